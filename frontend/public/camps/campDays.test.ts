import { expect, it } from "vitest";
import { allDays } from "./campDays.ts";

it.each([
  [1, "Full camp"],
  [3, "All 3 Days"],
])("every day of a camp of %d", (days, words) => expect(allDays({ days })).toBe(words));
