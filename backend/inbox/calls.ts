import { careIdOf, careStream } from "../../eventstore/inbox/events.ts";
import { staffOf, type UserView } from "../../projections/accounts/open.ts";
import {
  inboxById,
  inboxList,
  inquiryCaredFor,
  listInbox,
  mayOwnInquiry,
  type PromisedHours,
} from "../../projections/inbox/queries.ts";
import { promisedReplyHours } from "../../projections/lessons/open.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import { created } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { mailsByKey } from "../mail/open.ts";
import { WriteNote } from "../textContract.ts";
import { outreachLimits } from "../outreach/open.ts";
import { sought } from "../sought.ts";
import { noteInquiryContact } from "../clinics/open.ts";
import { noteRequestContact } from "../lessons/open.ts";
import { noteTeamContact, recordReading } from "../teams/open.ts";
import {
  answerSender,
  bringBack,
  care,
  changeOwner,
  finishStep,
  forgetNote,
  planStep,
  setAside,
  writeNote,
} from "./care.ts";
import { inboxUrl } from "./contract.ts";
import {
  AnsweredView,
  type AnswerView,
  ChangeOwner,
  ChangeStep,
  InboxView,
  InquiryKind,
  SetAside,
  WholeInboxView,
  WriteAnswer,
} from "./formContract.ts";
import { answerKey, lastMorning } from "./mails.ts";

const one = `${inboxUrl}/:kind/:id` as const;

const staff = {
  who: ["instructor", "admin"],
  whoInWords: "admins and instructors; lesson requests to another instructor don't exist for an instructor",
} as const;

const noSuchInquiry = () => new Rejection("missing", "NoSuchInquiry", "We couldn't find this inquiry.");

interface Asked {
  readonly user: UserView;
  readonly params: Readonly<Record<"kind" | "id", string>>;
}
/** What is addressed here, for whoever may see it. For anyone else it does not exist. */
const known = async (backend: Backend, { user, params }: Asked) => {
  const kind = InquiryKind.safeParse(params.kind);
  if (!kind.success) throw noSuchInquiry();
  const careId = careIdOf(kind.data, params.id);
  return sought(backend, () => inquiryCaredFor(backend.db, staffOf(user), careId), noSuchInquiry);
};
const targetOf = (careId: string, command: Command) => ({ fold: care, stream: careStream(careId), command });

const isErased = () =>
  new Rejection("conflict", "Erased", "Whoever sent this was removed, so there's nobody left to write about or to.");
/** The same for what is written about its sender, while there is one. */
const withSender = async (backend: Backend, asked: Asked) => {
  const row = await known(backend, asked);
  if (row.email === null) throw isErased();
  const formerOwner = row.ownedBy === null ? row.ownerId : null;
  return { careId: row.id, sender: row.sender, kind: row.kind, inquiryId: row.inquiryId, formerOwner };
};

/** Whoever is to own it has to be able to see it. */
const requireOwner = async ({ db }: Backend, ownerId: string, careId: string) => {
  if (await mayOwnInquiry(db, { id: careId, ownerId })) return;
  const message = "Please choose a coach or admin who can see this";
  throw new Rejection("invalid", "Invalid", message, { issues: [{ path: ["ownerId"], message }] });
};

/** Whoever was answered no longer waits for a reply, on any screen. */
const noteContact: Record<InquiryKind, typeof noteInquiryContact> = {
  "coaching-inquiry": noteInquiryContact,
  "custom-lesson-request": noteRequestContact,
  "team-finder": noteTeamContact.finder,
  "team-creation": noteTeamContact.creation,
};

const itself = { status: 200, body: WholeInboxView } as const;
const promisedBy = ({ inquiryReplyHours }: Backend): PromisedHours => ({
  "coaching-inquiry": inquiryReplyHours,
  "custom-lesson-request": promisedReplyHours,
});
/** With what became of each email. */
const shown = async (backend: Backend, user: UserView, careId: string) => {
  const whole = await inboxById(backend.db, { staff: staffOf(user), promised: promisedBy(backend) }, careId);
  if (!whole) return undefined;
  const mails = await mailsByKey(
    backend.db,
    whole.answers.map(({ id }) => answerKey(id)),
  );
  const answers = whole.answers.map((answer): AnswerView => {
    const mail = mails.get(answerKey(answer.id)) ?? null;
    return { ...answer, mail };
  });
  return WholeInboxView.parse({ ...whole, answers });
};

