import type { LessonEvent } from "./events.ts";
import type { SeriesEvent } from "./seriesEvents.ts";

/** One valid example of each fact, for tests to build on. */
export const booked = {
  type: "LessonBooked",
  data: {
    lessonId: "l1",
    studentId: "pat",
    instructorId: "ana",
    slotId: "s1",
    date: "2030-05-01",
    startTime: "16:00",
    startsAt: "2030-05-01T20:00:00.000Z",
    minutes: 60,
    priceCents: 7500,
    location: "Indoor Cage 1",
    seats: 1,
    as: "pending",
    sessionFocus: "hitting",
    weeklyRecurring: "no",
    personal: { phone: "555-010-0100", email: "pat@example.com" },
  },
} satisfies LessonEvent;
/** A parent booked for a player of theirs. */
export const bookedFor = {
  ...booked,
  data: {
    ...booked.data,
    lessonId: "l2",
    studentId: "kim",
    by: "pat",
    contact: { phone: "555-010-0100", email: "pat@example.com" },
    personal: { notes: "Left-handed" },
  },
} satisfies LessonEvent;
/** It was agreed before the facility had us. */
export const movedIn = {
  ...booked,
  data: { ...booked.data, as: "scheduled", how: "moved in", sessionFocus: null, weeklyRecurring: null },
} satisfies LessonEvent;
export const takenBack = { type: "LessonTakenBack", data: { lessonId: "l1" } } satisfies LessonEvent;
export const confirmed = { type: "LessonConfirmed", data: { lessonId: "l1" } } satisfies LessonEvent;
export const declined = { type: "LessonDeclined", data: { lessonId: "l1" } } satisfies LessonEvent;
export const declineUndone = {
  type: "LessonDeclineUndone",
  data: { lessonId: "l1", undoes: ["fact 1"] },
} satisfies LessonEvent;
export const cancelled = { type: "LessonCancelled", data: { lessonId: "l1" } } satisfies LessonEvent;
export const declinedWithReason = {
  type: "LessonDeclined",
  data: { lessonId: "l1", studentId: "pat", personal: { reason: "The cage is closed that week." } },
} satisfies LessonEvent;
export const cancelledWithReason = {
  type: "LessonCancelled",
  data: { lessonId: "l1", studentId: "pat", personal: { reason: "I have the flu." } },
} satisfies LessonEvent;
export const missed = { type: "LessonMissed", data: { lessonId: "l1" } } satisfies LessonEvent;
export const completed = { type: "LessonCompleted", data: { lessonId: "l1" } } satisfies LessonEvent;
export const hidden = { type: "LessonHidden", data: { lessonId: "l1", from: "player" } } satisfies LessonEvent;
export const unhidden = {
  type: "LessonUnhidden",
  data: { lessonId: "l1", from: "player", undoes: ["fact 2"] },
} satisfies LessonEvent;
export const paymentNoted = {
  type: "LessonPaymentNoted",
  data: { lessonId: "l1", studentId: "pat", how: "venmo", cents: 7500, personal: { words: "Paid by her aunt" } },
} satisfies LessonEvent;
export const paymentSent = {
  type: "LessonPaymentSent",
  data: { lessonId: "l1", studentId: "pat", how: "venmo" },
} satisfies LessonEvent;
export const paymentNoteWithdrawn = {
  type: "LessonPaymentNoteWithdrawn",
  data: { lessonId: "l1" },
} satisfies LessonEvent;

