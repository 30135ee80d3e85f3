import { expect, it } from "vitest";
import { added, answered, corrected, leagueRemoved } from "../../../eventstore/outreach/examples.ts";
import { given } from "../../given.ts";
import { addLeague, correctLeague, league, noteAnswer, removeLeague } from "./league.ts";

const { isNewAddress: _, ...correction } = corrected.data;
const erased = { ...added, data: { ...added.data, personal: null } };

it("a league is added once", () => {
  expect(given(league).when(addLeague(added.data))).toEqual([added]);
  expect(given(league, added).when(addLeague(added.data))).toEqual([]);
});

it("what is corrected is recorded once, and whether the address is another", () => {
  expect(given(league, added).when(correctLeague(correction))).toEqual([corrected]);
  expect(given(league, added, corrected).when(correctLeague(correction))).toEqual([]);
  const samePlace = {
    ...correction,
    personal: { ...correction.personal, email: added.data.personal.email.toUpperCase() },
  };
  expect(given(league, added).when(correctLeague(samePlace))).toMatchObject([{ data: { isNewAddress: false } }]);
});

it("an answer to one email is noted once", () => {
  expect(given(league, added).when(noteAnswer(answered.data))).toEqual([answered]);
  expect(given(league, added, answered).when(noteAnswer(answered.data))).toEqual([]);
  const another = { ...answered.data, emailId: "o2" };
  expect(given(league, added, answered).when(noteAnswer(another))).toEqual([{ ...answered, data: another }]);
});

it("a league is removed once", () => {
  expect(given(league, added).when(removeLeague("g1"))).toEqual([leagueRemoved]);
  expect(given(league, added, leagueRemoved).when(removeLeague("g1"))).toEqual([]);
  expect(() => given(league).when(removeLeague("g1"))).toThrow("couldn't find this league");
});

it.each([[[]], [[added, leagueRemoved]], [[erased]]])(
  "nothing more is recorded of one that is not there: %o",
  (facts) => {
    expect(() => given(league, ...facts).when(correctLeague(correction))).toThrow("couldn't find this league");
    expect(() => given(league, ...facts).when(noteAnswer(answered.data))).toThrow("couldn't find this league");
  },
);
