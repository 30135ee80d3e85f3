import { z } from "zod";
import { kept } from "../../../shared/kept.ts";

/** What of a chosen file is sent. */
const Cut = z.object({
  from: z.number(), // s
  to: z.number(),
  smaller: z.boolean(), // 720p instead of what it is
});
export type Cut = z.infer<typeof Cut>;

/** An upload that has begun. Browsers cannot keep the file itself: whoever goes on chooses it again. */
const Unfinished = z.object({
  url: z.string(),
  bytes: z.int(), // to be sent in all
  hash: z.string().nullable(), // of the first of them; null: this browser makes none
  file: z.object({ name: z.string(), bytes: z.int() }), // as it was chosen
  cut: Cut.nullable(), // null: all of it
  playerId: z.string().optional(), // left out: an instructor's own
});
export type Unfinished = z.infer<typeof Unfinished>;

export const unfinished = kept("upload", Unfinished, "browser");

const hashed = 1024 ** 2; // bytes from the start

/** Tells two files apart that have the same name and size. Null where the page is not secure. */
export const hashOf = async (file: Blob) => {
  if (!("subtle" in crypto)) return null;
  const digest = await crypto.subtle.digest("SHA-256", await file.slice(0, hashed).arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** Phones may give a video another name and time whenever it is chosen. */
export const couldBeSame = (file: File, { file: before, hash }: Unfinished) =>
  file.size === before.bytes && (hash !== null || file.name === before.name);
