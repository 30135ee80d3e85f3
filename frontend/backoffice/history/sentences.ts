import type { HistoryEntry } from "../../../backend/history/contract.ts";
import { money } from "../../shared/formats.ts";
import { campSentences, campStates } from "./campSentences.ts";
import type { Sentence, Told } from "./sentence.ts";

const paidBy: Record<string, string> = {
  venmo: "by Venmo",
  cashapp: "by Cash App",
  cash: "in cash",
  other: "another way",
};
const side: Record<string, string> = { player: "the player’s list", instructor: "the instructor’s list" };

/** Facts in the words of the people who use this. */
const sentences: Record<string, Sentence> = {
  LessonBooked: ({ to }) => (to === "scheduled" ? "put the lesson on the calendar" : "asked for this lesson"),
  LessonConfirmed: "confirmed the lesson",
  LessonDeclined: "declined the lesson",
  LessonCancelled: "cancelled the lesson",
  LessonCompleted: "marked the lesson as completed",
  LessonHidden: ({ details }) => `took the lesson off ${side[String(details?.["from"])] ?? "a list"}`,
  LessonPaymentNoted: ({ details }) =>
    `noted that ${money(Number(details?.["cents"]) / 100)} was paid ${paidBy[String(details?.["how"])] ?? ""}`.trim(),
  LessonPaymentNoteWithdrawn: "took back the note of the payment",
  CustomLessonRequested: "asked for a custom lesson",
  CustomLessonRequestContacted: "got in touch about the request",
  CustomLessonRequestScheduled: "scheduled the request",
  CustomLessonRequestCompleted: "marked the request as completed",
  CustomLessonRequestDeclined: "declined the request",
  CoachingInquirySubmitted: "sent the inquiry",
  CoachingInquiryContacted: "got in touch about the inquiry",
  CoachingInquiryScheduled: "scheduled the inquiry",
  CoachingInquiryCompleted: "marked the inquiry as completed",
  SlotPublished: "published this time slot",
  SlotClosed: "closed this time slot",
  SlotReopened: "opened this time slot again",
  SlotWithdrawn: "deleted this time slot",
  SlotRestored: "brought this time slot back",
  ScheduleCleared: "cleared the whole schedule",
  ScheduleRestored: "brought the cleared schedule back",
  DatesBlocked: "blocked dates",
  DatesUnblocked: "unblocked dates",
  LessonMoveAsked: "asked for another time",
  LessonMoveOffered: "offered another time",
  LessonCancellationAsked: "asked to cancel the lesson",
  LessonProposalDeclined: "declined to change the lesson",
  LessonProposalWithdrawn: "took the proposal back",
  LessonPlaceKept: "kept a place at the new time",
  LessonPlaceGivenBack: "gave the new place back",
  LessonMoved: "moved the lesson to the new time",
  LessonReviewed: "reviewed the lesson",
  PlayerRegistered: "opened the account",
  ProfileUpdated: "changed the profile",
  InstructorProfileUpdated: "changed the instructor’s profile",
  GuardianNamed: "named a parent or guardian",
  GuardianConfirmed: "confirmed as parent or guardian",
  InstructorAppointed: "made this person an instructor",
  AdminAppointed: "made this person an admin",
  RoleRevoked: "took the role away",
  PersonErased: "erased the personal data",
  PersonalDataExported: ({ details }) =>
    details?.["by"] === "guardian"
      ? "downloaded the personal data by a guardian’s link"
      : "downloaded the personal data",
  ...campSentences,
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
  ...campStates,
};
const roles: Record<string, string> = { student: "Player", instructor: "Instructor", admin: "Admin" };

/** A fact that is newer than this screen still reads as words: "VideoReviewed" → "video reviewed". */
const spelled = (what: string) => what.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

export const doing = (told: Told) => {
  const sentence = sentences[told.what] ?? spelled(told.what);
  return typeof sentence === "string" ? sentence : sentence(told);
};
export const state = (name: string) => states[name] ?? name;

export const actorName = ({ actor }: Pick<HistoryEntry, "actor">) => {
  if (actor.kind === "system") return "The system";
  return actor.name ?? (actor.kind === "visitor" ? "A visitor" : "Removed person");
};
export const actorRole = ({ actor }: Pick<HistoryEntry, "actor">) => (actor.role && roles[actor.role]) || null;
