import { expect, it } from "vitest";
import { closed, published, reopened, withdrawn } from "../../eventstore/scheduling/examples.ts";
import { rowsOf, told, type Told } from "../testing/deliver.ts";
import { availability } from "./availability.ts";

const rowsAfter = rowsOf(availability);

const { available: _, slotId: id, ...terms } = published.data;
const slot = { id, ...terms, isAvailable: true, isWithdrawn: false, createdAt: told(0) };

it("a published slot has all its terms", async () => {
  expect((await rowsAfter([published])).slots).toEqual([slot]);
});

it("a slot may be published closed", async () => {
  const unavailable = { ...published, data: { ...published.data, available: false } };
  expect((await rowsAfter([unavailable])).slots).toEqual([{ ...slot, isAvailable: false }]);
});

it("closing, reopening and withdrawing change one slot and leave its terms", async () => {
  const other = { ...published, data: { ...published.data, slotId: "s2", dayOfWeek: 4 } };
  const stays = { ...slot, id: "s2", dayOfWeek: 4, createdAt: told(1) };
  const after = async (...facts: Told[]) => (await rowsAfter([published, other, ...facts])).slots;
  expect(await after(closed)).toEqual([{ ...slot, isAvailable: false }, stays]);
  expect(await after(closed, reopened)).toEqual([slot, stays]);
  expect(await after(closed, withdrawn)).toEqual([{ ...slot, isAvailable: false, isWithdrawn: true }, stays]);
});

it("facts of a slot nobody published show nothing", async () => {
  expect((await rowsAfter([closed, reopened, withdrawn])).slots).toEqual([]);
});
