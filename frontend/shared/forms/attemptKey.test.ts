import { expect, it } from "vitest";
import { z } from "zod";
import { kept } from "../kept.ts";
import { attemptKeys, newUuid } from "./attemptKey.ts";

it("A21: a booking sent again has the same key, another booking another", () => {
  const { keyOf } = attemptKeys();
  const first = keyOf({ at: "16:00" });
  expect(keyOf({ at: "16:00" })).toBe(first);
  const second = keyOf({ at: "17:00" });
  expect(second).not.toBe(first);
  expect(keyOf({ at: "16:00" })).not.toBe(first);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
});

it("a booking sent again once the last one was answered has another key", () => {
  const { keyOf, forget } = attemptKeys();
  const first = keyOf({ at: "16:00" });
  forget();
  expect(keyOf({ at: "16:00" })).not.toBe(first);
});

it("kept somewhere, what was sent without an answer has the same key also from the next form", () => {
  const attempted = kept("attempt", z.object({ told: z.string(), key: z.string() }), "page");
  const first = attemptKeys(attempted).keyOf({ at: "16:00" });
  expect(attemptKeys(attempted).keyOf({ at: "16:00" })).toBe(first);
  expect(attemptKeys().keyOf({ at: "16:00" })).not.toBe(first);
});

it("an id is a UUID, another one each time", () => {
  const ids = Array.from({ length: 20 }, newUuid);
  expect(new Set(ids).size).toBe(20);
  for (const id of ids) expect(z.uuid().parse(id)).toBe(id);
});
