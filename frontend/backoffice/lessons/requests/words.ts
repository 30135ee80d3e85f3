import type { LessonRequestStatus, LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { removedPerson } from "../../../shared/formats.ts";
import { place } from "../../place.ts";

export const statusLabel: Record<LessonRequestStatus, string> = {
  pending: "Waiting",
  contacted: "Contacted",
  scheduled: "Scheduled",
  completed: "Completed",
  declined: "Declined",
};

export const requesterName = ({ name }: Pick<LessonRequestView, "name">) => name ?? removedPerson;
/** Whoever sent it was erased: nothing is left to call, write or book. */
export const isRemoved = ({ name }: Pick<LessonRequestView, "name">) => name === null;
/** On their own dashboard instructors see what is for them or for anybody. */
export const forWhom = ({ instructorId, instructorName }: LessonRequestView) => {
  if (!instructorId) return "Any instructor";
  return place === "instructor" ? "You" : (instructorName ?? removedPerson);
};
