import { membershipStream } from "../../eventstore/memberships/events.ts";
import {
  hadMembership,
  ledgerOf,
  listMemberships,
  membershipList,
  membershipOf,
} from "../../projections/memberships/queries.ts";
import { paymentsOf } from "../../projections/memberships/moneyQueries.ts";
import { listUploadMonths, uploadMonthList } from "../../projections/memberships/monthQueries.ts";
import {
  LedgerLineView,
  MembershipPaymentView,
  MembershipView,
  UploadMonthView,
} from "../../projections/memberships/view.ts";
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
import { ActivateMembership, DeactivateMembership, GrantUploads } from "./formContract.ts";
import { stopBillingNow } from "./subscribing.ts";
import { activate, deactivate, membership, noMembership } from "./membership.ts";
import { momentAt, momentNow } from "./moment.ts";
import { grantUploads } from "./uploads.ts";

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
      refused: {
        409: "It is active already, by card (ActiveByCard) or with another end (AlreadyActive), or a card may still be charged (CardStillPays).",
      },
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
      await stopBillingNow(backend, command, playerId);
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
      does: "Shows one player's membership, and everything that changed how many videos the player may upload, and what was paid.",
      who: ["admin"],
      answer: {
        status: 200,
        body: MembershipView.extend({ ledger: LedgerLineView.array(), payments: MembershipPaymentView.array() }),
      },
    },
    async ({ params: { id } }, backend) => {
      const found = await membershipOf(backend.db, id, momentNow(backend.time));
      if (!found) throw noMembership();
      const [ledger, payments] = await Promise.all([ledgerOf(backend.db, id), paymentsOf(backend.db, id)]);
      return { ...found, ledger, payments };
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
