import { describe, expect, it } from "vitest";
import { added, closed, corrected } from "../../eventstore/players/examples.ts";
import { given } from "../given.ts";
import { addPlayer, closePlayer, correctPlayer, player, refuseAdult, wordsOf } from "./player.ts";

const today = "2030-04-01";
const kim = { firstName: "Kim", lastName: "Reyes", declared: true } as const;
const { personal } = added.data;
const adding = { ...added.data, today };

describe("G1-60:players: adding a player", () => {
  it("records who they are, who answers for them, and until when", () => {
    expect(given(player).when(addPlayer(adding))).toEqual([added]);
    expect(given(player, added).when(addPlayer(adding))).toEqual([]);
  });
  it("is over once the player was closed", () =>
    expect(() => given(player, added, closed).when(addPlayer(adding))).toThrow(
      expect.objectContaining({ code: "NoSuchPlayer" }),
    ));
});

describe("G1-60:players: what a form says of a player", () => {
  it("is a day of birth, from which the 18th birthday follows", () =>
    expect(wordsOf({ ...kim, birthDate: "2020-05-04", age: 3 } as never, { today })).toEqual({
      firstName: "Kim",
      lastName: "Reyes",
      birthDate: "2020-05-04",
      adultOn: "2038-05-04",
    }));
  it("or an age as of today, whose 18th birthday is as late as it may be", () =>
    expect(wordsOf({ ...kim, age: 9 } as never, { today })).toMatchObject({
      age: 9,
      ageRecordedOn: today,
      adultOn: "2039-04-01",
    }));
  it("is refused for a day to come, and for adults", () => {
    expect(() => wordsOf({ ...kim, birthDate: "2030-04-02" } as never, { today })).toThrow("Please check the date");
    expect(() => refuseAdult({ ...personal, adultOn: today }, today)).toThrow("account of their own");
    expect(() => refuseAdult(personal, today)).not.toThrow();
  });
});

describe("G1-60:players: correcting a player", () => {
  const correct = (changes: object) => correctPlayer({ playerId: "kim", changes, today });
  it("changes what is said and leaves the rest; the same again records nothing", () => {
    const position = { ...corrected, data: { playerId: "kim", personal: { ...personal, position: "Pitcher" } } };
    expect(given(player, added).when(correct({ position: "Pitcher" }))).toEqual([position]);
    expect(given(player, added, position).when(correct({ position: "Pitcher" }))).toEqual([]);
  });
  it("never makes a player grown up sooner, and may make it later", () => {
    const born = (birthDate: string, adultOn: string) => ({
      ...corrected,
      data: { playerId: "kim", personal: { ...personal, birthDate, adultOn } },
    });
    expect(given(player, added).when(correct({ birthDate: "2010-05-04" }))).toEqual([born("2010-05-04", "2038-05-04")]);
    expect(given(player, added).when(correct({ birthDate: "2021-05-04" }))).toEqual([born("2021-05-04", "2039-05-04")]);
  });
  it("takes the age as it is by now, in a form that shows it, for the one that was told", () => {
    const later = (changes: object) =>
      given(player, added, corrected).when(correctPlayer({ playerId: "kim", changes, today: "2032-03-31" }));
    const told = corrected.data.personal; // 11 on April 1, 2030, so 12 by then
    expect([later({ age: 11 }), later({ age: 12 })]).toEqual([[], []]);
    expect(later({ age: 12, position: "Pitcher" })).toMatchObject([
      { data: { personal: { ...told, position: "Pitcher" } } },
    ]);
    expect(later({ age: 13 })).toMatchObject([{ data: { personal: { age: 13, ageRecordedOn: "2032-03-31" } } }]);
  });
  it("is not possible for somebody closed or unknown", () => {
    expect(() => given(player, added, closed).when(correct({ position: "Pitcher" }))).toThrow(
      expect.objectContaining({ code: "NoSuchPlayer" }),
    );
    expect(() => given(player).when(correct({ position: "Pitcher" }))).toThrow(
      expect.objectContaining({ code: "NoSuchPlayer" }),
    );
  });
});

it("G1-60:players: a player is closed once", () => {
  expect(given(player, added).when(closePlayer(closed.data))).toEqual([closed]);
  expect(given(player, added, closed).when(closePlayer(closed.data))).toEqual([]);
});
