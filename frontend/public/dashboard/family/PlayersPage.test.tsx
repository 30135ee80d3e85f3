import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { playersUrl, playerUrl } from "../../../../backend/players/contract.ts";
import { user } from "../../../testing/backOffice.tsx";
import { kim } from "../../../testing/bookingWizard.tsx";
import { currentUserKey } from "../../access/currentUser.ts";
import PlayersPage from "./PlayersPage.tsx";

it("a child whose lessons the account's were can be edited, and neither erased nor given a login", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    if (init?.method !== "PATCH") return new Promise(() => {});
    sent.push([url, JSON.parse(init.body as string)]);
    return Promise.resolve(Response.json({ ...kim, id: "dana" }));
  });
  const client = new QueryClient();
  client.setQueryData(currentUserKey, { ...user, id: "dana", firstName: "Dana", role: "student" });
  client.setQueryData([playersUrl], [{ ...kim, id: "dana", age: 15, isOwn: true, hasAccount: true }]);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PlayersPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByLabelText("Edit Kim"));
  for (const label of ["Own login for Kim", "Erase Kim"]) expect(screen.queryByLabelText(label)).toBeNull();
  fireEvent.change(await screen.findByLabelText(/^Age/), { target: { value: "11" } });
  fireEvent.click(screen.getByText("Save", { selector: "button" }));
  await vi.waitFor(() => expect(sent).toMatchObject([[playerUrl("dana"), { age: 11 }]]));
});
