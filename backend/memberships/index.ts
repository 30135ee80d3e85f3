import { membershipStream } from "../../eventstore/memberships/events.ts";
import {
  latenessOfMonth,
  ledgerHeldOn,
  membershipsHeldOn,
  wordsAboutMembershipsOf,
} from "../../projections/memberships/queries.ts";
import type { HeldPart, WhenErased } from "../backend.ts";
import type { Context } from "../context.ts";
import { anHour, tenMinutes } from "../timed/timedWork.ts";
import { membershipCalls, subscriptionCalls } from "./calls.ts";
import { LedgerLineView, MembershipView, SubscriptionView } from "../../projections/memberships/view.ts";
import { endErased, membership } from "./membership.ts";
import { membershipMails } from "./mails.ts";
import { announceMonth } from "./uploadMonth.ts";
import { releaseUnfinished } from "./uploads.ts";

const membershipParts: readonly HeldPart[] = [
  { name: "memberships", rows: ({ db }, userId) => membershipsHeldOn(db, userId) },
  { name: "uploads", rows: ({ db }, userId) => ledgerHeldOn(db, userId) },
  { name: "notesOnMemberships", rows: ({ db }, userId) => wordsAboutMembershipsOf(db, userId) },
];

const endWhenErased: WhenErased = async ({ handle }, command, playerId) => {
  const target = { fold: membership, stream: membershipStream(playerId), command };
  return { membership: Number((await handle(target, endErased(playerId))).recorded) };
};

export const memberships: Context = {
  name: "memberships",
  calls: { memberships: [...subscriptionCalls, ...membershipCalls] },
  shapes: { SubscriptionView, LedgerLineView, MembershipView },
  mails: membershipMails,
  timed: [
    {
      name: "begin upload month",
      every: tenMinutes,
      alsoAt: "5 0 1 * *",
      byTheClock: true,
      run: announceMonth,
    },
    { name: "release unfinished uploads", every: anHour, byTheClock: true, run: releaseUnfinished },
  ],
  measured: [
    {
      name: "fungo_upload_month_late_seconds",
      help: "How long after the latest month of uploads began that was announced",
      value: latenessOfMonth,
    },
  ],
  whenErased: [endWhenErased],
  exported: membershipParts,
};
