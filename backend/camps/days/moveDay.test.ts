import { expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { facilityTime } from "../../facilityTime.ts";
import { given, idOf } from "../../given.ts";
import { camp } from "../camp.ts";
import { releaseUnpaid } from "../registrations/changeRegistration.ts";
import { moveDay, undoDayMove } from "./moveDay.ts";

const { published, placed, dayMoved, dayMoveUndone, dayCanceled } = examples;
const { from: day, to, reason } = dayMoved.data;
const move = { day, to, reason, now: "2030-07-01T12:00:00.000Z" };
const time = facilityTime("America/New_York");
const when =
  (facts: CampEvent[], { now, ...how }: Partial<typeof move> & { closedFor?: string } = {}) =>
  () =>
    given(camp, ...facts).when(moveDay({ ...move, ...how }, { now: now ?? move.now, time }));

it("a day takes place on another date, and keeps its number; repeated, it records nothing", () => {
  expect(when([published, placed], {})()).toEqual([dayMoved]);
  expect(when([published, placed, dayMoved], {})()).toEqual([]);
  const back = when([published, dayMoved], { day: to, to: day })();
  expect(back).toMatchObject([{ data: { day: 2, dates: ["2030-07-08", day, "2030-07-10"], movedDays: [] } }]);
  const other = when([published, dayMoved], { day: "2030-07-08", to: "2030-07-14" })() as [CampEvent];
  expect(other).toMatchObject([{ data: { day: 1, movedDays: [1, 2] } }]);
  const oneBack = when([published, dayMoved, ...other], { day: to, to: day })();
  expect(oneBack).toMatchObject([{ data: { day: 2, dates: ["2030-07-14", day, "2030-07-10"], movedDays: [1] } }]);
});

it.each([
  ["of a day the camp has", {}, { to: "2030-07-10" }, "already has a day"],
  ["that is over", {}, { to: "2030-06-30" }, "after today"],
  ["far away", {}, { to: "2030-09-10" }, "at most 60 days"],
  ["on which the facility is closed", {}, { closedFor: "Labor Day" }, "closed then: Labor Day"],
])("not to a date %s", (_, __, how, why) => expect(when([published], how)).toThrow(why));

it("not a day that is over, canceled or none of the camp's, nor of a camp that is off", () => {
  expect(when([published], { now: "2030-07-10T12:00:00.000Z" })).toThrow("This day is over");
  expect(when([published, dayCanceled], {})).toThrow("This day was canceled");
  expect(when([published], { day: "2030-07-11" })).toThrow("doesn’t take place");
  expect(when([published, examples.cancelled], {})).toThrow("was canceled");
});

it("a camp whose first day had begun has begun, and releases no spot that is unpaid, however late it starts now", () => {
  const terms = { ...published, data: { ...published.data, releaseUnpaidAfterHours: 24 } };
  const owing = { ...placed, data: { ...placed.data, payBy: "2030-07-08T16:00:00.000Z" } };
  const noon = { now: "2030-07-08T16:00:00.000Z", time };
  const released = (now: string) => {
    const moved = when([terms, owing], { day: "2030-07-08", now })() as [CampEvent];
    return [moved[0].data, given(camp, terms, owing, ...moved).when(releaseUnpaid(noon)).length];
  };
  expect(released("2030-07-08T13:30:00.000Z")).toEqual([expect.objectContaining({ hasBegun: true }), 0]);
  expect(released("2030-07-08T12:30:00.000Z")).toEqual([expect.not.objectContaining({ hasBegun: true }), 1]);
});

it("undone, it is where it was; not after ten seconds, nor once anything else has happened", () => {
  const undo = (n: number, isLate = false) => undoDayMove({ id: idOf(n), isLate });
  const undone: CampEvent = { ...dayMoveUndone, data: { ...dayMoveUndone.data, undoes: [idOf(2)] } };
  expect(given(camp, published, placed, dayMoved).when(undo(2))).toEqual([undone]);
  expect(given(camp, published, placed, dayMoved, undone).when(undo(2, true))).toEqual([]);
  expect(() => given(camp, published, dayMoved).when(undo(1, true))).toThrow("too late");
  expect(() => given(camp, published, dayMoved, placed).when(undo(1))).toThrow("Something else has changed");
});
