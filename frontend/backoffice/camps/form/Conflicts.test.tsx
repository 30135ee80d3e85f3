import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { campConflictsUrl } from "../../../../backend/camps/running/conflictsContract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { lesson } from "../../../testing/lessonExample.ts";
import { Conflicts } from "./Conflicts.tsx";

it("G1-57: the form of a camp lists the lessons it covers, each with a way there, the open times that close, other camps and blocked dates", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const { id, studentName, status, date, startTime } = lesson;
    return Response.json({
      lessons: [{ id, studentName, status, date, startTime }],
      openTimes: [{ slotId: "s1", date, startTime, endTime: "17:00" }],
      camps: [{ id: "c2", title: "Winter Clinic", dates: [date, "2030-05-02"], startTime: "17:30", endTime: "19:30" }],
      blockedDates: [
        { firstDay: date, lastDay: date, startTime: null, endTime: null, closedFor: null },
        { firstDay: date, lastDay: "2030-05-03", startTime: null, endTime: null, closedFor: "Field repairs" },
      ],
    });
  });
  const draft = { startDate: "2030-05-01", endDate: "2030-05-02", startTime: "15:00", endTime: "18:00" };
  renderInBackOffice(<Conflicts draft={draft} instructorId={undefined} campId="c1" />, { role: "instructor" });
  const list = await screen.findByLabelText("Lessons during this camp");
  expect(list.textContent).toContain("Wed, May 1, 4:00 PM: Pat Lee");
  const link = screen.getByLabelText("Cancel or move: Wed, May 1, 4:00 PM: Pat Lee");
  expect(link.getAttribute("href")).toBe("/instructor-dashboard/lessons/l1/show");
  const times = screen.getByText("1 open time closes during this camp:").parentElement;
  expect(times?.textContent).toContain("Wed, May 1, 4:00 PM. Players can’t book then.");
  expect(screen.getByText("Another camp is at the same time.")).toBeTruthy();
  expect(screen.getByLabelText("Other camps at the same time").textContent).toBe(
    "Winter Clinic: Wed, May 1; Thu, May 2, 5:30–7:30 PM",
  );
  expect(screen.getByText("Winter Clinic").getAttribute("href")).toBe("/instructor-dashboard/camps/c2/show");
  const blocked = screen.getByLabelText("Blocked dates during this camp").children;
  expect([...blocked].map(({ textContent }) => textContent)).toEqual([
    "Wed, May 1",
    "Wed, May 1 to Fri, May 3 (closed for Field repairs)",
  ]);
  for (const url of asked) {
    expect(url.startsWith(`${campConflictsUrl}?`)).toBe(true);
    expect(url).toContain("instructorId=morgan&campId=c1");
  }
});
