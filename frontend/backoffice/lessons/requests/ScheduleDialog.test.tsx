import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { instructor } from "../../../testing/instructorExample.ts";
import { lessonRequest } from "../../../testing/lessonRequestExample.ts";
import { blocksUrl } from "../../../../backend/scheduling/contract.ts";
import { currentToast } from "../../../shared/toastStore.ts";
import { ScheduleDialog } from "./ScheduleDialog.tsx";

const set = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("the place they asked for stands in its own field, not among the notes; the price is the usual one unless typed", async () => {
  const sent: object[] = [];
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    if (init?.method === "PATCH") sent.push(JSON.parse(init.body as string) as object);
    const one = init?.method === "PATCH" || /instructors\/[^?]+$/.test(url);
    const rows = url.startsWith("/api/instructors?") ? [instructor] : [];
    return Promise.resolve(Response.json(one ? instructor : rows, { headers: { "content-range": "rows 0-0/1" } }));
  });
  const request = { ...lessonRequest, instructorId: null, location: "Our backyard, 12 Elm Street" };
  renderInBackOffice(<ScheduleDialog request={request} lastLessonId={null} open onClose={() => {}} />);
  await screen.findByRole("option", { name: /^Ana/ });
  expect(screen.getByLabelText<HTMLInputElement>(/^Location/).value).toBe(request.location);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Lesson notes/).value).toBe("");
  set(/^Day/, "2090-12-05");
  set(/^Time/, "16:00");
  set(/^Instructor/, instructor.id);
  await screen.findByText("Price: $75");
  expect(screen.getByText(`Location: ${request.location}`)).toBeTruthy();
  set(/^Price/, "60");
  await screen.findByText("Price: $60");
  fireEvent.click(screen.getByRole("button", { name: "Schedule lesson" }));
  await waitFor(() => expect(sent).toMatchObject([{ price: "60", location: request.location }]));
});

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

it("what the family asked for stands in it, a blocked day is warned of, and a failure says what failed", async () => {
  const block = { id: "b1", instructorId: "ana", firstDay: "2090-12-05", lastDay: "2090-12-05" };
  const blocks = [{ ...block, startTime: null, endTime: null, closedFor: null, createdAt: "2090-04-01T12:00:00.000Z" }];
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
    Promise.resolve(
      init?.method === "PATCH"
        ? new Response("", { status: 500 })
        : Response.json(url.startsWith(blocksUrl) ? blocks : [], { headers: { "content-range": "rows 0-0/1" } }),
    ),
  );
  const request = { ...lessonRequest, preferredDates: "Weekdays after school", preferredTimes: "After 5 PM" };
  renderInBackOffice(<ScheduleDialog request={request} lastLessonId={null} open onClose={() => {}} />, {
    role: "instructor",
  });
  expect(screen.getByText("They asked for:").parentElement!.textContent).toBe(
    "They asked for: Weekdays after school, After 5 PM",
  );
  set(/^Day/, "2090-12-05");
  set(/^Time/, "16:00");
  await screen.findByText("This time is blocked. You can still book the lesson.");
  fireEvent.click(screen.getByRole("button", { name: "Schedule lesson" }));
  await waitFor(() => expect(currentToast()?.title).toBe("Couldn’t schedule the lesson"));
});

it("the coach they asked for is chosen, also where the coaches are listed later", async () => {
  vi.stubGlobal("fetch", (url: string) => {
    const rows = url.startsWith("/api/instructors?") ? [instructor] : [];
    return Promise.resolve(Response.json(rows, { headers: { "content-range": "rows 0-0/1" } }));
  });
  const request = { ...lessonRequest, instructorId: instructor.id };
  renderInBackOffice(<ScheduleDialog request={request} lastLessonId={null} open onClose={() => {}} />);
  await screen.findByRole("option", { name: /^Ana/ });
  expect(screen.getByLabelText<HTMLSelectElement>(/^Instructor/).value).toBe(instructor.id);
  expect(screen.getByText("They asked for:").parentElement!.textContent).toBe("They asked for: Ana Cruz");
});
