import { expect, it } from "vitest";
import { withStaying } from "./staying.ts";

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const shown = (now: string[], before: string[], stay: string[]) =>
  withStaying(rows(...now), { before: rows(...before), stays: (id) => stay.includes(id) })
    .map(({ id }) => id)
    .join("");

it("G1-55: keeps at its place what left the list and can be undone, and nothing else", () => {
  expect(shown(["a", "c"], ["a", "b", "c"], ["b"])).toBe("abc");
  expect(shown(["c", "d"], ["a", "b", "c"], ["a", "b"])).toBe("abcd");
  expect(shown([], ["a"], ["a"])).toBe("a");
  expect(shown(["a", "c"], ["a", "b", "c"], [])).toBe("ac");
  expect(shown(["a", "b"], ["a", "b"], ["a"])).toBe("ab");
});
