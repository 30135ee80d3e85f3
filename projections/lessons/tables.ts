import type { Actor } from "../../eventstore/eventStore.ts";
import type { ReviewedLesson } from "../../eventstore/lessons/events.ts";
import type { LessonTime } from "../../eventstore/lessons/proposals.ts";
import { jsonb, table, text } from "../table.ts";
import type { HiddenFor } from "./reviewView.ts";
import type { LessonRequestStatus, LessonStatus, ProposalView } from "./view.ts";

export const lessons = table("lessons", {
  key: "id",
  columns: {
    id: "text",
    studentId: "text?",
    bookedBy: "text?", // the account, where the player is not its own
    instructorId: "text",
    slotId: "text?",
    requestId: "text?",
    seriesId: "text?",
    seriesN: "integer?", // its number among those booked as one, and how many they were
    seriesOf: "integer?",
    date: "text",
    startTime: "text",
    startsAt: "text",
    endsAt: "text",
    minutes: "integer",
    priceCents: "integer",
    location: "text",
    place: "text?", // what it is where `location` says that it was agreed on
    seats: "integer",
    status: text<LessonStatus>(),
    reason: "text?", // why it was declined or cancelled
    sessionFocus: "text?",
    weeklyRecurring: "text?",
    phone: "text?",
    email: "text?",
    studentName: "text?",
    notes: "text?",
    hiddenFromPlayer: "boolean",
    hiddenFromInstructor: "boolean",
    paymentHow: "text?",
    paymentCents: "integer?",
    paymentWords: "text?",
    paymentNotedAt: "text?",
    paymentNotedBy: "text?",
    paymentSentHow: "text?", // what the player says
    paymentSentAt: "text?",
    bookedAt: "text",
    movedInFor: "text?", // the start it had in the file it came from, wherever it was moved since
    timesMoved: "integer",
    proposalId: "text?", // until it is answered, so the last one of a lesson that ended without it stays
    proposalKind: text<ProposalView["kind"]>("?"),
    proposalFrom: text<ProposalView["from"]>("?"),
    proposalTo: jsonb<LessonTime>("?"),
    proposalWords: "text?",
    proposedAt: "text?",
    isAway: "boolean", // the instructor cannot come at this time, whatever is proposed
  },
  indexes: [
    ["instructorId", "startsAt"],
    ["instructorId", "status", "startsAt"],
    ["studentId", "startsAt"],
    ["bookedBy"],
    ["status", "startsAt"],
    ["startsAt"],
    ["proposalFrom", "startsAt"],
    ["requestId"],
    ["seriesId"],
    ["priceCents", "startsAt"],
    ["bookedAt"],
    ["studentName", "id"],
  ],
});

/** Seats on other days for lessons being moved right now. */
export const keptPlaces = table("keptPlaces", {
  key: "proposalId",
  columns: {
    proposalId: "text",
    lessonId: "text",
    instructorId: "text",
    date: "text", // the day of the seat
    movedFrom: "text",
    actor: jsonb<Actor>(), // who accepted
  },
});

/** What was begun with a series and may not be finished: a crash left it half done. */
export const openSeries = table("openSeries", {
  key: "id",
  columns: {
    id: "text", // the series', or that of what is done to several of its lessons
    seriesId: "text",
    begunAt: "text",
    actor: jsonb<Actor>(), // who does it
    isGivenUp: "boolean", // its lessons are taken back
  },
});

export const lessonRequests = table("lessonRequests", {
  key: "id",
  columns: {
    id: "text",
    requesterId: "text?",
    playerId: "text?", // null: the requester's own player
    instructorId: "text?",
    travelPreference: "text",
    sessionFocus: "text?",
    name: "text?",
    phone: "text?",
    email: "text?",
    preferredDates: "text?",
    preferredTimes: "text?",
    location: "text?",
    additionalNotes: "text?",
    status: text<LessonRequestStatus>(),
    submittedAt: "text",
    lessonId: "text?",
  },
  indexes: [
    ["submittedAt"],
    ["status", "submittedAt"],
    ["instructorId", "submittedAt"],
    ["requesterId", "submittedAt"],
    ["playerId"],
  ],
});

export const reviews = table("reviews", {
  key: "lessonId",
  columns: {
    lessonId: "text",
    id: "text", // the fact's: what everyone gets to know of it
    studentId: "text",
    instructorId: "text",
    rating: "integer",
    comment: "text?",
    signedAs: text<NonNullable<ReviewedLesson["signedAs"]>>("?"), // null: its comment is for the coach alone
    hiddenFor: text<HiddenFor>("?"), // null: its comment is shown
    reviewedAt: "text",
  },
  indexes: [["instructorId", "reviewedAt"], ["studentId"], ["reviewedAt"]],
});
