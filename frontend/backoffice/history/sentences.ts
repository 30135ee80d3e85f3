import type { HistoryEntry } from "../../../backend/history/contract.ts";

/** Facts in the words of the people who use this. */
const sentences: Record<string, string> = {
  LessonBooked: "asked for this lesson",
  LessonConfirmed: "confirmed the lesson",
  LessonDeclined: "declined the lesson",
  LessonCancelled: "cancelled the lesson",
  LessonCompleted: "marked the lesson as completed",
  LessonHidden: "took the lesson off a list",
  CustomLessonRequested: "asked for a custom lesson",
  CustomLessonRequestContacted: "got in touch about the request",
  CustomLessonRequestScheduled: "scheduled the request",
  CustomLessonRequestCompleted: "marked the request as completed",
  CustomLessonRequestDeclined: "declined the request",
  PlayerRegistered: "opened the account",
  InstructorAppointed: "made this person an instructor",
  AdminAppointed: "made this person an admin",
  RoleRevoked: "took the role away",
  PersonErased: "erased the personal data",
};

const states: Record<string, string> = {
  pending: "Waiting",
  contacted: "Contacted",
  confirmed: "Confirmed",
  scheduled: "Scheduled",
  declined: "Declined",
  cancelled: "Cancelled",
  completed: "Completed",
  student: "Player",
  instructor: "Instructor",
  admin: "Admin",
};
const roles: Record<string, string> = { student: "Player", instructor: "Instructor", admin: "Admin" };

/** A fact that is newer than this screen still reads as words: "VideoReviewed" → "video reviewed". */
const spelled = (what: string) => what.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

export const doing = ({ what, to }: Pick<HistoryEntry, "what" | "to">) =>
  what === "LessonBooked" && to === "scheduled" ? "put the lesson on the calendar" : (sentences[what] ?? spelled(what));
export const state = (name: string) => states[name] ?? name;

export const actorName = ({ actor }: Pick<HistoryEntry, "actor">) => {
  if (actor.kind === "system") return "The system";
  return actor.name ?? (actor.kind === "visitor" ? "A visitor" : "Removed person");
};
export const actorRole = ({ actor }: Pick<HistoryEntry, "actor">) => (actor.role && roles[actor.role]) || null;
