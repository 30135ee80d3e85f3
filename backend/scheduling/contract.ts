import { z } from "zod";
import { requiredText } from "../textContract.ts";
import { mostWeeks } from "../../projections/scheduling/view.ts";
export type { ScheduleFact } from "../../projections/scheduling/view.ts";
export { BlockView, ClosureView, SlotView } from "../../projections/scheduling/view.ts";

export const availabilityUrl = "/api/schedule/availability";
export const availabilityOf = (instructorId: string) =>
  `${availabilityUrl}?instructorId=${encodeURIComponent(instructorId)}`;
export const slotUrl = (id: string) => `${availabilityUrl}/${id}`;
export const ownAvailabilityUrl = "/api/instructor/availability";
export const ownSlotUrl = (id: string) => `${ownAvailabilityUrl}/${id}`;
export const clearScheduleUrl = "/api/schedule/clear-all";
/** The slots withdrawn by the last clearing. */
export const clearedUrl = "/api/schedule/cleared";
export const restoreUrl = "/api/schedule/restore";
export const copyDayUrl = "/api/schedule/copy-day";
export const blocksUrl = "/api/schedule/blocks";
export const blockUrl = (id: string) => `${blocksUrl}/${id}`;
/** The lessons that blocking some dates would affect. */
export const touchedLessonsUrl = `${blocksUrl}/lessons`;

export const closuresUrl = "/api/schedule/closures";
export const closureUrl = (id: string) => `${closuresUrl}/${id}`;
/** Everyone's lessons on days on which the facility is to be closed. */
export const lessonsOnClosedDaysUrl = `${closuresUrl}/lessons`;

export const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
/** Weeks start on Monday; days are numbered from Sunday. */
export const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const;

export const slotDefaults = {
  startTime: "09:00",
  endTime: "10:00",
  price: "75.00",
  location: "Elite Training Center",
  maxStudents: 1,
  weeksDuration: 1,
};

const instructorId = z.string().max(100).optional().describe("whose schedule, when an admin changes it");
export const OfInstructor = z.object({ instructorId });

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const dayOfWeek = z
  .union([z.number(), z.string()], "Please choose a day")
  .transform((value) => {
    const text = String(value).trim();
    const named = dayNames.findIndex((name) => name.toLowerCase() === text.toLowerCase());
    return named >= 0 ? named : text === "" ? Number.NaN : Number(text);
  })
  .pipe(z.int("Please choose a day").min(0, "Please choose a day").max(6, "Please choose a day"));
const time = (words: string) =>
  z
    .string(words)
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, words)
    .transform((text) => text.slice(0, 5));
const wholeNumber = (words: string, min: number, max: number) =>
  z.coerce.number(words).int(words).min(min, words).max(max, words);

const samePlace = z
  .literal("ask")
  .optional()
  .describe("ask: answer `SamePlace` and publish nothing if another coach's hours, lessons or camps are there then");

export const PublishSlot = z
  .object({
    dayOfWeek,
    startTime: time("Please choose a start time"),
    endTime: time("Please choose an end time"),
    price: z.preprocess(
      (value) => (value === null || (typeof value === "string" && value.trim() === "") ? undefined : value),
      z.coerce
        .number("Please enter a price in dollars")
        .min(0, "The price can't be below $0")
        .max(10_000, "Please check the price"),
    ),
    location: z
      .string()
      .trim()
      .max(200, "Please use at most 200 characters")
      .optional()
      .transform((text) => text || slotDefaults.location),
    maxStudents: wholeNumber("Please choose 1 to 10 students", 1, 10).default(slotDefaults.maxStudents),
    weeksDuration: wholeNumber(`Please choose 1 to ${mostWeeks} weeks`, 1, mostWeeks).default(
      slotDefaults.weeksDuration,
    ),
    isAvailable: z.boolean().default(true),
    samePlace,
    instructorId,
  })
  .refine((slot) => minutesOf(slot.endTime) > minutesOf(slot.startTime), {
    path: ["endTime"],
    message: "End time must be after start time",
  });
export type PublishSlot = z.infer<typeof PublishSlot>;

export const CopyDay = z.object({ dayOfWeek, instructorId, samePlace });
export type CopyDay = z.infer<typeof CopyDay>;
const SlotTime = z.object({ dayOfWeek: z.int(), dayName: z.string(), startTime: z.string(), endTime: z.string() });
/** Which times a day was copied to, and which were left out because they overlap a published slot. */
export const DayCopied = z.object({ copied: z.array(SlotTime), skipped: z.array(SlotTime) });
export type DayCopied = z.infer<typeof DayCopied>;

/** Without a slot: everything the last clearing withdrew. */
export const RestoreSchedule = z.object({ slotId: z.string().min(1).max(100).optional(), instructorId });

const day = z.iso.date("Please choose a day");
/** A form sends "" for an empty time, which means the whole day. */
const timeOrNone = (words: string) =>
  z.preprocess((value) => (value === "" || value === undefined ? null : value), time(words).nullable());
const longestBlock = 366; // days
type Days = { firstDay: string; lastDay: string };
const inOrder = ({ firstDay, lastDay }: Days) => firstDay <= lastDay;
const isShort = ({ firstDay, lastDay }: Days) => Date.parse(lastDay) - Date.parse(firstDay) < longestBlock * 86_400_000;

/** Dates to close for bookings, both ends included; with times, those hours of each of these days. */
export const BlockDates = z
  .object({
    firstDay: day,
    lastDay: day,
    startTime: timeOrNone("Please choose a start time"),
    endTime: timeOrNone("Please choose an end time"),
    instructorId,
  })
  .refine(inOrder, { path: ["lastDay"], message: "The last day can't be before the first day" })
  .refine(isShort, { path: ["lastDay"], message: "Please block a year or less at a time" })
  .refine(({ startTime, endTime }) => startTime === null || endTime !== null, {
    path: ["endTime"],
    message: "Please choose an end time",
  })
  .refine(({ startTime, endTime }) => endTime === null || startTime !== null, {
    path: ["startTime"],
    message: "Please choose a start time",
  })
  .refine(({ startTime, endTime }) => startTime === null || endTime === null || startTime < endTime, {
    path: ["endTime"],
    message: "End time must be after start time",
  });
export type BlockDates = z.infer<typeof BlockDates>;

const closedDays = { firstDay: day, lastDay: day };
const orderedDays = { path: ["lastDay"], message: "The last day can't be before the first day" };
const shortEnough = { path: ["lastDay"], message: "Please close for a year or less at a time" };
export const ClosedDays = z.object(closedDays).refine(inOrder, orderedDays).refine(isShort, shortEnough);
/** Closes the whole facility, both ends included. */
export const CloseFacility = z
  .object({ ...closedDays, name: requiredText("Please say what you're closed for, such as Thanksgiving", 80) })
  .refine(inOrder, orderedDays)
  .refine(isShort, shortEnough);
export type CloseFacility = z.infer<typeof CloseFacility>;

export const ChangeSlot = z.object({ isAvailable: z.boolean("Please say whether the time slot is available") });
