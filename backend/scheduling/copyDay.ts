import { isDeepStrictEqual } from "node:util";
import type { AvailabilityEvent, PublishedSlot } from "../../eventstore/scheduling/events.ts";
import type { Availability } from "../../eventstore/scheduling/slots.ts";
import type { Act } from "../backend.ts";
import type { FacilityTime } from "../facilityTime.ts";
import { Rejection } from "../http/rejection.ts";
import { refuseLate } from "../undo/open.ts";
import { isPublished } from "./availability.ts";
import { mondayFirst } from "./contract.ts";
import { fitting } from "./overlapRule.ts";

interface Copying {
  readonly dayOfWeek: number;
  readonly today: string;
  readonly time: Pick<FacilityTime, "addDays">;
  /** The id of a slot's copy on a day; always the same one. */
  readonly idOf: (slotId: string, dayOfWeek: number) => string;
}

/** One weekday's slots as they would be on the six other days: published today, for as many weeks. */
export const copiesOf = ({ slots }: Availability, { dayOfWeek, today, time, idOf }: Copying): PublishedSlot[] => {
  const sources = [...slots.values()]
    .filter((slot) => isPublished(slot) && slot.dayOfWeek === dayOfWeek && slot.validUntil > today)
    .sort((a, b) => a.startTime.localeCompare(b.startTime));
  return mondayFirst
    .filter((day) => day !== dayOfWeek)
    .flatMap((day) =>
      sources.map(({ state, ...slot }) => ({
        ...slot,
        slotId: idOf(slot.slotId, day),
        dayOfWeek: day,
        validFrom: today,
        validUntil: time.addDays(today, slot.weeks * 7),
        available: state === "available",
      })),
    );
};

/** Those that aren't there yet. A copy that would overlap a published slot is left out. */
export const newCopies = (availability: Availability, copying: Copying): PublishedSlot[] => {
  const { slots } = availability;
  const published = [...slots.values()].filter(isPublished);
  const isNew = ({ slotId }: PublishedSlot) => !slots.has(slotId);
  return fitting(copiesOf(availability, copying).filter(isNew), published).fits;
};

/** Publishes a weekday's slots on the six other days. */
export const copyDay =
  (copying: Copying) =>
  (availability: Availability): AvailabilityEvent[] => {
    const { dayOfWeek } = copying;
    const copies = newCopies(availability, copying);
    const [first] = copies;
    if (!first) return [];
    const { instructorId } = first;
    const slotIds = copies.map(({ slotId }) => slotId);
    return [
      ...copies.map((data) => ({ type: "SlotPublished", data }) as const),
      { type: "DayCopied", data: { instructorId, dayOfWeek, slotIds } },
    ];
  };

/** Takes the copies back, as long as none of them was changed or booked. */
export const uncopyDay =
  ({ act, isBooked }: { act: Act; isBooked: boolean }) =>
  ({ slots, copied }: Availability): AvailabilityEvent[] => {
    refuseLate(act);
    const stands = copied?.slots.every((slot) => isDeepStrictEqual(slots.get(slot.slotId), slot));
    if (copied?.id !== act.id || !stands)
      throw new Rejection(
        "conflict",
        "ChangedSince",
        "Some of these times have changed since, so this can't be undone.",
      );
    if (isBooked)
      throw new Rejection(
        "conflict",
        "BookedSince",
        "Someone has requested one of these times, so this can't be undone.",
      );
    const slotIds = copied.slots.map(({ slotId }) => slotId);
    return [{ type: "SlotsUncopied", data: { instructorId: act.of, slotIds, undoes: [act.id] } }];
  };
