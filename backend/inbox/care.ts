import { CareEvent } from "../../eventstore/inbox/events.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";
import { mayForget, type Notes } from "../players/open.ts";
import type { SetAside } from "./formContract.ts";

type OwnerId = string | null;

/** How staff look after an inquiry, as far as decisions need it. */
interface Care {
  readonly ownerId: OwnerId;
  readonly step: { readonly dueOn: string; readonly words: string | undefined } | null;
  readonly notes: Notes;
  readonly answers: ReadonlySet<string>;
  readonly isAside: boolean;
}

const evolve = (care: Care, { type, data }: CareEvent): Care => {
  switch (type) {
    case "InquiryTaken":
    case "InquiryHandedOver":
      return { ...care, ownerId: data.ownerId };
    case "NextStepPlanned":
      return { ...care, step: { dueOn: data.dueOn, words: data.personal?.words } };
    case "NextStepDone":
      return { ...care, step: null };
    case "InquiryNoted":
      return { ...care, notes: new Map(care.notes).set(data.noteId, data.writtenBy) };
    case "NoteForgotten":
      return { ...care, notes: new Map(care.notes).set(data.noteId, null) };
    case "InquiryAnswered":
      return { ...care, answers: new Set(care.answers).add(data.mailId) };
    case "InquirySetAside":
      return { ...care, isAside: true };
    case "InquiryBroughtBack":
      return { ...care, isAside: false };
  }
};

export const care: Fold<Care, CareEvent> = {
  events: CareEvent,
  initial: { ownerId: null, step: null, notes: new Map(), answers: new Set(), isAside: false },
  evolve: (state, event) => evolve(state, event),
};

type Decision = (care: Care) => CareEvent[];

/** `by`: whose decision it is; `from`: who they think owns it. */
export const changeOwner =
  ({
    careId,
    ownerId,
    from,
    by,
  }: {
    careId: string;
    ownerId: OwnerId;
    from?: OwnerId | undefined;
    by: string;
  }): Decision =>
  (state) => {
    if (state.ownerId === ownerId) return [];
    if (from !== undefined && from !== state.ownerId)
      throw new Rejection("conflict", "OwnerChanged", "The owner has just changed. Please check again.");
    return ownerId === by
      ? [{ type: "InquiryTaken", data: { careId, ownerId } }]
      : [{ type: "InquiryHandedOver", data: { careId, ownerId } }];
  };

interface Written {
  readonly careId: string;
  readonly sender: string;
}

export const planStep =
  ({ today, words, dueOn, ...about }: Written & { dueOn: string; words: string; today: string }): Decision =>
  ({ step }) => {
    if (step?.dueOn === dueOn && step.words === words) return [];
    if (dueOn < today) {
      const message = "Please choose today or a later day";
      throw new Rejection("invalid", "Invalid", message, { issues: [{ path: ["dueOn"], message }] });
    }
    return [{ type: "NextStepPlanned", data: { ...about, dueOn, personal: { words } } }];
  };

export const finishStep =
  ({ careId }: { careId: string }): Decision =>
  ({ step }) =>
    step ? [{ type: "NextStepDone", data: { careId } }] : [];

export const writeNote =
  ({ words, ...about }: Written & { noteId: string; writtenBy: string; words: string }): Decision =>
  ({ notes }) =>
    notes.has(about.noteId) ? [] : [{ type: "InquiryNoted", data: { ...about, personal: { words } } }];

export const forgetNote =
  ({ careId, noteId, by, isAdmin }: { careId: string; noteId: string; by: string; isAdmin: boolean }): Decision =>
  ({ notes }) =>
    mayForget(notes, { noteId, by, isAdmin }) ? [{ type: "NoteForgotten", data: { careId, noteId } }] : [];

/** Whoever answers what nobody has takes it. `formerOwner`: who had it, and may no longer. */
export const answerSender =
  ({
    subject,
    text,
    formerOwner,
    ...about
  }: Written & {
    mailId: string;
    writtenBy: string;
    subject: string;
    text: string;
    formerOwner?: OwnerId;
  }): Decision =>
  ({ answers, ownerId }) => {
    if (answers.has(about.mailId)) return [];
    const { careId, writtenBy } = about;
    const isNobodys = ownerId === null || ownerId === formerOwner;
    return [
      ...(isNobodys ? [{ type: "InquiryTaken" as const, data: { careId, ownerId: writtenBy } }] : []),
      { type: "InquiryAnswered", data: { ...about, personal: { subject, text } } },
    ];
  };

export const setAside =
  ({ careId, why }: { careId: string } & SetAside): Decision =>
  ({ isAside }) =>
    isAside ? [] : [{ type: "InquirySetAside", data: { careId, why } }];

export const bringBack =
  ({ careId }: { careId: string }): Decision =>
  ({ isAside }) =>
    isAside ? [{ type: "InquiryBroughtBack", data: { careId } }] : [];
