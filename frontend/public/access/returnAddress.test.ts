import { expect, it } from "vitest";
import { loginPath, returnAddress } from "./returnAddress.ts";

it("G1-37: leads back to where somebody was", () => {
  const path = "/book-lesson?instructorId=i1&date=2030-05-01&time=16%3A00";
  expect(returnAddress(loginPath(path).slice("/login".length))).toBe(path);
});
it.each([
  "https://elsewhere.example",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "javascript:alert(1)",
  "",
  "/\t/elsewhere.example",
  "/\n/elsewhere.example",
])("never leads to another site: %s", (told) =>
  expect(returnAddress(`?return=${encodeURIComponent(told)}`)).toBeNull(),
);
