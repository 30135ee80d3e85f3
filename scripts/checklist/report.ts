import type { Covered, Section } from "./coverage.ts";

const pointLines = ({ id, text, proofs }: Covered) => [
  `${proofs.length > 0 ? "✓" : "–"} ${id}. ${text}`,
  ...proofs.map(({ file, title }) => `    ${file}  ${title}`),
];

/** For a terminal: the points under their sections, then how much of each section is proven. */
export const report = (points: readonly Covered[], sections: readonly Section[]): string => {
  const of = (name: string) => points.filter(({ section }) => section === name);
  const shown = [...new Set(points.map(({ section }) => section))];
  const figures = sections.map(({ points, proven }) => `${proven} of ${points}`);
  const width = Math.max(...figures.map((figure) => figure.length));
  const sum = (figure: "points" | "proven") => sections.reduce((total, section) => total + section[figure], 0);
  return [
    ...shown.flatMap((section) => [section, ...of(section).flatMap(pointLines), ""]),
    "Proven by tests",
    ...sections.map(({ section }, n) => `${figures[n]!.padStart(width)}  ${section}`),
    `${sum("proven")} of ${sum("points")} in all`,
  ].join("\n");
};
