import { hasPayerLeft } from "../../projections/memberships/dueQueries.ts";
import { familyLedgerOf, standingOf } from "../../projections/memberships/queries.ts";
import { isActive, monthAfter } from "../../projections/memberships/standingRule.ts";
import { LedgerLineView, SubscriptionView } from "../../projections/memberships/view.ts";
import { userById, type UserView } from "../../projections/accounts/open.ts";
import { consentFor } from "../../projections/players/open.ts";
import type { Backend } from "../backend.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { consentNeeded } from "../players/open.ts";
import { ForPlayer, PauseMembership } from "./formContract.ts";
import { longDay, momentNow } from "./moment.ts";
import {
  ProvidersPage,
  subscriptionCancelUrl,
  subscriptionCheckoutUrl,
  subscriptionLedgerUrl,
  subscriptionPauseUrl,
  subscriptionPortalUrl,
  subscriptionResumeUrl,
  subscriptionStatusUrl,
} from "./subscriptionContract.ts";
import { cancel, checkOut, pause, portalFor, resume } from "./subscribing.ts";

type Standing = Pick<Awaited<ReturnType<typeof standingOf>>, "standing" | "left" | "allowed">;

/** Why a player cannot upload now, in words. */
const obstacle = (
  { standing, left, allowed }: Standing,
  { consent, isOwn, resetsOn }: { consent: Awaited<ReturnType<typeof consentFor>>; isOwn: boolean; resetsOn: string },
) => {
  if (!isActive(standing)) return "Uploading a video needs a membership.";
  if (consent === "asked") return consentNeeded(isOwn, "upload videos");
  if (left === 0) return `All ${allowed} uploads of this month are used. New ones start on ${longDay(resetsOn)}.`;
  return null;
};

/** Staff have no membership, and instructors upload without one. */
const statusOf = async (backend: Backend, user: UserView, playerId: string): Promise<SubscriptionView> => {
  const moment = momentNow(backend.time);
  const { payerId, ...found } = await standingOf(backend.db, playerId, moment);
  const { left: _, ...stands } = found;
  const today = backend.time.wallClock(moment.now).date;
  const hasLeft = found.card !== null && (await hasPayerLeft(backend.db, { playerId, payerId }, today));
  const isAnothers = payerId !== null && payerId !== user.id && !hasLeft;
  const status = {
    ...stands,
    resetsOn: `${monthAfter(moment.month)}-01`,
    isPayer: payerId === user.id,
    payer: isAnothers ? ((await userById(backend.db, payerId))?.firstName ?? null) : null,
    hasPayerLeft: hasLeft,
  };
  if (user.role !== "student") {
    const reason = user.role === "instructor" ? null : "Players and instructors upload videos.";
    return { ...status, canUpload: reason === null, reason };
  }
  const consent = await consentFor(backend.db, playerId, today);
  const reason = obstacle(found, { consent, resetsOn: status.resetsOn, isOwn: playerId === user.id });
  return { ...status, canUpload: reason === null, reason };
};

const families = {
  who: ["student"],
  whoInWords: "whoever may act for that player",
  body: ForPlayer,
  players: ["playerId"],
} as const;

export const subscriptionCalls: readonly Call[] = [
  call(
    "GET",
    subscriptionStatusUrl,
    {
      does: "Says whether a player has a membership, how many videos count this month, and whether another one can be uploaded.",
      who: "signed in",
      whoInWords: "whoever may act for that player",
      query: ForPlayer,
      players: ["?playerId"],
      answer: { status: 200, body: SubscriptionView },
    },
    ({ user, query: { playerId = user.id } }, backend) => statusOf(backend, user, playerId),
  ),
  call(
    "GET",
    subscriptionLedgerUrl,
    {
      does: "Lists everything that changed how many videos a player may upload, the latest first. Payments and refunds are shown to whoever's card pays.",
      who: ["student"],
      whoInWords: "whoever may act for that player",
      query: ForPlayer,
      players: ["?playerId"],
      answer: { status: 200, body: LedgerLineView.array() },
    },
    ({ user, query: { playerId = user.id } }, { db }) => familyLedgerOf(db, playerId, user.id),
  ),
  call(
    "POST",
    subscriptionCheckoutUrl,
    {
      does: "Opens the card provider's page where a player's membership is paid. While that is open, it is the same one.",
      ...families,
      answer: { status: 201, body: ProvidersPage },
      refused: {
        409: "There is a membership (AlreadyActive), it is paused (Paused), its card was declined (PaymentFailed), the one before is still being ended (StillStopping), a parent has not confirmed yet (GuardianNotConfirmed), a payment is being recorded (PaymentOnItsWay), or none are sold here (NotSold).",
      },
    },
    async ({ user, body: { playerId = user.id }, command }, backend) => {
      if ((await consentFor(backend.db, playerId, backend.time.wallClock(command.now).date)) === "asked")
        throw new Rejection("conflict", "GuardianNotConfirmed", consentNeeded(playerId === user.id, "subscribe"));
      return { url: await checkOut(backend, command, { playerId, payerId: user.id }) };
    },
  ),
  call(
    "POST",
    subscriptionPortalUrl,
    {
      does: "Opens the payer's page at the card provider: invoices, another card, canceling.",
      ...families,
      answer: { status: 201, body: ProvidersPage },
      refused: { 409: "No card pays (NotByCard), or someone else's does (NotThePayer)." },
    },
    ({ user, body: { playerId = user.id } }, backend) => portalFor(backend, { playerId, payerId: user.id }),
  ),
  call(
    "POST",
    subscriptionCancelUrl,
    {
      does: "Cancels a player's membership with the time that is paid; right away if a payment is owed, which is then not collected.",
      ...families,
      answer: { status: 200, body: SubscriptionView },
      refused: { 409: "No card pays (NotByCard)." },
    },
    async ({ user, body: { playerId = user.id }, command }, backend) => {
      await cancel(backend, command, { playerId });
      return statusOf(backend, user, playerId);
    },
  ),
  call(
    "POST",
    subscriptionPauseUrl,
    {
      does: "Pauses a player's membership from the end of the time that is paid. It goes on by itself.",
      ...families,
      body: PauseMembership,
      answer: { status: 200, body: SubscriptionView },
      refused: { 409: "No card pays (NotByCard), it was declined (PastDue), or it is not paid or canceled (NotPaid)." },
    },
    async ({ user, body: { playerId = user.id, months }, command }, backend) => {
      await pause(backend, command, { playerId, months });
      return statusOf(backend, user, playerId);
    },
  ),
  call(
    "POST",
    subscriptionResumeUrl,
    {
      does: "Takes a cancellation or a pause back while the paid time lasts.",
      ...families,
      answer: { status: 200, body: SubscriptionView },
      refused: {
        409: "No card pays (NotByCard), the pause has begun (Paused), it has ended (Ended), or whoever's card paid no longer manages the player (PayerLeft).",
      },
    },
    async ({ user, body: { playerId = user.id }, command }, backend) => {
      await resume(backend, command, playerId);
      return statusOf(backend, user, playerId);
    },
  ),
];
