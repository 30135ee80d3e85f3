import { type CoachingInquiryEvent, senderSubject } from "../../eventstore/clinics/events.ts";
import { inquiryById } from "../../projections/clinics/queries.ts";
import type { Backend } from "../backend.ts";
import { type Process, processOf } from "../process.ts";

/**
 * That it arrived, and what happens now. The form is open to everybody, so this goes to whatever address somebody typed:
 * it repeats none of their words, lest we carry a stranger's message.
 */
export const mailSenderWhenCoachingInquirySubmitted = ({ db }: Pick<Backend, "db">): Process =>
  processOf<CoachingInquiryEvent>("mail sender when coaching inquiry submitted", {
    CoachingInquirySubmitted: async ({ id, data }) => {
      const inquiry = await inquiryById(db, data.inquiryId);
      if (!inquiry?.email) return [];
      const subject = senderSubject(data);
      return [
        {
          key: `${id} coaching inquiry received ${subject}`,
          kind: "coaching inquiry received",
          to: { email: inquiry.email },
          subjects: [subject],
          letter: {
            subject: "We have your inquiry about a clinic or camp",
            heading: "Your inquiry has arrived",
            paragraphs: [
              "One of our coaches calls or writes to you, to agree on the day, the place and the price. Nothing is booked or paid yet.",
              "If you did not ask for anything, somebody has typed your address by mistake: nothing happens then, and you need not do anything.",
            ],
          },
        },
      ];
    },
  });
