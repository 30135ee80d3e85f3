import { inquiryStatusAfter, senderSubject } from "../../eventstore/clinics/events.ts";
import type { Context, HistoryOf } from "../context.ts";
import { among, read } from "../read.ts";
import { sentUnder } from "../sentUnder.ts";
import { coachingInquiries, coachingInquiriesProjector } from "./coachingInquiries.ts";
import { type ClinicFact, openInquiryStatuses } from "./view.ts";

const history: HistoryOf<ClinicFact> = {
  CoachingInquirySubmitted: { of: "inquiryId", state: inquiryStatusAfter.CoachingInquirySubmitted },
  CoachingInquiryContacted: { of: "inquiryId", state: inquiryStatusAfter.CoachingInquiryContacted },
  CoachingInquiryScheduled: { of: "inquiryId", state: inquiryStatusAfter.CoachingInquiryScheduled },
  CoachingInquiryCompleted: { of: "inquiryId", state: inquiryStatusAfter.CoachingInquiryCompleted },
};

export const clinics = {
  name: "clinics",
  projectors: [coachingInquiriesProjector],
  history,
  notGone: [
    `exists (select from read."coachingInquiries" q
              where (q."senderId" = e.subject
                     or q."senderId" is null and q.id = substring(e.subject from '^clinicInquiry-(.+)$'))
                and q.status in (${among(openInquiryStatuses)}))`,
  ],
  things: [`select id from read."coachingInquiries" where "senderId" = :userId`],
  visitors: async (db, email) => {
    const sent = sentUnder(read(db, coachingInquiries), email, { account: "senderId", address: "email" });
    return (await sent.pluck("id")).map((inquiryId) => senderSubject({ senderId: null, inquiryId }));
  },
} satisfies Context;
