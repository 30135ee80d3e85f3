import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { camp } from "../../../testing/campExample.ts";
import { lesson } from "../../../testing/lessonExample.ts";
import { slot } from "../../../testing/slotExample.ts";
import TimeGrid from "./TimeGrid.tsx";

const scrollTo = vi.fn<(to: ScrollToOptions) => void>();
beforeEach(() => {
  scrollTo.mockClear();
  Object.defineProperty(Element.prototype, "scrollTo", { value: scrollTo, configurable: true });
});
afterEach(() => vi.useRealTimers());
const [evening, morning] = ["2030-05-01", "2030-05-04"];
const columns = [evening, morning].map((date) => ({ key: date, date, instructorId: "ana", title: date, label: date }));
const late = { date: evening, camp: { ...camp, instructorId: "ana", startTime: "17:30", endTime: "19:00" } };
const early = {
  ...lesson,
  id: "early",
  date: morning,
  startTime: "09:00",
  instructor: { ...lesson.instructor, id: "ana" },
};
const gridOf = (lessons: (typeof early)[], isComplete: boolean, campDay = late, withCoach = false) => (
  <TimeGrid
    columns={columns}
    told={{ lessons, camps: [campDay] }}
    offered={{ open: [], blocks: [] }}
    isComplete={isComplete}
    withCoach={withCoach}
    onFree={() => undefined}
    onMove={() => undefined}
  />
);

it("a week scrolls once to its first entry, not to an earlier hour of a later day", async () => {
  renderInBackOffice(gridOf([], false));
  expect(scrollTo).not.toHaveBeenCalled(); // the camp is there, the lessons of these days aren't
  cleanup();
  renderInBackOffice(gridOf([early], true));
  await waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 592, left: 0 })); // 5:30 PM, from 8
});

it("among all coaches an hour has room for three lines: the status is the last, and the coach shares one", () => {
  renderInBackOffice(gridOf([early], true, late, true));
  const lines = [...screen.getByRole("link", { name: /^Pat Lee/ }).children].map(({ textContent }) => textContent);
  expect(lines).toEqual(["Pat Lee", "Ana Delgado · 4:00–5:00 PM", "Requested"]);
});

it("a group among all coaches has three lines, too, where some of it are requests", () => {
  const group = { ...early, seats: 4, startTime: "16:00" };
  const lessons = [group, { ...group, id: "l2", status: "confirmed" as const }];
  renderInBackOffice(gridOf(lessons, true, late, true));
  const lines = [...screen.getByRole("button", { name: /1 of 4/ }).children].map(({ textContent }) =>
    textContent.trim(),
  );
  expect(lines).toEqual(["4:00 PM · 1 of 4", "Group · Ana Delgado", "1 requested"]);
});

it("a clinic is called a clinic, and a camp a camp", () => {
  renderInBackOffice(gridOf([], true, { ...late, camp: { ...late.camp, campType: "clinic" } }));
  expect([screen.queryAllByText("Clinic"), screen.queryAllByText("Camp")].map(({ length }) => length)).toEqual([1, 0]);
  cleanup();
  renderInBackOffice(gridOf([], true));
  expect(screen.queryAllByText("Camp")).toHaveLength(1);
});

it.each([
  ["7:45 PM: it is there, and the grid opens at it", "2030-05-01T23:45:00.000Z", 1, 736],
  ["8:30 PM, below the grid's last hour: it is not", "2030-05-02T00:30:00.000Z", 0, 0],
])("the line of now at %s", async (_, now, lines, top) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(now) });
  renderInBackOffice(gridOf([], true, { ...late, date: "2030-06-01" }));
  await waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top, left: 0 }));
  expect(screen.getByLabelText(evening).querySelectorAll(":scope > [aria-hidden]")).toHaveLength(lines);
});

it("a lesson that is moved to another day keeps the focus", () => {
  const Moving = () => {
    const [date, setDate] = useState(morning);
    useEffect(() => {
      const move = () => setDate(evening);
      addEventListener("moved", move);
      return () => removeEventListener("moved", move);
    }, []);
    return gridOf([{ ...early, date }], true);
  };
  renderInBackOffice(<Moving />);
  const block = () => screen.getByRole("link", { name: /^Pat Lee/ });
  block().focus();
  act(() => void dispatchEvent(new Event("moved")));
  expect(screen.getByLabelText(evening).contains(block())).toBe(true);
  expect(document.activeElement).toBe(block());
});

it("an opening says its hours to those who don't see where it stands", () => {
  const open = [{ date: morning, slot: { ...slot, instructorId: "ana" }, isBlocked: false }];
  renderInBackOffice(
    <TimeGrid
      columns={columns}
      told={{ lessons: [], camps: [] }}
      offered={{ open, blocks: [] }}
      isComplete
      withCoach={false}
      onFree={() => undefined}
      onMove={() => undefined}
    />,
  );
  expect(screen.getByText("Open").parentElement?.textContent).toMatch(/^Open, \d+:\d\d/);
});
