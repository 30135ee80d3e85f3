import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { camp } from "../../../testing/campExample.ts";
import { JoinForm } from "./JoinForm.tsx";

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <JoinForm camp={camp} onJoined={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const typedInto = async (label: RegExp) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

it("what was typed to join a waitlist is still there after logging in or reloading", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  open();
  fireEvent.change(await screen.findByLabelText(/^Parent/), { target: { value: "Robin Vega" } });
  fireEvent.change(screen.getByLabelText(/^Player.* name/i), { target: { value: "Kim Vega" } });
  cleanup();
  open();
  expect([await typedInto(/^Parent/), await typedInto(/^Player.* name/i)]).toEqual(["Robin Vega", "Kim Vega"]);
});
