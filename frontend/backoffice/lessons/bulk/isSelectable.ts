import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { instructorMay } from "../../../../backend/lessons/movesRule.ts";
import { lessonNow } from "../../../shared/lessonNow.ts";
import { place } from "../../place.ts";

/** Instructors answer several requests at once; everything else asks to be looked at one by one. */
export const isSelectable = (lesson: LessonView) =>
  place === "instructor" && instructorMay.confirm(lessonNow(lesson), Date.now());
