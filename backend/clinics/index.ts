import { listInquiries } from "../../projections/clinics/queries.ts";
import { staffOf } from "../../projections/accounts/open.ts";
import { searchedIn } from "../search/open.ts";
import { clinicInquiryStream, inquiryOfSender } from "../../eventstore/clinics/events.ts";
import { inquiriesHeldOn, inquiriesLeftOpen, locateInquiry } from "../../projections/clinics/queries.ts";
import type { HeldPart, MaySeeStory, WhenErased } from "../backend.ts";
import type { Context, Searched } from "../context.ts";
import { inquiryCalls } from "./calls.ts";
import { InquiryView, SentInquiryView } from "./contract.ts";
import { closeInquiry, coachingInquiry } from "./inquiry.ts";
import { clinicLimits } from "./limits.ts";
import { clinicMails } from "./mails.ts";

const clinicParts: readonly HeldPart[] = [
  { name: "coachingInquiries", rows: ({ db }, userId) => inquiriesHeldOn(db, userId) },
];

/** No one is reminded of an inquiry whose sender can no longer be reached. */
const closeInquiriesWhenErased: WhenErased = async ({ db, handle, caughtUp }, command, subject) => {
  await caughtUp();
  let inquiry = 0;
  for (const { id: inquiryId } of await inquiriesLeftOpen(db, { subject, inquiryId: inquiryOfSender(subject) })) {
    const target = { fold: coachingInquiry, stream: clinicInquiryStream(inquiryId), command };
    if ((await handle(target, closeInquiry({ inquiryId }))).recorded) inquiry++;
  }
  return { inquiry };
};

const maySeeStory: MaySeeStory = async (db, { id, role }, of) => {
  const inquiry = await locateInquiry(db, of);
  return inquiry && (role === "instructor" || inquiry.senderId === id);
};

const searched: readonly Searched[] = [
  searchedIn("coaching-inquiries", {
    read: ({ db }, user, query) => listInquiries(db, staffOf(user), query),
    shown: ({ organizationName, contactName, createdAt, status }) => ({
      name: organizationName,
      about: contactName,
      at: createdAt,
      status,
    }),
  }),
];

export const clinics: Context = {
  name: "clinics",
  calls: { "coaching inquiries": inquiryCalls },
  shapes: { InquiryView, SentInquiryView },
  mails: clinicMails,
  limits: clinicLimits,
  whenErased: [closeInquiriesWhenErased],
  searched,
  maySeeStory,
  exported: clinicParts,
};
