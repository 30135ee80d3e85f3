import { z } from "zod";
import type { Mark } from "../../eventstore/videos/events.ts";

export type { Mark } from "../../eventstore/videos/events.ts";

export type MarkType = Mark["type"];
export const MarkType = z.enum([
  "line",
  "circle",
  "rectangle",
  "text",
  "arrow",
  "freehand",
  "angle",
  "distance",
  "scale",
] satisfies MarkType[]);

const number = z.number().nullable();

/** A mark as whoever sees the video sees it. What it is not drawn with is null. */
export const MarkView = z.object({
  id: z.string(),
  videoId: z.string(),
  annotatorId: z.string(), // an account's
  annotatorName: z.string().nullable(), // null: erased
  type: MarkType,
  timestamp: z.number(), // s
  startX: number,
  startY: number,
  endX: number,
  endY: number,
  radius: number,
  width: number,
  height: number,
  points: z.string().nullable(),
  inches: number,
  text: z.string().nullable(),
  color: z.string(),
});
export type MarkView = z.infer<typeof MarkView>;
