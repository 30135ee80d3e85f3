import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { UserView } from "../../backend/accounts/contract.ts";
import { instructorsUrl } from "../../backend/accounts/contract.ts";
import { lessonsUrl, occupiedUrl } from "../../backend/lessons/contract.ts";
import type { PlayerView } from "../../backend/players/contract.ts";
import { availabilityOf } from "../../backend/scheduling/contract.ts";
import { currentUserKey } from "../public/access/currentUser.ts";
import BookLessonPage from "../public/lessons/booking/BookLessonPage.tsx";
import { currentToast } from "../shared/toastStore.ts";
import { user } from "./backOffice.tsx";
import { instructor } from "./instructorExample.ts";
import { lesson } from "./lessonExample.ts";
import { slot as example } from "./slotExample.ts";

export const pat: UserView = { ...user, id: "pat", role: "student", firstName: "Pat", email: "pat@example.com" };
/** Wednesdays from May 1 to 22, with an evening for groups. */
export const slot = { ...example, price: "80.00" };
export const group = { ...slot, id: "s2", startTime: "18:30", endTime: "19:30", price: "45.00", maxStudents: 3 };
export const stepThree = "?instructorId=ana&date=2030-05-01&time=16:00";

export const kim: PlayerView = {
  id: "kim",
  firstName: "Kim",
  lastName: "Hale",
  birthDate: null,
  age: 10,
  position: null,
  experience: null,
  sport: null,
  emergencyContact: null,
  emergencyPhone: null,
  isOwn: false,
  hasAccount: false,
  plays: true,
  consent: "confirmed",
  guardians: [],
  erasureAskedUntil: null,
  createdAt: "2030-04-30T12:00:00.000Z",
  updatedAt: "2030-04-30T12:00:00.000Z",
};

/** What the server answers, by address, a whole response too, and to the next things sent; what it was asked and sent. */
export const server = {
  answers: {} as Record<string, unknown>,
  replies: [] as Response[],
  asked: [] as string[],
  sent: [] as { url: string; body: Record<string, unknown> }[],
};

/** On April 30, 2030, at the wizard of an instructor with two times a week. */
export const atTheWizard = () => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2030-04-30T12:00:00.000Z") });
    vi.stubGlobal("scrollTo", () => {});
    const answers = {
      [instructorsUrl]: [instructor],
      [availabilityOf("ana")]: [slot, group],
      [occupiedUrl("ana")]: [],
    };
    Object.assign(server, { answers, replies: [], asked: [], sent: [] });
    vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
      if (init?.method === "POST") {
        server.sent.push({ url, body: JSON.parse(init.body as string) });
        return server.replies.shift() ?? Response.json(lesson, { status: 201 });
      }
      server.asked.push(url);
      const own = url.startsWith(`${lessonsUrl}?`) ? server.answers[lessonsUrl] : undefined;
      const answer = server.answers[url] ?? own ?? [];
      return answer instanceof Response ? answer.clone() : Response.json(answer);
    });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
};

const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

export const openWizard = (search = "", who: UserView | null = pat, state?: object) => {
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } });
  client.setQueryData(currentUserKey, who);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname: "/book-lesson", search, state }]}>
        <Routes>
          <Route path="/book-lesson" element={<BookLessonPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

export const expectAt = (address: string) =>
  waitFor(() => expect(decodeURIComponent(screen.getByText(/^\/b/).textContent)).toBe(address));
/** By its text: looking for roles in pages of this size takes seconds. */
export const press = async (words: string | RegExp) => fireEvent.click((await screen.findAllByText(words))[0]!);
export const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const expectToast = (title: string, text?: string) =>
  waitFor(() => expect(currentToast()).toMatchObject({ title, ...(text && { text }) }));
