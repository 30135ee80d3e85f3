import { listLessonRequests } from "../../projections/lessons/requestQueries.ts";
import { listLessons } from "../../projections/lessons/queries.ts";
import { staffOf } from "../../projections/accounts/open.ts";
import { nameIn, searchedIn } from "../search/open.ts";
import { dayStream, lessonOfWalkIn } from "../../eventstore/lessons/events.ts";
import { lessonsGivenBy, lessonsTakenBy } from "../../projections/lessons/exportQueries.ts";
import { lessonsLeftOpen } from "../../projections/lessons/occupiedQueries.ts";
import { locateLesson } from "../../projections/lessons/lookupQueries.ts";
import { locateRequest, requestsHeldOn } from "../../projections/lessons/requestQueries.ts";
import { mayActFor } from "../../projections/players/open.ts";
import { timeTaken } from "../../projections/lessons/timeTakenQueries.ts";
import type { HeldPart, MaySeeStory, WhenErased } from "../backend.ts";
import type { Context, Searched } from "../context.ts";
import { aMinute, tenMinutes } from "../timed/timedWork.ts";
import { simpleLessonCalls } from "./booking/simpleCalls.ts";
import { calendarCalls } from "./calendar/calendarCalls.ts";
import { lessonCalls } from "./calls.ts";
import { LessonRequestView, LessonView, OccupiedView, OwnLessonRequestView } from "./contract.ts";
import { day } from "./day.ts";
import { callOffLesson } from "./lesson.ts";
import { lessonLimits } from "./limits.ts";
import { mailFamiliesWhenSickDay } from "./mails/mailFamiliesWhenSickDay.ts";
import {
  mailInstructorWhenAdminConfirmed,
  mailInstructorWhenAdminDeclined,
  mailInstructorWhenAdminOffered,
} from "./mails/mailInstructorWhenAdminActed.ts";
import { mailInstructorsWhenCustomLessonRequested } from "./mails/mailInstructorsWhenCustomLessonRequested.ts";
import {
  mailInstructorWhenCancellationAsked,
  mailInstructorWhenMoveAsked,
} from "./mails/mailInstructorWhenChangeAsked.ts";
import { mailInstructorWhenLessonBooked } from "./mails/mailInstructorWhenLessonBooked.ts";
import { mailInstructorWhenLessonCancelled } from "./mails/mailInstructorWhenLessonCancelled.ts";
import { mailInstructorWhenLessonMoved } from "./mails/mailInstructorWhenLessonMoved.ts";
import { mailInstructorWhenPlaceShared } from "./mails/mailInstructorWhenPlaceShared.ts";
import { mailPlayerWhenLessonBooked } from "./mails/mailPlayerWhenLessonBooked.ts";
import { mailPlayerWhenLessonCancelled } from "./mails/mailPlayerWhenLessonCancelled.ts";
import { mailPlayerWhenLessonConfirmed } from "./mails/mailPlayerWhenLessonConfirmed.ts";
import { mailPlayerWhenLessonDeclined } from "./mails/mailPlayerWhenLessonDeclined.ts";
import { mailPlayerWhenLessonMoved } from "./mails/mailPlayerWhenLessonMoved.ts";
import { mailPlayerWhenMoveOffered } from "./mails/mailPlayerWhenMoveOffered.ts";
import { mailSenderWhenCustomLessonRequested } from "./mails/mailSenderWhenCustomLessonRequested.ts";
import { mailWaitingPlayersWhenTimeIsFull } from "./mails/mailWaitingPlayersWhenTimeIsFull.ts";
import {
  mailInstructorWhenProposalDeclined,
  mailPlayerWhenProposalDeclined,
} from "./mails/mailWhenProposalDeclined.ts";
import {
  mailInstructorWhenProposalWithdrawn,
  mailPlayerWhenProposalWithdrawn,
} from "./mails/mailWhenProposalWithdrawn.ts";
import { mailBookerWhenSeriesGivenUp, mailWhenSeriesBooked } from "./mails/mailWhenSeriesBooked.ts";
import { mailWhenSeriesChanged } from "./mails/mailWhenSeriesChanged.ts";
import { remindPlayersTheDayBefore } from "./mails/remindPlayersTheDayBefore.ts";
import { movingInCalls } from "./movingIn/calls.ts";
import { proposalCalls } from "./proposals/proposalCalls.ts";
import { finishMoves } from "./proposals/answerProposal.ts";
import { moveUndos } from "./proposals/undoMove.ts";
import { undoMoveLater } from "./series/undoMoveLater.ts";
import { ManagedReviewView, PublicReviewView } from "./reviews/contract.ts";
import { reviewCalls } from "./reviews/reviewCalls.ts";
import { closeRequestsWhenErased } from "./requests/closeRequestsWhenErased.ts";
import { lessonRequestCalls } from "./requests/requestCalls.ts";
import { finishAllSeries } from "./series/bookSeries.ts";
import { laterCalls } from "./series/laterCalls.ts";
import { cancelUnanswered, finishSickDays } from "./sickDay/sickDay.ts";
import { sickDayCalls } from "./sickDay/sickDayCalls.ts";
import { lessonUndos } from "./undo.ts";

