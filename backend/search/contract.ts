import { z } from "zod";
import { requiredText } from "../textContract.ts";

export const searchUrl = "/api/search";

/** Sent as a body: names of children don't belong in addresses. */
export const Search = z.object({
  words: requiredText("Please enter what to look for").min(2, "Please enter at least 2 letters"),
});

/** What was found, in the few words that tell it apart from others. */
export const FoundView = z.object({
  id: z.string(),
  name: z.string().nullable(), // null: removed
  about: z.string().nullable(), // whose it is, or what it belongs to
  at: z.iso.datetime().nullable(),
  day: z.iso.date().nullable(),
  status: z.string().nullable(),
});
export type FoundView = z.infer<typeof FoundView>;

/** What was found in one list: its first rows. */
export const FoundInView = z.object({
  list: z.string(), // as screens call it
  total: z.int().nullable(), // null: more than were counted
  rows: FoundView.array(),
});
export type FoundInView = z.infer<typeof FoundInView>;
