import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Settings } from "./contract.ts";

const Claims = z.object({
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

/** Reads a file of CONTENT_DIR. A folder that is older than this file has none, and gets the defaults. */
const contentIn = async <T>(folder: string, name: string, schema: z.ZodType<T>, none = "{}"): Promise<T> => {
  const file = join(folder, name);
  const { success, data, error } = schema.safeParse(jsonIn(await readFile(file, "utf8").catch(() => none)));
  if (!success) throw new Error(`${file} can't be read: ${z.prettifyError(error)}`);
  return data;
};

/**
 * What the membership's page claims, from CONTENT_DIR. Samples stand in for what people said, so they are shown only
 * where nobody can take them for that: an invented review is against the law.
 */
export const claimsIn = async (
  folder: string,
  { withSamples }: { withSamples: boolean },
): Promise<Settings["claims"]> => {
  const { testimonials, ...claims } = await contentIn(folder, "subscribe.json", Claims);
  const shown = testimonials.filter(({ sample }) => withSamples || !sample);
  return { ...claims, testimonials: shown.map(({ quote, by, sample: isSample }) => ({ quote, by, isSample })) };
};

const Coach = z.object({
  name: z.string().min(1).max(80).default("Our head coach"),
  text: z.string().min(1).max(2000).default("Coaching for leagues, schools, and clubs, at your field."),
  photo: z
    .string()
    .regex(/^[\w-]+\.(jpe?g|png|webp)$/, "must be a JPEG, PNG, or WebP in the same folder")
    .optional(),
});

/** A picture of the operator's own, and where pages find it. */
export interface Photo {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Who comes to a league's field, from CONTENT_DIR. */
export const coachIn = async (folder: string): Promise<{ coach: Settings["coach"]; photo?: Photo }> => {
  const { photo: file, ...coach } = await contentIn(folder, "credentials.json", Coach);
  if (file === undefined) return { coach: { ...coach, photo: null } };
  const bytes = await readFile(join(folder, file)).catch(() => {
    throw new Error(`${join(folder, "credentials.json")} names ${file}, which can't be read.`);
  });
  const version = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const path = `/coach-${version}.${file.split(".").at(-1)!}`;
  return { coach: { ...coach, photo: path }, photo: { path, bytes } };
};

const Guide = z
  .object({
    title: z.string().min(1).max(60),
    text: z.string().min(1).max(400),
    youtubeId: z
      .string()
      .regex(/^[\w-]{11}$/, "must be the 11 characters after v= in the video's address")
      .optional(),
  })
  .array()
  .max(6, "has room for six");

/** The beginner hitting guide on players' dashboards, from CONTENT_DIR. A lesson without a video is words alone. */
export const guideIn = async (folder: string): Promise<Settings["guide"]> =>
  (await contentIn(folder, "hitting-guide.json", Guide, "[]")).map(({ youtubeId = null, ...lesson }) => ({
    ...lesson,
    youtubeId,
  }));
