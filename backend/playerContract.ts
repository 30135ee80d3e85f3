import { z } from "zod";
import { optionalText, requiredText } from "./textContract.ts";

const years = { least: 3, most: 120 };
const empty = (value: unknown) => (value === "" ? null : value);
const age = z.preprocess(
  empty,
  z.coerce
    .number("Please enter the age as a number")
    .int("Please enter the age as a whole number")
    .min(years.least, `Players must be at least ${years.least} years old`)
    .max(years.most, "Please check the age")
    .nullish(),
);
const birthDate = z.preprocess(empty, z.iso.date("Please enter the date of birth like 2016-05-04").nullish());
const phone = z.preprocess(
  empty,
  z
    .string()
    .trim()
    .regex(/^[\d\s()+.x-]{7,30}$/i, "Please enter a phone number like 555-010-0100")
    .nullish(),
);

/** What a family says of a player. */
export const described = {
  firstName: requiredText("Please enter the player's first name"),
  lastName: requiredText("Please enter the player's last name"),
  birthDate,
  age,
  position: optionalText(),
  experience: optionalText(1000),
  sport: z.preprocess(empty, z.enum(["baseball", "softball"]).nullish()),
  emergencyContact: optionalText(),
  emergencyPhone: phone,
};

export const declared = z.literal(true, "Please confirm that you're this player's parent or legal guardian"); // an adult

/** One of the two is enough; where both are given the day counts. A check of a whole form, whatever else it lacks. */
export const hasAge = ({ birthDate, age }: { birthDate?: unknown; age?: unknown }) =>
  Boolean(birthDate) || Boolean(age);
export const noAge = {
  path: ["birthDate"],
  error: "Please enter the date of birth or the age",
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

/** The player for whom a parent opens an account. */
export const FirstPlayer = z.object({ ...described, declared }).refine(hasAge, noAge);
export type FirstPlayer = z.infer<typeof FirstPlayer>;
