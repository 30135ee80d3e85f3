import type { MarkView } from "../../../../backend/videos/marks/contract.ts";
import { shownWithin } from "../../../../backend/videos/marks/marksRule.ts";
import { markListWords as words, typeOfMarkWords } from "../words.ts";
import { degreesOf, inchesOf, pointsOf } from "./geometry.ts";

/** What a mark measures: "112°", "3 ft 2 in". Empty: nothing. */
export const measureOf = (
  mark: MarkView,
  marks: readonly MarkView[],
  unknown: string = words.nothingToMeasureBy,
): string => {
  if (mark.type === "angle") return words.degrees(degreesOf(pointsOf(mark)));
  if (mark.type === "scale") return words.inches(mark.inches ?? 0);
  if (mark.type !== "distance") return "";
  const inches = inchesOf(mark, marks);
  return inches === null ? unknown : words.inches(inches);
};

/** What stands beside it on the picture. */
export const saysOf = (mark: MarkView, marks: readonly MarkView[]) =>
  [measureOf(mark, marks, words.unknown), mark.text].filter(Boolean).join(" ");

/** "0:03.40, angle 112°, Ana Moore, “Elbow up”" */
export const inWords = (mark: MarkView, marks: readonly MarkView[], userId: string) => {
  const whose = mark.annotatorId === userId ? words.you : (mark.annotatorName ?? words.somebody);
  const what = [typeOfMarkWords[mark.type].toLowerCase(), measureOf(mark, marks)].filter(Boolean).join(" ");
  return [words.at(mark.timestamp), what, whose, mark.text && words.quoted(mark.text)].filter(Boolean).join(", ");
};

/** Those that say the same are told apart by a number: two lines on one frame have a button each. */
export const numbered = (said: readonly string[]) =>
  said.map((one, nth) => {
    const same = said.filter((other) => other === one).length;
    return same > 1 ? `${one}, ${said.slice(0, nth + 1).filter((other) => other === one).length} of ${same}` : one;
  });

const tolerance = 0.001; // s: timestamps are in milliseconds
export const isShownAt = ({ timestamp }: Pick<MarkView, "timestamp">, time: number) =>
  Math.abs(time - timestamp) <= shownWithin + tolerance;

/** Everybody who drew, in the order in which they began: each has a dash and a shape of their own, for everyone alike. */
export const annotatorsOf = (marks: readonly MarkView[]): ReadonlyMap<string, number> =>
  new Map([...new Set(marks.map(({ annotatorId }) => annotatorId))].map((id, n) => [id, n]));
