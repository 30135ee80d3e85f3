import { expect, it } from "vitest";
import * as examples from "../../eventstore/camps/examples.ts";
import { rowsOf, atMinute as toldAt } from "../testing/deliver.ts";
import { campsProjector } from "./camps.ts";

const rowsAfter = rowsOf(campsProjector);
const { campId: id, ...terms } = examples.published.data;
const camp = {
  id,
  ...terms,
  isCancelled: false,
  cancelReason: null,
  cancelledAt: null,
  canceledDays: [],
  dates: [],
  movedDays: [],
  isArchived: false,
  isDraft: false,
  publishedAt: toldAt(0),
};

it("M11, M12: a camp has everything it promises, divisions and texts", async () => {
  expect((await rowsAfter([examples.published])).camps).toEqual([camp]);
});

it("a revision changes the fields it names, of that camp alone", async () => {
  const other = { ...examples.published, data: { ...examples.published.data, campId: "c2" } };
  expect((await rowsAfter([examples.published, other, examples.revised])).camps).toEqual([
    { ...camp, location: "Oak Field", startTime: "10:00" },
    { ...camp, id: "c2", publishedAt: toldAt(1) },
  ]);
  const fewer = [{ ...terms.divisions[0]!, capacity: 5 }];
  const revised = { ...examples.revised, data: { campId: id, changes: { divisions: fewer, ageMin: null } } };
  expect((await rowsAfter([examples.published, revised])).camps).toEqual([{ ...camp, divisions: fewer, ageMin: null }]);
});

it("E14, G3-38: a camp is cancelled with a reason, archived and restored, each independently", async () => {
  const off = { ...camp, isCancelled: true, cancelReason: examples.cancelled.data.reason, cancelledAt: toldAt(1) };
  expect((await rowsAfter([examples.published, examples.cancelled])).camps).toEqual([off]);
  expect((await rowsAfter([examples.published, examples.cancelled, examples.archived])).camps).toEqual([
    { ...off, isArchived: true },
  ]);
  expect(
    (await rowsAfter([examples.published, examples.cancelled, examples.archived, examples.restored])).camps,
  ).toEqual([off]);
});

it("a draft has what is known so far, and everything from the day on which it is published", async () => {
  const { campId: _, ...soFar } = examples.drafted.data;
  const draft = { ...camp, ...soFar, isDraft: true, publishedAt: null };
  expect((await rowsAfter([examples.drafted])).camps).toEqual([draft]);
  expect((await rowsAfter([examples.drafted, examples.revised])).camps).toMatchObject([
    { location: "Oak Field", isDraft: true },
  ]);
  expect((await rowsAfter([examples.drafted, examples.published])).camps).toEqual([
    { ...camp, publishedAt: toldAt(1) },
  ]);
});

it("G1-55: an undone cancellation leaves the camp as it was", async () => {
  const facts = [examples.published, examples.cancelled, examples.cancellationUndone];
  expect((await rowsAfter(facts)).camps).toEqual([camp]);
});

it("a day that is canceled is known as long as that stands, and with it each family's new price", async () => {
  const { published, placed, dayCanceled, requoted, dayCancellationUndone } = examples;
  const after = await rowsAfter([published, placed, dayCanceled, requoted]);
  expect(after.camps).toMatchObject([{ canceledDays: ["2030-07-09"] }]);
  expect((await rowsAfter([published, placed, dayCanceled, dayCancellationUndone])).camps).toMatchObject([
    { canceledDays: [] },
  ]);
});

it("a day that was moved is among the camp's dates, until that is undone", async () => {
  const { published, dayMoved, dayMoveUndone } = examples;
  const { dates, movedDays } = dayMoved.data;
  const [first] = dates;
  expect((await rowsAfter([published, dayMoved])).camps).toEqual([
    { ...camp, startDate: first, endDate: "2030-07-13", dates, movedDays },
  ]);
  expect((await rowsAfter([published, dayMoved, dayMoveUndone])).camps).toEqual([camp]);
});
