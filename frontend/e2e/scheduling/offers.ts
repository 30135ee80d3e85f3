import { Temporal } from "temporal-polyfill";
import { lessonsUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { dayNames, ownAvailabilityUrl, type SlotView } from "../../../backend/scheduling/contract.ts";
import type { Person } from "../testing/people.ts";

const timeZone = "America/New_York"; // the facility's default
const facilityToday = () => Temporal.Now.plainDateISO(timeZone);

/** The facility's date this many days from now, "2030-05-01". */
export const dayIn = (days: number) => facilityToday().add({ days }).toString();
export const weekdayOf = (date: string) => Temporal.PlainDate.from(date).dayOfWeek % 7;
export const weekdayName = (date: string) => dayNames[weekdayOf(date)] ?? "";
/** "2030-05-01" → "Wednesday, May 1, 2030" */
export const longDate = (date: string) => Temporal.PlainDate.from(date).toLocaleString("en-US", { dateStyle: "full" });
/** "Wed, May 1" */
export const shortDate = (date: string) =>
  Temporal.PlainDate.from(date).toLocaleString("en-US", { weekday: "short", month: "short", day: "numeric" });

export interface Offer {
  slot: SlotView;
  date: string;
  scheduledDate: string;
}

/** A slot that an instructor publishes, and its next time. */
export const publish = async (
  instructor: Person,
  { daysAhead = 3, startTime = "16:00", endTime = "17:00", ...told }: Partial<typeof defaults> = {},
): Promise<Offer> => {
  const date = dayIn(daysAhead);
  const form = { ...defaults, dayOfWeek: weekdayOf(date), startTime, endTime, ...told };
  const slot = await instructor.call<SlotView>("POST", ownAvailabilityUrl, form);
  const wallTime = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: startTime });
  return { slot, date, scheduledDate: wallTime.toInstant().toString({ fractionalSecondDigits: 3 }) };
};
const defaults = {
  daysAhead: 3,
  startTime: "16:00",
  endTime: "17:00",
  price: 80,
  location: "Elite Training Center", // where no coach is in another one's way
  maxStudents: 1,
  weeksDuration: 4,
};

/** A player asks for a time, as the wizard does. */
export const book = (player: Person, { slot, scheduledDate }: Offer, told: { notes?: string } = {}) =>
  player.call<LessonView>("POST", lessonsUrl, {
    instructorId: slot.instructorId,
    scheduledDate,
    price: slot.price,
    location: slot.location,
    duration: 60,
    studentPhone: "555-010-0100",
    studentEmail: player.email,
    sessionFocus: "hitting",
    weeklyRecurring: "no",
    ...told,
  });
