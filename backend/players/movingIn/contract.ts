import { z } from "zod";
import { described, hasAge, noAge } from "../../playerContract.ts";
import { email, optionalText } from "../../textContract.ts";

/** Players a facility has worked with, from its own files. */
export const movingInUrl = "/api/moving-in";
export const movePlayersInUrl = `${movingInUrl}/players` as const;

const { firstName, lastName, birthDate, age, position, emergencyPhone: phone } = described;

/** A row of the file. An address is needed: with the name and the birth date it tells whether we know the player. */
export const MovedInPlayer = z
  .object({
    firstName,
    lastName,
    birthDate,
    age,
    sport: z
      .enum(["", "baseball", "softball"], "Please enter baseball or softball, or leave it empty")
      .transform((sport) => sport || undefined),
    position,
    parentName: optionalText(),
    parentEmail: email(
      "Please enter the parent’s email address, or an adult player’s own. Someone without one can come as a walk-in",
    ),
    parentPhone: phone,
  })
  .refine(hasAge, noAge);
export type MovedInPlayer = z.infer<typeof MovedInPlayer>;

/** The heading of each column in our template. */
export const playerHeadings: Readonly<Record<keyof MovedInPlayer, string>> = {
  firstName: "First name",
  lastName: "Last name",
  birthDate: "Birth date",
  age: "Age",
  sport: "Sport",
  position: "Position",
  parentName: "Parent",
  parentEmail: "Parent email",
  parentPhone: "Parent phone",
};
