import { outreachStream } from "../../eventstore/outreach/events.ts";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { staffOf, type UserView } from "../../projections/accounts/open.ts";
import { isFamilys } from "../../projections/outreach/campaignQueries.ts";
import { listOutreach, outreachById, outreachList } from "../../projections/outreach/queries.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { sought } from "../sought.ts";
import { noteBounce } from "./bounces/noteBounce.ts";
import {
  bouncedUrl,
  outreachUrl,
  previewUrl,
  sendersUrl,
  sendOutreachAgainUrl,
  sendUrl,
  templatesUrl,
} from "./contract.ts";
import {
  OutreachView,
  PreviewEmail,
  PreviewView,
  QueuedView,
  SendEmail,
  SendersView,
  TemplateType,
  TemplateView,
  WholeOutreachView,
} from "./formContract.ts";
import { noSuchEmail, outreachEmail, queueEmail, requeueEmail } from "./email.ts";
import { leagueKnownOrAdded } from "./leagues/addressBook.ts";
import { contentOf, editableOf, letterOf } from "./letter.ts";
import { outreachLimits } from "./limits.ts";
import { suppressedBy, unsubscribePage } from "./mails.ts";
import { recipients } from "./recipients.ts";
import { requirePostalAddress, senderOf } from "./sender.ts";
import { templates } from "./templates.ts";

const staff = ["instructor", "admin"] as const;

/** Nobody is emailed who wants no emails, or whose address takes none; nor is any family. */
const requireMayBeEmailed = async (backend: Pick<Backend, "stateOf" | "keys" | "db" | "caughtUp">, address: string) => {
  const by = await suppressedBy(backend, await recipients(backend.keys).fingerprintOf(address));
  if (by === "bounce")
    throw new Rejection("conflict", "Bounced", "Emails to this address come back, so we can't email it.");
  if (by !== undefined)
    throw new Rejection("conflict", "Unsubscribed", "This address unsubscribed from our emails, so we can't email it.");
  if (!(await backend.caughtUp())) throw new StoreUnavailable("whose address this is is not known at this moment");
  if (await isFamilys(backend.db, address))
    throw new Rejection(
      "conflict",
      "Family",
      "This is a player's or parent's address. These emails are for leagues only.",
    );
};
const countOne = ({ limits }: Pick<Backend, "limits">, user: UserView) =>
  limits.count(outreachLimits.sendOutreach, user.id, "That's all the emails for today.");

const send = async (backend: Backend, command: Command, { user, form }: { user: UserView; form: SendEmail }) => {
  const replyTo = senderOf(backend, form.senderEmail);
  const content = contentOf(form, backend.business);
  requirePostalAddress(backend);
  const { recipientEmail: to, leagueName, contactName, templateType } = form;
  await countOne(backend, user); // first, so that nobody can ask of many addresses whether they are a family's
  await requireMayBeEmailed(backend, to);
  const league = { name: leagueName, contactName, email: to };
  const leagueId = await leagueKnownOrAdded(backend, command, league);
  const emailId = newId(command, "outreachEmail");
  const personal = { to, leagueName, contactName, replyTo, ...content };
  const target = { fold: outreachEmail, stream: outreachStream(emailId), command };
  await backend.handle(target, queueEmail({ emailId, leagueId, sentBy: user.id, templateType, personal }));
  return emailId;
};

