import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { instructor } from "../../../testing/instructorExample.ts";
import { lessonRequest } from "../../../testing/lessonRequestExample.ts";
import { ScheduleDialog } from "./ScheduleDialog.tsx";

const set = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("the weeks that aren't free with one coach are free with another; a lesson nobody here knew of is told of", async () => {
  const ben = { ...instructor, id: "ben", user: { ...instructor.user, id: "ben", firstName: "Ben" } };
  const sent: { instructorId: string; alsoOn?: string[]; lastLessonId: string | null }[] = [];
  const message = "A lesson was just scheduled for this request. Please check it first.";
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    if (init?.method !== "PATCH") {
      const rows = url.startsWith("/api/instructors?") ? [instructor, ben] : [];
      return Promise.resolve(Response.json(rows, { headers: { "content-range": "rows 0-1/2" } }));
    }
    sent.push(JSON.parse(init.body as string) as (typeof sent)[number]);
    const issues = [{ path: ["weeks", 2], message: "already taken" }];
    return Promise.resolve(
      sent.length === 1
        ? Response.json({ code: "WeeksNotFree", message: "Not every week is free", issues }, { status: 409 })
        : Response.json({ code: "ScheduledMeanwhile", message }, { status: 409 }),
    );
  });
  renderInBackOffice(<ScheduleDialog request={lessonRequest} lastLessonId={null} open onClose={() => {}} />);
  await screen.findByRole("option", { name: /^Ben/ });
  set(/^Day/, "2090-12-05");
  set(/^Time/, "16:00");
  set(/^Instructor/, instructor.id);
  set(/^How often/, "5");
  fireEvent.click(screen.getByRole("button", { name: "Schedule lessons" }));
  await screen.findByRole("button", { name: "Schedule the other 4 weeks" });
  set(/^Instructor/, "ben");
  fireEvent.click(await screen.findByRole("button", { name: "Schedule lessons" }));
  await waitFor(() => expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toContain(message));
  expect(sent[1]).toMatchObject({ instructorId: "ben", lastLessonId: null });
  expect(sent[1]!.alsoOn).toHaveLength(4);
});