const lessonParts: readonly HeldPart[] = [
  { name: "lessons", rows: ({ db }, userId) => lessonsTakenBy(db, userId) },
  { name: "lessonRequests", rows: ({ db }, userId) => requestsHeldOn(db, userId) },
  { name: "lessonsGiven", rows: ({ db }, userId) => lessonsGivenBy(db, userId) },
];

/** Anyone who shares a lesson with someone who is gone sees it cancelled, instead of waiting in vain. */
const callOffLessonsWhenErased: WhenErased = async (backend, command, subject) => {
  const { db, handle, caughtUp } = backend;
  const { now } = command;
  await caughtUp();
  // A series that is given up erases its walk-in, which must not begin it all over.
  if (lessonOfWalkIn(subject) === undefined) await finishAllSeries(backend, now, 0);
  let lessons = 0;
  for (const { id: lessonId, ...hour } of await lessonsLeftOpen(db, { personId: subject, now })) {
    const { recorded } = await handle(
      { fold: day, stream: dayStream(hour), command },
      callOffLesson({ lessonId, now }),
    );
    if (recorded) lessons++;
  }
  return { lesson: lessons };
};

const maySeeStory: MaySeeStory = async (db, { id, role }, of) => {
  const teaches = role === "instructor";
  const lesson = await locateLesson(db, of);
  if (lesson)
    return (
      (teaches && lesson.instructorId === id) ||
      (lesson.studentId !== null && (await mayActFor(db, id, lesson.studentId)))
    );
  const request = await locateRequest(db, of);
  return request && (request.requesterId === id || (teaches && (request.instructorId ?? id) === id));
};

const searched: readonly Searched[] = [
  searchedIn("lessons", {
    read: ({ db }, user, query) => listLessons(db, staffOf(user), query),
    shown: ({ studentName, instructor: { user }, scheduledDate, status }) => ({
      name: studentName,
      about: nameIn(user),
      at: scheduledDate,
      status,
    }),
  }),
  searchedIn("lesson-requests", {
    read: ({ db }, user, query) => listLessonRequests(db, staffOf(user), query),
    shown: ({ name, instructorName, submittedAt, status }) => ({
      name,
      about: instructorName,
      at: submittedAt,
      status,
    }),
  }),
];

export const lessons: Context = {
  name: "lessons",
  calls: {
    lessons: [
      ...lessonCalls,
      ...proposalCalls,
      ...reviewCalls,
      ...simpleLessonCalls,
      ...calendarCalls,
      ...sickDayCalls,
      ...laterCalls,
      ...movingInCalls,
    ],
    "lesson requests": lessonRequestCalls,
  },
  shapes: { LessonView, OccupiedView, LessonRequestView, OwnLessonRequestView, PublicReviewView, ManagedReviewView },
  mails: [
    mailPlayerWhenLessonBooked,
    mailWhenSeriesBooked,
    mailBookerWhenSeriesGivenUp,
    mailWhenSeriesChanged,
    mailPlayerWhenLessonConfirmed,
    mailPlayerWhenLessonDeclined,
    mailPlayerWhenLessonCancelled,
    mailPlayerWhenLessonMoved,
    mailPlayerWhenMoveOffered,
    mailPlayerWhenProposalDeclined,
    mailPlayerWhenProposalWithdrawn,
    mailInstructorWhenLessonBooked,
    mailInstructorWhenLessonCancelled,
    mailInstructorWhenLessonMoved,
    mailInstructorWhenMoveAsked,
    mailInstructorWhenCancellationAsked,
    mailInstructorWhenProposalDeclined,
    mailInstructorWhenProposalWithdrawn,
    mailInstructorWhenAdminConfirmed,
    mailInstructorWhenAdminDeclined,
    mailInstructorWhenAdminOffered,
    mailInstructorWhenPlaceShared,
    mailFamiliesWhenSickDay,
    mailWaitingPlayersWhenTimeIsFull,
    mailInstructorsWhenCustomLessonRequested,
    mailSenderWhenCustomLessonRequested,
  ],
  undos: [...lessonUndos, ...moveUndos, undoMoveLater],
  timed: [
    {
      name: "remind players",
      every: tenMinutes,
      byTheClock: true,
      run: (backend, { now }) => remindPlayersTheDayBefore(backend, now),
    },
    {
      name: "cancel unanswered",
      every: aMinute,
      byTheClock: true,
      run: (backend, { now }) => cancelUnanswered(backend, now),
    },
    { name: "finish moves", every: aMinute, byTheClock: true, run: (backend, { now }) => finishMoves(backend, now) },
    {
      name: "finish series",
      every: aMinute,
      byTheClock: true,
      run: (backend, { now }) => finishAllSeries(backend, now),
    },
    {
      name: "finish sick days",
      every: aMinute,
      byTheClock: true,
      run: (backend, { now }) => finishSickDays(backend, now),
    },
  ],
  limits: lessonLimits,
  whenErased: [callOffLessonsWhenErased, closeRequestsWhenErased],
  searched,
  maySeeStory,
  alsoHappened: timeTaken,
  exported: lessonParts,
};
