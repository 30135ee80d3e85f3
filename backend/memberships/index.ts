import { nameIn, searchedIn } from "../search/open.ts";
import { membershipStream } from "../../eventstore/memberships/events.ts";
import {
  ledgerHeldOn,
  membershipsHeldOn,
  wordsAboutMembershipsOf,
} from "../../projections/memberships/exportQueries.ts";
import { latenessOfMonth } from "../../projections/memberships/monthQueries.ts";
import type { HeldPart, WhenErased } from "../backend.ts";
import type { Context, Searched } from "../context.ts";
import { anHour, tenMinutes } from "../timed/timedWork.ts";
import { listMemberships } from "../../projections/memberships/queries.ts";
import { momentNow } from "./moment.ts";
import { membershipCalls } from "./calls.ts";
import { LedgerLineView, MembershipView, SubscriptionView } from "../../projections/memberships/view.ts";
import { endErased, membership } from "./membership.ts";
import { guardianCalls, membershipLimits } from "./guardianCalls.ts";
import { membershipMoneyCalls } from "./moneyCalls.ts";
import { membershipMails } from "./mails/mails.ts";
import { mailWhenCanceledOrKept } from "./mails/payer.ts";
import { mailFamilyWhenPayerLeft } from "./mails/takeOver.ts";
import { membershipMoneyMails } from "./mails/moneyMails.ts";
import { claimInvoicePayment, hearOfSubscriptions } from "./hear.ts";
import { stopBillingNow } from "./subscribing.ts";
import { subscriptionCalls } from "./subscriptionCalls.ts";
import { subscriptionWork } from "./subscriptionWork.ts";
import { announceMonth } from "./uploadMonth.ts";
import { releaseUnfinished } from "./uploads.ts";

const membershipParts: readonly HeldPart[] = [
  { name: "memberships", rows: ({ db }, userId) => membershipsHeldOn(db, userId) },
  { name: "uploads", rows: ({ db }, userId) => ledgerHeldOn(db, userId) },
  { name: "notesOnMemberships", rows: ({ db }, userId) => wordsAboutMembershipsOf(db, userId) },
];

const endWhenErased: WhenErased = async (backend, command, playerId) => {
  const target = { fold: membership, stream: membershipStream(playerId), command };
  const { recorded } = await backend.handle(target, endErased(playerId));
  await stopBillingNow(backend, command, playerId);
  return { membership: Number(recorded) };
};

const searched: readonly Searched[] = [
  searchedIn("memberships", {
    who: ["admin"],
    read: ({ db, time }, _, query) => listMemberships(db, momentNow(time), query),
    shown: ({ membershipStatus, ...player }) => ({ name: nameIn(player), status: membershipStatus }),
  }),
];

export const memberships: Context = {
  name: "memberships",
  calls: { memberships: [...subscriptionCalls, ...guardianCalls, ...membershipCalls, ...membershipMoneyCalls] },
  limits: membershipLimits,
  shapes: { SubscriptionView, LedgerLineView, MembershipView },
  mails: [mailFamilyWhenPayerLeft, mailWhenCanceledOrKept, ...membershipMails, ...membershipMoneyMails],
  timed: [
    {
      name: "begin upload month",
      every: tenMinutes,
      alsoAt: "5 0 1 * *",
      byTheClock: true,
      run: announceMonth,
    },
    { name: "release unfinished uploads", every: anHour, byTheClock: true, run: releaseUnfinished },
    ...subscriptionWork,
  ],
  measured: [
    {
      name: "fungo_upload_month_late_seconds",
      help: "How long after the latest month of uploads began that was announced",
      value: latenessOfMonth,
    },
  ],
  claimsPayment: claimInvoicePayment,
  whenProviderSays: hearOfSubscriptions,
  searched,
  whenErased: [endWhenErased],
  exported: membershipParts,
};
