import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { instructorsUrl } from "../../backend/accounts/contract.ts";
import { campUrl, registrationUrl } from "../../backend/camps/contract.ts";
import { occupiedUrl } from "../../backend/lessons/contract.ts";
import { availabilityOf } from "../../backend/scheduling/contract.ts";
import { instructor } from "../testing/instructorExample.ts";
import { createQueryClient } from "../shared/queryClient.ts";
import { currentToast } from "../shared/toastStore.ts";
import { camp } from "../testing/campExample.ts";
import { lesson } from "../testing/lessonExample.ts";
import { registration } from "../testing/ownRegistrationExample.ts";
import { slot } from "../testing/slotExample.ts";
import { currentUserKey } from "./access/currentUser.ts";
import InstructorsPage from "./accounts/instructors/InstructorsPage.tsx";
import CampCheckoutPage from "./camps/money/CampCheckoutPage.tsx";
import CampPaymentPage from "./camps/money/CampPaymentPage.tsx";
import CampRegistrationPage from "./camps/registrations/CampRegistrationPage.tsx";
import BookLessonPage from "./lessons/booking/BookLessonPage.tsx";
import { ChooseTime } from "./lessons/booking/ChooseTime.tsx";
import type { Time } from "./lessons/booking/freeTimes.ts";
import { useBooking } from "./lessons/booking/useBooking.ts";
import { EndLesson } from "./lessons/EndLesson.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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
  await act(() => result.current.send({ time, contact, alsoOn: [] }));
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
  ["Failed to fetch camp", "Camp Not Found", "View All Camps", CampRegistrationPage],
  ["Failed to fetch camp", "Camp Not Found", "View All Camps", CampPaymentPage],
  ["Failed to fetch registration", "Registration not found", "Get a new link", CampCheckoutPage],
])("T50, U58, U60, U68: %s; %s: %s", async (failed, missing, way, Page) => {
  answering(500);
  render(<Page />, { wrapper: Around });
  expect((await screen.findByRole("alert")).textContent).toContain(failed);
  cleanup();
  answering(404);
  render(<Page />, { wrapper: Around });
  expect(await screen.findByRole("heading", { name: missing })).toBeTruthy();
  expect(screen.getByRole("link", { name: way })).toBeTruthy();
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

it("a checkout says what is left to pay where that isn't the total", async () => {
  const answers: Record<string, unknown> = {
    [campUrl("c1")]: camp,
    [registrationUrl("r1")]: { ...registration, money: { ...registration.money, outstanding: "100.00" } },
  };
  vi.stubGlobal("fetch", (url: string) =>
    url in answers ? Promise.resolve(Response.json(answers[url])) : new Promise(() => {}),
  );
  render(<CampCheckoutPage />, { wrapper: Around });
  const { textContent: total } = (await screen.findByRole("heading", { name: "Order total" })).closest("section")!;
  expect(total).toContain("Registration fee$150.00");
  expect(total).toMatch(/Left to pay\$100/);
});

/** A visitor's pages, which try as often as they do in a browser, but without pauses. */
const asVisitor = ({ children }: { children: ReactNode }) => {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 1 } });
  client.setQueryData(currentUserKey, null);
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  );
};
/** Answers by address; the call that is named fails until `works`. */
const failingAt = (failing: string, answers: Record<string, unknown>) => {
  let [tries, isDown] = [0, true];
  vi.stubGlobal("fetch", async (url: string) => {
    if (url !== failing || !isDown) return Response.json(answers[url]);
    tries++;
    return Response.json({ message: "The list is being repaired." }, { status: 503 });
  });
  return { tries: () => tries, works: () => void (isDown = false) };
};

it("X5, U6: instructors that cannot be fetched are asked for three times, and then again by Retry", async () => {
  const list = failingAt(instructorsUrl, { [instructorsUrl]: [instructor] });
  render(<InstructorsPage />, { wrapper: asVisitor });
  const { textContent: said } = await screen.findByRole("alert");
  expect(said).toContain("Failed to fetch instructors");
  expect(said).toContain("The list is being repaired.");
  expect(list.tries()).toBe(3);
  list.works();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("article")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  [InstructorsPage, "Check back soon for our professional hitting instructors."],
  [BookLessonPage, "Please check back later for available instructors."],
] as const)("U6, U8: without any instructor a page says what to do: %o", async (Page, text) => {
  vi.stubGlobal("fetch", async () => Response.json([]));
  render(<Page />, { wrapper: asVisitor });
  expect(await screen.findByRole("heading", { name: "No instructors available" })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  for (const link of screen.getAllByRole("link", { name: "Back to Home" })) expect(link.getAttribute("href")).toBe("/");
});

it.each([
  ["Failed to fetch availability", availabilityOf("ana")],
  ["Failed to fetch lessons", occupiedUrl("ana")],
])("T7, T8, U9: times that cannot be fetched say so, and Retry fetches them: %s", async (words, failing) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2030-04-30T12:00:00.000Z") });
  const call = failingAt(failing, { [availabilityOf("ana")]: [slot], [occupiedUrl("ana")]: [] });
  render(<ChooseTime instructorId="ana" instructor={instructor} arriving={false} />, { wrapper: asVisitor });
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  call.works();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findAllByRole("button", { name: / at 4:00–5:00 PM/ })).not.toHaveLength(0);
});
