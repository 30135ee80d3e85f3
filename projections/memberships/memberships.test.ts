import { expect, it } from "vitest";
import * as facts from "../../eventstore/memberships/examples.ts";
import { guardianConfirmed, guardianNamed } from "../../eventstore/accounts/examples.ts";
import { removed } from "../../eventstore/players/examples.ts";
import { erased } from "../../eventstore/privacy/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { membershipsProjector } from "./memberships.ts";

const rowsAfter = rowsOf(membershipsProjector);
const { activated, reserved } = facts;
const row = {
  playerId: "kim",
  source: "manual",
  since: atMinute(0),
  until: null,
  isEnding: false,
  pausedUntil: null,
  endedAt: null,
  month: "2030-04",
};
const line = {
  playerId: "kim",
  month: null,
  uploads: null,
  cents: null,
  state: null,
  why: null,
  from: null,
  until: null,
  by: null,
  words: null,
};
const member = async (...told: Parameters<typeof rowsAfter>[0]) => (await rowsAfter([...told])).memberships;
const lines = async (...told: Parameters<typeof rowsAfter>[0]) =>
  ((await rowsAfter([...told])).membershipLedger ?? []).toSorted((a, b) => (String(a.at) < String(b.at) ? -1 : 1));

it("M1:membership: a membership begins, ends, and begins again", async () => {
  const at = (minute: number) => ({ revision: minute, updatedAt: atMinute(minute) });
  expect(await member(activated)).toEqual([{ ...row, ...at(0) }]);
  expect(await member(activated, facts.deactivated)).toEqual([{ ...row, endedAt: atMinute(1), ...at(1) }]);
  expect(await member(activated, facts.ended)).toEqual([{ ...row, endedAt: atMinute(1), ...at(1) }]);
  expect(await member(activated, facts.deactivated, activated)).toEqual([{ ...row, since: atMinute(2), ...at(2) }]);
  const until = "2030-05-01T04:00:00.000Z";
  const ending = { ...activated, data: { ...activated.data, until } };
  expect(await member(ending)).toEqual([{ ...row, until, ...at(0) }]);
  expect(await member(activated, facts.reset)).toEqual([{ ...row, month: "2030-05", ...at(1) }]);
});

it("G2-5:ledger: the ledger has a line for everything that changed the uploads", async () => {
  const told = [activated, reserved, facts.committed, facts.granted, facts.reset, facts.deactivated, facts.ended];
  expect(await lines(...told)).toMatchObject([
    { ...line, at: atMinute(0), what: "activated", by: "ada", words: "Paid in cash" },
    { ...line, id: "u1", at: atMinute(1), what: "upload", month: "2030-04", state: "counted" },
    { ...line, at: atMinute(3), what: "granted", month: "2030-04", uploads: 1, by: "ada", words: "Bad light" },
    { ...line, at: atMinute(4), what: "month", month: "2030-05" },
    { ...line, at: atMinute(5), what: "deactivated", by: "ada", words: "Moved away" },
    { ...line, at: atMinute(6), what: "ended", why: "erased" },
  ]);
  expect(await lines(activated, reserved)).toMatchObject([{}, { id: "u1", state: "reserved" }]);
  expect(await lines(activated, reserved, facts.released)).toMatchObject([{}, { state: "released", why: "failed" }]);
});

const { until } = facts.periodPaid.data;
const bought = [facts.checkoutStarted, facts.periodPaid, facts.activatedByCard];

it("a membership by card: paid, canceled, kept, renewed, ended", async () => {
  const card = { ...row, source: "card", since: atMinute(2), until };
  const at = (minute: number) => ({ revision: minute, updatedAt: atMinute(minute) });
  expect(await member(...bought)).toEqual([{ ...card, ...at(2) }]);
  const canceled = [...bought, facts.cancelScheduled];
  expect(await member(...canceled)).toEqual([{ ...card, isEnding: true, ...at(3) }]);
  expect(await member(...canceled, facts.cancelResumed)).toEqual([{ ...card, ...at(4) }]);
  const nextUntil = "2030-06-10T16:00:00.000Z";
  const renewed = { ...facts.periodPaid, data: { ...facts.periodPaid.data, invoiceId: "in_2", until: nextUntil } };
  expect(await member(...bought, renewed)).toEqual([{ ...card, until: nextUntil, ...at(3) }]);
  const pausedUntil = facts.paused.data.until;
  expect(await member(...bought, facts.paused)).toEqual([{ ...card, pausedUntil, ...at(3) }]);
  expect(await member(...bought, facts.paused, facts.unpaused)).toEqual([{ ...card, ...at(4) }]);
  expect(await member(...bought, facts.paused, renewed)).toEqual([{ ...card, until: nextUntil, ...at(4) }]);
  const canceledThen = [...bought, renewed, facts.cancelScheduled];
  const older = { ...facts.periodPaid, data: { ...facts.periodPaid.data, invoiceId: "in_0" } };
  expect(await member(...canceledThen, older)).toEqual([{ ...card, until: nextUntil, isEnding: true, ...at(5) }]);
  expect((await rowsAfter([...canceledThen, older])).membershipBilling).toMatchObject([{ paidUntil: nextUntil }]);
  expect(await member(...bought, facts.reminded)).toEqual([{ ...card, ...at(3) }]);
});

