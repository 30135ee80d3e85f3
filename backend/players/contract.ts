import { z } from "zod";
import { Sport } from "../../projections/players/view.ts";
import { agreedTo, optionalText, requiredText } from "../textContract.ts";
export { type PlayerFact, PlayerView, RosterView, Sport, StudentView } from "../../projections/players/view.ts";

export const playersUrl = "/api/players";
export const playerUrl = (id: string) => `${playersUrl}/${id}`;
export const erasePlayerUrl = (id: string) => `${playerUrl(id)}/erase`;

/** The most players that one account adds. */
export const mostPlayers = 12;

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

const described = {
  firstName: requiredText("Please enter the player's first name"),
  lastName: requiredText("Please enter the player's last name"),
  birthDate,
  age,
  position: optionalText(),
  experience: optionalText(1000),
  sport: z.preprocess(empty, Sport.nullish()),
  emergencyContact: optionalText(),
  emergencyPhone: phone,
};

/** Who a player is. One of the day of birth and the age is enough; where both are given the day counts. */
export const AddPlayer = z
  .object({
    ...described,
    declared: z.literal(true, "Please confirm that you're this player's parent or legal guardian"), // and an adult
    addAgain: z.boolean().optional(), // told that there is a player like this, the caller means another one
    isOwn: z.boolean().optional(), // the account's lessons so far were this player's
    agreedTo,
  })
  .superRefine(({ birthDate: born, age: told }, ctx) => {
    if (!born && (told === null || told === undefined))
      ctx.addIssue({ code: "custom", path: ["birthDate"], message: "Please enter the date of birth or the age" });
  });
export type AddPlayer = z.infer<typeof AddPlayer>;

/** Omitted fields stay unchanged; null empties one. */
export const CorrectPlayer = z.object(described).partial();
export type CorrectPlayer = z.infer<typeof CorrectPlayer>;

export const ErasePlayer = z.object({ password: z.string().max(200).optional() });

/** What became of what the player had. */
export const ErasedPlayer = z.object({
  message: z.string(),
  playerId: z.string(),
  lessonsCancelled: z.int(),
  placesWithdrawn: z.int(), // in camps
});
