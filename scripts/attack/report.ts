import type { Outcome } from "./chapter.ts";

export interface Done {
  readonly chapter: string;
  readonly seconds: number;
  readonly outcome: Outcome;
}

const columns = ["chapter", "what was tried", "times", "wrong"] as const;

/** For people: a table of what was tried, then what was found. */
export const report = (done: readonly Done[], seed: number): string => {
  const lines = done.flatMap(({ chapter, outcome }) =>
    "notRun" in outcome
      ? [[chapter, `not run: ${outcome.notRun}`, "", ""]]
      : outcome.rows.map(({ what, tried, wrong }, n) => [n === 0 ? chapter : "", what, String(tried), String(wrong)]),
  );
  const widths = columns.map((name, n) =>
    Math.max(...[name, ...lines.map((line) => line[n]!)].map((cell) => cell.length)),
  );
  const shown = (cells: readonly string[]) =>
    cells
      .map((cell, n) => (n < 2 ? cell.padEnd(widths[n]!) : cell.padStart(widths[n]!)))
      .join("  ")
      .trimEnd();
  const findings = done.flatMap(({ chapter, outcome }) =>
    "notRun" in outcome ? [] : outcome.findings.map((finding) => `  ! ${chapter}: ${finding}`),
  );
  const figures = done.flatMap(({ chapter, seconds, outcome }) => [
    `  ${chapter}: ${seconds.toFixed(1)} s`,
    ...("notRun" in outcome ? [] : Object.entries(outcome.figures).map(([name, value]) => `    ${name}: ${value}`)),
  ]);
  return [
    "",
    shown(columns),
    shown(widths.map((width) => "─".repeat(width))),
    ...lines.map(shown),
    "",
    ...figures,
    "",
    ...(findings.length > 0 ? [...findings, "", `The same again: --seed ${seed}`] : ["Nothing was found."]),
  ].join("\n");
};
