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
/** The sender's data was erased: there is nobody to call, write to or book for. */
export const isRemoved = ({ name }: Pick<LessonRequestView, "name">) => name === null;
/** On their own dashboard, instructors see requests for them or for anybody. */
export const forWhom = ({ instructorId, instructorName }: LessonRequestView) => {
  if (!instructorId) return "Any instructor";
  return place === "instructor" ? "You" : (instructorName ?? removedPerson);
};
