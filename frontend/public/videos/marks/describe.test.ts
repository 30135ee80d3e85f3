import { expect, it } from "vitest";
import { numbered } from "./describe.ts";

it("marks that say the same are told apart by a number", () =>
  expect(numbered(["0:00.00, line, you", "0:01.00, line, you", "0:00.00, line, you"])).toEqual([
    "0:00.00, line, you, 1 of 2",
    "0:01.00, line, you",
    "0:00.00, line, you, 2 of 2",
  ]));
