import type { LessonEvent } from "../../eventstore/lessons/events.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changedWhere, created, projector } from "../projector.ts";
import { reviews } from "./tables.ts";

/** Players' reviews of completed lessons. Stars stay when a player is erased, the text goes. */
export const reviewsProjector = projector<LessonEvent | PrivacyEvent>({
  name: "reviews",
  version: 1,
  tables: [reviews],
  on: {
    LessonReviewed: ({ data: { lessonId, personal, ...rest }, meta }) =>
      created(reviews, lessonId, { ...rest, ...personal, reviewedAt: meta.occurredAt }),
    PersonErased: ({ data: { subject } }) => changedWhere(reviews, { studentId: subject }, { comment: null }),
  },
});
