import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { lazy } from "react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { simpleLessonsUrl } from "../../backend/lessons/contract.ts";
import { blocksUrl } from "../../backend/scheduling/contract.ts";
import { renderInBackOffice } from "../testing/backOffice.tsx";
import { camp, campDay } from "../testing/campExample.ts";
import { lesson } from "../testing/lessonExample.ts";
import { today } from "../shared/formats.ts";
import { contexts } from "./contexts.ts";
import { Frame } from "./frame/Frame.tsx";
import Overview from "./overview/Overview.tsx";

const Schedule = lazy(() => import("./scheduling/calendar/Schedule.tsx"));
const CampDayPage = lazy(() => import("./camps/day/CampDayPage.tsx"));

const now = today();
const day = { ...campDay, day: now, days: 1 };
const listed = (rows: readonly object[]) =>
  Response.json(rows, { headers: { "content-range": `rows 0-${rows.length}/${rows.length}` } });

const sent: { url: string; body: unknown }[] = [];
/** A facility with one camp, which is today, and nothing else. */
const answer = (url: string, init: RequestInit | undefined) => {
  if (init?.method === "POST") {
    sent.push({ url, body: JSON.parse(init.body as string) });
    const block = { id: "b1", instructorId: "morgan", createdAt: "2030-01-01T12:00:00.000Z" };
    return Response.json(url === blocksUrl ? { ...block, ...JSON.parse(init.body as string) } : lesson, {
      status: 201,
    });
  }
  if (url.includes(`/days/${now}`)) return Response.json(day);
  if (url.startsWith("/api/camps?")) return listed([{ ...camp, startDate: now, endDate: now, days: 1, dates: [now] }]);
  return listed([]);
};

let taps = 0;
const count = () => void taps++;
beforeEach(async () => {
  [taps, sent.length] = [0, 0];
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => Promise.resolve(answer(url, init)));
  document.addEventListener("click", count, true);
  // Awaited, so that React comes back to the parts of the overview, which are still loading.
  await act(async () =>
    renderInBackOffice(
      <Frame contexts={contexts}>
        <Routes>
          <Route path="/" element={<Overview contexts={contexts} />} />
          <Route path="/schedule" element={<Schedule />} />
          <Route path="/camps/:id/day" element={<CampDayPage />} />
        </Routes>
      </Frame>,
      { role: "instructor" },
    ),
  );
});
afterEach(() => {
  document.removeEventListener("click", count, true);
  cleanup();
});

it("a lesson that was phoned in is one tap from the first screen, then its fields and Enter", async () => {
  await userEvent.click(screen.getByRole("button", { name: "New lesson" }));
  const form = await screen.findByRole("dialog", { name: "New lesson" });
  expect(taps).toBe(1);
  fireEvent.change(within(form).getByLabelText(/^Date/), { target: { value: "2090-12-05" } });
  fireEvent.change(within(form).getByLabelText(/^Time/), { target: { value: "16:00" } });
  const name = within(form).getByLabelText(/^Player's name/);
  fireEvent.change(name, { target: { value: "Walt" } });
  fireEvent.submit(name); // as Enter does
  await screen.findByText("Lesson booked successfully");
  expect(sent).toMatchObject([{ url: simpleLessonsUrl, body: { studentName: "Walt", timeSlot: "16:00" } }]);
  expect(taps).toBe(1);
});

it("today is blocked within three taps", async () => {
  const [toSchedule] = screen.getAllByRole("link", { name: "Schedule" });
  await userEvent.click(toSchedule!);
  await userEvent.click(await screen.findByRole("button", { name: "Block Time Range" }));
  const dialog = await screen.findByRole("dialog", { name: "Block Time Range" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Block Time Range" }));
  await screen.findByText("Dates blocked");
  expect(sent).toMatchObject([{ url: blocksUrl, body: { firstDay: now, lastDay: now, startTime: null } }]);
  expect(taps).toBe(3);
});

it("a parent at today's camp is called with two taps", async () => {
  await userEvent.click(await screen.findByRole("link", { name: /Summer Hitting Camp/ }));
  const call = await screen.findByRole("link", { name: /^Call Pat Ortiz/ });
  expect(call.getAttribute("href")).toBe("tel:5550100100");
  call.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(call);
  expect(taps).toBe(2);
});
