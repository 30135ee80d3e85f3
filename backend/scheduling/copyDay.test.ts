import { expect, it } from "vitest";
import { closed, published, scheduleCleared, withdrawn } from "../../eventstore/scheduling/examples.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { facilityTime } from "../facilityTime.ts";
import { given } from "../given.ts";
import { copyDay } from "./copyDay.ts";

const time = facilityTime("America/New_York");
const copy = copyDay({ dayOfWeek: 3, today: "2030-05-02", time, idOf: (slotId, day) => `${slotId} on ${day}` });
const slot = published.data;
const at = (startTime: string, endTime: string, fields: Partial<typeof slot> = {}) => ({
  ...published,
  data: { ...slot, slotId: startTime, startTime, endTime, ...fields },
});
const daysOf = (facts: readonly { data: object }[]) =>
  facts.map(({ data }) => ("dayOfWeek" in data ? data.dayOfWeek : undefined));

it("U17, G1-43: copies a day's slots to the six others, Monday first, from today on for as many weeks", () => {
  const facts = given(availability, published).when(copy);
  expect(daysOf(facts)).toEqual([1, 2, 4, 5, 6, 0]);
  expect(facts[0]).toEqual({
    type: "SlotPublished",
    data: { ...slot, slotId: "s1 on 1", dayOfWeek: 1, validFrom: "2030-05-02", validUntil: "2030-05-30" },
  });
});

it("G1-43: leaves out what would overlap, and copies the rest", () => {
  const inTheWay = at("16:30", "17:30", { dayOfWeek: 4 });
  const facts = given(availability, published, at("18:00", "19:00"), inTheWay).when(copy);
  expect(facts).toHaveLength(11);
  expect(facts.filter(({ data }) => "dayOfWeek" in data && data.dayOfWeek === 4)).toMatchObject([
    { data: { startTime: "18:00" } },
  ]);
});

it("two slots with different weeks become one, as they would overlap if both start today", () => {
  const next = at("16:00", "17:00", { validFrom: "2030-05-29", validUntil: "2030-06-26" });
  expect(daysOf(given(availability, published, next).when(copy))).toEqual([1, 2, 4, 5, 6, 0]);
});

it("a closed slot is copied closed", () =>
  expect(given(availability, published, closed).when(copy)).toMatchObject(
    Array.from({ length: 6 }, () => ({ data: { available: false } })),
  ));

it.each([
  ["the day has no slots", [{ ...published, data: { ...slot, dayOfWeek: 2 } }]],
  ["its slots are withdrawn", [published, withdrawn]],
  ["its slots are cleared", [published, scheduleCleared]],
  ["its slots are over", [{ ...published, data: { ...slot, validFrom: "2030-04-01", validUntil: "2030-05-02" } }]],
] as const)("records nothing when %s", (_, past) => expect(given(availability, ...past).when(copy)).toEqual([]));

it("records nothing the second time", () => {
  const copies = given(availability, published).when(copy);
  expect(given(availability, published, ...copies).when(copy)).toEqual([]);
});
