import { type CoachingInquiryEvent, inquiryStatusAfter, senderSubject } from "../../eventstore/clinics/open.ts";
import { type CareEvent, careIdOf } from "../../eventstore/inbox/events.ts";
import { type LessonRequestEvent, requestStatusAfter, visitorSubject } from "../../eventstore/lessons/open.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import {
  type TeamCreationEvent,
  type TeamFinderEvent,
  teamOfSubject,
  teamStatusAfter,
  teamSubject,
} from "../../eventstore/teams/open.ts";
import { changed, changedWhere, created, projector, removed } from "../projector.ts";
import { table, text } from "../table.ts";
import type { InboxStatus, InquiryKind, SetAsideWhy } from "./view.ts";

export const inboxRows = table("inbox", {
  key: "id",
  columns: {
    id: "text",
    kind: text<InquiryKind>(),
    inquiryId: "text",
    sender: "text", // whose key seals what is written about it
    instructorId: "text?", // the coach a request is addressed to; null: anybody
    name: "text?",
    contactName: "text?",
    email: "text?",
    phone: "text?",
    about: "text?",
    status: text<InboxStatus | "withdrawn">(),
    receivedAt: "text",
    ownerId: "text?", // even when they may no longer see it; queries tell
    heldSince: "text", // it came in, changed hands or was brought back
    dueOn: "text?",
    step: "text?", // in the words of whoever planned it
    plannedAt: "text?",
    setAside: text<SetAsideWhy>("?"),
  },
  indexes: [["ownerId"], ["sender"], ["status", "receivedAt"], ["receivedAt"], ["dueOn"]],
});

/** Notes, and emails to whoever asked. */
export const inboxEntries = table("inboxEntries", {
  key: "id",
  columns: {
    id: "text",
    careId: "text",
    sender: "text",
    kind: text<"note" | "answer">(),
    writtenBy: "text",
    at: "text",
    subject: "text?",
    words: "text?",
  },
  indexes: [["careId", "at"], ["sender"], ["writtenBy"]],
});

const nothingPersonal = { name: null, contactName: null, email: null, phone: null, step: null };
const noWords = { subject: null, words: null };
const noStep = { dueOn: null, step: null, plannedAt: null };

type Fact = CoachingInquiryEvent | LessonRequestEvent | TeamFinderEvent | TeamCreationEvent | CareEvent | PrivacyEvent;
type Of<T extends Fact["type"]> = { type: T };

const inquiryIs = ({
  type,
  data,
}: Of<Exclude<CoachingInquiryEvent["type"], `${string}Submitted`>> & { data: { inquiryId: string } }) =>
  changed(inboxRows, careIdOf("coaching-inquiry", data.inquiryId), { status: inquiryStatusAfter[type] });
const requestIs = ({
  type,
  data,
}: Of<Exclude<LessonRequestEvent["type"], `${string}Requested`>> & { data: { requestId: string } }) =>
  changed(inboxRows, careIdOf("custom-lesson-request", data.requestId), { status: requestStatusAfter[type] });
const finderIs = ({
  type,
  data,
}: Of<Exclude<TeamFinderEvent["type"], `${string}Submitted`>> & { data: { finderId: string } }) =>
  changed(inboxRows, careIdOf("team-finder", data.finderId), { status: teamStatusAfter[type] });
const creationIs = ({
  type,
  data,
}: Of<Exclude<TeamCreationEvent["type"], `${string}Submitted`>> & { data: { creationId: string } }) =>
  changed(inboxRows, careIdOf("team-creation", data.creationId), { status: teamStatusAfter[type] });

/** What is left of a sender: for a team the row goes, too, as it does among the teams. */
const gone = ({ data: { subject } }: { data: { subject: string } }) => {
  const team = teamOfSubject(subject);
  return [
    team
      ? removed(inboxRows, careIdOf(`team-${team.kind}`, team.id))
      : changedWhere(inboxRows, { sender: subject }, nothingPersonal),
    changedWhere(inboxEntries, { sender: subject }, noWords),
  ];
};

const ownedBy = ({
  data: { careId, ownerId },
  meta,
}: {
  data: { careId: string; ownerId: string | null };
  meta: { occurredAt: string };
}) => changed(inboxRows, careId, { ownerId, heldSince: meta.occurredAt });

