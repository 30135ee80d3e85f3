import { campLimits } from "../limits.ts";
import { mailedLinks } from "../../http/limits.ts";
import { z } from "zod";
import { campStream } from "../../../eventstore/camps/events.ts";
import type { UserView } from "../../../projections/accounts/open.ts";
import { isErasedRegistration, locateRegistration } from "../../../projections/camps/registrationQueries.ts";
import { ownRegistration, ownRegistrations } from "../../../projections/camps/ownRegistrationQueries.ts";
import { couldActFor } from "../../../projections/players/open.ts";
import { HistoryEntry, historyOf } from "../../../projections/history/open.ts";
import type { Backend } from "../../backend.ts";
import { file, Message } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { inSteadyTime } from "../../http/steadyTime.ts";
import { noSuchRegistration } from "../admission.ts";
import { camp } from "../camp.ts";
import { tellPickup, withdraw } from "./changeRegistration.ts";
import {
  myRegistrationsUrl,
  OpenRegistration,
  openRegistrationUrl,
  OwnRegistrationView,
  pickupUrl,
  registrationCalendarUrl,
  ResendLink,
  resendLinkUrl,
  SendConfirmation,
  sendConfirmationUrl,
  TellPickup,
  timelineUrl,
  Withdraw,
  withdrawUrl,
} from "../contract.ts";
import { registrationCalendar } from "../registrationCalendar.ts";
import { holding } from "./holding.ts";
import { linksAgain } from "./linksAgain.ts";
import { mailConfirmation } from "../mails/mailConfirmation.ts";

const notYours = () =>
  new Rejection(
    "forbidden",
    "NotYours",
    "You don't manage this player, so you can't say who may pick them up. If something is wrong, please call us.",
  );

const concerned = {
  who: "everybody",
  whoInWords: "the camp's own instructor, admins, and whoever registered or holds it",
} as const;

const readBy = ({ time }: Pick<Backend, "time">, user: UserView | undefined) => ({
  userId: user?.id,
  today: time.today(),
});

const erased = () =>
  new Rejection(
    "missing",
    "RegistrationErased",
    "This registration was erased. We no longer have any of your family's data here.",
  );

