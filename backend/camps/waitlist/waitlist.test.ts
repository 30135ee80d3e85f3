import { expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { facilityTime } from "../../facilityTime.ts";
import { given } from "../../given.ts";
import { camp } from "../camp.ts";
import { declineOffer, joinWaitlist, type Joining, lapseOffers, leaveErasedPlayer, leaveWaitlist } from "./waitlist.ts";

const moment = { now: "2030-07-01T12:00:00.000Z", time: facilityTime("America/New_York") };
const { published, joinedWaitlist: joined, spotOffered: offered, registrationWithdrawn } = examples;

/** Both spots of the little ones are taken. */
const full = {
  ...examples.placed,
  data: {
    ...examples.placed.data,
    places: examples.placed.data.places.map((one) => ({ ...one, divisionId: "baseball-8u" })),
  },
};
const { participants, ...parent } = joined.data.personal;
const [max] = participants;
const max8 = max!;
const sam: Joining = {
  entryId: "w1",
  payerId: null,
  registrationOption: "all_days",
  selectedDays: [],
  parent,
  children: [max8],
};
const joining = (fields: Partial<Joining> = {}, at = moment) => joinWaitlist({ ...sam, ...fields }, at);
const refused = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};
const refusal = (code: string) => expect.objectContaining({ code });

it("G3-32, M15: a family joins while its division is full, all days of the camp", () => {
  expect(given(camp, published, full).when(joining())).toEqual([joined]);
});

it("joining once more under the same id records nothing", () => {
  expect(given(camp, published, full, joined).when(joining())).toEqual([]);
});

it("siblings wait as one, also if only some of them find a spot", () => {
  const ten = { ...max8, participantId: "p4", playerName: "Mia Reed", playerAge: 10, sport: "softball" as const };
  expect(given(camp, published, full).when(joining({ children: [max8, ten] }))).toMatchObject([
    { data: { places: [{ divisionId: "baseball-8u" }, { divisionId: "softball-10u" }] } },
  ]);
});

it("single days are kept in order, once each", () => {
  const days: Partial<Joining> = { registrationOption: "individual_days", selectedDays: [3, 1, 3] };
  expect(given(camp, published, full).when(joining(days))).toMatchObject([{ data: { selectedDays: [1, 3] } }]);
});

const older = { ...max8, playerAge: 40 };
const fiveDays: Partial<Joining> = { registrationOption: "individual_days", selectedDays: [5] };
it.each<[string, CampEvent[], Partial<Joining>, string?]>([
  ["ThereIsAPlace", [published], {}],
  ["ThereIsAPlace", [published, full, registrationWithdrawn], {}],
  ["CampCancelled", [published, full, examples.cancelled], {}],
  ["CampArchived", [published, full, examples.archived], {}],
  ["CampStarted", [published, full], {}, "2030-07-08T13:00:00.000Z"],
  ["NoSuchCamp", [], {}],
  ["Invalid", [published, full], { children: [older] }],
  ["Invalid", [published, full], fiveDays],
  ["Invalid", [published, full], { ...fiveDays, selectedDays: [] }],
  ["Invalid", [published, full, examples.dayCanceled], { ...fiveDays, selectedDays: [2] }],
  ["WaitsAlready", [published, full, joined], { entryId: "w2" }],
  ["WaitsAlready", [published, full, joined, offered], { entryId: "w2" }],
  [
    "RegisteredAlready",
    [published, full],
    { parent: { ...parent, parentEmail: "Pat@example.com" }, children: [{ ...max8, playerName: "emma  ortiz" }] },
  ],
])("no one joins: %s", (code, past, fields, now = moment.now) => {
  expect(refused(() => given(camp, ...past).when(joining(fields, { ...moment, now })))).toEqual(refusal(code));
});

it("whoever may see that a child waits or comes already gets its name; others only learn that there is one, and only at the end", () => {
  const twice = { ...sam, entryId: "w2" };
  const open = [published, joined];
  const all = [published, full, joined];
  const mine = { ...twice, sees: (purpose: string, id: string) => purpose === "waitlistEntry" && id === "w1" };
  for (const past of [open, all])
    expect(refused(() => given(camp, ...past).when(joining(mine)))).toMatchObject({
      code: "WaitsAlready",
      message: expect.stringContaining("Max Reed is already on this waitlist"),
    });
  for (const sees of [undefined, () => false]) {
    expect(refused(() => given(camp, ...open).when(joining({ ...twice, sees })))).toEqual(refusal("ThereIsAPlace"));
    expect(refused(() => given(camp, ...all).when(joining({ ...twice, sees })))).toMatchObject({
      code: "WaitsAlready",
      message: expect.not.stringContaining("Max"),
    });
  }
});

