import { expect, it } from "vitest";
import { packed, type Point, unpacked } from "./marksRule.ts";

it("packs points to tenths, and unpacks them", () => {
  const points: Point[] = [
    [320.5, 180],
    [320.94, 179.76],
    [0, 360],
  ];
  expect(packed(points)).toBe("3205,1800 4,-2 -3209,1802");
  expect(unpacked(packed(points))).toEqual([
    [320.5, 180],
    [320.9, 179.8],
    [0, 360],
  ]);
});