const { slotId, date, startTime, startsAt, location, seats } = booked.data;
/** The booked lesson's time, and the same hour two days later. */
const bookedTime = { slotId, date, startTime, startsAt, location, seats };
const laterTime = { ...bookedTime, slotId: "s2", date: "2030-05-03", startsAt: "2030-05-03T20:00:00.000Z" };
export const moveAsked = {
  type: "LessonMoveAsked",
  data: { lessonId: "l1", proposalId: "p1", studentId: "pat", to: laterTime, personal: { words: "We have a game." } },
} satisfies LessonEvent;
export const moveOffered = {
  type: "LessonMoveOffered",
  data: { lessonId: "l1", proposalId: "p2", instructorId: "ana", to: laterTime, personal: null },
} satisfies LessonEvent;
export const moveOfferedSick = {
  ...moveOffered,
  data: { ...moveOffered.data, sickDayId: "d1" },
} satisfies LessonEvent;
export const cancellationAsked = {
  type: "LessonCancellationAsked",
  data: { lessonId: "l1", proposalId: "p3", studentId: "pat", personal: { words: "A broken finger." } },
} satisfies LessonEvent;
export const proposalDeclined = {
  type: "LessonProposalDeclined",
  data: { lessonId: "l1", proposalId: "p1" },
} satisfies LessonEvent;
export const proposalWithdrawn = {
  type: "LessonProposalWithdrawn",
  data: { lessonId: "l1", proposalId: "p1" },
} satisfies LessonEvent;
export const placeKept = {
  type: "LessonPlaceKept",
  data: {
    lessonId: "l1",
    proposalId: "p1",
    studentId: "pat",
    instructorId: "ana",
    ...laterTime,
    minutes: 60,
    priceCents: 7500,
    as: "confirmed",
    timesMoved: 1,
    sessionFocus: "hitting",
    weeklyRecurring: "no",
    payment: { how: "venmo", cents: 7500 },
    personal: { paymentWords: "Paid by her aunt" },
    movedFrom: "2030-05-01",
  },
} satisfies LessonEvent;
export const placeGivenBack = {
  type: "LessonPlaceGivenBack",
  data: { lessonId: "l1", proposalId: "p1" },
} satisfies LessonEvent;
export const lessonMoved = {
  type: "LessonMoved",
  data: {
    lessonId: "l1",
    proposalId: "p1",
    from: bookedTime,
    to: laterTime,
    minutes: 60,
    as: "confirmed",
    timesMoved: 1,
  },
} satisfies LessonEvent;
export const reviewed = {
  type: "LessonReviewed",
  data: {
    lessonId: "l1",
    studentId: "pat",
    instructorId: "ana",
    rating: 5,
    signedAs: "player",
    personal: { comment: "Finally the hips turn." },
  },
} satisfies LessonEvent;
export const commentHidden = {
  type: "ReviewCommentHidden",
  data: { lessonId: "l1", why: "private" },
} satisfies LessonEvent;
export const commentShown = { type: "ReviewCommentShown", data: { lessonId: "l1" } } satisfies LessonEvent;

const { studentId, instructorId, minutes, as, sessionFocus, weeklyRecurring, personal } = booked.data;
const terms = { studentId, instructorId, minutes, as, sessionFocus, weeklyRecurring, personal };
const week = { lessonId: "l1", priceCents: 7500, ...bookedTime };
const nextWeek = { ...week, lessonId: "l2", date: "2030-05-08", startsAt: "2030-05-08T20:00:00.000Z" };

export const begun = {
  type: "SeriesBegun",
  data: { ...terms, seriesId: "w1", attempt: 0, weeks: [week, nextWeek] },
} satisfies SeriesEvent;
export const seriesBooked = {
  type: "SeriesBooked",
  data: { seriesId: "w1", lessonIds: ["l1", "l2"], as: "pending" },
} satisfies SeriesEvent;
export const givenUp = { type: "SeriesGivenUp", data: { seriesId: "w1" } } satisfies SeriesEvent;
export const actBegun = {
  type: "SeriesActBegun",
  data: {
    seriesId: "w1",
    actId: "a1",
    what: "canceled",
    side: "player",
    lessonIds: ["l1", "l2"],
    lessonId: "l1",
    studentId: "pat",
    personal: { reason: "We're moving away." },
  },
} satisfies SeriesEvent;
export const actDone = {
  type: "SeriesActDone",
  data: { seriesId: "w1", actId: "a1", what: "canceled", side: "player", lessonIds: ["l1", "l2"] },
} satisfies SeriesEvent;
export const moveBegun = {
  type: "SeriesActBegun",
  data: {
    ...actBegun.data,
    what: "moved",
    side: "instructor",
    lessonIds: ["l1"],
    personal: null,
    moves: [{ lessonId: "l1", proposalId: "p1", from: bookedTime, to: laterTime }],
  },
} satisfies SeriesEvent;
export const moveDecided = {
  type: "SeriesMoveDecided",
  data: { seriesId: "w1", actId: "a1", moves: true },
} satisfies SeriesEvent;
