import { describe, expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { facilityTime } from "../../facilityTime.ts";
import { given } from "../../given.ts";
import { camp } from "../camp.ts";
import {
  assignDivision,
  handOver,
  release,
  releaseUnpaid,
  tellPickup,
  withdraw,
  withdrawErased,
} from "./changeRegistration.ts";

const moment = { now: "2030-07-01T12:00:00.000Z", time: facilityTime("America/New_York") };
const over = { ...moment, now: "2030-07-11T04:00:00.000Z" };
const { published, placed, participantWithdrawn, registrationWithdrawn, joinedWaitlist, spotOffered } = examples;
const registrationId = "g1";
const all = (reason?: string, at = moment) => withdraw({ registrationId, reason }, at);
const one = (participantId: string, at = moment) => withdraw({ registrationId, participantId }, at);
const byParent = {
  ...registrationWithdrawn,
  data: { ...registrationWithdrawn.data, by: "parent" as const, personal: null },
};
const noReason = { ...participantWithdrawn, data: { ...participantWithdrawn.data, personal: null } };
const refusal = (code: string) => expect.objectContaining({ code });
/** One spot for the little ones, so that a family waits for Emma's. */
const division = published.data.divisions[0]!;
const small = {
  ...published,
  data: { ...published.data, divisions: [{ ...division, capacity: 1 }, published.data.divisions[1]!] },
};

describe("a parent", () => {
  it("withdraws all children, and says why", () => {
    expect(given(camp, published, placed).when(all("Ill"))).toEqual([
      { ...byParent, data: { ...byParent.data, personal: { reason: "Ill" } } },
    ]);
  });

  it("withdraws one of them: the price of the others stays", () => {
    expect(given(camp, published, placed).when(one("p2"))).toEqual([noReason]);
  });

  it("withdraws the last one, and with it the registration", () => {
    expect(given(camp, published, placed, participantWithdrawn).when(one("p1"))).toEqual([byParent]);
  });

  it("again records nothing", () => {
    expect(given(camp, published, placed, participantWithdrawn).when(one("p2"))).toEqual([]);
    for (const decision of [all(), one("p1"), one("p2")])
      expect(given(camp, published, placed, registrationWithdrawn).when(decision)).toEqual([]);
  });

  it("G3-32: passes the spot to whoever waits, in the same step", () => {
    const past = [small, placed, joinedWaitlist];
    expect(
      given(camp, ...past)
        .when(one("p1"))
        .map(({ type }) => type),
    ).toEqual(["ParticipantWithdrawn", spotOffered.type]);
    expect(given(camp, ...past).when(one("p2"))).toHaveLength(1);
  });
});

describe("who may pick a child up", () => {
  const pickup = { mayPickUp: "Lou Ortiz", mayNotPickUp: "Sam Stone" };
  const tell = (told: object = pickup, at = moment) =>
    tellPickup({ registrationId, participantId: "p1", tellerId: "pat", pickup: told }, at);
  const { playerId: _, ...ofVisitor } = examples.pickupTold.data;
  const told = { ...examples.pickupTold, data: { ...ofVisitor, personal: pickup } };

  it("is said by the parent, and said again records nothing", () => {
    expect(given(camp, published, placed).when(tell())).toEqual([told]);
    expect(given(camp, published, placed, told).when(tell())).toEqual([]);
    expect(given(camp, published, placed, told).when(tell({}))).toEqual([
      { ...told, data: { ...told.data, personal: {} } },
    ]);
    const atOnce = { ...placed.data.personal.participants[0]!, ...pickup };
    const personal = { ...placed.data.personal, participants: [atOnce] };
    expect(given(camp, published, { ...placed, data: { ...placed.data, personal } }).when(tell())).toEqual([]);
  });

  it("by someone who can't see what was said before, who keeps it where they say nothing, or clears it", () => {
    const unseen = (pickup: object) =>
      given(camp, published, placed, told).when(
        tellPickup({ registrationId, participantId: "p1", tellerId: undefined, pickup }, moment),
      );
    expect(unseen({})).toEqual([]);
    const added = { mayPickUp: "Ana Reed", mayNotPickUp: "Sam Stone" };
    expect(unseen({ mayPickUp: "Ana Reed" })).toEqual([{ ...told, data: { ...told.data, personal: added } }]);
    expect(unseen({ mayNotPickUp: "nobody" })).toMatchObject([{ data: { personal: { mayPickUp: "Lou Ortiz" } } }]);
    expect(unseen({ mayNotPickUp: "nobody" })[0]?.data).not.toHaveProperty("personal.mayNotPickUp", expect.anything());
  });

  it("is not said of a child who doesn't come, after the camp, or of someone erased", () => {
    expect(() => given(camp, published, placed, registrationWithdrawn).when(tell())).toThrow(refusal("Withdrawn"));
    expect(() => given(camp, published, placed).when(tell(pickup, over))).toThrow(refusal("CampOver"));
    const erased = { ...placed, data: { ...placed.data, personal: null, medical: null } };
    expect(given(camp, published, erased).when(tell())).toEqual([]);
  });
});

describe("the owner", () => {
  const go = (reason?: string) => release({ registrationId, reason }, moment);
  const byOwner = { ...registrationWithdrawn, data: { ...registrationWithdrawn.data, personal: null } };

  it("G3-14, G3-16: releases unpaid and partly paid spots, with a reason or without, once", () => {
    expect(given(camp, published, placed).when(go("Entered twice"))).toEqual([registrationWithdrawn]);
    expect(given(camp, published, placed, examples.partlyPaid).when(go())).toEqual([byOwner]);
    expect(given(camp, published, placed, byOwner).when(go())).toEqual([]);
  });

  it("P10: not while it is paid, but once the money was refunded", () => {
    const paid = [published, placed, examples.paidByCard];
    expect(() => given(camp, ...paid).when(go())).toThrow(refusal("IsPaid"));
    const whole = { ...examples.refunded, data: { ...examples.refunded.data, cents: 30000, totalCents: 30000 } };
    expect(given(camp, ...paid, whole).when(go())).toEqual([byOwner]);
  });

  it("G3-12: moves a child to another division while it has a spot, once", () => {
    const move = assignDivision({ registrationId, participantId: "p2", divisionId: "baseball-8u" }, moment);
    expect(given(camp, published, placed).when(move)).toEqual([examples.divisionAssigned]);
    expect(given(camp, published, placed, examples.divisionAssigned).when(move)).toEqual([]);
    expect(() => given(camp, small, placed).when(move)).toThrow(refusal("DivisionFull"));
    expect(() => given(camp, published, placed, participantWithdrawn).when(move)).toThrow(refusal("Withdrawn"));
  });

  it("passes on the spot that moving frees", () => {
    const move = assignDivision({ registrationId, participantId: "p1", divisionId: "softball-10u" }, moment);
    expect(
      given(camp, small, placed, joinedWaitlist)
        .when(move)
        .map(({ type }) => type),
    ).toEqual(["ParticipantDivisionAssigned", spotOffered.type]);
  });
});

describe("G3-14: the clock", () => {
  const strict = { ...published, data: { ...published.data, releaseUnpaidAfterHours: 24 } };
  const promised = { ...placed, data: { ...placed.data, payBy: moment.now } };
  const byClock = { ...byParent, data: { ...byParent.data, by: "clock" as const } };
  const at = (now: string) => releaseUnpaid({ ...moment, now });

  it("releases what was not paid by the promised moment, once", () => {
    expect(given(camp, strict, promised).when(at(moment.now))).toEqual([byClock]);
    expect(given(camp, strict, promised, byClock).when(at(moment.now))).toEqual([]);
  });

  it("keeps those whose money is on its way", () => {
    expect(given(camp, strict, promised).when(releaseUnpaid(moment, new Set([registrationId])))).toEqual([]);
  });

  it.each<[string, CampEvent[], string?]>([
    ["before that moment", [strict, promised], "2030-07-01T11:59:59.999Z"],
    ["what nothing was promised for", [strict, placed]],
    ["what costs nothing", [strict, { ...promised, data: { ...promised.data, participantCents: 0, totalCents: 0 } }]],
    ["what is paid", [strict, promised, examples.paidByCard]],
    ["what is partly paid", [strict, promised, examples.partlyPaid]],
    ["what money came in for, whatever was said of it", [strict, promised, examples.paidByCard, examples.overridden]],
    ["in a camp that does not want it", [published, promised]],
    ["in a camp that has begun", [strict, promised], "2030-07-08T13:00:00.000Z"],
    ["in a cancelled camp", [strict, promised, examples.cancelled]],
  ])("keeps %s", (_, past, now = moment.now) => {
    expect(given(camp, ...past).when(at(now))).toEqual([]);
  });
});

describe("someone who was erased", () => {
  const gone = (at = moment) => withdrawErased({ registrationId, payerId: "pat" }, at);
  it("no longer comes to any camp; camps that are over do not change", () => {
    expect(given(camp, published, placed).when(gone())).toEqual([byParent]);
    expect(given(camp, published, placed, byParent).when(gone())).toEqual([]);
    expect(given(camp, published, placed).when(gone(over))).toEqual([]);
    expect(given(camp).when(gone())).toEqual([]);
  });

  const { handedOver, participantTold } = examples;
  const kim = { ...participantTold, data: { ...participantTold.data, participantId: "p1" } };
  const max = { ...participantTold, data: { ...participantTold.data, participantId: "p2", playerId: "max" } };
  const { to, personal } = handedOver.data;
  const passed = (playerIds: readonly string[], at = moment) =>
    handOver({ registrationId, payerId: "pat", to, personal, playerIds: new Set(playerIds) }, at);

  it("leaves the registration to another guardian of all players, once", () => {
    expect(given(camp, published, placed, kim, max).when(passed(["kim", "max"]))).toEqual([handedOver]);
    expect(given(camp, published, placed, kim, max, handedOver).when(passed(["kim", "max"]))).toEqual([]);
    expect(given(camp, published, placed, kim, max, handedOver).when(gone())).toEqual([]);
    expect(given(camp, published, placed, kim, max).when(passed(["kim", "max"], over))).toEqual([]);
  });

  it("says what was attested by hand until then", () => {
    const [fact] = given(camp, published, placed, kim, max, examples.paidInCash).when(passed(["kim", "max"]));
    expect(fact).toMatchObject({ type: "RegistrationHandedOver", data: { byHandCents: 30000 } });
  });

  it("a player whom nobody manages now is withdrawn", () => {
    const left = { ...noReason, data: { ...noReason.data, playerId: "max" } };
    expect(given(camp, published, placed, kim, max).when(passed(["kim"]))).toEqual([left, handedOver]);
    expect(given(camp, published, placed, kim).when(passed(["kim"]))).toEqual([noReason, handedOver]);
    expect(given(camp, published, placed, kim, max).when(passed([]))).toEqual([byParent]);
  });

  it("from then on it's the new payer's: what follows is theirs", () => {
    const follows = given(camp, published, placed, kim, max, handedOver).when(all("Ill"));
    expect(follows).toMatchObject([{ data: { payerId: "sam", personal: { reason: "Ill" } } }]);
  });
});

it.each([
  ["NoSuchCamp", [], all()],
  ["NoSuchRegistration", [published], all()],
  ["NoSuchRegistration", [published], release({ registrationId }, moment)],
  ["NoSuchParticipant", [published, placed], one("p9")],
  ["CampOver", [published, placed], all(undefined, over)],
  ["Invalid", [published, placed], assignDivision({ registrationId, participantId: "p1", divisionId: "x" }, moment)],
] as const)("refuses: %s", (code, past, decision) => {
  expect(() => given(camp, ...(past as readonly CampEvent[])).when(decision)).toThrow(refusal(code));
});
