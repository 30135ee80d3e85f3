import { type LessonRequestEvent, visitorSubject } from "../../../eventstore/lessons/requestEvents.ts";
import { instructorsToMail } from "../../../projections/accounts/open.ts";
import { lessonRequestById } from "../../../projections/lessons/requestQueries.ts";
import type { Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";
import type { Desk } from "./lessonMail.ts";
import { shortMoment, nameOf } from "./lessonWords.ts";

/**
 * Someone waits for the reply the site promises within a day: the instructor they chose is told, or else everyone who
 * may take it.
 */
export const mailInstructorsWhenCustomLessonRequested = ({ db, business }: Desk): Process =>
  processOf<LessonRequestEvent>("mail instructors when custom lesson requested", {
    CustomLessonRequested: async ({ id, data: { requestId, instructorId } }) => {
      const request = await lessonRequestById(db, "admin", requestId);
      if (!request || request.name === null || request.status !== "pending") return [];
      const { name, replyDueAt } = request;
      const promised = shortMoment(replyDueAt, business.facility.timeZone);
      const instructors = await instructorsToMail(db, instructorId);
      return instructors.map((instructor): Post => ({
        key: `${id} custom lesson requested ${instructor.id}`,
        kind: "custom lesson requested",
        to: { email: instructor.email, name: nameOf(instructor) },
        subjects: [instructor.id, request.requesterId ?? visitorSubject(requestId)],
        instructorId: instructor.id,
        letter: {
          subject: `Custom lesson request: reply by ${promised}`,
          heading: `${name} requested a custom lesson`,
          paragraphs: [
            instructorId
              ? "They asked for you. The dates, location, and details are in the request."
              : "They didn't choose a coach, so whoever replies first takes it.",
            `We promised a reply within 24 hours: by ${promised}.`,
          ],
          button: { label: "Open the request", path: `/instructor-dashboard/lesson-requests/${requestId}/show` },
        },
      }));
    },
  });
