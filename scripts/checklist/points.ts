import { readFileSync } from "node:fs";

/** A requirement: a point of docs/checklist.md, or a decision of docs/decisions.md. */
export interface Point {
  readonly id: string; // "U12", "G1-3"
  readonly section: string; // the headings above it
  readonly text: string; // if a point has parts, what stands before them
  readonly parts: readonly Part[];
}

/** What a test can prove separately about a point. */
export interface Part {
  readonly id: string; // "U29:lessons"
  readonly text: string;
}

const read = (file: string) => readFileSync(new URL(`../../docs/${file}`, import.meta.url), "utf8");

/** One line may hold several points: "T6. `Not authenticated`; T7. `Failed to fetch availability`". */
const pointStart = /(?:^| )([A-Z]\d+)\. /g;
const decisionStart = /^- (G[123]-\d+) /g;
const partStart = /\*\*([a-z][a-z-]*):\*\* /g;

const trimmed = (text: string) => text.replace(/[;\s]+$/, "").trim();

const partsIn = (id: string, text: string): Pick<Point, "text" | "parts"> => {
  const starts = [...text.matchAll(partStart)];
  return {
    text: trimmed(text.slice(0, starts[0]?.index)),
    parts: starts.map((found, n) => ({
      id: `${id}:${found[1]!}`,
      text: trimmed(text.slice(found.index + found[0].length, starts[n + 1]?.index)),
    })),
  };
};

/** Everything from one start to the next is that point's text. */
export const pointsIn = (markdown: string, start: RegExp): Point[] => {
  const headings: string[] = [];
  return markdown.split("\n").flatMap((line) => {
    const heading = /^(##+) (.*)/.exec(line);
    if (heading) {
      headings.length = Math.max(0, heading[1]!.length - 2);
      headings.push(heading[2]!);
    }
    const starts = [...line.matchAll(start)];
    return starts.map((found, n) => ({
      id: found[1]!,
      section: headings.filter(Boolean).join(" · "),
      ...partsIn(found[1]!, line.slice(found.index + found[0].length, starts[n + 1]?.index)),
    }));
  });
};

export const points: readonly Point[] = [
  ...pointsIn(read("checklist.md"), pointStart),
  ...pointsIn(read("decisions.md"), decisionStart),
];

/** What tests may name: each point, or its parts instead if it has any. */
export const provable = (asked: readonly Point[] = points): string[] =>
  asked.flatMap(({ id, parts }) => (parts.length > 0 ? parts.map((part) => part.id) : [id]));

/** "U12" is U, 12; "G1-3" is G, 1, 3. */
const numbered = (id: string) => /^([A-Z]+)(\d+)(?:-(\d+))?$/.exec(id);

/**
 * "U7–U10" or "G1-1–G1-52" are all from the first to the last, "U33:slots+lessons" two parts; any other text is itself.
 */
export const idsOf = (text: string): string[] => {
  const [, id, names] = /^([^:]+):(.*)$/.exec(text) ?? [];
  if (names !== undefined) return names.split("+").map((name) => `${id}:${name}`);
  const [from = "", to] = text.split("–");
  const [first, last] = [numbered(from), numbered(to ?? "")];
  if (to === undefined || !first || !last || first[1] !== last[1]) return [text];
  const isDecision = first[3] !== undefined;
  if (isDecision !== (last[3] !== undefined) || (isDecision && first[2] !== last[2])) return [text];
  const [low, high] = [Number(first[isDecision ? 3 : 2]), Number(last[isDecision ? 3 : 2])];
  if (low > high) return [text];
  const stem = isDecision ? `${first[1]}${first[2]}-` : first[1]!;
  return Array.from({ length: high - low + 1 }, (_, n) => `${stem}${low + n}`);
};