/** Everything that anyone asks of the business, and who cares for it. */
export const inboxProjector = projector<Fact>({
  name: "inbox",
  version: 1,
  tables: [inboxRows, inboxEntries],
  on: {
    CoachingInquirySubmitted: ({ type, data: { inquiryId, senderId, serviceType, personal }, meta: { occurredAt } }) =>
      created(inboxRows, careIdOf("coaching-inquiry", inquiryId), {
        kind: "coaching-inquiry",
        inquiryId,
        sender: senderSubject({ inquiryId, senderId }),
        name: personal?.organizationName ?? null,
        contactName: personal?.contactName ?? null,
        email: personal?.email ?? null,
        phone: personal?.phone ?? null,
        about: serviceType,
        status: inquiryStatusAfter[type],
        receivedAt: occurredAt,
        heldSince: occurredAt,
      }),
    CoachingInquiryContacted: inquiryIs,
    CoachingInquiryScheduled: inquiryIs,
    CoachingInquiryCompleted: inquiryIs,
    CustomLessonRequested: ({ type, data: { requestId, requesterId, instructorId, personal }, meta: { occurredAt } }) =>
      created(inboxRows, careIdOf("custom-lesson-request", requestId), {
        kind: "custom-lesson-request",
        inquiryId: requestId,
        sender: requesterId ?? visitorSubject(requestId),
        instructorId,
        name: personal?.name ?? null,
        email: personal?.email ?? null,
        phone: personal?.phone ?? null,
        status: requestStatusAfter[type],
        receivedAt: occurredAt,
        heldSince: occurredAt,
      }),
    CustomLessonRequestContacted: requestIs,
    CustomLessonRequestScheduled: requestIs,
    CustomLessonRequestCompleted: requestIs,
    CustomLessonRequestDeclined: requestIs,
    TeamFinderSubmitted: ({ type, data: { finderId, sport, division, personal }, meta: { occurredAt } }) =>
      created(inboxRows, careIdOf("team-finder", finderId), {
        kind: "team-finder",
        inquiryId: finderId,
        sender: teamSubject("finder", finderId),
        name: personal?.playerName ?? null,
        email: personal?.email ?? null,
        phone: personal?.phoneNumber ?? null,
        about: `${division} ${sport}`,
        status: teamStatusAfter[type],
        receivedAt: occurredAt,
        heldSince: occurredAt,
      }),
    TeamFinderContacted: finderIs,
    TeamFinderPlaced: finderIs,
    TeamFinderClosed: finderIs,
    TeamFinderWithdrawn: finderIs,
    TeamCreationSubmitted: ({ type, data: { creationId, sport, division, personal }, meta: { occurredAt } }) =>
      created(inboxRows, careIdOf("team-creation", creationId), {
        kind: "team-creation",
        inquiryId: creationId,
        sender: teamSubject("creation", creationId),
        name: personal?.coachName ?? null,
        email: personal?.email ?? null,
        phone: personal?.phoneNumber ?? null,
        about: `${division} ${sport}`,
        status: teamStatusAfter[type],
        receivedAt: occurredAt,
        heldSince: occurredAt,
      }),
    TeamCreationContacted: creationIs,
    TeamCreationApproved: creationIs,
    TeamCreationClosed: creationIs,
    TeamCreationWithdrawn: creationIs,

    InquiryTaken: ownedBy,
    InquiryHandedOver: ownedBy,
    NextStepPlanned: ({ data: { careId, dueOn, personal }, meta }) =>
      changed(inboxRows, careId, { dueOn, step: personal?.words ?? null, plannedAt: meta.occurredAt }),
    NextStepDone: ({ data: { careId } }) => changed(inboxRows, careId, noStep),
    InquiryNoted: ({ data: { careId, sender, noteId, writtenBy, personal }, meta }) =>
      created(inboxEntries, noteId, { careId, sender, kind: "note", writtenBy, at: meta.occurredAt, ...personal }),
    NoteForgotten: ({ data: { noteId } }) => changed(inboxEntries, noteId, noWords),
    InquiryAnswered: ({ data: { careId, sender, mailId, writtenBy, personal }, meta }) =>
      created(inboxEntries, mailId, {
        careId,
        sender,
        kind: "answer",
        writtenBy,
        at: meta.occurredAt,
        subject: personal?.subject ?? null,
        words: personal?.text ?? null,
      }),
    InquirySetAside: ({ data: { careId, why } }) => changed(inboxRows, careId, { setAside: why }),
    InquiryBroughtBack: ({ data: { careId }, meta }) =>
      changed(inboxRows, careId, { setAside: null, heldSince: meta.occurredAt }),
    PersonErased: gone,
    SubmissionForgotten: gone,
  },
});