it("an age outside the camp's range is refused beside the child's age", () => {
  const children = [max8, { ...older, participantId: "p4" }];
  expect(refused(() => given(camp, published, full).when(joining({ children })))).toMatchObject({
    issues: [{ path: ["participants", 1, "playerAge"], message: "This camp is for ages 3–18" }],
  });
});

it("anyone who left, declined or let an offer lapse may join again, behind the others", () => {
  for (const end of [examples.leftWaitlist, examples.offerDeclined, examples.offerLapsed])
    expect(given(camp, published, full, joined, end).when(joining({ entryId: "w2" }))).toHaveLength(1);
});

const next = { ...joined, data: { ...joined.data, entryId: "w2" } };
const offeredNext = { ...offered, data: { ...offered.data, entryId: "w2" } };
/** One of the two spots has opened and is offered to the first who waits. */
const passing = [published, full, joined, next, examples.participantWithdrawn, offered];

it("leaving, declining or letting it lapse passes the spot on to the next", () => {
  const left = leaveWaitlist({ entryId: "w1", by: "parent" }, moment);
  expect(given(camp, ...passing).when(left)).toEqual([examples.leftWaitlist, offeredNext]);
  expect(given(camp, ...passing).when(declineOffer({ entryId: "w1" }, moment))).toEqual([
    examples.offerDeclined,
    offeredNext,
  ]);
  const later = { ...moment, now: offered.data.offeredUntil };
  const until = "2030-07-05T12:00:00.000Z";
  expect(given(camp, ...passing).when(lapseOffers(later))).toEqual([
    examples.offerLapsed,
    { ...offeredNext, data: { ...offeredNext.data, offeredUntil: until } },
  ]);
});

it("each of them is recorded once", () => {
  const left = leaveWaitlist({ entryId: "w1", by: "owner" }, moment);
  for (const end of [examples.leftWaitlist, examples.offerDeclined, examples.offerLapsed])
    expect(given(camp, ...passing, end).when(left)).toEqual([]);
  expect(given(camp, ...passing, examples.offerDeclined).when(declineOffer({ entryId: "w1" }, moment))).toEqual([]);
  const later = { ...moment, now: offered.data.offeredUntil };
  expect(given(camp, ...passing, examples.offerLapsed).when(lapseOffers(later))).toEqual([]);
});

it("no offer lapses before its time, unless the camp begins", () => {
  expect(given(camp, ...passing).when(lapseOffers(moment))).toEqual([]);
  const earlier = {
    ...examples.revised,
    data: { campId: "c1", changes: { startDate: "2030-07-01", startTime: "07:00" } },
  };
  expect(given(camp, ...passing, earlier).when(lapseOffers(moment))).toEqual([examples.offerLapsed]);
});

const accepted = { ...examples.placed, data: { ...examples.placed.data, registrationId: "g9", waitlistEntryId: "w1" } };
const leave = leaveWaitlist({ entryId: "w1", by: "parent" }, moment);
const decline = declineOffer({ entryId: "w1" }, moment);
const lateDecline = declineOffer({ entryId: "w1" }, { ...moment, now: offered.data.offeredUntil });
it.each([
  ["RegisteredAlready", [...passing, accepted], leave],
  ["NothingOffered", [published, full, joined], decline],
  ["OfferIsOver", [...passing, examples.offerLapsed], decline],
  ["OfferIsOver", passing, lateDecline],
  ["NoSuchWaitlistEntry", [published], leave],
  ["NoSuchCamp", [], decline],
] as const)("refuses: %s", (code, past, decision) => {
  expect(refused(() => given(camp, ...(past as CampEvent[])).when(decision))).toEqual(refusal(code));
});

it("G1-60:camps: a family's player waits in words of its own, once, and may be taken out alone", () => {
  const { waitlistParticipantTold: told, waitlistParticipantLeft: left } = examples;
  const { participantId, playerId, personal } = told.data;
  const kim = { ...personal, participantId, playerId };
  const both = given(camp, published, full).when(joining({ children: [max8, kim] }));
  expect(both).toMatchObject([
    { data: { places: [{ participantId: "p3" }, { participantId }], personal: { participants: [max8] } } },
    told,
  ]);
  const elsewhere = { entryId: "w2", payerId: "lou", parent: { ...parent, parentEmail: "lou@example.com" } };
  expect(
    refused(() => given(camp, published, full, ...both).when(joining({ ...elsewhere, children: [kim] }))),
  ).toMatchObject(refusal("WaitsAlready"));
  const leaving = leaveErasedPlayer({ entryId: "w1", participantId }, moment);
  expect(given(camp, published, full, ...both).when(leaving)).toEqual([left]);
  expect(given(camp, published, full, ...both, left).when(leaving)).toEqual([]);
  const lastOne = leaveErasedPlayer({ entryId: "w1", participantId: "p3" }, moment);
  expect(given(camp, published, full, ...both, left).when(lastOne)).toEqual([examples.leftWaitlist]);
});
