import { expect, it } from "vitest";
import { lessonsInWords } from "./lessonsInWords.ts";

const nextLesson = { id: "l1", instructorId: "ana", scheduledDate: "2090-05-01T20:00:00.000Z" };
it.each([
  ["instructor", " with you"],
  ["admin", ""],
] as const)("says which lessons are counted for an %s", (place, whose) => {
  expect(lessonsInWords({ lessons: 0, nextLesson: null }, place)).toBe(`No confirmed lessons${whose} yet`);
  expect(lessonsInWords({ lessons: 1, nextLesson: null }, place)).toBe(`1 confirmed lesson${whose}, past and upcoming`);
  expect(lessonsInWords({ lessons: 4, nextLesson }, place)).toMatch(
    `4 confirmed lessons${whose}, past and upcoming · next Mon, May 1, 4:00 PM`,
  );
});
