import { describe, expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { given } from "../../given.ts";
import { camp } from "../camp.ts";
import { cardPaymentDue, endCardPayment, isOwed, startCardPayment } from "./payCard.ts";
import { after, code, registered, registrationId } from "../testing/books.ts";

const { published, placed, cardPaymentStarted: started, participantWithdrawn, registrationWithdrawn } = examples;

describe("paying by card", () => {
  const due = (past: CampEvent[], shownCents?: number) =>
    cardPaymentDue(after(...past), { registrationId, shownCents });

  it("A70, G3-2, G3-53: charges what is outstanding, and nothing the payer was not shown", () => {
    expect(due([...registered])).toEqual({ cents: 30000, last: undefined });
    expect(due([...registered, participantWithdrawn], 15000)).toMatchObject({ cents: 15000 });
    expect(due([...registered, examples.partlyPaid])).toMatchObject({ cents: 20000 });
    expect(() => due([...registered], 29999)).toThrow(code("OtherAmount"));
  });

  it("knows the payment that may still be open", () => {
    const second = { ...started, data: { ...started.data, paymentId: "pi_2", cents: 15000, version: 2 } };
    expect(due([...registered, started, second]).last).toEqual({
      paymentId: "pi_2",
      payerId: started.data.payerId,
      cents: 15000,
      version: 2,
      isOver: false,
      isOwed: false,
    });
    expect(due([...registered, started]).last).toMatchObject({ paymentId: "pi_1", isOwed: true });
  });

  it.each([
    ["PaidAlready", [examples.paidByCard]],
    ["PaidAlready", [examples.paidInCash]],
    ["Withdrawn", [registrationWithdrawn]],
    ["CampCancelled", [examples.cancelled]],
  ] as const)("is refused: %s", (name, past) => expect(() => due([...registered, ...past])).toThrow(code(name)));

  it("costs nothing where the camp is free, and needs a registration", () => {
    const free = { ...placed, data: { ...placed.data, totalCents: 0 } };
    expect(() => due([published, free])).toThrow(code("NothingToPay"));
    expect(() => due([published])).toThrow(code("NoSuchRegistration"));
  });

  it("its start is recorded once", () => {
    const start = startCardPayment({ registrationId, paymentId: "pi_1", cents: 30000, version: 1 });
    expect(given(camp, ...registered).when(start)).toEqual([started]);
    expect(given(camp, ...registered, started).when(start)).toEqual([]);
  });

  it.each([
    ["withdrawn", registrationWithdrawn],
    ["called off", examples.cancelled],
    ["one child less", participantWithdrawn],
    ["paid in cash", examples.paidInCash],
    ["handed over", examples.handedOver],
    ["started anew", { ...started, data: { ...started.data, paymentId: "pi_2", version: 2 } }],
  ] as const)("what was started is no longer owed: %s", (_, fact) => {
    const payment = { registrationId, paymentId: "pi_1" };
    expect(isOwed(after(...registered, started), payment)).toBe(true);
    expect(isOwed(after(...registered, started, fact), payment)).toBe(false);
  });

  it("its end is recorded once, and never after it brought money", () => {
    const end = endCardPayment({ registrationId, paymentId: "pi_1" });
    expect(given(camp, ...registered, started).when(end)).toEqual([examples.cardPaymentCancelled]);
    for (const fact of [examples.cardPaymentCancelled, examples.paidByCard])
      expect(given(camp, ...registered, started, fact).when(end)).toEqual([]);
  });
});
