import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { refused } from "../../../../shared/api.ts";
import { Toasts } from "../../../../shared/Toasts.tsx";
import { camp } from "../../../../testing/campExample.ts";
import { Refusal } from "./Refusal.tsx";
import { emptyChild, emptyDraft, forgetDraft, keepDraft, keptDraft } from "./registrationDraft.ts";
import { Wizard } from "./Wizard.tsx";

afterEach(() => {
  cleanup();
  forgetDraft();
});

it("V21: a chosen day that is canceled while the form is open is no longer chosen, nor counted", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  keepDraft({ ...emptyDraft(camp.id), registrationOption: "individual_days", selectedDays: [2] });
  const client = new QueryClient();
  const shown = (canceledDays: string[]) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Wizard camp={{ ...camp, canceledDays }} lookAgain={() => Promise.resolve(camp)} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(shown([]));
  expect(screen.getByRole("checkbox", { name: /Day 2/ })).toHaveProperty("checked", true);
  rerender(shown(["2030-07-08", "2030-07-09"]));
  expect(screen.getByText("1 day")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(screen.getByRole("alert").textContent).toBe("At least one day must be selected");
});

const child = (playerName: string) => ({
  ...emptyChild(),
  playerName,
  playerAge: "9",
  sport: "softball",
  emergencyContact: "Sam Vega",
  emergencyPhone: "555-010-0124",
});
const typed = {
  ...emptyDraft(camp.id),
  registrationOption: "individual_days" as const,
  selectedDays: [1, 3],
  parentInfo: {
    parentName: "Robin Vega",
    parentEmail: "robin@home.example",
    parentPhone: "555-010-0123",
    paymentMethod: "venmo" as const,
  },
  participants: [child("Kim Vega")],
};

/** The wizard at a step, with what was typed for it. */
const showAt = (step: number, draft: typeof typed) => {
  keepDraft(draft);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/?step=${step}`]}>
        <Wizard camp={camp} lookAgain={() => Promise.resolve(camp)} />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

it("U58, U59, T45: at the review a failing server loses nothing", async () => {
  vi.stubGlobal("fetch", (_: string, { method }: RequestInit = {}) =>
    Promise.resolve(method === "POST" ? new Response("", { status: 500 }) : Response.json([])),
  );
  showAt(4, typed);
  fireEvent.click(await screen.findByRole("button", { name: "Complete Registration" }));
  expect(await screen.findByText("Registration Failed")).toBeTruthy();
  expect(screen.getAllByText(/Failed to process registration\. Please try again\./).length).toBeGreaterThan(0);
  expect(screen.getByText("Everything you typed is still here.")).toBeTruthy();
  expect(keptDraft(camp.id)).toEqual(typed);
});

it("G3-30: whoever typed about a child’s health and came back is told to enter it again", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  showAt(4, { ...typed, toldMedical: true });
  fireEvent.click(await screen.findByRole("link", { name: "Re-enter" }));
  expect(await screen.findByLabelText<HTMLInputElement>(/^Player’s name/)).toHaveProperty("value", "Kim Vega");
  expect(screen.getByLabelText(/^Medical information/)).toHaveProperty("value", "");
});

it.each([
  ["OtherPrice", "The total is now $120.00."],
  ["DivisionFull", "join the waitlist"],
  ["AlreadyRegistered", "Register anyway"],
])("a registration refused as %s says what can be done: %s", (code, words) => {
  const refusal = { status: 409, statusText: "" };
  render(
    <MemoryRouter>
      <Refusal
        camp={camp}
        error={refused(new Response("", refusal), JSON.stringify({ message: "No", code }))}
        total="120.00"
        isPending={false}
        onRegisterAgain={() => {}}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole("alert").textContent).toContain(words);
});

it.each([
  [0, null, "–"],
  [1, "× 1", "$110.00"],
])("with players: %i, the summary counts %s and says the total is %s", (players, counted, total) => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  showAt(1, { ...typed, participants: typed.participants.slice(0, players) });
  const summary = within(screen.getByRole("region", { name: camp.title }));
  expect(summary.queryByText(/^×/)?.textContent ?? null).toBe(counted);
  expect(summary.getByText("Total").nextSibling?.textContent).toBe(total);
});
