import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import type { PlayerView } from "../../../../backend/players/contract.ts";
import { user } from "../../../testing/backOffice.tsx";
import { Guardians } from "./Guardians.tsx";

const until = "2090-12-03T17:00:00.000Z";
const kim = { id: "kim", firstName: "Kim", lastName: "Reyes", isOwn: false, hasAccount: false, consent: "confirmed" };
const other = (firstName: string) => ({ userId: firstName, firstName, erasureAskedUntil: null });

it.each([
  [[], "You asked us to erase Kim. Only you manage Kim now: erase Kim to finish."],
  [["Lou"], "You asked us to erase Kim. It happens if Lou asks for it, too, by Dec 3."],
  [["Lou", "Sam"], "You asked us to erase Kim. It happens if Lou and Sam ask for it, too, by Dec 3."],
])("a wish to erase says who has yet to ask: %s", async (names, said) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  const player = { ...kim, guardians: names.map(other), erasureAskedUntil: until } as unknown as PlayerView;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Guardians player={player} user={{ ...user, id: "dana" }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain(said);
});