it("keeps what a card pays, and until when it may be charged", async () => {
  const billing = async (...told: Parameters<typeof rowsAfter>[0]) => (await rowsAfter([...told])).membershipBilling;
  const paid = {
    playerId: "kim",
    subscriptionId: "sub_1",
    payerId: "dana",
    paidUntil: until,
    failedAt: null,
    nextAttemptAt: null,
    state: "live",
  };
  expect(await billing(...bought)).toEqual([paid]);
  const { nextAttemptAt } = facts.paymentFailed.data;
  expect(await billing(...bought, facts.paymentFailed)).toEqual([{ ...paid, failedAt: atMinute(3), nextAttemptAt }]);
  expect(await billing(...bought, facts.paymentFailed, facts.periodPaid)).toEqual([paid]);
  const off = [...bought, facts.deactivated];
  expect(await billing(...off)).toEqual([{ ...paid, state: "stopping" }]);
  expect(await billing(...off, facts.periodPaid)).toEqual([{ ...paid, state: "stopping" }]);
  expect(await billing(...off, facts.billingStopped)).toEqual([{ ...paid, state: "stopped" }]);
  expect(await billing(...bought, facts.ended)).toEqual([{ ...paid, state: "stopping" }]);
  const cancelled = { ...facts.ended, data: { ...facts.ended.data, why: "cancelled" as const } };
  expect(await billing(...bought, cancelled)).toEqual([{ ...paid, state: "stopped" }]);
});

it("keeps who paid, until the card provider has forgotten them", async () => {
  const payers = async (...told: Parameters<typeof rowsAfter>[0]) => (await rowsAfter([...told])).membershipPayers;
  const never = { confirmedAt: null, leftAt: null };
  const payer = { subscriptionId: "sub_1", playerId: "kim", payerId: "dana", isForgotten: false, ...never };
  expect(await payers(...bought)).toEqual([payer]);
  expect(await payers(...bought, facts.ended, facts.payerForgotten)).toMatchObject([{ isForgotten: true }]);
});

it("knows when somebody else answers than who paid by a mailed link", async () => {
  const { payerId: _, ...byLink } = facts.activatedByCard.data;
  const left = async (...told: Parameters<typeof rowsAfter>[0]) => {
    const paid = [{ ...facts.activatedByCard, data: byLink }, ...told];
    return (await rowsAfter(paid)).membershipPayers!.map(({ leftAt }) => leftAt)[0];
  };
  const at = (minute: number) => ({ meta: { occurredAt: atMinute(minute) } });
  const named = { ...guardianNamed, data: { ...guardianNamed.data, userId: "kim" }, ...at(5) };
  const confirmed = { ...guardianConfirmed, data: { ...guardianConfirmed.data, userId: "kim" }, ...at(5) };
  const leaves = (why: "left" | "removed" | "erased", minute = 5) => ({
    ...removed,
    data: { ...removed.data, playerId: "kim", why },
    ...at(minute),
  });
  expect(await left(named)).toBe(atMinute(5));
  expect(await left(named, { ...confirmed, ...at(6) })).toBe(atMinute(5));
  expect(await left(named, confirmed)).toBeNull(); // another address
  for (const why of ["removed", "erased"] as const) expect(await left(named, confirmed, leaves(why))).toBe(atMinute(5));
  expect(await left(named, confirmed, leaves("left"))).toBeNull();
  expect(await left(named, confirmed, leaves("removed", 6))).toBeNull(); // somebody else
  expect(await left(leaves("removed"))).toBeNull();
});

it("keeps where someone went to pay, until that ends", async () => {
  const open = async (...told: Parameters<typeof rowsAfter>[0]) =>
    (await rowsAfter([...told])).membershipCheckouts?.map(({ isOpen }) => isOpen);
  expect(await open(facts.checkoutStarted)).toEqual([true]);
  expect(await open(facts.checkoutStarted, facts.checkoutExpired)).toEqual([false]);
  expect(await open(...bought)).toEqual([false]);
});

it("the ledger has a line for everything that was paid, or was not", async () => {
  const told = [
    ...bought,
    facts.paymentFailed,
    facts.cancelScheduled,
    facts.cancelResumed,
    facts.paused,
    facts.unpaused,
  ];
  expect((await lines(...told)).map(({ what, cents }) => [what, cents])).toEqual([
    ["paid", 1000],
    ["activated", null],
    ["failed", null],
    ["canceled", null],
    ["kept", null],
    ["paused", null],
    ["unpaused", null],
  ]);
});

it("G2-6: keeps each month that was said to have begun", async () => {
  const { month, startsAt, missed, late } = facts.monthBegan.data;
  expect((await rowsAfter([facts.monthBegan])).uploadMonths).toEqual([
    { month, startsAt, missed, late, saidAt: atMinute(0) },
  ]);
});

it.each(["ada", "kim"])("erasing %s takes what the admin wrote, and leaves dates and counts", async (subject) => {
  const gone = { ...erased, data: { subject } };
  const left = await lines(activated, facts.granted, gone);
  expect(left.map(({ what, uploads, by, words }) => [what, uploads, by, words])).toEqual([
    ["activated", null, "ada", null],
    ["granted", 1, "ada", null],
  ]);
});

it("what an erased admin wrote is not known any more", async () => {
  const silent = { ...facts.granted, data: { ...facts.granted.data, personal: null } };
  expect(await lines(activated, silent)).toMatchObject([{}, { words: null, uploads: 1 }]);
});