/** What a family does with its own registrations, with or without an account. */
export const ownRegistrationCalls: readonly Call[] = [
  call(
    "GET",
    myRegistrationsUrl,
    {
      does: "Lists the caller's own registrations, newest first: those of the account and those the browser holds.",
      who: "everybody",
      query: z.object({ campId: z.string().optional() }),
      answer: { status: 200, body: OwnRegistrationView.array() },
    },
    ({ user, query: { campId }, ctx }, backend) => {
      const held = backend.capabilities.held(ctx, "registration");
      return ownRegistrations(backend.db, readBy(backend, user), { held, campId });
    },
  ),
  call(
    "POST",
    openRegistrationUrl,
    {
      does: "Opens a registration with the token of an emailed link. The browser holds it from then on.",
      who: "everybody",
      whoInWords: "anyone with the link",
      body: OpenRegistration,
      limit: mailedLinks.openLinkFromAddress,
      answer: { status: 200, body: OwnRegistrationView },
      refused: {
        404: "The link is unknown, or its registration was erased (RegistrationErased).",
        429: "Too many links from one address. `Retry-After` says how many seconds to wait.",
      },
    },
    async ({ user, body: { token }, ctx }, backend) => {
      const { db, capabilities } = backend;
      const id = capabilities.openedBy("registration", token);
      const found = id && (await ownRegistration(db, id, readBy(backend, user)));
      if (!found || (await locateRegistration(db, found.id))?.isHandedOver) throw noSuchRegistration();
      if (await isErasedRegistration(db, found.id)) throw erased();
      capabilities.hold(ctx, "registration", found.id);
      return found;
    },
  ),
  call(
    "POST",
    withdrawUrl(":id"),
    {
      does: "Withdraws one player, or the whole registration if none is named. What was paid for them becomes a refund due.",
      who: "everybody",
      whoInWords: "whoever registered: logged in, or with the browser or emailed link that holds it",
      body: Withdraw,
      answer: { status: 200, body: OwnRegistrationView },
      refused: { 409: "The camp is over." },
    },
    async ({ user, command, params, body, ctx }, backend) => {
      const { db, handle, time } = backend;
      const { id: registrationId, campId } = await holding(backend).held(ctx, params.id);
      const target = { fold: camp, stream: campStream(campId), command };
      await handle(target, withdraw({ registrationId, ...body }, { now: command.now, time }));
      return ownRegistration(db, registrationId, readBy(backend, user));
    },
  ),
  call(
    "PUT",
    pickupUrl(":id", ":participantId"),
    {
      does: "Says who may pick a player up, and who may not, in place of what was said before. Callers who can't see that keep what they leave out, and clear it with `nobody`.",
      who: "everybody",
      whoInWords: "whoever registered: logged in, or with the browser or emailed link that holds it",
      body: TellPickup,
      answer: { status: 200, body: OwnRegistrationView },
      refused: {
        403: "Whoever registered doesn't manage that player, or no longer (NotYours).",
        409: "The camp is over, or the player was withdrawn.",
      },
    },
    async ({ user, command, params, body: pickup, ctx }, backend) => {
      const { db, handle, time } = backend;
      const { id: registrationId, campId, payerId } = await holding(backend).held(ctx, params.id);
      const target = { fold: camp, stream: campStream(campId), command };
      const { participantId } = params;
      const participants = (await backend.stateOf(camp, target.stream))?.registrations.get(
        registrationId,
      )?.participants;
      const playerId = participants?.find((one) => one.participantId === participantId)?.playerId;
      if (payerId && playerId && !(await couldActFor(db, payerId, playerId))) throw notYours();
      await handle(
        target,
        tellPickup({ registrationId, participantId, tellerId: user?.id, pickup }, { now: command.now, time }),
      );
      return ownRegistration(db, registrationId, readBy(backend, user));
    },
  ),
  call(
    "GET",
    timelineUrl(":id"),
    {
      does: "Lists what happened to a registration, oldest first.",
      ...concerned,
      answer: { status: 200, body: HistoryEntry.array() },
    },
    async ({ user, params, ctx }, backend) => {
      const { id } = await holding(backend).seen(ctx, params.id);
      return historyOf(backend.db, id, user);
    },
  ),
  call(
    "GET",
    registrationCalendarUrl(":id"),
    {
      does: "Gives the days that the players of a registration come as a calendar file.",
      who: "everybody",
      whoInWords: "whoever registered: logged in, or with the browser or emailed link that holds it",
      answer: { status: 200, type: "text/calendar" },
    },
    async ({ user, command, params, ctx }, backend) => {
      const { id } = await holding(backend).held(ctx, params.id);
      const registration = await ownRegistration(backend.db, id, readBy(backend, user));
      if (!registration) throw noSuchRegistration();
      const content = registrationCalendar(backend, registration, command);
      ctx.set("Cache-Control", "no-store");
      return file({ name: `camp-${registration.camp.startDate}.ics`, type: "text/calendar; charset=utf-8", content });
    },
  ),
  /** To the address on record and nowhere else, whoever asks. */
  call(
    "POST",
    sendConfirmationUrl,
    {
      does: "Emails a registration's status and link to the parent's address on record.",
      ...concerned,
      body: SendConfirmation,
      answer: { status: 202, body: Message },
      refused: {
        404: "There's no such registration in that camp, or the caller may not know of it.",
        409: "The parent's address was removed.",
        429: "Three emails a day per registration. `Retry-After` says how many seconds to wait.",
      },
    },
    async ({ body: { registrationId, campId }, ctx }, backend) => {
      const registration = await holding(backend).seen(ctx, registrationId);
      if (registration.campId !== campId) throw noSuchRegistration();
      await backend.limits.count(campLimits.sendConfirmation, registrationId);
      if (!(await mailConfirmation(backend, registrationId)))
        throw new Rejection(
          "conflict",
          "Erased",
          "This registration's email address was removed, so we can't email it.",
        );
      return { message: "We're emailing the parent." };
    },
  ),
  call(
    "POST",
    resendLinkUrl,
    {
      does: "Emails the links to all registrations and waitlist entries under this address. The answer is the same if there are none.",
      who: "everybody",
      body: ResendLink,
      limit: campLimits.resendLinkFromAddress,
      answer: { status: 202, body: Message },
      refused: { 429: "Ten an hour from one address. `Retry-After` says how many seconds to wait." },
    },
    async ({ body: { parentEmail, campId } }, backend) => {
      await inSteadyTime(backend.steadyTime, () => linksAgain(backend, { parentEmail, campId }));
      return { message: "If there's a registration with this email address, we're sending it the link." };
    },
  ),
];
