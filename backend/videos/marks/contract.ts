import { z } from "zod";
import { MarkType } from "../../../projections/videos/markView.ts";
import { shown, tooLong } from "../../textContract.ts";
import { videoUrl } from "../contract.ts";
import { defaultColor, longestText, mostMarks, mostPoints, plane, unpacked } from "./marksRule.ts";

export { MarkView } from "../../../projections/videos/markView.ts";
export type { MarkType } from "../../../projections/videos/markView.ts";

export const marksUrl = <Id extends string>(id: Id) => `${videoUrl(id)}/annotations` as const;
/** The same, as the specification reads them. */
export const marksReadUrl = <Id extends string>(id: Id) => `/api/video-annotations/${id}` as const;

const nullIsNone = (value: unknown) => (value === null ? undefined : value);
const optional = <T extends z.ZodType>(part: T) => z.preprocess(nullIsNone, part.optional()).optional();
const rounded = (parts: number) => (value: number) => Math.round(value * parts) / parts;
/** What is drawn may reach beyond the plane by its size. */
const isNear = ([x, y]: readonly [number, number]) => Math.abs(x) <= 2 * plane.width && Math.abs(y) <= 2 * plane.height;
const length = z
  .number()
  .min(-2 * plane.width)
  .max(2 * plane.width);
const coordinate = optional(length.transform(rounded(10)));

const isPacked = /^-?\d{1,5},-?\d{1,5}( -?\d{1,5},-?\d{1,5})*$/;
const points = z
  .string()
  .max(mostPoints * 14)
  .regex(isPacked)
  .refine((text) => !isPacked.test(text) || unpacked(text).length <= mostPoints, tooMany(mostPoints, "points"))
  .refine((text) => !isPacked.test(text) || unpacked(text).every(isNear));

function tooMany(most: number, what: string) {
  return `At most ${most.toLocaleString("en-US")} ${what} can be saved.`;
}

const ends = ["startX", "startY", "endX", "endY"] as const;
/** What a mark of each type cannot be drawn without. */
const needs = {
  line: ends,
  arrow: ends,
  distance: ends,
  scale: [...ends, "inches"],
  circle: ["startX", "startY", "radius"],
  rectangle: ["startX", "startY", "width", "height"],
  text: ["startX", "startY", "text"],
  freehand: ["points"],
  angle: ["points"],
} as const satisfies Record<MarkType, readonly string[]>;

/** A mark as it is drawn. Whatever else is sent along is ignored: whose it is, the session says. */
const Mark = z
  .object({
    id: optional(z.uuid()).describe("made where it is drawn; without one, it's found by what it is, or gets one"),
    type: MarkType,
    timestamp: z.number().min(0).max(360_000).transform(rounded(1000)).describe("s"),
    startX: coordinate,
    startY: coordinate,
    endX: coordinate,
    endY: coordinate,
    radius: optional(length.min(0).transform(rounded(10))),
    width: coordinate,
    height: coordinate,
    points: optional(points).describe("tenths of a unit, each from the one before: 3205,1800 4,-2"),
    inches: optional(z.number().min(0.1).max(12_000).transform(rounded(10))).describe("how long a scale is"),
    text: optional(
      z
        .string()
        .overwrite(shown)
        .trim()
        .max(longestText, tooLong(longestText))
        .transform((text) => text || undefined),
    ),
    color: optional(
      z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .toLowerCase(),
    ).transform((color) => color ?? defaultColor),
  })
  .superRefine((mark, context) => {
    for (const part of needs[mark.type])
      if (mark[part] === undefined)
        context.addIssue({ code: "custom", path: [part], message: `Please add ${part} to the ${mark.type}.` });
    if (mark.type === "angle" && mark.points && unpacked(mark.points).length !== 3)
      context.addIssue({ code: "custom", path: ["points"], message: "An angle has three points." });
  });
export type SentMark = z.output<typeof Mark>;

const marks = Mark.array()
  .max(mostMarks, tooMany(mostMarks, "marks"))
  .refine((list) => {
    const ids = list.flatMap(({ id }) => id ?? []);
    return new Set(ids).size === ids.length;
  }, "Each mark can be sent once.");

/** All of the caller's marks; or, with `removed`, only those added or changed, and all others stay as they are. */
export const SaveMarks = z.union([
  marks,
  z.object({ annotations: marks, removed: z.array(z.uuid()).max(mostMarks).optional() }),
]);
export type SaveMarks = z.input<typeof SaveMarks>;
