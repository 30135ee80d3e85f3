import { type CoachingInquiryEvent, senderSubject } from "../../eventstore/clinics/events.ts";
import { staffToMail } from "../../projections/accounts/open.ts";
import { inquiryById } from "../../projections/clinics/queries.ts";
import type { Backend } from "../backend.ts";
import type { Post } from "../post.ts";
import { type Process, processOf } from "../process.ts";
import type { ServiceType } from "./contract.ts";

type Desk = Pick<Backend, "db" | "inquiryReplyHours">;

const hours = (n: number) => (n === 1 ? "an hour" : `${n} hours`);
const dashboard = { instructor: "/instructor-dashboard", admin: "/admin-dashboard" };

const wanted: Record<ServiceType, string> = {
  "coaching-clinic": "a clinic for its coaches",
  camp: "a camp for its players",
  both: "a clinic for its coaches and a camp for its players",
  "board-meeting": "a session with its board",
};

/** An organization waits for an answer, which any instructor or admin may give: all of them hear of it. */
const mailStaffWhenCoachingInquirySubmitted = ({ db, inquiryReplyHours }: Desk): Process =>
  processOf<CoachingInquiryEvent>("mail staff when coaching inquiry submitted", {
    CoachingInquirySubmitted: async ({ id, data }) => {
      const inquiry = await inquiryById(db, "admin", data.inquiryId);
      if (!inquiry || inquiry.organizationName === null || inquiry.status !== "pending") return [];
      const { organizationName, serviceType } = inquiry;
      return (await staffToMail(db)).map((person): Post => ({
        key: `${id} coaching inquiry submitted ${person.id}`,
        kind: "coaching inquiry submitted",
        to: { email: person.email, name: [person.firstName, person.lastName].filter(Boolean).join(" ") },
        subjects: [person.id, senderSubject(data)],
        ...(person.role === "instructor" && { instructorId: person.id }),
        letter: {
          subject: `Coaching inquiry from ${organizationName}`,
          heading: `${organizationName} wants ${wanted[serviceType]}`,
          paragraphs: [
            "The contact, dates, and location are in the inquiry. If you get in touch first, set it to Contacted so nobody calls twice.",
            `We promised a reply within ${hours(inquiryReplyHours)}.`,
          ],
          button: {
            label: "Open the inquiry",
            path: `${person.role === "admin" ? dashboard.admin : dashboard.instructor}/coaching-inquiries/${data.inquiryId}/show`,
          },
        },
      }));
    },
  });

/**
 * That it arrived, and what happens next. The form is open to everyone, so this goes to whatever address someone typed:
 * it repeats none of their text, lest we carry a stranger's message.
 */
const mailSenderWhenCoachingInquirySubmitted = ({ db, inquiryReplyHours }: Desk): Process =>
  processOf<CoachingInquiryEvent>("mail sender when coaching inquiry submitted", {
    CoachingInquirySubmitted: async ({ id, data }) => {
      const inquiry = await inquiryById(db, "admin", data.inquiryId);
      if (!inquiry?.email) return [];
      const subject = senderSubject(data);
      return [
        {
          key: `${id} coaching inquiry received ${subject}`,
          kind: "coaching inquiry received",
          to: { email: inquiry.email },
          subjects: [subject],
          letter: {
            subject: "We got your inquiry about a clinic or camp",
            heading: "We got your inquiry",
            paragraphs: [
              `One of our coaches will call or email you within ${hours(inquiryReplyHours)} to work out the date, location, and price. Nothing is booked yet.`,
              "Didn't send an inquiry? Someone probably typed your address by mistake. You can ignore this email.",
            ],
          },
        },
      ];
    },
  });

/** What follows from the facts of clinics. Another one is another file and its line here. */
export const clinicMails = [mailSenderWhenCoachingInquirySubmitted, mailStaffWhenCoachingInquirySubmitted];
