import { describe, expect, it } from "vitest";
import type { CampEvent } from "../../eventstore/camps/events.ts";
import * as examples from "../../eventstore/camps/examples.ts";
import { evolvingOf } from "../handle.ts";
import { type Camp, camp } from "./camp.ts";
import { hasRoomFor, takenIn } from "./capacity.ts";
import { moneyOf } from "./ledger.ts";
import { coming } from "./registration.ts";

const campAfter = (...facts: CampEvent[]) => facts.reduce((state, fact) => camp.evolve(state, fact), camp.initial)!;

describe("a camp, folded from its facts", () => {
  it("keeps what a revision does not name", () => {
    const { terms } = campAfter(examples.published, examples.revised);
    expect(terms).toMatchObject({ location: "Oak Field", startTime: "10:00", title: examples.published.data.title });
  });

  it("G3-11: a spot is taken by a registration or an offer, and free again after withdrawal", () => {
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

  it("counts who still comes when one of two drops out", () => {
    const { registrations } = campAfter(examples.published, examples.placed, examples.participantWithdrawn);
    expect(coming(registrations.get("g1")!).map(({ participantId }) => participantId)).toEqual(["p1"]);
  });

  it("G3-17: what someone says about a payment leaves the card provider's books alone", () => {
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

  it("gives the same as fact by fact, and leaves the initial camp unchanged", () => {
    const begun = campAfter(examples.published, second);
    const before = structuredClone(begun);
    const evolve = evolvingOf(camp);
    expect(facts.reduce<Camp | undefined>((state, fact) => evolve(state, fact), begun)).toEqual(
      campAfter(examples.published, second, ...facts),
    );
    expect(begun).toEqual(before);
  });

  it("copies the registrations once, however many there are", () => {
    const evolve = evolvingOf(camp);
    const first = evolve(campAfter(examples.published), examples.placed)!;
    const then = evolve(first, second)!;
    expect(then.registrations).toBe(first.registrations);
    expect(then.ledgers).toBe(first.ledgers);
    expect(then.registrations.size).toBe(2);
  });
});
