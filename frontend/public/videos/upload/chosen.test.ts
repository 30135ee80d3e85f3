import { expect, it } from "vitest";
import { titleOf, wrongWith } from "./chosen.ts";

const kinds = ["video/mp4", "video/mov", "video/avi", "video/quicktime", "video/wmv", "video/webm", "video/3gpp"];
const endings = ["mp4", "MOV", "avi", "wmv", "webm", "3gp", "flv"];

it.each([...kinds, "video/flv", "application/octet-stream"])("V10, G2-2: a file of type %s may be a video", (type) => {
  expect(wrongWith({ name: "swing", type, size: 1 })).toBeUndefined();
});
it.each(endings)("V10, G2-2: a file called swing.%s may be a video", (ending) => {
  expect(wrongWith({ name: `swing.${ending}`, type: "", size: 1 })).toBeUndefined();
});
it.each([
  [{ name: "swing.txt", type: "text/plain", size: 1 }, "Invalid File Type"],
  [{ name: "swing.mp4", type: "video/mp4", size: 0 }, "Invalid File"],
  [{ name: "swing.mp4", type: "video/mp4", size: 1024 ** 3 + 1 }, "File Too Large"],
])("V10, T23: %j is refused as %s", (file, title) => {
  expect(wrongWith(file)?.title).toBe(title);
});
it("V10, K6:uploads, G2-1: exactly 1 GB is fine", () => {
  expect(wrongWith({ name: "swing.mp4", type: "video/mp4", size: 1024 ** 3 })).toBeUndefined();
});

it.each([
  ["IMG_0412.MOV", "IMG 0412"],
  ["Front toss  day 2.mp4", "Front toss day 2"],
  [".mp4", ""],
  [`${"a".repeat(200)}.mp4`, "a".repeat(120)],
])("U46: %s gives a title of %j", (name, title) => {
  expect(titleOf(name)).toBe(title);
});
