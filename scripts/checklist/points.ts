import { readFileSync } from "node:fs";

/** What somebody asked for: a point of docs/checklist.md, or a decision of docs/decisions.md. */
export interface Point {
  readonly id: string; // "U12", "G1-3"
  readonly section: string; // the headings above it
  readonly text: string;
}

const read = (file: string) => readFileSync(new URL(`../../docs/${file}`, import.meta.url), "utf8");

/** One line may hold several points: "T6. `Not authenticated`; T7. `Failed to fetch availability`". */
const pointStart = /(?:^| )([A-Z]\d+)\. /g;
const decisionStart = /^- (G[123]-\d+) /g;

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
      text: line
        .slice(found.index + found[0].length, starts[n + 1]?.index)
        .replace(/[;\s]+$/, "")
        .trim(),
    }));
  });
};

export const points: readonly Point[] = [
  ...pointsIn(read("checklist.md"), pointStart),
  ...pointsIn(read("decisions.md"), decisionStart),
];

/** "U12" is U, 12; "G1-3" is G, 1, 3. */
const parts = (id: string) => /^([A-Z]+)(\d+)(?:-(\d+))?$/.exec(id);

/** "U7–U10" or "G1-1–G1-52" are all from the first to the last; any other text is itself. */
export const idsOf = (told: string): string[] => {
  const [from = "", to] = told.split("–");
  const [first, last] = [parts(from), parts(to ?? "")];
  if (to === undefined || !first || !last || first[1] !== last[1]) return [told];
  const isDecision = first[3] !== undefined;
  if (isDecision !== (last[3] !== undefined) || (isDecision && first[2] !== last[2])) return [told];
  const [low, high] = [Number(first[isDecision ? 3 : 2]), Number(last[isDecision ? 3 : 2])];
  if (low > high) return [told];
  const stem = isDecision ? `${first[1]}${first[2]}-` : first[1]!;
  return Array.from({ length: high - low + 1 }, (_, n) => `${stem}${low + n}`);
};
