import { type CoachingInquiryEvent, senderSubject } from "../../eventstore/clinics/events.ts";
import { staffToMail } from "../../projections/accounts/queries.ts";
import { inquiryById } from "../../projections/clinics/queries.ts";
import type { Backend } from "../backend.ts";
import type { Post } from "../post.ts";
import { type Process, processOf } from "../process.ts";
import type { ServiceType } from "./contract.ts";

const dashboard = { instructor: "/instructor-dashboard", admin: "/admin-dashboard" };

const wanted: Record<ServiceType, string> = {
  "coaching-clinic": "a clinic for its coaches",
  camp: "a camp for its players",
  both: "a clinic for its coaches and a camp for its players",
  "board-meeting": "a session with its board",
};

/** An organization waits for an answer, which any instructor or admin may give: each hears of it. */
export const mailStaffWhenCoachingInquirySubmitted = ({ db }: Pick<Backend, "db">): Process =>
  processOf<CoachingInquiryEvent>("mail staff when coaching inquiry submitted", {
    CoachingInquirySubmitted: async ({ id, data }) => {
      const inquiry = await inquiryById(db, data.inquiryId);
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
          heading: `${organizationName} asks for ${wanted[serviceType]}`,
          paragraphs: [
            "Whom to call, the dates and the place stand in the inquiry. Whoever gets in touch first marks it as contacted, so that nobody calls twice.",
          ],
          button: {
            label: "Open the inquiry",
            path: `${person.role === "admin" ? dashboard.admin : dashboard.instructor}/coaching-inquiries/${data.inquiryId}/show`,
          },
        },
      }));
    },
  });
