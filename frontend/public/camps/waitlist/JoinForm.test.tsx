import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { camp } from "../../../testing/campExample.ts";
import { JoinForm } from "./JoinForm.tsx";

const open = (of = camp) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <JoinForm camp={of} onJoined={() => {}} />
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

it("who may pick a player up is asked once there is a spot, as health is", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  open();
  await screen.findByLabelText(/^Player.* name/i);
  expect(screen.queryByRole("button", { name: /pick them up/ })).toBeNull();
});

it("that a group is full is no warning to whoever joins because of that", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  open({ ...camp, divisions: camp.divisions.map((division) => ({ ...division, left: 0 })) });
  fireEvent.change(await screen.findByLabelText(/^Player.* name/i), { target: { value: "Kim Vega" } });
  fireEvent.change(screen.getByLabelText(/^Age/), { target: { value: "9" } });
  fireEvent.click(screen.getByRole("radio", { name: "Softball" }));
  const line = (await screen.findByText(/no spots left/)).closest("output")!;
  const styles = [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
  const [, rule = ""] = styles.split(`.${[...line.classList].find((name) => name.startsWith("css-"))}{`);
  expect(/background-color:[^;]+/.exec(rule)?.[0]).toMatch(/ground/);
});
