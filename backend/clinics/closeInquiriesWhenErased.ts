import { clinicInquiryStream, inquiryOfSender } from "../../eventstore/clinics/events.ts";
import { inquiriesLeftOpen } from "../../projections/clinics/queries.ts";
import type { WhenErased } from "../backend.ts";
import { closeInquiry, coachingInquiry } from "./inquiry.ts";

/** Nobody is reminded of an inquiry whose sender cannot be reached any more. */
export const closeInquiriesWhenErased: WhenErased = async ({ db, handle, caughtUp }, command, subject) => {
  await caughtUp();
  let inquiry = 0;
  for (const { id: inquiryId } of await inquiriesLeftOpen(db, { subject, inquiryId: inquiryOfSender(subject) })) {
    const target = { fold: coachingInquiry, stream: clinicInquiryStream(inquiryId), command };
    if ((await handle(target, closeInquiry({ inquiryId }))).recorded) inquiry++;
  }
  return { inquiry };
};
