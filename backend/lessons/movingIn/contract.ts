import { z } from "zod";
import { email, optionalText, requiredText } from "../../textContract.ts";
import { lessonMinutes } from "../contract.ts";

/** Lessons that were agreed before the facility had us. */
export const moveLessonsInUrl = "/api/moving-in/lessons";

const askCoach = "Please enter the coach’s name or email address";
const askPrice = "Please enter the price in dollars, like 75";

/** A row of the file. With an address it is a known player's; without one a walk-in's. */
export const MovedInLesson = z.object({
  player: requiredText("Please enter the player’s name"),
  parentEmail: z
    .string()
    .transform((text) => text || null)
    .pipe(email().nullable()),
  coach: requiredText(askCoach, 254),
  date: z.iso.date("Please enter the date like 12/3/2026"),
  time: z.iso.time({ precision: -1, error: "Please enter the time like 4:30 PM" }),
  minutes: z
    .string()
    .refine(
      (text) => text === "" || Number(text) === lessonMinutes,
      `Lessons here take ${lessonMinutes} minutes. Please enter ${lessonMinutes}, or leave it empty`,
    ),
  price: z
    .string()
    .overwrite((text) => text.replace(/^\$/, "").replaceAll(",", ""))
    .regex(/^(\d+(\.\d{1,2})?)?$/, askPrice)
    .refine((text) => !(Number(text) > 10_000), "Please check the price")
    .transform((text) => (text === "" ? undefined : Math.round(Number(text) * 100))),
  place: optionalText(),
  note: optionalText(1000),
});
export type MovedInLesson = z.infer<typeof MovedInLesson>;

/** The heading of each column in our template. */
export const lessonHeadings: Readonly<Record<keyof MovedInLesson, string>> = {
  player: "Player",
  parentEmail: "Parent email",
  coach: "Coach",
  date: "Date",
  time: "Time",
  minutes: "Minutes",
  price: "Price",
  place: "Place",
  note: "Note",
};
