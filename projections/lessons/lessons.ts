import { type LessonEvent, lessonOfWalkIn, lessonStatusAfter } from "../../eventstore/lessons/events.ts";
import { requestOfVisitor } from "../../eventstore/lessons/requestEvents.ts";
import type { LessonTime } from "../../eventstore/lessons/proposals.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changed, changedWhere, created, projector, removed } from "../projector.ts";
import { keptPlaces, lessons } from "./tables.ts";
import type { ProposalView } from "./view.ts";

const noProposal = {
  proposalId: null,
  proposalKind: null,
  proposalFrom: null,
  proposalTo: null,
  proposalWords: null,
  proposedAt: null,
};
const endOf = ({ startsAt, minutes }: { startsAt: string; minutes: number }) =>
  new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();

const noContact = { phone: null, email: null };
const noWords = {
  studentName: null,
  notes: null,
  place: null,
  paymentWords: null,
  proposalWords: null,
  reason: null,
};
const nothingPersonal = { ...noContact, ...noWords };
const noPayment = {
  paymentHow: null,
  paymentCents: null,
  paymentWords: null,
  paymentNotedAt: null,
  paymentNotedBy: null,
};
const answered = ({ type, data }: { type: keyof typeof lessonStatusAfter; data: { lessonId: string } }) =>
  changed(lessons, data.lessonId, { status: lessonStatusAfter[type] });
const ended = (fact: Extract<LessonEvent, { type: "LessonDeclined" | "LessonCancelled" }>) =>
  changed(lessons, fact.data.lessonId, {
    status: lessonStatusAfter[fact.type],
    reason: fact.data.personal?.reason ?? null,
  });

const hidden = (from: "player" | "instructor", is: boolean) =>
  from === "player" ? { hiddenFromPlayer: is } : { hiddenFromInstructor: is };

type Proposing = { data: Asked; meta: { occurredAt: string } };
interface Asked {
  lessonId: string;
  proposalId: string;
  to?: LessonTime | null;
  personal: { words: string } | null;
  sickDayId?: string | undefined;
}
const proposed = (kind: ProposalView["kind"], from: ProposalView["from"], { data, meta }: Proposing) =>
  changed(lessons, data.lessonId, {
    proposalId: data.proposalId,
    proposalKind: kind,
    proposalFrom: from,
    proposalTo: data.to ?? null,
    proposalWords: data.personal?.words ?? null,
    proposedAt: meta.occurredAt,
    ...(data.sickDayId !== undefined && { isAway: true }),
  });

/** Every lesson with its current status; queries add names. */
export const lessonsProjector = projector<LessonEvent | PrivacyEvent>({
  name: "lessons",
  version: 12,
  tables: [lessons, keptPlaces],
  on: {
    LessonBooked: ({ data, meta }) => {
      const { lessonId, personal, contact, by, as, agreedTo: _, series, how, ...rest } = data;
      return created(lessons, lessonId, {
        ...rest,
        seriesId: series?.id ?? null,
        seriesN: series?.n ?? null,
        seriesOf: series?.of ?? null,
        ...personal,
        ...contact,
        bookedBy: by ?? null,
        endsAt: endOf(rest),
        status: as,
        hiddenFromPlayer: false,
        hiddenFromInstructor: false,
        bookedAt: meta.occurredAt,
        movedInFor: how === "moved in" ? data.startsAt : null,
        timesMoved: 0,
        isAway: false,
      });
    },
    LessonTakenBack: ({ data }) => removed(lessons, data.lessonId),
    LessonConfirmed: answered,
    LessonDeclined: ended,
    LessonDeclineUndone: ({ type, data }) =>
      changed(lessons, data.lessonId, { status: lessonStatusAfter[type], reason: null }),
    LessonCancelled: ended,
    LessonCompleted: answered,
    LessonMissed: answered,
    LessonMoveAsked: (fact) => proposed("move", "player", fact),
    LessonMoveOffered: (fact) => proposed("move", "instructor", fact),
    LessonCancellationAsked: (fact) => proposed("cancel", "player", fact),
    LessonProposalDeclined: ({ data }) => changed(lessons, data.lessonId, noProposal),
    LessonProposalWithdrawn: ({ data }) =>
      changed(lessons, data.lessonId, { ...noProposal, ...(!data.undoes && { isAway: false }) }),
    LessonPlaceKept: ({ data, meta: { actor } }) => {
      const { proposalId, lessonId, instructorId, date, movedFrom, seriesActId } = data;
      if (seriesActId) return []; // whoever moves them all sees to it
      return created(keptPlaces, proposalId, { lessonId, instructorId, date, movedFrom, actor });
    },
    LessonPlaceGivenBack: ({ data }) => removed(keptPlaces, data.proposalId),
    LessonMoved: ({ data: { lessonId, proposalId, to, minutes, as, timesMoved } }) => [
      changed(lessons, lessonId, {
        ...to,
        endsAt: endOf({ ...to, minutes }),
        status: as,
        timesMoved,
        isAway: false,
        ...noProposal,
      }),
      removed(keptPlaces, proposalId),
    ],
    LessonHidden: ({ data }) => changed(lessons, data.lessonId, hidden(data.from, true)),
    LessonUnhidden: ({ data: { lessonId, from, as } }) =>
      changed(lessons, lessonId, { ...hidden(from, false), ...(as && { status: as }) }),
    LessonPaymentNoted: ({ data: { lessonId, how, cents, personal }, meta: { occurredAt, actor } }) =>
      changed(lessons, lessonId, {
        paymentHow: how,
        paymentCents: cents,
        paymentWords: personal?.words ?? null,
        paymentNotedAt: occurredAt,
        paymentNotedBy: typeof actor === "string" ? null : actor.userId,
      }),
    LessonPaymentSent: ({ data: { lessonId, how }, meta }) =>
      changed(lessons, lessonId, { paymentSentHow: how, paymentSentAt: meta.occurredAt }),
    LessonPaymentNoteWithdrawn: ({ data }) => changed(lessons, data.lessonId, noPayment),
    PersonErased: ({ data: { subject } }) => {
      const walkIn = lessonOfWalkIn(subject);
      if (walkIn) return changed(lessons, walkIn, nothingPersonal);
      const requestId = requestOfVisitor(subject);
      if (requestId) return changedWhere(lessons, { requestId, studentId: null }, nothingPersonal);
      return [
        changedWhere(lessons, { studentId: subject }, noWords),
        changedWhere(lessons, { studentId: subject, bookedBy: null }, noContact),
        changedWhere(lessons, { bookedBy: subject }, noContact),
        changedWhere(lessons, { instructorId: subject, proposalFrom: "instructor" }, { proposalWords: null }),
      ];
    },
  },
});
