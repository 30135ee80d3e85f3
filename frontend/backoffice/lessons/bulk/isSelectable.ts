import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { place } from "../../place.ts";

/** Instructors answer several requests at once; everything else asks to be looked at one by one. */
export const isSelectable = ({ status }: LessonView) => place === "instructor" && status === "pending";
