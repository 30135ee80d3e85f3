import { lessonStatusAfter, lessonSubject } from "../../eventstore/lessons/events.ts";
import { requestStatusAfter, visitorSubject } from "../../eventstore/lessons/requestEvents.ts";
import type { Context, HistoryOf } from "../context.ts";
import { among, read } from "../read.ts";
import { sentUnder } from "../sentUnder.ts";
import { lessonRequestsProjector } from "./lessonRequests.ts";
import { lessonsProjector } from "./lessons.ts";
import { leftOpen } from "./occupiedQueries.ts";
import { reviewsProjector } from "./reviews.ts";
import { seriesProjector } from "./series.ts";
import { lessonRequests, lessons as lessonTable } from "./tables.ts";
import { type LessonFact, openRequestStatuses } from "./view.ts";

const history: HistoryOf<LessonFact> = {
  LessonBooked: { of: "lessonId", state: (data) => data.as },
  LessonTakenBack: { of: "lessonId" },
  LessonConfirmed: { of: "lessonId", state: lessonStatusAfter.LessonConfirmed },
  LessonDeclined: { of: "lessonId", state: lessonStatusAfter.LessonDeclined },
  LessonDeclineUndone: { of: "lessonId", state: lessonStatusAfter.LessonDeclineUndone },
  LessonCancelled: { of: "lessonId", state: lessonStatusAfter.LessonCancelled },
  LessonCompleted: { of: "lessonId", state: lessonStatusAfter.LessonCompleted },
  LessonMissed: { of: "lessonId", state: lessonStatusAfter.LessonMissed },
  LessonHidden: { of: "lessonId" },
  LessonUnhidden: { of: "lessonId", state: (data) => data.as },
  LessonPaymentNoted: { of: "lessonId" },
  LessonPaymentSent: { of: "lessonId" },
  LessonPaymentNoteWithdrawn: { of: "lessonId" },
  LessonReviewed: { of: "lessonId" },
  ReviewCommentHidden: { of: "lessonId" },
  ReviewCommentShown: { of: "lessonId" },
  LessonMoveAsked: { of: "lessonId", tells: ({ to }) => ({ to: to?.startsAt }) },
  LessonMoveOffered: { of: "lessonId", act: "proposalId", tells: ({ to }) => ({ to: to.startsAt }) },
  LessonCancellationAsked: { of: "lessonId" },
  LessonProposalDeclined: { of: "lessonId" },
  LessonProposalWithdrawn: { of: "lessonId" },
  LessonPlaceKept: { of: "lessonId", act: "proposalId" },
  LessonPlaceGivenBack: { of: "lessonId" },
  LessonMoved: {
    of: "lessonId",
    act: "proposalId",
    state: (data) => data.as,
    tells: ({ from, to }) => ({ from: from.startsAt, to: to.startsAt }),
  },

  SeriesBegun: { of: "seriesId" },
  SeriesBooked: { of: "seriesId" },
  SeriesGivenUp: { of: "seriesId" },
  SeriesActBegun: { of: "seriesId" },
  SeriesMoveDecided: { of: "seriesId" },
  SeriesActDone: { of: "seriesId" },

  CustomLessonRequested: { of: "requestId", state: requestStatusAfter.CustomLessonRequested },
  CustomLessonRequestContacted: { of: "requestId", state: requestStatusAfter.CustomLessonRequestContacted },
  CustomLessonRequestScheduled: { of: "requestId", state: requestStatusAfter.CustomLessonRequestScheduled },
  CustomLessonRequestCompleted: { of: "requestId", state: requestStatusAfter.CustomLessonRequestCompleted },
  CustomLessonRequestDeclined: { of: "requestId", state: requestStatusAfter.CustomLessonRequestDeclined },
};

export const lessons = {
  name: "lessons",
  projectors: [lessonsProjector, lessonRequestsProjector, reviewsProjector, seriesProjector],
  history,
  notGone: [
    "exists (select from account.calendar_feed f where f.user_id = e.subject)",
    `exists (select from read.lessons l
              where e.subject in (l."studentId", l."instructorId")
                and ${leftOpen})`,
    `exists (select from read."lessonRequests" r
              where (r."requesterId" = e.subject or r."playerId" = e.subject
                     or r."requesterId" is null and r.id = substring(e.subject from '^lessonRequest-(.+)$'))
                and r.status in (${among(openRequestStatuses)}))`,
  ],
  things: [
    `select id from read.lessons where "studentId" in (
       select :userId union all select "playerId" from read.guardians where "userId" = :userId and until is null)`,
    `select id from read."lessonRequests" where "requesterId" = :userId`,
  ],
  /** Requests, the lessons that came of them, and those entered for walk-ins. */
  visitors: async (db, email) => {
    const requests = sentUnder(read(db, lessonRequests), email, { account: "requesterId", address: "email" });
    const booked = sentUnder(read(db, lessonTable), email, { account: "studentId", address: "email" });
    const found = await booked.select("id", "requestId");
    return [
      ...(await requests.pluck("id")).map(visitorSubject),
      ...found.map(({ id: lessonId, requestId }) =>
        lessonSubject({ studentId: null, lessonId, requestId: requestId ?? undefined }),
      ),
    ];
  },
} satisfies Context;
