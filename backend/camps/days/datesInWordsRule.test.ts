import { expect, it } from "vitest";
import { datesOf, spanOf } from "../daysRule.ts";
import { datesWords, daysWords, shortDatesWords } from "./datesInWordsRule.ts";

const campOn = (...days: string[]) => {
  const span = spanOf(days);
  return { ...span, dates: [...datesOf(span)], days: days.length, canceledDays: [] as string[] };
};
const whole = { registrationOption: "all_days" as const, selectedDays: [] };
const on = (...selectedDays: number[]) => ({ registrationOption: "individual_days" as const, selectedDays });

it("days that follow one another are said by the first and the last", () => {
  const camp = campOn("2026-12-03", "2026-12-04", "2026-12-05");
  expect(datesWords(camp)).toBe("Thursday, December 3, 2026 to Saturday, December 5, 2026");
  expect(shortDatesWords(camp)).toBe("Thu, Dec 3 – Sat, Dec 5, 2026");
  expect(daysWords({ camp, ...whole })).toBe("All 3 days");
  expect(daysWords({ camp, ...on(1, 3) })).toBe("Day 1 and Day 3");
});

it("once one was moved away each of them is said, and when which is", () => {
  const camp = campOn("2026-12-10", "2026-12-04", "2026-12-05");
  expect(datesWords(camp)).toBe("Fri, Dec 4, Sat, Dec 5, and Thu, Dec 10, 2026");
  expect(shortDatesWords(camp)).toBe("Dec 4 – 5 and Dec 10, 2026");
  expect(daysWords({ camp, ...whole })).toBe(
    "All 3 days: Day 2 (Fri, Dec 4), Day 3 (Sat, Dec 5), and Day 1 (Thu, Dec 10)",
  );
  expect(daysWords({ camp, ...on(1, 3) })).toBe("Day 3 (Sat, Dec 5) and Day 1 (Thu, Dec 10)");
  const rainy = { ...camp, canceledDays: ["2026-12-05"] };
  expect(daysWords({ camp: rainy, ...whole })).toBe("2 of 3 days: Day 2 (Fri, Dec 4) and Day 1 (Thu, Dec 10)");
  expect(datesWords(rainy)).toBe("Fri, Dec 4 and Thu, Dec 10, 2026");
  expect(shortDatesWords(rainy)).toBe("Dec 4 and Dec 10, 2026");
});

it("where they still are one run, the first and the last are enough", () => {
  const camp = campOn("2026-12-06", "2026-12-04", "2026-12-05");
  expect(datesWords(camp)).toBe("Friday, December 4, 2026 to Sunday, December 6, 2026");
  expect(daysWords({ camp, ...on(1) })).toBe("Day 1 (Sun, Dec 6)");
});
