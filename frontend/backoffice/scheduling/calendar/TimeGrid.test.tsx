import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { camp } from "../../../testing/campExample.ts";
import { lesson } from "../../../testing/lessonExample.ts";
import TimeGrid from "./TimeGrid.tsx";

const scrollTo = vi.fn<(to: ScrollToOptions) => void>();
beforeEach(() => {
  scrollTo.mockClear();
  Object.defineProperty(Element.prototype, "scrollTo", { value: scrollTo, configurable: true });
});
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
const gridOf = (lessons: (typeof early)[], isComplete: boolean, campDay = late) => (
  <TimeGrid
    columns={columns}
    told={{ lessons, camps: [campDay] }}
    offered={{ open: [], blocks: [] }}
    isComplete={isComplete}
    withCoach={false}
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

it("a clinic is called a clinic, and a camp a camp", () => {
  renderInBackOffice(gridOf([], true, { ...late, camp: { ...late.camp, campType: "clinic" } }));
  expect([screen.queryAllByText("Clinic"), screen.queryAllByText("Camp")].map(({ length }) => length)).toEqual([1, 0]);
  cleanup();
  renderInBackOffice(gridOf([], true));
  expect(screen.queryAllByText("Camp")).toHaveLength(1);
});
