import { z } from "zod";
import { SignatureView, WaiverView } from "../../../projections/players/view.ts";
import { requiredText } from "../../textContract.ts";
import { playersUrl } from "../contract.ts";
export { SignatureView, WaiverView };

export const waiverUrl = <Id extends string>(id: Id) => `${playersUrl}/${id}/waiver` as const;
export const myWaiversUrl = "/api/my/waivers";
export const waiversUrl = "/api/waivers";

/** What was read, and the name of the adult who signs, as typed. */
export const SignWaiver = z.object({
  version: z.string().max(100),
  name: requiredText("Please type your full name").refine(
    (name) => name === "" || name.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1,
    "Please type your first and last name",
  ),
});
export type SignWaiver = z.infer<typeof SignWaiver>;

/** The text as it is now, and who has signed for each of the caller's players. Without a text nobody has to. */
export const MyWaivers = z.object({
  text: z.string().nullable(),
  version: z.string().nullable(),
  players: z.array(
    z.object({
      playerId: z.string(),
      name: z.string(),
      isExpected: z.boolean(), // has lessons or camp days to come
      isSigned: z.boolean(), // the text as it is now
      signature: SignatureView.nullable(), // the latest one
    }),
  ),
});
export type MyWaivers = z.infer<typeof MyWaivers>;

/** What was signed for one player, in the words that were shown then. */
export const SignedWaiver = SignatureView.extend({ playerName: z.string().nullable(), text: z.string() });
export type SignedWaiver = z.infer<typeof SignedWaiver>;
