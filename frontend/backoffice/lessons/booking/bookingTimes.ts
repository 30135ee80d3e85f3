import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import type { BlockView, SlotView } from "../../../../backend/scheduling/contract.ts";
import { bookedTerms } from "../../../../backend/lessons/booking/termsRule.ts";
import { isOn, lessonMinutes, offeredOn } from "../../../../projections/scheduling/freeTimesRule.ts";
import { clock } from "../../../shared/formats.ts";
import { minutesOf } from "../../../shared/scheduling/calendar.ts";
import { slotTimes } from "../../../shared/scheduling/slotTimes.ts";
import { bookingTimesWords as words } from "../words.ts";

type Slot = Pick<
  SlotView,
  "dayOfWeek" | "startTime" | "isAvailable" | "validFrom" | "validUntil" | "blockedDates" | "maxStudents"
>;

const slotsOn = <S extends Slot>(slots: readonly S[], date: string) =>
  slots.filter((slot) => slot.isAvailable && isOn(date, slot));

/** Every half hour, what was chosen elsewhere, and the starts of that day's slots, which are marked. */
export const timesFor = (slots: readonly Slot[], date: string, ...more: (string | undefined)[]) => {
  const starts = new Set(date ? slotsOn(slots, date).map(({ startTime }) => startTime) : []);
  const asked = more.filter((time) => time !== undefined);
  const times = new Set([...slotTimes.map(({ value }) => value), ...starts, ...asked]);
  return [...times]
    .toSorted()
    .map((value) => ({ value, label: clock(value) + (starts.has(value) ? words.timeSlot : "") }));
};

type Block = Pick<BlockView, "firstDay" | "lastDay" | "startTime" | "endTime">;
/** Whether a lesson at this time of the wall clock touches blocked hours of its day. */
const isBlocked = ({ firstDay, lastDay, startTime, endTime }: Block, date: string, time: string) =>
  firstDay <= date &&
  date <= lastDay &&
  (!startTime || minutesOf(startTime) < minutesOf(time) + lessonMinutes) &&
  (!endTime || time < endTime);

/** What an instructor should know before booking at this time. Nothing forbids it. */
export const cautionAt = (slots: readonly Slot[], blocks: readonly Block[], date: string, time: string) => {
  if (!date || !time) return null;
  const slot = slotsOn(slots, date).find(({ startTime }) => startTime === time);
  if (slot?.blockedDates.includes(date) || blocks.some((block) => isBlocked(block, date, time)))
    return words.thisTimeIsBlocked;
  if (!slot) return words.thisIsOutsideThe;
  return null;
};

const centsOf = (dollars: string) => Math.round(Number(dollars) * 100);
type Wall = { date: string; time: string };
type Terms = Pick<SlotView, "price" | "location">;

/** What a lesson costs that is booked then, in dollars, and where it is. */
export const termsAt = (
  { date, time }: Wall,
  {
    slots,
    instructor,
    instantOf,
  }: {
    slots: readonly (Slot & Terms)[];
    instructor: Pick<InstructorView, "hourlyRate" | "location">;
    instantOf: (wall: Wall) => string;
  },
): Terms => {
  const startsAt = instantOf({ date, time });
  const slot = offeredOn(date, slots, instantOf).find((at) => at.startsAt === startsAt)?.slot;
  const own = { hourlyRateCents: centsOf(instructor.hourlyRate), location: instructor.location };
  const { priceCents, location } = bookedTerms(slot && { ...slot, priceCents: centsOf(slot.price) }, own);
  return { price: (priceCents / 100).toFixed(2), location };
};
