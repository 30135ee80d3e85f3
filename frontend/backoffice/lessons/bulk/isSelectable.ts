import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { instructorMay } from "../../../../backend/lessons/movesRule.ts";
import { lessonNow } from "../../../shared/lessons/lessonNow.ts";
import { place } from "../../place.ts";

/** Requests can be answered several at once; everything else deserves a look of its own. */
export const isSelectable = (lesson: LessonView) =>
  place === "instructor" && instructorMay.confirm(lessonNow(lesson), Date.now());
