import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { lessonUrl } from "../../../backend/lessons/contract.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { lesson } from "../../testing/lessonExample.ts";
import LessonShow from "./LessonShow.tsx";

it.each([
  [true, "confirmed", 0],
  [false, "confirmed", 1],
  [false, "cancelled", 0],
] as const)(
  "a lesson whose coach has left says so while it is open: coach %s, %s",
  async (isActive, status, warnings) => {
    const scheduledDate = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    const shown = { ...lesson, scheduledDate, status, instructor: { ...lesson.instructor, isActive } };
    vi.stubGlobal("fetch", (url: string) =>
      Promise.resolve(
        url.startsWith(lessonUrl(""))
          ? Response.json(shown)
          : Response.json([], { headers: { "content-range": "rows 0-0/0" } }),
      ),
    );
    renderInBackOffice(<LessonShow />);
    await screen.findByText("Lesson with Pat Lee");
    expect(screen.queryAllByText(/Ana Delgado doesn’t coach here anymore/)).toHaveLength(warnings);
  },
);