export const outreachCalls: readonly Call[] = [
  call(
    "GET",
    templatesUrl,
    {
      does: "Lists the templates for emails to leagues.",
      who: staff,
      answer: { status: 200, body: TemplateView.array() },
    },
    () =>
      TemplateType.options.map((id) => ({
        id,
        name: templates[id].name,
        subject: templates[id].subject("your league"),
      })),
  ),
  call(
    "GET",
    sendersUrl,
    {
      does: "Lists where replies to emails to leagues may go.",
      who: staff,
      answer: { status: 200, body: SendersView },
    },
    (_, { outreachSenders, business }) => ({
      addresses: [...outreachSenders],
      hasPostalAddress: business.facility.address !== "",
    }),
  ),
  call(
    "POST",
    previewUrl,
    {
      does: "Shows an email to a league as it would be sent.",
      who: staff,
      unkeyed: true,
      body: PreviewEmail,
      answer: { status: 200, body: PreviewView },
    },
    ({ body: form }, { business, mail }) => {
      const content = contentOf(form, business);
      const { leagueName } = form;
      const letter = letterOf(content, { leagueName, unsubscribePath: unsubscribePage("") }, business);
      return { ...editableOf(form, business), whole: mail.written(letter).html };
    },
  ),
  call(
    "POST",
    sendUrl,
    {
      does: "Sends an email to a league. Its contact is told who sends it and why, and can unsubscribe.",
      who: staff,
      body: SendEmail,
      answer: { status: 202, body: QueuedView },
      refused: {
        409: "The facility's postal address isn't set (NoPostalAddress), or the address unsubscribed (Unsubscribed), takes no emails (Bounced), or is a player's or parent's (Family).",
        429: "20 emails a day from one account. `Retry-After` says how many seconds to wait.",
      },
    },
    async ({ body: form, user, command }, backend) => ({
      id: await send(backend, command, { user, form }),
      state: "queued" as const,
    }),
  ),
  call(
    "GET",
    outreachUrl,
    {
      does: "Lists emails to leagues, newest first, and what became of each.",
      who: staff,
      whoInWords: "admins, and instructors for the emails they sent",
      list: outreachList,
      answer: { status: 200, body: OutreachView.array() },
    },
    ({ user, list }, { db }) => listOutreach(db, staffOf(user), list),
  ),
  call(
    "GET",
    `${outreachUrl}/:id`,
    {
      does: "Shows one email to a league, whole, as it was sent.",
      who: staff,
      whoInWords: "admins, and instructors for the emails they sent",
      answer: { status: 200, body: WholeOutreachView },
    },
    ({ user, params: { id } }, backend) =>
      sought(backend, () => outreachById(backend.db, staffOf(user), id), noSuchEmail),
  ),
  call(
    "POST",
    bouncedUrl(":id"),
    {
      does: "Notes that an email came back. Its address gets no more emails to leagues.",
      who: staff,
      whoInWords: "admins, and instructors for the emails they sent",
      answer: { status: 200, body: WholeOutreachView },
      refused: { 409: "It wasn't sent (NotSent)." },
    },
    async ({ user, params: { id: emailId }, command }, backend) => {
      const find = () => outreachById(backend.db, staffOf(user), emailId);
      const { to: address } = await sought(backend, find, noSuchEmail);
      await noteBounce(backend, command, { emailId, address, code: null, isForGood: true });
      return find();
    },
  ),
  call(
    "POST",
    sendOutreachAgainUrl(":id"),
    {
      does: "Sends an email to a league once more that failed or may have arrived.",
      who: staff,
      whoInWords: "admins, and instructors for the emails they sent",
      answer: { status: 202, body: WholeOutreachView },
      refused: {
        409: "It was sent (AlreadySent), held back (HeldBack), or its text was removed (NothingToSend), or the address unsubscribed (Unsubscribed), takes no emails (Bounced), or is a player's or parent's (Family).",
        429: "20 emails a day from one account. `Retry-After` says how many seconds to wait.",
      },
    },
    async ({ user, params: { id }, command }, backend) => {
      const shown = () => sought(backend, () => outreachById(backend.db, staffOf(user), id), noSuchEmail);
      const { text, to, state } = await shown();
      if (text === null || to === null)
        throw new Rejection("conflict", "NothingToSend", "This email's text was removed, so it can't be sent again.");
      if (state === "failed" || state === "unknown") {
        await countOne(backend, user);
        await requireMayBeEmailed(backend, to);
      }
      await backend.handle({ fold: outreachEmail, stream: outreachStream(id), command }, requeueEmail(id));
      return shown();
    },
  ),
];
