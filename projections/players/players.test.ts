import { describe, expect, it } from "vitest";
import { ownPlayerNamed, profileUpdated, registered } from "../../eventstore/accounts/examples.ts";
import { participantTold, waitlistParticipantTold } from "../../eventstore/camps/examples.ts";
import {
  added,
  closed,
  corrected,
  erasureAsked,
  erasureWithdrawn,
  grownUp,
  invitationWithdrawn,
  invited,
  joined,
  left,
  merged,
  movedIn,
} from "../../eventstore/players/examples.ts";
import { erased } from "../../eventstore/privacy/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { playersProjector } from "./players.ts";

const rowsAfter = rowsOf(playersProjector);
const { personal: kim } = added.data;
const { personal: kimberly } = corrected.data;
const nothing = {
  birthDate: null,
  age: null,
  ageRecordedOn: null,
  adultOn: null,
  position: null,
  experience: null,
  sport: null,
  emergencyContact: null,
  emergencyPhone: null,
  parentName: null,
  parentEmail: null,
  parentPhone: null,
  declaredBy: null,
  grewUp: false,
  grownUpAt: null,
  closedAt: null,
  erasedAt: null,
};
const at = (minute: number, created = 0) => ({ createdAt: atMinute(created), updatedAt: atMinute(minute) });
const own = { ...nothing, id: "pat", keptAs: "pat", isOwn: true, isNamed: false, plays: true };

it("G1-60:players: every account is its own player, under the name it goes by", async () => {
  const { players } = await rowsAfter([registered, profileUpdated]);
  const { firstName, lastName, age, experience } = profileUpdated.data.personal;
  expect(players).toEqual([
    { ...own, ...at(1), firstName, lastName, age, ageRecordedOn: atMinute(1).slice(0, 10), experience },
  ]);
});

it("G1-60:players: a parent's own player does not play", async () => {
  const parent = { ...registered, data: { ...registered.data, registeredAs: "parent" } } as const;
  expect((await rowsAfter([parent])).players).toMatchObject([{ id: "pat", plays: false }]);
});

it("G1-60:players: an own player named apart keeps that name when the account gets another one", async () => {
  const { players } = await rowsAfter([registered, ownPlayerNamed, profileUpdated]);
  expect(players).toEqual([{ ...own, ...ownPlayerNamed.data.personal, ...at(1), isNamed: true, declaredBy: "pat" }]);
});

it("G1-60:players: whoever added a player may act for it, until it is closed", async () => {
  const kept = { ...own, id: "kim", keptAs: "kim", isOwn: false, isNamed: true, declaredBy: "pat" };
  const guardian = {
    id: "kim pat",
    playerId: "kim",
    userId: "pat",
    how: "added",
    since: atMinute(0),
    until: null,
    hasLeft: false,
    erasureAskedUntil: null,
  };
  expect(await rowsAfter([added])).toEqual({
    players: [{ ...kept, ...kim, ...at(0) }],
    guardians: [guardian],
    guardianRemovals: [],
    invitations: [],
  });
  expect((await rowsAfter([added, corrected])).players).toEqual([{ ...kept, ...kimberly, ...at(1) }]);
  expect(await rowsAfter([added, closed])).toEqual({
    players: [{ ...kept, ...kim, ...at(1), closedAt: atMinute(1) }],
    guardians: [{ ...guardian, until: atMinute(1) }],
    guardianRemovals: [],
    invitations: [],
  });
});

it("with an account of its own a player keeps all that is known, and from 18 on nobody else answers for it", async () => {
  const account = { ...registered, data: { ...registered.data, userId: "kim", grewUp: true } } as const;
  const kept = { ...own, ...kim, id: "kim", keptAs: "kim", isNamed: false, grewUp: true, declaredBy: "pat" };
  expect((await rowsAfter([added, account, grownUp])).players).toEqual([{ ...kept, ...at(2), grownUpAt: atMinute(2) }]);
  const alone = { ...grownUp, data: { ...grownUp.data, isAdult: true } };
  expect((await rowsAfter([added, account, alone])).players).toMatchObject([{ adultOn: null, declaredBy: null }]);
});

it("erasing leaves nothing of the player, and the accounts that acted for others as they are", async () => {
  const gone = { ...erased, data: { subject: "kim" } };
  expect((await rowsAfter([added, closed, gone])).players).toEqual([
    {
      ...own,
      keptAs: "kim",
      ...at(2),
      id: "kim",
      isOwn: false,
      isNamed: true,
      declaredBy: "pat",
      firstName: null,
      lastName: null,
      closedAt: atMinute(1),
      erasedAt: atMinute(2),
    },
  ]);
  expect((await rowsAfter([added, erased])).guardians).toMatchObject([{ userId: "pat", until: null }]);
});

it("a player whose key is gone is shown without a name", async () => {
  const unknown = { ...added, data: { ...added.data, personal: null } };
  expect(
    (await rowsAfter([unknown, { ...corrected, data: { ...corrected.data, personal: null } }])).players,
  ).toMatchObject([{ id: "kim", firstName: null, adultOn: null }]);
});

