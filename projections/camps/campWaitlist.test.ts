import { expect, it } from "vitest";
import * as camps from "../../eventstore/camps/examples.ts";
import { erased } from "../../eventstore/privacy/examples.ts";
import { rowsOf, atMinute } from "../testing/deliver.ts";
import { campWaitlistProjector } from "./campWaitlist.ts";

const rowsAfter = rowsOf(campWaitlistProjector);

const { joinedWaitlist: joined, spotOffered, offerDeclined, offerLapsed, leftWaitlist, placed } = camps;
const { personal } = joined.data;
const { participants, ...parent } = personal;
const { participantId, ...child } = participants[0]!;

const entry = {
  id: "w1",
  campId: "c1",
  payerId: null,
  registrationOption: "all_days",
  selectedDays: [1, 2, 3],
  ...parent,
  state: "waiting",
  offeredUntil: null,
  turn: 0,
  isSkipped: false,
  skipReason: null,
  joinedAt: atMinute(0),
  registrationId: null,
};
const place = {
  ...child,
  id: participantId,
  entryId: "w1",
  campId: "c1",
  payerId: null,
  playerId: null,
  ordinal: 1,
  divisionId: "baseball-8u",
  state: "waiting",
};
const blank = (row: object) => Object.fromEntries(Object.keys(row).map((field) => [field, null]));

it("M15: a waiting family has its parent, its children and its turn", async () => {
  const later = { ...joined, data: { ...joined.data, entryId: "w2", places: [] } };
  expect(await rowsAfter([joined, later])).toEqual({
    campWaitlist: [entry, { ...entry, id: "w2", turn: 1, joinedAt: atMinute(1) }],
    campWaitlistPlaces: [place],
  });
});

it.each([
  [spotOffered, "offered", spotOffered.data.offeredUntil],
  [offerDeclined, "declined", null],
  [offerLapsed, "lapsed", null],
  [leftWaitlist, "left", null],
])("%o says what became of the entry and its children", async (fact, state, offeredUntil) => {
  expect(await rowsAfter([joined, fact])).toEqual({
    campWaitlist: [{ ...entry, state, offeredUntil }],
    campWaitlistPlaces: [{ ...place, state }],
  });
});

it("an accepted offer knows its registration; other registrations change nothing", async () => {
  const accepting = { ...placed, data: { ...placed.data, registrationId: "g9", waitlistEntryId: "w1" } };
  expect(await rowsAfter([joined, spotOffered, placed, accepting])).toEqual({
    campWaitlist: [{ ...entry, state: "accepted", registrationId: "g9" }],
    campWaitlistPlaces: [{ ...place, state: "accepted" }],
  });
});

it("erasing a visitor or a payer removes every name and leaves the turn", async () => {
  const visitors = { ...erased, data: { subject: "waitlist-w1" } };
  const gone = {
    campWaitlist: [{ ...entry, ...blank(parent) }],
    campWaitlistPlaces: [{ ...place, ...blank(child) }],
  };
  expect(await rowsAfter([joined, visitors])).toEqual(gone);
  expect(await rowsAfter([{ ...joined, data: { ...joined.data, personal: null } }])).toEqual(gone);

  const payers = { ...joined, data: { ...joined.data, payerId: "pat" } };
  const payerGone = { ...erased, data: { subject: "pat" } };
  expect(await rowsAfter([payers, payerGone])).toEqual({
    campWaitlist: [{ ...gone.campWaitlist[0], payerId: "pat" }],
    campWaitlistPlaces: [{ ...gone.campWaitlistPlaces[0], payerId: "pat" }],
  });
  expect((await rowsAfter([joined, payerGone])).campWaitlist).toEqual([entry]);
});

it("an extended offer ends later; a skipped family has its turn after those who joined meanwhile", async () => {
  const { offerExtended, turnSkipped } = camps;
  expect((await rowsAfter([joined, spotOffered, offerExtended])).campWaitlist).toEqual([
    { ...entry, state: "offered", offeredUntil: offerExtended.data.offeredUntil },
  ]);
  const later = { ...joined, data: { ...joined.data, entryId: "w2", places: [] } };
  const skipped = { ...entry, turn: 2, isSkipped: true, skipReason: turnSkipped.data.personal.reason };
  const second = { ...entry, id: "w2", turn: 1, joinedAt: atMinute(1) };
  expect((await rowsAfter([joined, later, turnSkipped])).campWaitlist).toEqual([skipped, second]);
  const visitors = { ...erased, data: { subject: "waitlist-w1" } };
  expect((await rowsAfter([joined, later, turnSkipped, visitors])).campWaitlist).toEqual([
    { ...skipped, ...blank(parent), skipReason: null },
    second,
  ]);
});

it("G1-60:camps: a family's player waits in words that go with that player, and may wait no longer alone", async () => {
  const { waitlistParticipantTold: told, waitlistParticipantLeft: left } = camps;
  const { participantId: id, playerId, personal: kim } = told.data;
  const both = {
    ...joined,
    data: { ...joined.data, places: [...joined.data.places, { participantId: id, divisionId: null }] },
  };
  const second = { ...place, id, ordinal: 2, divisionId: null, playerId, ...kim };
  expect((await rowsAfter([both, told])).campWaitlistPlaces).toEqual([place, second]);
  const kimErased = { ...erased, data: { subject: "kim" } };
  expect(await rowsAfter([both, told, kimErased])).toEqual({
    campWaitlist: [entry],
    campWaitlistPlaces: [place, { ...second, ...blank(child) }],
  });
  expect((await rowsAfter([both, told, left])).campWaitlistPlaces).toEqual([place]);
});
