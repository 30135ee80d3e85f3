import { clinicInquiryStream } from "../../eventstore/clinics/events.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { coachingInquiry, noteContact } from "./inquiry.ts";

/** Staff answered it from the inbox. */
export const noteInquiryContact = ({ handle }: Pick<Backend, "handle">, command: Command, inquiryId: string) =>
  handle({ fold: coachingInquiry, stream: clinicInquiryStream(inquiryId), command }, noteContact({ inquiryId }));
