import type { Covered, Section } from "./coverage.ts";

const marks = { proven: "✓", "proven in part": "◐", unproven: "–" };

const testLines = ({ proofs }: Pick<Covered, "proofs">, indent: string) =>
  proofs.map(({ file, title }) => `${indent}${file}  ${title}`);

const pointLines = ({ id, text, verdict, proofs, parts }: Covered) => [
  `${marks[verdict]} ${id}. ${text}`,
  ...testLines({ proofs }, "    "),
  ...parts.flatMap((part) => [
    `  ${marks[part.proofs.length > 0 ? "proven" : "unproven"]} ${part.id}. ${part.text}`,
    ...testLines(part, "      "),
  ]),
];

/** For a terminal: the points under their sections, then how much of each section is proven. */
export const report = (points: readonly Covered[], sections: readonly Section[]): string => {
  const of = (name: string) => points.filter(({ section }) => section === name);
  const shown = [...new Set(points.map(({ section }) => section))];
  const figures = sections.map(({ points, proven }) => `${proven} of ${points}`);
  const width = Math.max(...figures.map((figure) => figure.length));
  const sum = (figure: "points" | "proven" | "inPart") =>
    sections.reduce((total, section) => total + section[figure], 0);
  return [
    ...shown.flatMap((section) => [section, ...of(section).flatMap(pointLines), ""]),
    "Proven by tests",
    ...sections.map(
      ({ section, inPart }, n) =>
        `${figures[n]!.padStart(width)}  ${section}${inPart > 0 ? `, and ${inPart} in part` : ""}`,
    ),
    `${sum("proven")} of ${sum("points")} in all, and ${sum("inPart")} in part`,
  ].join("\n");
};
