import { z } from "zod";
import { declared, described, hasAge, noAge } from "../playerContract.ts";
import { agreedTo } from "../textContract.ts";
export { type PlayerFact, PlayerView, RosterView, Sport, StudentView } from "../../projections/players/view.ts";

export const playersUrl = "/api/players";
export const playerUrl = (id: string) => `${playersUrl}/${id}`;
export const erasePlayerUrl = (id: string) => `${playerUrl(id)}/erase`;

/** The most players that one account adds. */
export const mostPlayers = 12;

/** Who a player is. One of the day of birth and the age is enough; where both are given the day counts. */
export const AddPlayer = z
  .object({
    ...described,
    declared,
    addAgain: z.boolean().optional(), // told that there is a player like this, the caller means another one
    isOwn: z.boolean().optional(), // the account's lessons so far were this player's
    agreedTo,
  })
  .refine(hasAge, noAge);
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
