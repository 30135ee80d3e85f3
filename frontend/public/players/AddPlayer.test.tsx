import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { user } from "../../testing/backOffice.tsx";
import { currentUserKey } from "../access/currentUser.ts";
import { AddPlayer } from "./AddPlayer.tsx";

it("G1-60:players: an account with lessons is asked whose they were, and says so with the player", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, init?: RequestInit) => {
    if (init?.method === "POST") sent.push(JSON.parse(init.body as string));
    return Promise.resolve(new Response("", { status: 500 }));
  });
  const client = new QueryClient();
  client.setQueryData(currentUserKey, { ...user, firstName: "Dana", lastName: "Reyes", role: "student" });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AddPlayer asksWhose="lessons" onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText(/^First name/), { target: { value: "Kim" } });
  fireEvent.click(screen.getByRole("button", { name: "Enter an age instead" }));
  fireEvent.change(screen.getByLabelText(/^Age/), { target: { value: "9" } });
  fireEvent.click(screen.getByRole("checkbox"));
  const add = () => fireEvent.click(screen.getByRole("button", { name: "Add player" }));
  add();
  await screen.findByText("Please say whose they were");
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("radio", { name: "Kim’s" }));
  add();
  await vi.waitFor(() => expect(sent).toMatchObject([{ firstName: "Kim", lastName: "Reyes", isOwn: true }]));
});