it.each([participantTold, waitlistParticipantTold])(
  "what a camp was told of a player is not asked again",
  async (told) => {
    const { sport, emergencyContact, emergencyPhone } = told.data.personal;
    expect((await rowsAfter([added, told])).players).toMatchObject([
      { ...kim, sport, emergencyContact, emergencyPhone, updatedAt: atMinute(1) },
    ]);
    const blank = { ...told, data: { ...told.data, personal: null } };
    expect((await rowsAfter([added, blank])).players).toMatchObject([{ ...kim, updatedAt: atMinute(0) }]);
  },
);

describe("another guardian", () => {
  it("is invited, joins, and may leave; an invitation that is over names nobody once it is forgotten", async () => {
    const before = await rowsAfter([added, invited]);
    expect(before.invitations).toMatchObject([{ id: "i1", email: "lou@example.com", by: "pat", endedAt: null }]);
    const forgotten = {
      type: "SubmissionForgotten",
      data: { subject: "invitation-i1", why: "time" },
    } as const;
    const { guardians, invitations } = await rowsAfter([added, invited, joined, forgotten]);
    expect(guardians).toMatchObject([{ userId: "lou", how: "invited", until: null }, { userId: "pat" }]);
    expect(invitations).toMatchObject([{ email: null, name: null, endedAt: atMinute(2), forgottenAt: atMinute(3) }]);
    expect((await rowsAfter([added, invited, joined, left])).guardians).toMatchObject([
      { userId: "lou", until: atMinute(3), hasLeft: true },
      { userId: "pat", until: null },
    ]);
    expect((await rowsAfter([added, invited, invitationWithdrawn])).invitations).toMatchObject([
      { endedAt: atMinute(2) },
    ]);
  });

  it("who left before a player was closed stays somebody who left", async () =>
    expect((await rowsAfter([added, invited, joined, left, closed])).guardians).toMatchObject([
      { userId: "lou", until: atMinute(3), hasLeft: true },
      { userId: "pat", until: atMinute(4), hasLeft: false },
    ]));

  it("wants the player erased until they take it back", async () => {
    expect((await rowsAfter([added, erasureAsked])).guardians).toMatchObject([
      { erasureAskedUntil: erasureAsked.data.until },
    ]);
    expect((await rowsAfter([added, erasureAsked, erasureWithdrawn])).guardians).toMatchObject([
      { erasureAskedUntil: null },
    ]);
  });
});

describe("two records of one player", () => {
  const kimberlyAdded = { ...added, data: { ...added.data, playerId: "kimberly", by: "lou" } } as const;
  it("the one that was merged leads to the other one, and nobody answers for it anymore", async () => {
    const { players, guardians } = await rowsAfter([added, kimberlyAdded, merged]);
    expect(players).toMatchObject([
      { id: "kim", keptAs: "kimberly", closedAt: atMinute(2), erasedAt: null },
      { id: "kimberly", keptAs: "kimberly", closedAt: null },
    ]);
    expect(guardians).toMatchObject([
      { id: "kim pat", until: atMinute(2), hasLeft: false },
      { id: "kimberly lou", until: null },
    ]);
  });
  it("with what was merged into it before", async () => {
    const next = { ...merged, data: { ...merged.data, playerId: "kimberly", into: "k" } } as const;
    const third = { ...added, data: { ...added.data, playerId: "k", by: "lou" } } as const;
    expect((await rowsAfter([added, kimberlyAdded, third, merged, next])).players).toMatchObject([
      { id: "k", keptAs: "k" },
      { id: "kim", keptAs: "k" },
      { id: "kimberly", keptAs: "k" },
    ]);
  });
});

it("an admin's reason is kept with the fact, and goes with the player", async () => {
  const removal = {
    ...left,
    data: { ...left.data, why: "removed" as const, personal: { reason: "By order of the court" } },
  };
  const { guardianRemovals } = await rowsAfter([added, joined, removal]);
  expect(guardianRemovals).toMatchObject([{ playerId: removal.data.playerId, reason: "By order of the court" }]);
  const gone = { ...erased, data: { ...erased.data, subject: removal.data.playerId } };
  expect((await rowsAfter([added, joined, removal, gone])).guardianRemovals).toMatchObject([{ reason: null }]);
  expect((await rowsAfter([added, joined, left])).guardianRemovals).toEqual([]);
});

it("a player from a file has the parent whom the file named, through corrections, until they are erased", async () => {
  const { personal } = movedIn.data;
  const { players, guardians } = await rowsAfter([movedIn]);
  const row = { ...nothing, id: "kim", keptAs: "kim", isOwn: false, isNamed: true, plays: true };
  expect(players).toEqual([{ ...row, ...at(0), ...personal }]);
  expect(guardians).toEqual([]);
  const parent = { parentName: "Pat Reyes", parentEmail: "pat@home.example", parentPhone: "555-010-0100" };
  expect((await rowsAfter([movedIn, corrected])).players).toMatchObject([{ ...kimberly, ...parent }]);
  const { players: after } = await rowsAfter([movedIn, { ...erased, data: { ...erased.data, subject: "kim" } }]);
  expect(after).toEqual([{ ...row, ...at(1, 0), firstName: null, lastName: null, erasedAt: atMinute(1) }]);
});
