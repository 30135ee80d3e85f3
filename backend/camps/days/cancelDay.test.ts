import { describe, expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { facilityTime } from "../../facilityTime.ts";
import { given, idOf } from "../../given.ts";
import { booksOf } from "../balance.ts";
import { camp } from "../camp.ts";
import { withdraw } from "../registrations/changeRegistration.ts";
import { cancelDay, dayConsequencesOf, undoDayCancellation } from "./cancelDay.ts";

const { published, placed, dayCanceled, dayCancellationUndone, requoted, paidByCard } = examples;
const today = "2030-07-01";
const { day, reason, at } = dayCanceled.data;
const rained = cancelDay({ day, reason, at, today });
const stateAfter = (...facts: CampEvent[]) =>
  facts.reduce<ReturnType<typeof camp.evolve>>((state, fact, n) => camp.evolve(state, fact, idOf(n)), camp.initial);
const moment = { now: "2030-07-01T12:00:00.000Z", time: facilityTime("America/New_York") };

describe("canceling one day of a camp", () => {
  it("is told with its reason, and takes its share off each price; repeated, it records nothing", () => {
    expect(given(camp, published, placed).when(rained)).toEqual([requoted, dayCanceled]);
    expect(given(camp, published, placed, requoted, dayCanceled).when(rained)).toEqual([]);
  });

  it("concerns those alone who come on it", () => {
    const onDays = (...selectedDays: number[]): CampEvent => ({
      ...placed,
      data: { ...placed.data, registrationOption: "individual_days", selectedDays },
    });
    expect(given(camp, published, onDays(1, 3)).when(rained)).toEqual([dayCanceled]);
    expect(given(camp, published, onDays(2)).when(rained)[0]).toMatchObject({ data: { totalCents: 0 } });
    expect(given(camp, published, placed, examples.registrationWithdrawn).when(rained)).toEqual([dayCanceled]);
  });

  it("what was paid for it is due back, and who hasn't paid owes less", () => {
    const paid = booksOf(stateAfter(published, placed, paidByCard, requoted, dayCanceled), "g1").balance;
    expect(paid).toMatchObject({ refundDueCents: 10000, outstandingCents: 0, hasMismatch: false });
    const unpaid = booksOf(stateAfter(published, placed, requoted, dayCanceled), "g1").balance;
    expect(unpaid).toMatchObject({ refundDueCents: 0, outstandingCents: 20000 });
  });

  it("is foretold in families, players and money", () => {
    const told = (...facts: CampEvent[]) => dayConsequencesOf(stateAfter(published, ...facts), { day, today });
    const whom = { families: 1, children: 2 };
    expect(told(placed)).toEqual({ ...whom, paidFamilies: 0, refundDueCents: 0, lessOwedCents: 10000 });
    expect(told(placed, paidByCard)).toEqual({ ...whom, paidFamilies: 1, refundDueCents: 10000, lessOwedCents: 0 });
    expect(told()).toMatchObject({ families: 0, refundDueCents: 0 });
  });

  it("a second day takes the same share, and a player withdrawn later costs what is left", () => {
    const again = given(camp, published, placed, requoted, dayCanceled).when(
      cancelDay({ day: "2030-07-10", reason, at, today }),
    );
    expect(again[0]).toMatchObject({ data: { participantCents: 5000, totalCents: 10000 } });
    const left = given(camp, published, placed, requoted, dayCanceled).when(
      withdraw({ registrationId: "g1", participantId: "p2" }, moment),
    );
    expect(left[0]).toMatchObject({ type: "ParticipantWithdrawn", data: { totalCents: 10000 } });
  });

  it("not one that is over or none of the camp's, nor the last, nor of a camp that is off", () => {
    const when =
      (facts: CampEvent[], on: string, now = today) =>
      () =>
        given(camp, ...facts).when(cancelDay({ day: on, reason, at, today: now }));
    expect(when([published], day, "2030-07-10")).toThrow("This day is over");
    expect(when([published], "2030-07-11")).toThrow("doesn’t take place");
    expect(when([published, examples.cancelled], day)).toThrow("was canceled");
    expect(when([examples.drafted], day)).toThrow("doesn’t take place");
    const lastOne: CampEvent = { ...dayCanceled, data: { ...dayCanceled.data, canceledDays: ["2030-07-08", day] } };
    expect(when([published, lastOne], "2030-07-10")).toThrow("cancel the camp instead");
  });
});

describe("G1-55: undoing it", () => {
  const undo = (n: number, isLate = false) => undoDayCancellation({ id: idOf(n), isLate });
  const before = {
    type: "RegistrationRequoted",
    data: { ...requoted.data, how: "undone", participantCents: 15000, totalCents: 30000 },
  };
  const undone: CampEvent = { ...dayCancellationUndone, data: { ...dayCancellationUndone.data, undoes: [idOf(3)] } };

  it("the day takes place after all, at the prices from before; repeated, it records nothing", () => {
    expect(given(camp, published, placed, requoted, dayCanceled).when(undo(3))).toEqual([undone, before]);
    expect(given(camp, published, placed, requoted, dayCanceled, undone).when(undo(3, true))).toEqual([]);
    expect(stateAfter(published, placed, requoted, dayCanceled, undone)?.canceledDays).toEqual([]);
  });

  it("at nobody else's price, whatever days have been on that date before", () => {
    const onTwo: CampEvent = {
      ...placed,
      data: { ...placed.data, registrationOption: "individual_days", selectedDays: [1, 2] },
    };
    const first = given(camp, published, onTwo).when(rained) as CampEvent[];
    const story = [published, onTwo, ...first];
    const back = given(camp, ...story).when(undo(3)) as CampEvent[];
    const moved = { campId: "c1", reason, movedDays: [2] };
    const away: CampEvent = {
      type: "CampDayMoved",
      data: { ...moved, day: 2, from: day, to: "2030-07-13", dates: ["2030-07-08", "2030-07-13", "2030-07-10"] },
    };
    const there: CampEvent = {
      type: "CampDayMoved",
      data: { ...moved, day: 3, from: "2030-07-10", to: day, dates: ["2030-07-08", "2030-07-13", day] },
    };
    const later = [...story, ...back, away, there, dayCanceled];
    expect(given(camp, ...later).when(undo(later.length - 1))).toMatchObject([{ type: "CampDayCancellationUndone" }]);
  });

  it("also once the clock has ended a card payment that was open", () => {
    const ended = [examples.cardPaymentCancelled, examples.cardPaymentFailed];
    const open = [published, placed, examples.cardPaymentStarted, requoted, dayCanceled, ...ended];
    expect(given(camp, ...open).when(undo(4))).toHaveLength(2);
  });

  it("not after ten seconds, nor once anything else has happened", () => {
    expect(() => given(camp, published, dayCanceled).when(undo(1, true))).toThrow("too late");
    expect(() => given(camp, published, placed, requoted, dayCanceled, paidByCard).when(undo(3))).toThrow(
      "Something else has changed",
    );
  });
});
