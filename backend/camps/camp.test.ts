import { describe, expect, it } from "vitest";
import type { CampEvent } from "../../eventstore/camps/events.ts";
import * as examples from "../../eventstore/camps/examples.ts";
import { evolvingOf } from "../handle.ts";
import { type Camp, camp } from "./camp.ts";
import { hasRoomFor, takenIn } from "./capacity.ts";
import { moneyOf } from "./ledger.ts";
import { coming } from "./registration.ts";

const campAfter = (...facts: CampEvent[]) => facts.reduce((state, fact) => camp.evolve(state, fact), camp.initial)!;

describe("a camp, as its facts tell it", () => {
  it("keeps what a revision does not name", () => {
    const { terms } = campAfter(examples.published, examples.revised);
    expect(terms).toMatchObject({ location: "Oak Field", startTime: "10:00", title: examples.published.data.title });
  });

  it("G3-11: a place is taken by who registered and by who was offered it, and free again after withdrawing", () => {
    const full = campAfter(examples.published, examples.placed, examples.joinedWaitlist, examples.spotOffered);
    expect(takenIn(full)).toEqual(
      new Map([
        ["baseball-8u", 2],
        ["softball-10u", 1],
      ]),
    );
    expect(hasRoomFor(full, ["baseball-8u"])).toBe(false);
    expect(hasRoomFor(full, ["baseball-8u"], "w1")).toBe(true);
    const declined = camp.evolve(full, examples.offerDeclined)!;
    expect(hasRoomFor(declined, ["baseball-8u"])).toBe(true);
    expect(hasRoomFor(declined, ["baseball-8u", "baseball-8u"])).toBe(false);
    expect(hasRoomFor(camp.evolve(full, examples.registrationWithdrawn)!, ["baseball-8u"])).toBe(true);
  });

  it("counts who still comes when one of two stays at home", () => {
    const { registrations } = campAfter(examples.published, examples.placed, examples.participantWithdrawn);
    expect(coming(registrations.get("g1")!).map(({ participantId }) => participantId)).toEqual(["p1"]);
  });

  it("G3-17: what somebody says of a payment leaves the card provider's books alone", () => {
    const { ledgers } = campAfter(
      examples.published,
      examples.placed,
      examples.paidByCard,
      examples.overridden,
      examples.refunded,
    );
    const ledger = ledgers.get("g1")!;
    expect(ledger.status).toBe("unpaid");
    expect(moneyOf(ledger)).toEqual({ collectedCents: 30000, refundedCents: 15000 });
  });
});

describe("going through many facts at once", () => {
  const second = { ...examples.placed, data: { ...examples.placed.data, registrationId: "g2" } };
  const facts: CampEvent[] = [
    examples.placed,
    examples.joinedWaitlist,
    examples.cardPaymentStarted,
    second,
    examples.paidByCard,
  ];

  it("comes to the same as fact by fact, and leaves the camp that it began with as it was", () => {
    const begun = campAfter(examples.published, second);
    const before = structuredClone(begun);
    const evolve = evolvingOf(camp);
    expect(facts.reduce<Camp | undefined>(evolve, begun)).toEqual(campAfter(examples.published, second, ...facts));
    expect(begun).toEqual(before);
  });

  it("copies who comes once, however many come", () => {
    const evolve = evolvingOf(camp);
    const first = evolve(campAfter(examples.published), examples.placed)!;
    const then = evolve(first, second)!;
    expect(then.registrations).toBe(first.registrations);
    expect(then.ledgers).toBe(first.ledgers);
    expect(then.registrations.size).toBe(2);
  });
});
