import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { myLessonsUrl } from "../../../../backend/lessons/contract.ts";
import { instructor } from "../../../testing/instructorExample.ts";
import { lesson } from "../../../testing/lessonExample.ts";
import { rememberSignedIn } from "../../access/signedIn.ts";
import BookingSuccessPage from "./BookingSuccessPage.tsx";
import { lastBooking } from "./lastBooking.ts";

afterEach(() => {
  cleanup();
  rememberSignedIn(false);
});

it("G1-33: of weekly lessons it says which days they are, what they cost together, and that each is paid by itself", async () => {
  const weeks = ["2090-05-01", "2090-05-08"].map((date, n) => ({
    ...lesson,
    id: `l${n + 1}`,
    date,
    scheduledDate: `${date}T20:00:00.000Z`,
    series: { id: "w", n: n + 1, of: 2 },
  }));
  vi.stubGlobal("fetch", async (url: string) => {
    if (url === myLessonsUrl) return Response.json(weeks.toReversed());
    const coach = { ...instructor, payment: { venmo: "@ana-pays", cashApp: null } };
    return Response.json(url.includes("/api/instructors/") ? coach : []);
  });
  rememberSignedIn(true);
  lastBooking.keep({ lessonId: "l1", instructorId: "ana", slotId: "s1", date: "2090-05-01", time: "16:00" });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <BookingSuccessPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/This is the first of 2 weekly lessons: Mon, May 1 · Mon, May 8\./)).toBeTruthy();
  const paying = await screen.findByText(/^You pay for each lesson by itself/);
  expect(paying.textContent).toContain("$75 each, $150 in all. Here’s how for Mon, May 1; your dashboard has");
});
