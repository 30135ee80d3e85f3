import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { campConflictsUrl } from "../../../../backend/camps/running/conflictsContract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { lesson } from "../../../testing/lessonExample.ts";
import { Conflicts } from "./Conflicts.tsx";

it("G1-57: the form of a camp lists the lessons it covers, each with a way there, and the open times that close", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const { id, studentName, status, date, startTime } = lesson;
    return Response.json({
      lessons: [{ id, studentName, status, date, startTime }],
      openTimes: [{ slotId: "s1", date, startTime, endTime: "17:00" }],
    });
  });
  const draft = { startDate: "2030-05-01", endDate: "2030-05-02", startTime: "15:00", endTime: "18:00" };
  renderInBackOffice(<Conflicts draft={draft} instructorId={undefined} />, { role: "instructor" });
  const list = await screen.findByLabelText("Lessons during this camp");
  expect(list.textContent).toContain("Wed, May 1, 4:00 PM: Pat Lee");
  const link = screen.getByLabelText("Cancel or move: Wed, May 1, 4:00 PM: Pat Lee");
  expect(link.getAttribute("href")).toBe("/instructor-dashboard/lessons/l1/show");
  const times = screen.getByText("1 open time closes during this camp:").parentElement;
  expect(times?.textContent).toContain("Wed, May 1, 4:00 PM. Players can’t book then.");
  expect(asked.every((url) => url.startsWith(`${campConflictsUrl}?`) && url.includes("instructorId=morgan"))).toBe(
    true,
  );
});
