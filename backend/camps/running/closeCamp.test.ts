import { describe, expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { facilityTime } from "../../facilityTime.ts";
import { given, idOf } from "../../given.ts";
import { type Camp, camp } from "../camp.ts";
import { archiveCamp, cancelCamp, deleteCamp, restoreCamp, undoCancellation } from "./closeCamp.ts";
import { consequencesOf } from "./publishCalls.ts";

const { published, placed, cancelled, archived, restored } = examples;
const today = "2030-07-01";
const lastDay = published.data.endDate;
const later = "2030-07-11";
const moment = { now: "2030-07-01T12:00:00.000Z", time: facilityTime("America/New_York") };
const { reason } = cancelled.data;

describe("cancelling", () => {
  it("G3-15, E14: gives the reason, once; until the last day is over", () => {
    expect(given(camp, published, placed).when(cancelCamp({ reason, today }))).toEqual([cancelled]);
    expect(given(camp, published).when(cancelCamp({ reason, today: lastDay }))).toEqual([cancelled]);
    expect(given(camp, published, cancelled).when(cancelCamp({ reason: "Again", today }))).toEqual([]);
    expect(() => given(camp, published).when(cancelCamp({ reason, today: later }))).toThrow("This camp is over");
    expect(() => given(camp).when(cancelCamp({ reason, today }))).toThrow("couldn't find");
  });

  it("G3-15: registrations and what was paid stay as they are", () => {
    const facts: CampEvent[] = [published, placed, examples.paidByCard, cancelled];
    const after = facts.reduce((state, fact) => camp.evolve(state, fact), camp.initial)!;
    expect(after.registrations.get("g1")).toMatchObject({ isWithdrawn: false, totalCents: 30000 });
    expect(after.ledgers.get("g1")?.status).toBe("paid");
  });
});

describe("G1-55: undoing a cancellation", () => {
  const undo = (n: number, isLate = false) => undoCancellation({ id: idOf(n), isLate }, moment);
  const { cancellationUndone } = examples;

  it("the camp takes place after all; repeated, it records nothing", () => {
    expect(given(camp, published, placed, cancelled).when(undo(2))).toEqual([cancellationUndone]);
    expect(given(camp, published, placed, cancelled, cancellationUndone).when(undo(2, true))).toEqual([]);
    const facts: CampEvent[] = [published, placed, cancelled, cancellationUndone];
    expect(facts.reduce((state, fact) => camp.evolve(state, fact), camp.initial)).toMatchObject({ status: "active" });
    expect(given(camp, published, placed, cancelled, cancellationUndone).when(cancelCamp({ reason, today }))).toEqual([
      cancelled,
    ]);
  });

  it("spots that opened meanwhile go to those who wait", () => {
    const meanwhile = given(camp, published, examples.joinedWaitlist, cancelled).when(undo(2));
    expect(meanwhile.map(({ type }) => type)).toEqual(["CampCancellationUndone", "WaitlistSpotOffered"]);
  });

  it("not after ten seconds, nor once money has moved because of it", () => {
    expect(() => given(camp, published, cancelled).when(undo(1, true))).toThrow("too late");
    const { paidByCard, mismatched, refundRequested, refunded, registrationWithdrawn } = examples;
    for (const fact of [mismatched, refundRequested, refunded])
      expect(() => given(camp, published, placed, paidByCard, cancelled, fact).when(undo(3))).toThrow(
        "Money has moved",
      );
    const past = [published, placed, paidByCard, refundRequested, cancelled, registrationWithdrawn] as const;
    expect(given(camp, ...past).when(undo(4))).toHaveLength(1);
  });
});

describe("archiving", () => {
  it("archives and restores, each once", () => {
    const away = archiveCamp({ reason: "Held" });
    expect(given(camp, published).when(away)).toEqual([archived]);
    expect(given(camp, published, archived).when(away)).toEqual([]);
    expect(given(camp, published, archived).when(restoreCamp(moment))).toEqual([restored]);
    const after = { ...moment, now: "2030-07-11T04:00:00.000Z" };
    for (const [at, as, ...past] of [
      [moment, "cancelled", cancelled],
      [after, "cancelled", cancelled],
      [after, "completed"],
    ] as const)
      expect(given(camp, published, ...past, archived).when(restoreCamp(at))).toMatchObject([{ data: { as } }]);
    expect(given(camp, published).when(restoreCamp(moment))).toEqual([]);
  });

  it("a draft comes back as a draft, and is never cancelled: nobody knows of it", () => {
    const drafts = given(camp, examples.drafted, archived);
    expect(drafts.when(restoreCamp(moment))).toEqual([{ type: "CampRestored", data: { campId: "c1" } }]);
    expect(given(camp, examples.drafted).when(deleteCamp({ force: true, reason, today }))).toMatchObject([
      { type: "CampArchived" },
    ]);
    expect(() => given(camp, examples.drafted).when(cancelCamp({ reason, today }))).toThrow("hasn't been published");
  });

  it("G3-32: spots that opened meanwhile are offered when the camp is back", () => {
    const facts = given(camp, published, examples.joinedWaitlist, archived).when(restoreCamp(moment));
    expect(facts.map(({ type }) => type)).toEqual(["CampRestored", "WaitlistSpotOffered"]);
  });
});

describe("G3-15, A64: deleting erases nothing", () => {
  const deleting = (force: boolean, why: string | null = reason, day = today) =>
    deleteCamp({ force, reason: why, today: day });
  const away = (why: string | null) => [{ ...archived, data: { campId: "c1", reason: why } }];

  it("a camp without registrations goes to the archive, forced or not", () => {
    for (const force of [false, true]) expect(given(camp, published).when(deleting(force, null))).toEqual(away(null));
    expect(given(camp, published, placed, examples.registrationWithdrawn).when(deleting(false, null))).toEqual(
      away(null),
    );
  });

  it("one with registrations is refused, and cancelled only if the owner insists and gives a reason", () => {
    for (const past of [[placed], [examples.joinedWaitlist]] as CampEvent[][]) {
      expect(() => given(camp, published, ...past).when(deleting(false))).toThrow("Families are registered");
      expect(() => given(camp, published, ...past).when(deleting(true, null))).toThrow("Please tell families why");
      expect(given(camp, published, ...past).when(deleting(true))).toEqual([cancelled]);
    }
  });

  it("one that is over or was cancelled goes to the archive instead: no one is told twice, or too late", () => {
    expect(() => given(camp, published, placed).when(deleting(false, null, later))).toThrow("Families are registered");
    expect(given(camp, published, placed).when(deleting(true, null, later))).toEqual(away(null));
    expect(given(camp, published, placed, cancelled).when(deleting(true))).toEqual(away(reason));
  });
});

describe("who is affected", () => {
  const of = (...facts: CampEvent[]) =>
    consequencesOf(facts.reduce<Camp | undefined>((state, fact) => camp.evolve(state, fact), camp.initial)!);

  it("G3-15: families and children who come and who wait, and what they paid", () => {
    expect(of(published, placed, examples.participantWithdrawn, examples.paidByCard, examples.joinedWaitlist)).toEqual({
      families: 1,
      children: 1,
      waitingFamilies: 1,
      waitingChildren: 1,
      paidFamilies: 1,
      refundDueCents: 30000,
      refundDueByCardCents: 30000,
    });
  });

  it("no one who withdrew or left, and nothing that was refunded", () => {
    const paid = [published, placed, examples.paidByCard, examples.refunded];
    expect(of(...paid, examples.registrationWithdrawn, examples.joinedWaitlist, examples.leftWaitlist)).toMatchObject({
      families: 0,
      children: 0,
      waitingFamilies: 0,
      refundDueCents: 15000,
    });
    expect(of(published, placed, examples.paidInCash)).toMatchObject({
      refundDueCents: 30000,
      refundDueByCardCents: 0,
    });
  });
});
