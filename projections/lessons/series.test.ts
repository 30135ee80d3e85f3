import { expect, it } from "vitest";
import { actBegun, actDone, begun, givenUp, seriesBooked } from "../../eventstore/lessons/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { seriesProjector } from "./series.ts";

const rowsAfter = rowsOf(seriesProjector);
const open = { id: "w1", seriesId: "w1", begunAt: atMinute(0), isGivenUp: false };

it("G1-33: what was begun with a series is known until it is booked", async () => {
  expect((await rowsAfter([begun])).openSeries).toMatchObject([open]);
  expect((await rowsAfter([begun, seriesBooked])).openSeries).toEqual([]);
});

it("G1-33: one that was given up stays, as its lessons may not be taken back yet", async () => {
  expect((await rowsAfter([begun, givenUp])).openSeries).toMatchObject([{ ...open, isGivenUp: true }]);
  const again = { ...begun, data: { ...begun.data, attempt: 1 } };
  expect((await rowsAfter([begun, givenUp, again])).openSeries).toMatchObject([{ ...open, begunAt: atMinute(2) }]);
});

it("G1-33: what is done to several lessons at once is known until it is done", async () => {
  expect((await rowsAfter([actBegun])).openSeries).toMatchObject([{ ...open, id: "a1" }]);
  expect((await rowsAfter([actBegun, actDone])).openSeries).toEqual([]);
});
