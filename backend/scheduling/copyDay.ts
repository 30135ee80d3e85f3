import type { AvailabilityEvent, PublishedSlot } from "../../eventstore/scheduling/events.ts";
import type { Availability } from "../../eventstore/scheduling/slots.ts";
import type { FacilityTime } from "../facilityTime.ts";
import { isPublished, meets } from "./availability.ts";
import { mondayFirst } from "./contract.ts";

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

/** Publishes a weekday's slots on the six other days. A copy that would overlap a published slot is left out. */
export const copyDay =
  (copying: Copying) =>
  (availability: Availability): AvailabilityEvent[] => {
    const { slots } = availability;
    const copies: PublishedSlot[] = [];
    for (const copy of copiesOf(availability, copying)) {
      const isNew = !slots.has(copy.slotId);
      const fits = ![...[...slots.values()].filter(isPublished), ...copies].some((other) => meets(other, copy));
      if (isNew && fits) copies.push(copy);
    }
    return copies.map((data) => ({ type: "SlotPublished", data }));
  };
