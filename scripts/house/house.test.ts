import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import {
  besideDoors,
  disabledWhileSending,
  foldersInCircles,
  forgottenFaces,
  fullFolders,
  type House,
  lonelyParts,
  loopsOfTimedWork,
  openFaces,
} from "./house.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"], {
  cwd: root,
  encoding: "utf8",
});
const house: House = new Map(
  tracked
    .split("\n")
    .filter((path) => /^(eventstore|projections|backend|frontend)\//.test(path))
    .flatMap((path) => {
      try {
        return [[path, readFileSync(root + path, "utf8")] as const];
      } catch {
        return []; // deleted, but not yet for git
      }
    }),
);
const text = (lines: number, ...imports: string[]) =>
  [...imports, ...Array.from({ length: lines }, () => "x")].join("\n") + "\n";
const faces = ["accounts", "camps", "clinics", "lessons"].map((name) => [`eventstore/${name}/index.ts`, ""] as const);
const planted = (files: Record<string, string>): House => new Map([...faces, ...Object.entries(files)]);

it("is read", () => expect(house.size).toBeGreaterThan(500));

describe("a folder has at most 25 files, not counting specs beside their file", () => {
  it("holds", () => expect(fullFolders(house)).toEqual([]));
  it("is reported when broken", () => {
    const many = Array.from({ length: 26 }, (_, n) => [`backend/camps/part${n}.ts`, text(60)] as const);
    const specs = Array.from({ length: 9 }, (_, n) => [`backend/camps/part${n}.test.ts`, text(60)] as const);
    expect(fullFolders(new Map([...many, ...specs]))).toEqual(["backend/camps has 26 files"]);
    expect(fullFolders(new Map([...many.slice(1), ...specs]))).toEqual([]);
  });
});

describe("a part with one user stands in its user's file", () => {
  it("holds", () => expect(lonelyParts(house)).toEqual([]));
  const user = { "backend/camps/user.ts": text(50, 'import { part } from "./part.ts";') };
  it.each([
    ["alone, in the same folder", { ...user, "backend/camps/part.ts": text(20) }, 1],
    ["of fifty lines", { ...user, "backend/camps/part.ts": text(50) }, 0],
    [
      "with a spec of its own",
      { ...user, "backend/camps/part.ts": text(20), "backend/camps/part.test.ts": text(20) },
      0,
    ],
    [
      "with two users",
      { ...user, "backend/camps/other.ts": user["backend/camps/user.ts"], "backend/camps/part.ts": text(20) },
      0,
    ],
    [
      "whose user would grow too long",
      { "backend/camps/user.ts": text(190, 'import "./part.ts";'), "backend/camps/part.ts": text(20) },
      0,
    ],
    [
      "of another folder",
      { "backend/camps/user.ts": text(9, 'import "./money/part.ts";'), "backend/camps/money/part.ts": text(20) },
      0,
    ],
    [
      "that is loaded when it is needed",
      {
        "frontend/public/user.tsx": text(9, 'const later = () => import("./part.tsx");'),
        "frontend/public/part.tsx": text(20),
      },
      0,
    ],
    [
      "that is a contract",
      { "backend/camps/user.ts": text(9, 'import "./payContract.ts";'), "backend/camps/payContract.ts": text(20) },
      0,
    ],
  ])("one %s", (_, files, count) => expect(lonelyParts(planted(files))).toHaveLength(count));
});

describe("a face is imported only by its room's list", () => {
  it("holds", () => expect(openFaces(house)).toEqual([]));
  it("is reported when broken", () =>
    expect(
      openFaces(
        planted({
          "backend/contexts.ts": 'import { camps } from "./camps/index.ts";',
          "backend/lessons/day.ts": 'import { camps } from "../camps/index.ts";',
        }),
      ),
    ).toEqual(["backend/lessons/day.ts imports the face backend/camps/index.ts"]));
});

describe("every face is in its room's list", () => {
  it("holds", () => expect(forgottenFaces(house)).toEqual([]));
  it("is reported when broken", () =>
    expect(
      forgottenFaces(
        planted({
          "backend/contexts.ts": 'import { camps } from "./camps/index.ts";',
          "backend/camps/index.ts": "",
          "backend/notices/index.ts": "",
        }),
      ),
    ).toEqual(["backend/contexts.ts does not have backend/notices/index.ts"]));
});

const fronts = ["frontend/public", "frontend/backoffice"];

describe("a front's context is used through its door", () => {
  it.each(fronts)("holds in %s", (front) => expect(besideDoors(house, front)).toEqual([]));
  it.each(["frontend/public", "frontend/backoffice"])("is reported when broken, in %s", (front) =>
    expect(
      besideDoors(
        planted({
          [`${front}/contexts.ts`]: 'import { camps } from "./camps/index.ts";',
          [`${front}/camps/List.tsx`]: 'import { price } from "./price.ts";\nimport { a } from "../frame/a.ts";',
          [`${front}/lessons/Row.tsx`]: 'import { price } from "../camps/open.ts";',
          [`${front}/frame/Bar.tsx`]: 'import { price } from "../camps/money/open.ts";',
          [`${front}/dashboard/Page.tsx`]: 'import { price } from "../camps/price.ts";',
          [`${front}/lessons/Late.tsx`]: 'const later = () => import("../camps/Later.tsx");',
          [`${front}/lessons/Row.test.tsx`]: 'import { price } from "../camps/price.ts";',
        }),
        front,
      ).map((line) => line.split(" ")[0]),
    ).toEqual([`${front}/dashboard/Page.tsx`, `${front}/lessons/Late.tsx`]),
  );
});

const rooms = ["eventstore", "projections", "backend", ...fronts];

describe("contexts of one room need each other in one direction", () => {
  it("holds", () => expect(foldersInCircles(house, rooms)).toEqual([]));
  it.each(["projections", "frontend/public", "frontend/backoffice"])("is reported when broken, in %s", (room) => {
    const circle = planted({
      [`${room}/camps/a.ts`]: 'import { b } from "../lessons/open.ts";',
      [`${room}/lessons/b.ts`]: 'import { c } from "../accounts/open.ts";',
      [`${room}/accounts/c.ts`]: 'import { a } from "../camps/open.ts";',
      [`${room}/clinics/d.ts`]: 'import { a } from "../camps/open.ts";',
    });
    expect(foldersInCircles(circle, [room]).map((told) => told.split(" ")[0])).toEqual([
      `${room}/camps`,
      `${room}/lessons`,
      `${room}/accounts`,
    ]);
    expect(foldersInCircles(circle, ["eventstore"])).toEqual([]);
  });
  it("may join each other's tables", () =>
    expect(
      foldersInCircles(
        planted({
          "projections/camps/a.ts": 'import { lessons } from "../lessons/tables.ts";',
          "projections/lessons/b.ts": 'import { a } from "../camps/open.ts";',
        }),
        rooms,
      ),
    ).toEqual([]));
});

describe("in timed work, one that fails keeps none behind it waiting", () => {
  it("holds", () => expect(loopsOfTimedWork(house)).toEqual([]));
  const index = 'timed: [{ name: "finish", run: (backend, { now }) => finishAll(backend, now) }],\n';
  it.each([
    ["a loop of its own", "  for (const one of await found()) await finish(one);\n", 1],
    ["eachByItself", "  await eachByItself(await found(), finish);\n", 0],
  ])("is reported when broken: %s", (_, loop, count) => {
    const other = "export const others = () => {\n  for (const one of all) await finish(one);\n};\n";
    const work = `export const finishAll = async () => {\n${loop}};\n\n${other}`;
    const files = { "backend/camps/index.ts": index, "backend/camps/work.ts": work };
    expect(loopsOfTimedWork(planted(files))).toHaveLength(count);
  });
});

describe("a button is not disabled while something is sent", () => {
  it("holds", () => expect(disabledWhileSending(house)).toEqual([]));
  it.each([
    ["disabled={sending}", 1],
    ["disabled={!chosen || act.isPending}", 1],
    ["loading={sending}", 1],
    ["disabled={!chosen} busy={sending}", 0],
  ])("is reported when broken: %s", (how, count) => {
    const button = `<Button type="submit" ${how}>Send</Button>`;
    expect(disabledWhileSending(planted({ "frontend/public/camps/Form.tsx": button }))).toHaveLength(count);
  });
});
