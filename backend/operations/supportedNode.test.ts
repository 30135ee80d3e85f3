import { expect, it } from "vitest";
import { outOfSupport } from "./supportedNode.ts";

it("a Node.js that no longer gets security fixes is named, with the one to run instead", () => {
  expect(outOfSupport("20.19.0")).toBe(
    "Node.js 20.19.0 is out of support and gets no security fixes. Run Fungo on Node.js 26.",
  );
  expect(["22.22.0", "24.21.0", "26.10.0"].map(outOfSupport)).toEqual([undefined, undefined, undefined]);
});
