import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Settings } from "./contract.ts";

const InFile = z.object({
  turnaround: z.string().min(1).max(40).default("24-48 hours"),
  players: z.string().min(1).max(40).default("500+ players"),
  testimonials: z
    .object({ quote: z.string().min(1).max(400), by: z.string().min(1).max(80), sample: z.boolean().default(false) })
    .array()
    .max(3, "has room for three")
    .default([]),
});

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * What the membership's page claims, from CONTENT_DIR. Samples stand in for what people said, so they are shown only
 * where nobody can take them for that: an invented review is against the law.
 */
export const claimsIn = async (
  folder: string,
  { withSamples }: { withSamples: boolean },
): Promise<Settings["claims"]> => {
  const file = join(folder, "subscribe.json");
  const text = await readFile(file, "utf8").catch(() => "{}"); // a folder that is older than this file
  const { success, data, error } = InFile.safeParse(jsonIn(text));
  if (!success) throw new Error(`The claims in ${file} can't be read: ${z.prettifyError(error)}`);
  const { testimonials, ...claims } = data;
  const shown = testimonials.filter(({ sample }) => withSamples || !sample);
  return { ...claims, testimonials: shown.map(({ quote, by, sample: isSample }) => ({ quote, by, isSample })) };
};
