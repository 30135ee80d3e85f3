import { describe, expect, it } from "vitest";
import { coverage, sections } from "./checklist/coverage.ts";
import { idsOf, points, pointsIn } from "./checklist/points.ts";
import { proofs, proofsIn } from "./checklist/proofs.ts";
import { report } from "./checklist/report.ts";
import { scope } from "./checklist/scope.ts";

const known = new Set(points.map(({ id }) => id));

describe("the lists of what was asked for", () => {
  it("hold each point once", () => {
    expect(points.length).toBeGreaterThan(450);
    expect(points.map(({ id }) => id)).toHaveLength(known.size);
  });

  it("are read with their headings, also several points of a line", () => {
    const markdown =
      "## 8. Toasts\n### Lessons\nT6. `Not authenticated`; T7. `Failed`\n## 9. Rules\nV1. Both required.";
    expect(pointsIn(markdown, /(?:^| )([A-Z]\d+)\. /g)).toEqual([
      { id: "T6", section: "8. Toasts · Lessons", text: "`Not authenticated`" },
      { id: "T7", section: "8. Toasts · Lessons", text: "`Failed`" },
      { id: "V1", section: "9. Rules", text: "Both required." },
    ]);
  });
});

describe("what tests say that they prove", () => {
  it("is in the checklist or is a decision", () => {
    const named = proofs.flatMap(({ file, ids }) => ids.map((id) => ({ file, id })));
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it("is found when nobody asked for it, also in a list or at the end of a range", () => {
    const title = (told: string) => `it("${told}: holds", () => {});`;
    const wrong = ["A999", "A3 A999", "U7, A999", "G4-1", "G1-99", "U7–T9", "U9–U7", "A3x"];
    const named = wrong.flatMap((told) => proofsIn("a.test.ts", title(told))).flatMap(({ ids }) => ids);
    expect(named.filter((id) => !known.has(id))).toEqual([
      "A999",
      "A999",
      "A999",
      "G4-1",
      "G1-99",
      "U7–T9",
      "U9–U7",
      "A3x",
    ]);
  });

  it("may be a range, of points or of decisions", () => {
    expect(idsOf("U9–U11")).toEqual(["U9", "U10", "U11"]);
    expect(idsOf("G1-9–G1-11")).toEqual(["G1-9", "G1-10", "G1-11"]);
    expect(idsOf("G1-9–G2-11")).toEqual(["G1-9–G2-11"]);
  });

  it("counts in every spelling of a title, and not where a test is skipped", () => {
    const source = `
      it("A3, G1-6: an e-mail stays unique", …);
      it.each([[1], [2]])('U7–U8: %s', …);
      for (const size of sizes) test(\n  \`N6: the menu at \${size} px\`, …);
      it.skip("A1: later", …); test.fixme("A2: later", …); test.todo("A4: later");
      expect(told).toBe("R2: no title");
      // R1: a remark`;
    expect(proofsIn("a.test.ts", source)).toEqual([
      { file: "a.test.ts", title: "A3, G1-6: an e-mail stays unique", ids: ["A3", "G1-6"] },
      { file: "a.test.ts", title: "U7–U8: %s", ids: ["U7", "U8"] },
      { file: "a.test.ts", title: "N6: the menu at ${size} px", ids: ["N6"] },
    ]);
  });
});

const few = [
  { id: "U1", section: "Screens", text: "Landing" },
  { id: "U2", section: "Screens", text: "Buttons" },
  { id: "A1", section: "Calls", text: "Who is it" },
];
const title = "U1, A1: both";
const proof = { file: "a.test.ts", title, ids: ["U1", "A1"] };

it("the report names each point's tests and counts the points without one", () => {
  const covered = coverage(few, [proof]);
  expect(sections(covered)).toEqual([
    { section: "Screens", points: 2, proven: 1 },
    { section: "Calls", points: 1, proven: 1 },
  ]);
  expect(report(covered, sections(covered)).split("\n")).toEqual([
    "Screens",
    "✓ U1. Landing",
    `    a.test.ts  ${title}`,
    "– U2. Buttons",
    "",
    "Calls",
    "✓ A1. Who is it",
    `    a.test.ts  ${title}`,
    "",
    "Proven by tests",
    "1 of 2  Screens",
    "1 of 1  Calls",
    "2 of 3 in all",
  ]);
});

it("whatever is in scope by now is proven by a test", () => {
  expect(scope.filter((id) => !known.has(id))).toEqual([]);
  const proven = new Set(proofs.flatMap(({ ids }) => ids));
  expect(scope.filter((id) => !proven.has(id))).toEqual([]);
});
