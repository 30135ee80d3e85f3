import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { lesson } from "../../../testing/lessonExample.ts";
import LessonsToday from "./LessonsToday.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = (hour: number, told: Partial<LessonView> = {}): LessonView => ({
  ...lesson,
  id: `at${hour}`,
  status: "confirmed",
  startTime: `${hour}:00`,
  timeSlot: `${hour}:00-${hour + 1}:00`,
  scheduledDate: new Date(Date.parse("2030-05-01T04:00:00Z") + hour * 3_600_000).toISOString(), // New York is at UTC-4
  ...told,
});

const show = async (rows: LessonView[]) => {
  vi.useFakeTimers({ now: new Date("2030-05-01T16:30:00.000Z"), toFake: ["Date"] }); // 12:30 PM
  const asked = vi.fn<(url: string) => Promise<Response>>(() =>
    Promise.resolve(Response.json(rows, { headers: { "Content-Range": `lessons 0-${rows.length}/${rows.length}` } })),
  );
  vi.stubGlobal("fetch", asked);
  renderInBackOffice(<LessonsToday />);
  const section = await screen.findByRole("region", { name: "Lessons today" });
  return { section, asked };
};

it("an admin sees what is on, what comes and what nobody has closed today, whoever coaches", async () => {
  const { section, asked } = await show([at(9), at(12), at(16), at(17, { status: "completed" })]);
  const rows = await within(section).findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "12:00–1:00 PMPat Leewith Ana Delgado · Indoor Cage 1",
    "4:00–5:00 PMPat Leewith Ana Delgado · Indoor Cage 1",
    "9:00–10:00 AMPat Leewith Ana Delgado · Indoor Cage 1",
  ]);
  expect(within(section).getByText("1 to close: did they show up?")).toBeTruthy();
  expect(within(section).getByText("2")).toBeTruthy();
  expect(decodeURIComponent(asked.mock.calls[0]![0])).toContain('"from":"2030-05-01","until":"2030-05-01"');
});

it.each([
  ["No lessons today.", []],
  ["All of today’s lessons are over.", [at(9, { status: "completed" })]],
  ["1 to close: did they show up?", [at(9)]],
])("%s", async (words, rows) => {
  const { section } = await show(rows);
  expect(await within(section).findByText(words)).toBeTruthy();
  expect(within(section).getByRole("link", { name: "Open schedule" })).toBeTruthy();
});

it("a group is one line, which leads to its day", async () => {
  const { section } = await show([...["a", "b", "c"].map((id) => at(16, { id })), at(17)]);
  const [group, single] = await within(section).findAllByRole("listitem");
  expect([group?.textContent, single?.textContent]).toEqual([
    "4:00–5:00 PMGroup of 3with Ana Delgado · Indoor Cage 1",
    "5:00–6:00 PMPat Leewith Ana Delgado · Indoor Cage 1",
  ]);
  expect(within(group!).getByRole("link").getAttribute("href")).toBe("/schedule?view=day&date=2030-05-01");
});

it("of many, the next eight are shown, and the way to all", async () => {
  const { section } = await show(Array.from({ length: 10 }, (_, n) => at(13, { id: `l${n}`, instructorId: `c${n}` })));
  expect(await within(section).findAllByRole("listitem")).toHaveLength(8);
  expect(within(section).getByRole("link", { name: "See all: Lessons today" }).getAttribute("href")).toContain(
    "2030-05-01",
  );
});
