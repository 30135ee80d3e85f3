import { afterEach, expect, it, vi } from "vitest";

const nextLesson = { id: "l1", instructorId: "ana", scheduledDate: "2090-05-01T20:00:00.000Z" };
afterEach(() => history.replaceState(null, "", "/"));
it.each([
  ["instructor", " with you"],
  ["admin", ""],
])("says which lessons are counted for an %s", async (place, whose) => {
  vi.resetModules(); // where the page was opened is read once
  history.replaceState(null, "", `/${place}-dashboard/students`);
  const { lessonsInWords } = await import("./lessonsInWords.ts");
  expect(lessonsInWords({ lessons: 0, nextLesson: null })).toBe(`No confirmed lessons${whose} yet`);
  expect(lessonsInWords({ lessons: 1, nextLesson: null })).toBe(`1 confirmed lesson${whose}, past and upcoming`);
  expect(lessonsInWords({ lessons: 4, nextLesson })).toMatch(
    `4 confirmed lessons${whose}, past and upcoming · next Mon, May 1, 4:00 PM`,
  );
});
