import { describe, expect, it } from "vitest";
import { coverage, provenIds, sections } from "./checklist/coverage.ts";
import { idsOf, type Point, points, pointsIn, provable } from "./checklist/points.ts";
import { proofs, proofsIn } from "./checklist/proofs.ts";
import { report } from "./checklist/report.ts";
import { scope } from "./checklist/scope.ts";

const known = new Set(provable());
const pointStart = /(?:^| )([A-Z]\d+)\. /g;
/** Titles that name something no one may name. */
const strangers = (titles: readonly string[]) =>
  titles
    .flatMap((ids) => proofsIn("a.test.ts", `it("${ids}: holds", () => {});`))
    .flatMap(({ ids }) => ids)
    .filter((id) => !known.has(id));

describe("the lists of requirements", () => {
  it("hold each point and each part once", () => {
    expect(points).toHaveLength(523);
    expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
    expect(provable()).toHaveLength(known.size);
  });

  it("are read with their headings, several points on a line included", () => {
    const markdown =
      "## 8. Toasts\n### Lessons\nT6. `Not authenticated`; T7. `Failed`\n## 9. Rules\nV1. Both required.";
    expect(pointsIn(markdown, pointStart)).toEqual([
      { id: "T6", section: "8. Toasts · Lessons", text: "`Not authenticated`", parts: [] },
      { id: "T7", section: "8. Toasts · Lessons", text: "`Failed`", parts: [] },
      { id: "V1", section: "9. Rules", text: "Both required.", parts: [] },
    ]);
  });

  it("are read with the parts of a point, each under its name", () => {
    const markdown = "T8. `Error` with: **one:** `No one`; **two-three:** `No two`, **not a part**: three; T9. `None`";
    expect(pointsIn(markdown, pointStart)).toEqual([
      {
        id: "T8",
        section: "",
        text: "`Error` with:",
        parts: [
          { id: "T8:one", text: "`No one`" },
          { id: "T8:two-three", text: "`No two`, **not a part**: three" },
        ],
      },
      { id: "T9", section: "", text: "`None`", parts: [] },
    ]);
  });
});

describe("what tests claim to prove", () => {
  it("is in the checklist or is a decision", () => {
    const named = proofs.flatMap(({ file, ids }) => ids.map((id) => ({ file, id })));
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it("is reported if no one asked for it, also in a list or at the end of a range", () => {
    const wrong = ["A999", "A3 A999", "U7, A999", "G4-1", "G1-99", "U7–T9", "U9–U7", "A3x"];
    expect(strangers(wrong)).toEqual(["A999", "A999", "A999", "G4-1", "G1-99", "U7–T9", "U9–U7", "A3x"]);
  });

  it("is reported if no part has that name, and if a point that has parts is claimed as a whole", () => {
    expect(strangers(["U33:slots+lessons", "U29:lessons, A3"])).toEqual([]);
    expect(
      strangers(["U29:leson", "U29:Lessons", "U33:slots+", "U33:slots:lessons", "A3:lessons", "U29", "U28–U29"]),
    ).toEqual(["U29:leson", "U29:Lessons", "U33:", "U33:slots:lessons", "A3:lessons", "U29", "U29"]);
  });

  it("may be a range, of points or of decisions, and several parts of one point", () => {
    expect(idsOf("U9–U11")).toEqual(["U9", "U10", "U11"]);
    expect(idsOf("G1-9–G1-11")).toEqual(["G1-9", "G1-10", "G1-11"]);
    expect(idsOf("G1-9–G2-11")).toEqual(["G1-9–G2-11"]);
    expect(idsOf("U33:slots+lessons")).toEqual(["U33:slots", "U33:lessons"]);
  });

  it("counts in every spelling of a title, and not where a test is skipped", () => {
    const opened = "("; // with a bracket in its place, these would be tests of this file
    const source = `
      it${opened}"A3, G1-6: an e-mail stays unique", …);
      it${opened}"U33:slots+lessons, U36: confirmed at 4:00 PM", …);
      it.each([[1], [2]])${opened}'U7–U8: %s', …);
      for (const size of sizes) test${opened}\n  \`N6: the menu at \${size} px\`, …);
      it.skip("A1: later", …); test.fixme("A2: later", …); test.todo("A4: later");
      expect(told).toBe("R2: no title");
      // R1: a remark`;
    expect(proofsIn("a.test.ts", source)).toEqual([
      { file: "a.test.ts", title: "A3, G1-6: an e-mail stays unique", ids: ["A3", "G1-6"] },
      {
        file: "a.test.ts",
        title: "U33:slots+lessons, U36: confirmed at 4:00 PM",
        ids: ["U33:slots", "U33:lessons", "U36"],
      },
      { file: "a.test.ts", title: "U7–U8: %s", ids: ["U7", "U8"] },
      { file: "a.test.ts", title: "N6: the menu at ${size} px", ids: ["N6"] },
    ]);
    expect(proofs.filter(({ file }) => file === "scripts/checklist.test.ts")).toEqual([]);
  });
});

const point = (id: string, section: string, text: string, ...parts: Point["parts"]): Point => ({
  id,
  section,
  text,
  parts,
});
const few = [
  point("U1", "Screens", "Landing"),
  point("U2", "Screens", "Buttons"),
  point("U3", "Screens", "Counts:", { id: "U3:slots", text: "slots" }, { id: "U3:videos", text: "videos" }),
  point("A1", "Calls", "Who is it"),
];
const proof = (...ids: string[]) => ({ file: "a.test.ts", title: `${ids.join(", ")}: all of it`, ids });

it("the report names the tests of each point and each part, and tells apart what is proven in part only", () => {
  const covered = coverage(few, [proof("U1", "A1"), proof("U3:slots")]);
  expect(sections(covered)).toEqual([
    { section: "Screens", points: 3, proven: 1, inPart: 1 },
    { section: "Calls", points: 1, proven: 1, inPart: 0 },
  ]);
  expect(report(covered, sections(covered)).split("\n")).toEqual([
    "Screens",
    "✓ U1. Landing",
    "    a.test.ts  U1, A1: all of it",
    "– U2. Buttons",
    "◐ U3. Counts:",
    "  ✓ U3:slots. slots",
    "      a.test.ts  U3:slots: all of it",
    "  – U3:videos. videos",
    "",
    "Calls",
    "✓ A1. Who is it",
    "    a.test.ts  U1, A1: all of it",
    "",
    "Proven by tests",
    "1 of 3  Screens, and 1 in part",
    "1 of 1  Calls",
    "2 of 4 in all, and 1 in part",
  ]);
});

it("a point counts when all its parts are proven, and not when one of them is missing", () => {
  const proven = (...found: ReturnType<typeof proof>[]) => [...provenIds(coverage(few, found))];
  expect(proven()).toEqual([]);
  expect(proven(proof("U3:slots"))).toEqual(["U3:slots"]);
  expect(proven(proof("U3:slots"), proof("U3:videos"))).toEqual(["U3", "U3:slots", "U3:videos"]);
  expect(proven(proof("U3"))).toEqual([]);
});

it("everything that was asked for is proven by a test", () => {
  const proven = provenIds(coverage());
  expect(scope.filter((id) => !proven.has(id))).toEqual([]);
});
