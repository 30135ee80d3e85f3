import { expect, it } from "vitest";
import { blocked, closed, published, scheduleCleared, withdrawn } from "../../eventstore/scheduling/examples.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { facilityTime } from "../facilityTime.ts";
import { given, idOf } from "../given.ts";
import { copyDay, uncopyDay } from "./copyDay.ts";

const time = facilityTime("America/New_York");
const copying = {
  dayOfWeek: 3,
  today: "2030-05-02",
  time,
  idOf: (slotId: string, day: number) => `${slotId} on ${day}`,
};
const copy = copyDay(copying);
const slot = published.data;
const at = (startTime: string, endTime: string, fields: Partial<typeof slot> = {}) => ({
  ...published,
  data: { ...slot, slotId: startTime, startTime, endTime, ...fields },
});
const daysOf = (facts: readonly { data: object }[]) =>
  facts.map(({ data }) => ("dayOfWeek" in data ? data.dayOfWeek : undefined));

it("U17, G1-43: copies a day's slots to the six others, Monday first, from today on for as many weeks", () => {
  const facts = given(availability, published).when(copy);
  expect(daysOf(facts)).toEqual([1, 2, 4, 5, 6, 0, 3]); // the last says which day was copied
  expect(facts[0]).toEqual({
    type: "SlotPublished",
    data: { ...slot, slotId: "s1 on 1", dayOfWeek: 1, validFrom: "2030-05-02", validUntil: "2030-05-30" },
  });
});

it("G1-43: leaves out what would overlap, and copies the rest", () => {
  const inTheWay = at("16:30", "17:30", { dayOfWeek: 4 });
  const facts = given(availability, published, at("18:00", "19:00"), inTheWay).when(copy);
  expect(facts).toHaveLength(12);
  expect(facts.filter(({ data }) => "dayOfWeek" in data && data.dayOfWeek === 4)).toMatchObject([
    { data: { startTime: "18:00" } },
  ]);
});

it("two slots with different weeks become one, as they would overlap if both start today", () => {
  const next = at("16:00", "17:00", { validFrom: "2030-05-29", validUntil: "2030-06-26" });
  expect(daysOf(given(availability, published, next).when(copy))).toEqual([1, 2, 4, 5, 6, 0, 3]);
});

it("a closed slot is copied closed", () =>
  expect(given(availability, published, closed).when(copy).slice(0, -1)).toMatchObject(
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

const copies = given(availability, published).when(copy);
/** The one that says that the day was copied comes last. */
const copied = copies.length;
const uncopy = (act: { id?: string; isLate?: boolean; isBooked?: boolean } = {}) => {
  const { id = idOf(copied), isLate = false, isBooked = false } = act;
  return uncopyDay({ act: { id, of: "ana", isLate }, isBooked });
};
const copyOn = (day: number) => ({ slotId: `s1 on ${day}`, instructorId: "ana" });
const cleared = { ...scheduleCleared, data: { instructorId: "ana", slotIds: ["s1 on 4"] } };
const uncopied = {
  type: "SlotsUncopied" as const,
  data: {
    instructorId: "ana",
    slotIds: [1, 2, 4, 5, 6, 0].map((day) => `s1 on ${day}`),
    undoes: [idOf(copied)],
  },
};

it("G1-55: undoes copying, and what was there before stays", () => {
  expect(given(availability, published, ...copies).when(uncopy())).toEqual([uncopied]);
  expect(given(availability, published, ...copies, closed, blocked).when(uncopy())).toEqual([uncopied]);
  const again = given(availability, published, ...copies, uncopied).when(
    copyDay({ ...copying, idOf: (_, on) => `${on}` }),
  );
  expect(daysOf(again)).toEqual([1, 2, 4, 5, 6, 0, 3]);
});

it.each([
  ["TooLate", [], uncopy({ isLate: true })],
  ["BookedSince", [], uncopy({ isBooked: true })],
  ["ChangedSince", [], uncopy({ id: "another copying" })],
  ["ChangedSince", [{ ...closed, data: copyOn(4) }], uncopy()],
  ["ChangedSince", [{ ...withdrawn, data: copyOn(4) }], uncopy()],
  ["ChangedSince", [cleared], uncopy()],
  ["ChangedSince", [uncopied], uncopy()],
] as const)("G1-55: refuses to undo copying: %s (%#)", (code, since, decision) =>
  expect(() => given(availability, published, ...copies, ...since).when(decision)).toThrow(
    expect.objectContaining({ code }),
  ),
);
