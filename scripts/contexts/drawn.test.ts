import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawn } from "./drawn.ts";

it("docs/contexts.md is as the faces say; npm run contexts draws it anew", () => {
  expect(readFileSync(new URL("../../docs/contexts.md", import.meta.url), "utf8")).toBe(drawn());
});
