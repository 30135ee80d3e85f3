import type { LessonEvent } from "../../eventstore/lessons/events.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changed, changedWhere, created, projector } from "../projector.ts";
import { reviews } from "./tables.ts";

/** Players' reviews of completed lessons. Stars stay when a player is erased, the text goes. */
export const reviewsProjector = projector<LessonEvent | PrivacyEvent>({
  name: "reviews",
  version: 2,
  tables: [reviews],
  on: {
    LessonReviewed: ({ id, data: { lessonId, personal, ...rest }, meta }) =>
      created(reviews, lessonId, { ...rest, ...personal, id, reviewedAt: meta.occurredAt }),
    ReviewCommentHidden: ({ data: { lessonId, why } }) => changed(reviews, lessonId, { hiddenFor: why }),
    ReviewCommentShown: ({ data: { lessonId } }) => changed(reviews, lessonId, { hiddenFor: null }),
    PersonErased: ({ data: { subject } }) => changedWhere(reviews, { studentId: subject }, { comment: null }),
  },
});
