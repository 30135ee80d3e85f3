import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { camp } from "../../../../testing/campExample.ts";
import { emptyDraft, forgetDraft, keepDraft } from "./registrationDraft.ts";
import { Wizard } from "./Wizard.tsx";

afterEach(() => {
  cleanup();
  forgetDraft();
});

it("a chosen day that is canceled while the form is open is no longer chosen, nor counted", async () => {
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
