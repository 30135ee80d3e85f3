import { z } from "zod";
import { RecordView } from "../../../projections/players/view.ts";
import { requiredText } from "../../textContract.ts";
import { studentsUrl } from "../studentContract.ts";

export { RecordView } from "../../../projections/players/view.ts";

/** Two records of one player become one. The id in the path leads to the other one afterwards. */
export const mergeUrl = <Id extends string>(id: Id) => `${studentsUrl}/${id}/merge` as const;

/** An adult who answers for the player afterwards, and whose history they see that they didn't see before. */
export const AdultAfterwards = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  learns: z.enum(["nothing new", "the merged record", "the kept record"]),
});
export type AdultAfterwards = z.infer<typeof AdultAfterwards>;

export const MergeView = z.object({
  merged: RecordView,
  kept: RecordView,
  blocked: z.string().array(), // why it can't be done, in words
  doubts: z.string().array(), // what speaks against one player
  adults: AdultAfterwards.array(),
});
export type MergeView = z.infer<typeof MergeView>;

export const MergePlayers = z.object({
  into: z.string("Please choose the other record").min(1, "Please choose the other record").max(100),
  reason: requiredText("Please say how you know it’s the same player", 500),
  adults: z
    .string()
    .max(100)
    .array()
    .max(100)
    .describe("the accounts that will answer for the player, as the preview named them"),
  sure: z
    .boolean()
    .optional()
    .describe(
      "needed where something speaks against one player, or an adult will see a history they didn't see before",
    ),
});
export type MergePlayers = z.infer<typeof MergePlayers>;

export const MergedView = z.object({ id: z.string().describe("the record that is kept"), mergedId: z.string() });
