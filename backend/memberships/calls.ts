import { membershipStream } from "../../eventstore/memberships/events.ts";
import {
  hadMembership,
  ledgerOf,
  listMemberships,
  listUploadMonths,
  membershipList,
  membershipOf,
  standingOf,
  uploadMonthList,
} from "../../projections/memberships/queries.ts";
import { isActive, monthAfter } from "../../projections/memberships/standingRule.ts";
import {
  LedgerLineView,
  MembershipView,
  SubscriptionView,
  UploadMonthView,
} from "../../projections/memberships/view.ts";
import { consentFor } from "../../projections/players/open.ts";
import type { UserView } from "../../projections/accounts/open.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { created } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import {
  activateMembershipUrl,
  deactivateMembershipUrl,
  grantsUrl,
  membershipsUrl,
  membershipUrl,
  uploadResetsUrl,
} from "./contract.ts";
import { ActivateMembership, DeactivateMembership, ForPlayer, GrantUploads } from "./formContract.ts";
import { subscriptionLedgerUrl, subscriptionStatusUrl } from "./subscriptionContract.ts";
import { activate, deactivate, grantUploads, membership, noMembership } from "./membership.ts";
import { longDay, momentAt, momentNow } from "./moment.ts";

type Standing = Awaited<ReturnType<typeof standingOf>>;

/** Why a player cannot upload now, in words. */
const obstacle = (
  { standing, left, allowed }: Standing,
  { consent, isOwn, resetsOn }: { consent: Awaited<ReturnType<typeof consentFor>>; isOwn: boolean; resetsOn: string },
) => {
  if (!isActive(standing)) return "Uploading a video needs a membership.";
  if (consent === "asked")
    return isOwn
      ? "Your parent or guardian needs to confirm your account before you can upload videos."
      : "Please confirm your email address first. Then you can upload videos for this player.";
  if (left === 0) return `All ${allowed} uploads of this month are used. New ones start on ${longDay(resetsOn)}.`;
  return null;
};

/** Staff have no membership, and instructors upload without one. */
const statusOf = async (backend: Backend, user: UserView, playerId: string): Promise<SubscriptionView> => {
  const moment = momentNow(backend.time);
  const { left, ...stands } = await standingOf(backend.db, playerId, moment);
  const resetsOn = `${monthAfter(moment.month)}-01`;
  if (user.role !== "student") {
    const reason = user.role === "instructor" ? null : "Players and instructors upload videos.";
    return { ...stands, resetsOn, canUpload: reason === null, reason };
  }
  const consent = await consentFor(backend.db, playerId, moment.now.slice(0, 10));
  const reason = obstacle({ ...stands, left }, { consent, resetsOn, isOwn: playerId === user.id });
  return { ...stands, resetsOn, canUpload: reason === null, reason };
};

/** The first instant after a day at the facility. Throws a Rejection beside the field for a day that is over. */
const endOf = ({ time }: Backend, until: string | undefined, now: string) => {
  if (until === undefined) return undefined;
  const over = time.instantOf({ date: time.addDays(until, 1), time: "00:00" });
  if (over > now) return over;
  const message = "Please choose today or a later day";
  throw new Rejection("invalid", "Invalid", message, { issues: [{ path: ["until"], message }] });
};

const admins = { who: ["admin"], whoInWords: "admins, for every player", anyPlayerFor: ["admin"] } as const;

const actOf = (
  user: UserView,
  { now }: Command,
  { playerId, reason }: { playerId: string; reason?: string | undefined },
) => ({
  playerId,
  by: user.id,
  words: reason ?? null,
  now,
});

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
      does: "Lists everything that changed how many videos a player may upload, the latest first.",
      who: ["student"],
      whoInWords: "whoever may act for that player",
      query: ForPlayer,
      players: ["?playerId"],
      answer: { status: 200, body: LedgerLineView.array() },
    },
    ({ user, query: { playerId = user.id } }, { db }) => ledgerOf(db, playerId),
  ),
];

export const membershipCalls: readonly Call[] = [
  call(
    "POST",
    activateMembershipUrl,
    {
      does: "Activates a player's membership without a card. Without `until` it lasts until somebody ends it.",
      ...admins,
      body: ActivateMembership,
      players: ["userId"],
      answer: { status: 200, body: MembershipView },
      refused: { 409: "It is active already, with another end (AlreadyActive)." },
    },
    async ({ user, body: { userId: playerId, reason, until: lastDay }, command }, backend) => {
      const until = endOf(backend, lastDay, command.now);
      const { month } = momentAt(backend.time, command.now);
      const decide = activate({ ...actOf(user, command, { playerId, reason }), until, month });
      await backend.handle({ fold: membership, stream: membershipStream(playerId), command }, decide);
      return membershipOf(backend.db, playerId, momentNow(backend.time));
    },
  ),
  call(
    "POST",
    deactivateMembershipUrl,
    {
      does: "Ends a player's membership right away. Videos and feedback stay.",
      ...admins,
      body: DeactivateMembership,
      players: ["userId"],
      answer: { status: 200, body: MembershipView },
    },
    async ({ user, body: { userId: playerId, reason }, command }, backend) => {
      const decide = deactivate(actOf(user, command, { playerId, reason }));
      await backend.handle({ fold: membership, stream: membershipStream(playerId), command }, decide);
      return membershipOf(backend.db, playerId, momentNow(backend.time));
    },
  ),
  call(
    "GET",
    membershipsUrl,
    {
      does: "Lists the players who have or had a membership.",
      who: ["admin"],
      list: membershipList,
      answer: { status: 200, body: MembershipView.array() },
    },
    ({ list }, backend) => listMemberships(backend.db, momentNow(backend.time), list),
  ),
  call(
    "GET",
    membershipUrl(":id"),
    {
      does: "Shows one player's membership, and everything that changed how many videos the player may upload.",
      who: ["admin"],
      answer: { status: 200, body: MembershipView.extend({ ledger: LedgerLineView.array() }) },
    },
    async ({ params: { id } }, backend) => {
      const found = await membershipOf(backend.db, id, momentNow(backend.time));
      if (!found) throw noMembership();
      return { ...found, ledger: await ledgerOf(backend.db, id) };
    },
  ),
  call(
    "POST",
    grantsUrl(":id"),
    {
      does: "Grants a member more uploads in the current month.",
      ...admins,
      body: GrantUploads,
      players: [":id"],
      answer: { status: 201, body: MembershipView },
      refused: { 409: "There is no active membership (NotActive)." },
    },
    async ({ user, params: { id: playerId }, body: { uploads, reason }, command }, backend) => {
      if (!(await hadMembership(backend.db, playerId))) throw noMembership();
      const { month } = momentAt(backend.time, command.now);
      const decide = grantUploads({ ...actOf(user, command, { playerId, reason }), uploads, month });
      await backend.handle({ fold: membership, stream: membershipStream(playerId), command }, decide);
      return created(playerId, await membershipOf(backend.db, playerId, momentNow(backend.time)));
    },
  ),
  call(
    "GET",
    uploadResetsUrl,
    {
      does: "Lists the months of uploads: when it was said that each began, how late, and to how many members.",
      who: ["admin"],
      list: uploadMonthList,
      answer: { status: 200, body: UploadMonthView.array() },
    },
    ({ list }, { db }) => listUploadMonths(db, list),
  ),
];
