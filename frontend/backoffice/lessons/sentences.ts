import type { LessonFact, LessonRequestStatus, LessonStatus } from "../../../backend/lessons/contract.ts";
import type { Sentence } from "../context.ts";
import { saidAfter, sumIn, timeIn } from "../sentences.ts";

const paidBy: Record<string, string> = {
  venmo: " by Venmo",
  cashapp: " by Cash App",
  cash: " in cash",
};
const side: Record<string, string> = { player: "the player’s list", instructor: "the instructor’s list" };

/** What happens to lessons and requests for them. */
export const sentences: Record<LessonFact | "LessonTimeTaken", Sentence> = {
  LessonBooked: ({ to, details }) => {
    if (details?.["how"] === "moved in") return "brought the lesson in from a file";
    return to === "scheduled" ? "put the lesson on the calendar" : "requested this lesson";
  },
  LessonTakenBack: "took the lesson back, as another week was just taken",
  LessonConfirmed: "confirmed the lesson",
  LessonDeclined: "declined the lesson",
  LessonDeclineUndone: "undid declining the lesson",
  LessonCancelled: "canceled the lesson",
  LessonCompleted: "marked the lesson as completed",
  LessonMissed: "marked the lesson as a no-show",
  LessonHidden: ({ details }) => `removed the lesson from ${side[String(details?.["from"])] ?? "a list"}`,
  LessonUnhidden: ({ details }) => `put the lesson back on ${side[String(details?.["from"])] ?? "a list"}`,
  LessonPaymentNoted: ({ details }) =>
    `recorded a payment of ${sumIn(details)}${paidBy[String(details?.["how"])] ?? ""}`,
  LessonPaymentSent: ({ details }) => `said the payment was sent${paidBy[String(details?.["how"])] ?? ""}`,
  LessonPaymentNoteWithdrawn: "removed the payment record",
  LessonReviewed: "reviewed the lesson",
  ReviewCommentHidden: "hid the review’s comment from the public",
  ReviewCommentShown: "showed the review’s comment to the public again",
  LessonMoveAsked: ({ details }) => `requested another time${saidAfter(": ", timeIn(details, "to"))}`,
  LessonMoveOffered: ({ details }) => `offered another time${saidAfter(": ", timeIn(details, "to"))}`,
  LessonCancellationAsked: "requested to cancel the lesson",
  LessonProposalDeclined: "declined the change",
  LessonProposalWithdrawn: "withdrew the proposal",
  LessonPlaceKept: "held a spot at the new time",
  LessonPlaceGivenBack: "released the spot at the new time",
  LessonMoved: ({ details }) =>
    details?.["undoes"]
      ? "moved the lesson and took that back"
      : `moved the lesson from ${timeIn(details, "from")} to ${timeIn(details, "to")}`,
  LessonTimeTaken: "noted that this time went to someone else",

  SeriesBegun: "started to book a weekly series",
  SeriesBooked: "booked a weekly series",
  SeriesGivenUp: "didn’t get every week of a series, so none was booked",
  SeriesActBegun: "changed several weeks of a series at once",
  SeriesMoveDecided: ({ details }) =>
    details?.["moves"]
      ? "held a spot in each week of a series to be moved"
      : "didn’t get every week of a series, so none moved",
  SeriesActDone: "finished changing several weeks of a series",

  CustomLessonRequested: "requested a custom lesson",
  CustomLessonRequestContacted: "got in touch about the request",
  CustomLessonRequestScheduled: "scheduled the request",
  CustomLessonRequestCompleted: "marked the request as completed",
  CustomLessonRequestDeclined: "declined the request",
};

export const states: Record<LessonStatus | LessonRequestStatus, string> = {
  pending: "Requested",
  contacted: "Contacted",
  confirmed: "Confirmed",
  scheduled: "Scheduled",
  declined: "Declined",
  cancelled: "Canceled",
  completed: "Completed",
  missed: "No-show",
};

export const found = { lessons: "Lessons", "lesson-requests": "Lesson requests" };
