import { clinicInquiryStream } from "../../eventstore/clinics/events.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { coachingInquiry, scheduleWithCamp } from "./inquiry.ts";

interface ForInquiry {
  readonly inquiryId: string;
  readonly campId: string;
}

/** Refuses before a camp is created what would be refused after. */
export const requireInquiry = async ({ stateOf }: Pick<Backend, "stateOf">, about: ForInquiry) => {
  scheduleWithCamp(about)(await stateOf(coachingInquiry, clinicInquiryStream(about.inquiryId)));
};

export const scheduleInquiry = async ({ handle }: Pick<Backend, "handle">, command: Command, about: ForInquiry) => {
  const target = { fold: coachingInquiry, stream: clinicInquiryStream(about.inquiryId), command };
  await handle(target, scheduleWithCamp(about));
};
