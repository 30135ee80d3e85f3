import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  cancelled,
  cardPaymentStarted,
  dayMoved,
  paidByCard,
  paidInCash,
  participantWithdrawn,
  placed,
  published,
  refunded,
  revised,
} from "../../../eventstore/camps/examples.ts";
import type { Actor } from "../../../eventstore/eventStore.ts";
import { disputePack } from "./disputePack.ts";
import { DisputePack } from "./disputePackContract.ts";

const money = { quoted: "300.00", collected: "300.00", refunded: "150.00", outstanding: "0.00", refundDue: "0.00" };
const mail = {
  messageId: "<m1@example.com>",
  kind: "registration received",
  subject: "We have your registration",
  recipient: "pat@example.com",
  state: "sent",
  reason: null,
  attempts: 1,
  writtenAt: "2030-01-01T00:00:10.000Z",
  settledAt: "2030-01-01T00:00:11.000Z",
  nextAttemptAt: null,
} as const;
const at = (nth: number) => `2030-01-01T00:00:0${nth}.000Z`;

const packOf = (facts: readonly { type: string; data: object; by?: Actor }[], registrationId = "g1") =>
  disputePack({
    registrationId,
    events: facts.map(({ type, data, by = "system" }, nth) => ({
      id: `fact${nth}`,
      stream: "camp-c1",
      revision: nth,
      position: String(nth),
      at: at(nth),
      type,
      data,
      meta: { occurredAt: at(nth), actor: by, correlationId: "r", causationId: "r" },
    })),
    names: new Map([["ana", "Ana Delgado"]]),
    money,
    mails: [mail],
    now: "2030-02-01T00:00:00.000Z",
  });
const byAna = { by: { userId: "ana", role: "instructor" } };

it("says the date of each day of a camp whose days no longer follow one another", () => {
  const termsOf = (...facts: Parameters<typeof packOf>[0]) => packOf([published, ...facts])?.camp.terms;
  expect(termsOf(dayMoved, placed)).toMatchObject({ dates: ["2030-07-08", "2030-07-13", "2030-07-10"] });
  expect(termsOf(placed, dayMoved)).not.toHaveProperty("dates");
});

describe("the dispute pack", () => {
  const story = [
    published,
    { ...placed, by: "visitor" as const },
    cardPaymentStarted,
    paidByCard,
    { ...revised, ...byAna },
    { ...participantWithdrawn, ...byAna },
    refunded,
    { ...cancelled, ...byAna },
  ];

  it("says who registered whom and when, what was agreed, and what became of it", () => {
    const pack = DisputePack.omit({ policies: true }).parse(packOf(story));
    expect(pack).toMatchObject({
      registeredAt: at(1),
      registeredBy: { kind: "visitor", name: null },
      parent: { name: "Pat Ortiz", email: "pat@example.com", phone: "555-010-0100" },
      children: [
        { name: "Emma Ortiz", age: 8, division: "8U baseball", isWithdrawn: false },
        { name: "Noah Ortiz", age: 10, division: "10U softball", isWithdrawn: true },
      ],
      agreed: {
        registrationOption: "all_days",
        selectedDays: [1, 2, 3],
        pricePerChild: "150.00",
        total: "300.00",
        policies: null,
      },
      money,
      mails: [mail],
      cardPayments: [{ paymentId: "pi_1", asked: "300.00", received: "300.00", refunded: "150.00", isMismatch: false }],
    });
  });

  it("D4: lists every step with who, when, how much and why, in the order of the log", () => {
    expect(packOf(story)?.steps).toMatchObject([
      { what: "RegistrationPlaced", revision: 1, paymentStatus: "unpaid" },
      { what: "CardPaymentStarted", details: { paymentId: "pi_1", amount: "300.00" }, paymentStatus: null },
      { what: "RegistrationPaid", factId: "fact3", paymentStatus: "paid", details: { method: "card" } },
      {
        what: "ParticipantWithdrawn",
        at: at(5),
        by: { kind: "user", id: "ana", role: "instructor", name: "Ana Delgado" },
        words: "A broken wrist",
      },
      { what: "RegistrationRefunded", details: { amount: "150.00", total: "150.00", refundId: "f1" } },
    ]);
    expect(packOf([published, placed, paidInCash])?.steps[1]).toMatchObject({ words: "At the gate" });
  });

  it("shows the terms as of the registration, with a checksum, and what was changed since", () => {
    const { camp } = packOf(story)!;
    expect(camp.terms).toMatchObject({ location: "Maple Park", startTime: "09:00", fullCampPrice: "150.00" });
    expect(camp.sha256).toBe(createHash("sha256").update(JSON.stringify(camp.terms)).digest("hex"));
    expect(camp.changes).toEqual([
      { at: at(4), what: "CampRevised", fields: ["location", "startTime"], reason: null },
      { at: at(7), what: "CampCancelled", fields: [], reason: "The field is flooded" },
    ]);
    const before = packOf([published, revised, placed])!;
    expect(before.camp.terms.location).toBe("Oak Field");
    expect(before.camp.sha256).not.toBe(camp.sha256);
  });

  it("G3-20: never contains what was written about a child's health", () =>
    expect(JSON.stringify(packOf(story))).not.toMatch(/bee stings|medical/i));

  it("contains nothing about other families, and only amounts and times of an erased one", () => {
    const other = { ...placed, data: { ...placed.data, registrationId: "g2" } };
    expect(packOf([published, placed, other, paidByCard], "g2")?.steps).toHaveLength(1);
    expect(packOf([published, placed], "unheard-of")).toBeUndefined();
    const erased = { ...placed, data: { ...placed.data, personal: null, medical: null } };
    const pack = DisputePack.omit({ policies: true }).parse(packOf([published, erased]));
    expect(pack).toMatchObject({
      parent: null,
      children: [{ name: null }, { name: null }],
      agreed: { total: "300.00", policies: null },
    });
  });
});
