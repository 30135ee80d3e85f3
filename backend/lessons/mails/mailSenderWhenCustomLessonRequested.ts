import { type LessonRequestEvent, visitorSubject } from "../../../eventstore/lessons/requestEvents.ts";
import { lessonRequestById } from "../../../projections/lessons/requestQueries.ts";
import { type Process, processOf } from "../../process.ts";
import type { Desk } from "./lessonMail.ts";

/**
 * That it arrived, and by when a reply comes. The form is open to everyone, so this goes to whatever address someone
 * typed: it repeats none of their text, lest we carry a stranger's message.
 */
export const mailSenderWhenCustomLessonRequested = ({ db }: Desk): Process =>
  processOf<LessonRequestEvent>("mail sender when custom lesson requested", {
    CustomLessonRequested: async ({ id, data: { requestId } }) => {
      const request = await lessonRequestById(db, "admin", requestId);
      if (!request?.email) return [];
      const subject = request.requesterId ?? visitorSubject(requestId);
      return [
        {
          key: `${id} custom request received ${subject}`,
          kind: "custom request received",
          to: { email: request.email },
          subjects: [subject, ...(request.instructorId ? [request.instructorId] : [])],
          ...(request.instructorId && { instructorId: request.instructorId }),
          letter: {
            subject: "We got your custom lesson request",
            heading: "We got your request",
            paragraphs: [
              `${request.instructorName ?? "One of our coaches"} will reply within 24 hours, by email or phone.`,
              "Didn't ask for a lesson? Someone probably typed your address by mistake. You can ignore this email.",
            ],
          },
        },
      ];
    },
  });
