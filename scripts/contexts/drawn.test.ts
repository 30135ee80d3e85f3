import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawn } from "./drawn.ts";

it("docs/contexts.md is up to date with the faces; npm run contexts redraws it", () => {
  expect(readFileSync(new URL("../../docs/contexts.md", import.meta.url), "utf8")).toBe(drawn());
});
