import { expect, it } from "vitest";
import type { AvailabilityEvent } from "../../../eventstore/scheduling/events.ts";
import {
  blocked,
  closed,
  published,
  restored,
  scheduleCleared,
  unblocked,
  withdrawn,
} from "../../../eventstore/scheduling/examples.ts";
import { facilityTime } from "../../facilityTime.ts";
import { availability } from "../../../eventstore/scheduling/slots.ts";
import { agreedPrice, offeredSlot } from "./offer.ts";

const time = facilityTime("America/New_York");
const slots = (...past: readonly AvailabilityEvent[]) =>
  past.reduce((known, fact) => availability.evolve(known, fact), availability.initial);
const offered = (scheduledDate: string, ...past: readonly AvailabilityEvent[]) =>
  offeredSlot(slots(...(past.length > 0 ? past : [published])), { scheduledDate, time });
const on = (fields: Partial<typeof published.data>) => ({ ...published, data: { ...published.data, ...fields } });

it("G1-16: finds the slot of an exact day and time", () =>
  expect(offered("2030-05-08T20:00:00.000Z")).toMatchObject({
    slot: { slotId: "s1" },
    date: "2030-05-08",
    startsAt: "2030-05-08T20:00:00.000Z",
  }));

it("finds it however the instant is written", () =>
  expect(offered("2030-05-08T16:00:00-04:00").startsAt).toBe("2030-05-08T20:00:00.000Z"));

it("G1-14: offers a slot on its first day, and no longer on the day it ends", () => {
  expect(offered("2030-05-01T20:00:00Z").date).toBe("2030-05-01");
  expect(() => offered("2030-05-29T20:00:00Z")).toThrow(expect.objectContaining({ code: "SlotNotOffered" }));
});

it.each([
  ["another time of the day", "2030-05-08T20:30:00Z", [published]],
  ["another weekday", "2030-05-09T20:00:00Z", [published]],
  ["a time before it begins to hold", "2030-04-24T20:00:00Z", [published]],
  ["a closed slot", "2030-05-08T20:00:00Z", [published, closed]],
  ["a withdrawn slot", "2030-05-08T20:00:00Z", [published, withdrawn]],
  ["a cleared slot", "2030-05-08T20:00:00Z", [published, scheduleCleared]],
  ["a slot on blocked dates", "2030-05-08T20:00:00Z", [published, blocked]],
])("does not offer %s", (_, scheduledDate, past) =>
  expect(() => offered(scheduledDate, ...past)).toThrow(expect.objectContaining({ code: "SlotNotOffered" })),
);

it("offers a restored slot again, one whose dates were unblocked, and all others of it", () => {
  expect(offered("2030-05-08T20:00:00Z", published, withdrawn, restored).slot.slotId).toBe("s1");
  expect(offered("2030-05-08T20:00:00Z", published, blocked, unblocked).slot.slotId).toBe("s1");
  expect(offered("2030-05-15T20:00:00Z", published, blocked).slot.slotId).toBe("s1");
});

const year = { validFrom: "2030-01-01", validUntil: "2031-01-01" };

it("G1-15: keeps a slot's wall-clock time across a clock change", () => {
  const sixteen = on({ ...year, dayOfWeek: 0 });
  expect(offered("2030-03-03T21:00:00Z", sixteen).date).toBe("2030-03-03"); // winter time
  expect(offered("2030-03-10T20:00:00Z", sixteen).date).toBe("2030-03-10"); // summer time since that night
});

it("G1-15: a skipped wall-clock time is an hour later on that day", () =>
  expect(
    offered("2030-03-10T07:30:00Z", on({ ...year, dayOfWeek: 0, startTime: "02:30", endTime: "03:30" })),
  ).toMatchObject({
    date: "2030-03-10",
    slot: { startTime: "02:30" },
  }));

it("G1-15: a repeated wall-clock time means the first", () => {
  const half = on({ ...year, dayOfWeek: 0, startTime: "01:30", endTime: "02:30" });
  expect(offered("2030-11-03T05:30:00Z", half).date).toBe("2030-11-03");
  expect(() => offered("2030-11-03T06:30:00Z", half)).toThrow(expect.objectContaining({ code: "SlotNotOffered" }));
});

it("G1-15: an evening slot belongs to the facility's day, not to the UTC day", () =>
  expect(offered("2030-05-09T01:00:00Z", on({ startTime: "21:00", endTime: "22:00" })).date).toBe("2030-05-08"));

const slot = offered("2030-05-08T20:00:00Z").slot;

it.each([[undefined], [75], ["75"], ["75.00"], [75.001]])("G1-20: agrees to the slot's price when told %s", (price) =>
  expect(agreedPrice(slot, price)).toBe(7500),
);

it.each([[74.99], [0], [-75], ["50"], ["free"], [Number.NaN], [""]])("G1-20: refuses the price %s", (price) =>
  expect(() => agreedPrice(slot, price)).toThrow(expect.objectContaining({ code: "PriceChanged" })),
);
