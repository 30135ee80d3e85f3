import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import type { OccupiedView } from "../../../../backend/lessons/contract.ts";
import type { BlockView, SlotView } from "../../../../backend/scheduling/contract.ts";
import { bookedTerms } from "../../../../backend/lessons/booking/termsRule.ts";
import { isOn, lessonMinutes, offeredOn, seatsLeft } from "../../../../projections/scheduling/freeTimesRule.ts";
import { clock } from "../../../shared/formats.ts";
import { type OfferedSlot, offerOf } from "../../../shared/lessons/offer.ts";
import { minutesOf } from "../../../shared/scheduling/calendar.ts";
import { slotTimes } from "../../../shared/scheduling/slotTimes.ts";
import { bookingTimesWords as words } from "../words.ts";

type Slot = Pick<
  SlotView,
  "dayOfWeek" | "startTime" | "isAvailable" | "validFrom" | "validUntil" | "blockedDates" | "maxStudents"
>;

const slotsOn = <S extends Slot>(slots: readonly S[], date: string) =>
  slots.filter((slot) => slot.isAvailable && isOn(date, slot));

type Wall = { date: string; time: string };
type Taking = Pick<OccupiedView, "scheduledDate" | "duration" | "status">;
/** Whether confirmed lessons leave no room for one more at a time: the server refuses it then. */
export const takenBy = (told: {
  slots: readonly OfferedSlot[];
  lessons: readonly Taking[];
  instantOf: (wall: Wall) => string;
}) => {
  const { taken, slots, instantOf } = offerOf(told);
  return (wall: Wall) => {
    const startsAt = instantOf(wall);
    const slot = offeredOn(wall.date, slots, instantOf).find((at) => at.startsAt === startsAt)?.slot;
    return seatsLeft({ startsAt, minutes: lessonMinutes, seats: slot?.maxStudents ?? 1 }, taken) === 0;
  };
};
const nothingIsTaken = () => false;

type More = { chosen?: string | undefined; isTaken?: ((wall: Wall) => boolean) | undefined };
/** Every half hour, what was chosen elsewhere, and the starts of that day's slots. Slots and taken times are marked. */
export const timesFor = (slots: readonly Slot[], date: string, { chosen, isTaken = nothingIsTaken }: More = {}) => {
  const starts = new Set(date ? slotsOn(slots, date).map(({ startTime }) => startTime) : []);
  const times = new Set([...slotTimes.map(({ value }) => value), ...starts, ...(chosen ? [chosen] : [])]);
  const mark = (time: string) =>
    date && isTaken({ date, time }) ? words.taken : starts.has(time) ? words.timeSlot : "";
  return [...times].toSorted().map((value) => ({ value, label: clock(value) + mark(value) }));
};

type Block = Pick<BlockView, "firstDay" | "lastDay" | "startTime" | "endTime">;
/** Whether a lesson at this time of the wall clock touches blocked hours of its day. */
const isBlocked = ({ firstDay, lastDay, startTime, endTime }: Block, date: string, time: string) =>
  firstDay <= date &&
  date <= lastDay &&
  (!startTime || minutesOf(startTime) < minutesOf(time) + lessonMinutes) &&
  (!endTime || time < endTime);

/** What an instructor should know before booking then. Refused is a taken time, and a blocked one every week. */
export const cautionAt = (
  slots: readonly Slot[],
  blocks: readonly Block[],
  { date, time, isTaken = nothingIsTaken, isWeekly = false }: Wall & Pick<More, "isTaken"> & { isWeekly?: boolean },
) => {
  if (!date || !time) return null;
  if (isTaken({ date, time })) return words.thisTimeIsTaken;
  const slot = slotsOn(slots, date).find(({ startTime }) => startTime === time);
  if (slot?.blockedDates.includes(date) || blocks.some((block) => isBlocked(block, date, time)))
    return isWeekly ? words.thisWeekIsBlocked : words.thisTimeIsBlocked;
  if (!slot) return words.thisIsOutsideThe;
  return null;
};

const centsOf = (dollars: string) => Math.round(Number(dollars) * 100);
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
