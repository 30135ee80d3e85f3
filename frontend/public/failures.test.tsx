import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { campUrl, registrationUrl } from "../../backend/camps/contract.ts";
import { currentToast } from "../shared/toastStore.ts";
import { camp } from "../testing/campExample.ts";
import { lesson } from "../testing/lessonExample.ts";
import { registration } from "../testing/ownRegistrationExample.ts";
import CampCheckoutPage from "./camps/money/CampCheckoutPage.tsx";
import CampPaymentPage from "./camps/money/CampPaymentPage.tsx";
import CampRegistrationPage from "./camps/registrations/CampRegistrationPage.tsx";
import type { Time } from "./lessons/booking/freeTimes.ts";
import { useBooking } from "./lessons/booking/useBooking.ts";
import { EndLesson } from "./lessons/EndLesson.tsx";

afterEach(cleanup);

const Around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })}>
    <MemoryRouter initialEntries={["/c1/r1"]}>
      <Routes>
        <Route path="/:campId/:registrationId" element={children} />
      </Routes>
    </MemoryRouter>
  </QueryClientProvider>
);
const answering = (status: number) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(status === 500 ? "" : "{}", { status })));

it("T9: a booking that fails without a reason says what to do", async () => {
  answering(500);
  const { result } = renderHook(() => useBooking("ana", () => {}), { wrapper: Around });
  const time: Time = {
    slotId: "s1",
    date: "2030-05-01",
    startTime: "16:00",
    endTime: "17:00",
    startsAt: "2030-05-01T20:00:00.000Z",
    price: "75.00",
    location: "Cage 1",
    seats: 1,
    left: 1,
    state: "free",
  };
  const contact = {
    studentPhone: "555-010-0100",
    studentEmail: "pat@example.com",
    sessionFocus: "hitting",
    weeklyRecurring: "no",
    notes: "",
  } as const;
  await act(() => result.current.send({ time, contact }));
  expect(currentToast()).toMatchObject({
    title: "Booking Failed",
    text: "Please try again or contact support.",
    kind: "destructive",
  });
});

it.each([
  ["cancel", "Cancel request", "Failed to cancel lesson. Please try again."],
  ["delete", "Delete lesson", "Failed to delete lesson. Please try again."],
] as const)("T13: a lesson that its player cannot %s says so", async (how, button, words) => {
  answering(500);
  render(<EndLesson lesson={lesson} how={how} />, { wrapper: Around });
  await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${button}: `) }));
  await userEvent.click(await screen.findByRole("button", { name: button }));
  await vi.waitFor(() => expect([currentToast()?.title, currentToast()?.text]).toContain(words));
});

it.each([
  ["Failed to fetch camp", "Camp Not Found", CampRegistrationPage],
  ["Failed to fetch camp", "Camp Not Found", CampPaymentPage],
  ["Failed to fetch registration", "Registration not found", CampCheckoutPage],
])("T50, U68: %s; %s", async (failed, missing, Page) => {
  answering(500);
  render(<Page />, { wrapper: Around });
  expect((await screen.findByRole("alert")).textContent).toContain(failed);
  cleanup();
  answering(404);
  render(<Page />, { wrapper: Around });
  expect(await screen.findByRole("heading", { name: missing })).toBeTruthy();
});

it.each([
  ["all_days", [1, 2, 3], "All Days"],
  ["individual_days", [1, 3], "Individual Days"],
] as const)("U68, U69: a checkout says that it is loading, then what is paid for and by whom: %s", async (...of) => {
  const [registrationOption, selectedDays, option] = of;
  const answers: Record<string, unknown> = {
    [campUrl("c1")]: camp,
    [registrationUrl("r1")]: { ...registration, registrationOption, selectedDays },
  };
  vi.stubGlobal("fetch", (url: string) =>
    url in answers ? Promise.resolve(Response.json(answers[url])) : new Promise(() => {}),
  );
  render(<CampCheckoutPage />, { wrapper: Around });
  expect(screen.getByText("Loading checkout...")).toBeTruthy();
  const { textContent: left } = (await screen.findByRole("heading", { name: camp.title })).closest("section")!;
  for (const words of [
    camp.description,
    "Camp",
    "Maple Park",
    "Ages 3-18",
    registration.parentName,
    registration.parentEmail,
    registration.parentPhone,
    option,
    selectedDays.map((day) => `Day ${day}`).join(", "),
  ])
    expect(left).toContain(words);
  const { textContent: right } = screen.getByRole("heading", { name: "Order total" }).closest("section")!;
  for (const words of ["Registration fee$150.00", "Total$150.00", "secure and encrypted"])
    expect(right).toContain(words);
  expect(screen.getByText("Preparing checkout...")).toBeTruthy();
});
