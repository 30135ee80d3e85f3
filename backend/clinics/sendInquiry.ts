import { clinicInquiryStream } from "../../eventstore/clinics/events.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import { asksForCamp, type SubmitInquiry } from "./contract.ts";
import { coachingInquiry, submitInquiry } from "./inquiry.ts";

/** What is asked for camps only is null for everything else. */
export const campOnly = ({ serviceType, separateFields, availableVolunteers }: SubmitInquiry) =>
  asksForCamp(serviceType)
    ? { separateFields, availableVolunteers }
    : { separateFields: null, availableVolunteers: null };

/**
 * An organization asks for a clinic, a camp or a session with its board. `senderId`: null without an account. Returns
 * the new id.
 */
export const sendInquiry = async (
  { handle }: Pick<Backend, "handle">,
  command: Command,
  { senderId, form }: { senderId: string | null; form: SubmitInquiry },
): Promise<string> => {
  const { serviceType, organizationName, contactName, email, phone } = form;
  const { preferredDates, location, additionalInfo } = form;
  const inquiryId = newId(command, "clinicInquiry");
  const inquiry = {
    inquiryId,
    senderId,
    serviceType,
    ...campOnly(form),
    personal: { organizationName, contactName, email, phone, preferredDates, location, additionalInfo },
  };
  const target = { fold: coachingInquiry, stream: clinicInquiryStream(inquiryId), command };
  await handle(target, submitInquiry({ inquiry }));
  return inquiryId;
};