export const inboxCalls: readonly Call[] = [
  call(
    "GET",
    inboxUrl,
    {
      does: "Lists everything people asked of the business: clinics, lessons, and teams. Late replies and nobody's come first.",
      ...staff,
      list: inboxList,
      answer: { status: 200, body: InboxView.array() },
    },
    ({ user, list, command }, backend) => {
      const { db, time } = backend;
      const moment = { now: command.now, today: time.today(), morning: lastMorning(time, command.now) };
      const reader = { staff: staffOf(user), userId: user.id, ...moment, promised: promisedBy(backend) };
      return listInbox(db, reader, list);
    },
  ),
  call(
    "GET",
    one,
    {
      does: "Shows one of them with its notes, next step, and answers. That the caller opened what a family asked for its child is recorded.",
      ...staff,
      answer: itself,
    },
    async (asked, backend) => {
      const { user, command } = asked;
      const { id: careId, kind, inquiryId } = await known(backend, asked);
      if (kind === "team-finder") {
        const data = { finderId: inquiryId, userId: user.id };
        await recordReading(backend, command, { type: "TeamFinderRead", data });
      }
      return shown(backend, user, careId);
    },
  ),
  call(
    "PUT",
    `${one}/owner`,
    {
      does: "Takes it, hands it over, or leaves it to nobody.",
      ...staff,
      body: ChangeOwner,
      answer: itself,
      refused: { 409: "Its owner isn't the one that the caller named in `from`." },
    },
    async (asked, backend) => {
      const { user, command, body } = asked;
      const { id: careId, ownedBy, ownerId: before } = await known(backend, asked);
      if (body.ownerId !== null) await requireOwner(backend, body.ownerId, careId);
      const from = body.from === ownedBy ? before : body.from; // whoever lost the role is shown as nobody
      await backend.handle(targetOf(careId, command), changeOwner({ careId, ...body, from, by: user.id }));
      return shown(backend, user, careId);
    },
  ),
  call(
    "PUT",
    `${one}/next-step`,
    {
      does: "Plans what comes next, from today on, in place of what was planned before; or says that it is done.",
      ...staff,
      body: ChangeStep,
      answer: itself,
      refused: { 409: "Whoever sent it was erased." },
    },
    async (asked, backend) => {
      const { user, command, body } = asked;
      if (body.dueOn === null) {
        const { id: careId } = await known(backend, asked);
        await backend.handle(targetOf(careId, command), finishStep({ careId }));
        return shown(backend, user, careId);
      }
      const { careId, sender } = await withSender(backend, asked);
      const today = backend.time.today();
      await backend.handle(targetOf(careId, command), planStep({ careId, sender, ...body, today }));
      return shown(backend, user, careId);
    },
  ),
  call(
    "POST",
    `${one}/notes`,
    {
      does: "Adds a note for staff. Whoever sent the inquiry never sees it.",
      ...staff,
      body: WriteNote,
      answer: { status: 201, body: WholeInboxView },
      refused: { 409: "Whoever sent it was erased." },
    },
    async (asked, backend) => {
      const { user, command, body } = asked;
      const { careId, sender } = await withSender(backend, asked);
      const note = { careId, sender, noteId: newId(command, "note"), writtenBy: user.id, ...body };
      await backend.handle(targetOf(careId, command), writeNote(note));
      return created(careId, await shown(backend, user, careId));
    },
  ),
  call(
    "DELETE",
    `${one}/notes/:noteId`,
    {
      does: "Deletes a note's words: one's own, an admin anybody's. That there was a note stays known.",
      ...staff,
      answer: itself,
    },
    async (asked, backend) => {
      const { user, command, params } = asked;
      const { id: careId } = await known(backend, asked);
      const note = { careId, noteId: params.noteId, by: user.id, isAdmin: user.role === "admin" };
      await backend.handle(targetOf(careId, command), forgetNote(note));
      return shown(backend, user, careId);
    },
  ),
  call(
    "POST",
    `${one}/replies`,
    {
      does: "Emails an answer to the address on the form. Replies go to the caller's own address. What waited for a reply is contacted then, and the caller's if nobody had it.",
      ...staff,
      body: WriteAnswer,
      answer: { status: 202, body: AnsweredView },
      refused: {
        409: "Whoever sent it was erased.",
        429: "20 emails a day from one account, together with those to leagues. `Retry-After` says how many seconds to wait.",
      },
    },
    async (asked, backend) => {
      const { user, command, body } = asked;
      const { careId, sender, kind, inquiryId, formerOwner } = await withSender(backend, asked);
      await backend.limits.count(outreachLimits.sendOutreach, user.id, "That's all the emails for today.");
      const mailId = newId(command, "answer");
      const answer = { careId, sender, mailId, writtenBy: user.id, formerOwner, ...body };
      await backend.handle(targetOf(careId, command), answerSender(answer));
      await noteContact[kind](backend, command, inquiryId);
      return { id: mailId, state: "queued" as const };
    },
  ),
  call(
    "POST",
    `${one}/set-aside`,
    {
      does: "Sets it aside, with a reason: it no longer waits for anyone. Its own status stays.",
      ...staff,
      body: SetAside,
      answer: itself,
    },
    async (asked, backend) => {
      const { user, command, body } = asked;
      const { id: careId } = await known(backend, asked);
      await backend.handle(targetOf(careId, command), setAside({ careId, ...body }));
      return shown(backend, user, careId);
    },
  ),
  call(
    "POST",
    `${one}/bring-back`,
    { does: "Brings back what was set aside.", ...staff, answer: itself },
    async (asked, backend) => {
      const { user, command } = asked;
      const { id: careId } = await known(backend, asked);
      await backend.handle(targetOf(careId, command), bringBack({ careId }));
      return shown(backend, user, careId);
    },
  ),
];
