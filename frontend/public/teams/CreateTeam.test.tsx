import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { user } from "../../testing/backOffice.tsx";
import { currentUserKey } from "../access/currentUser.ts";
import { CreateTeam } from "./CreateTeam.tsx";

it("R15: what the account knows is filled in", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  const client = new QueryClient();
  client.setQueryData(currentUserKey, { ...user, role: "student", phoneNumber: "555-010-0142" });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <CreateTeam />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  for (const [label, value] of [
    [/^Coach’s name/, "Morgan Hale"],
    [/^Email/, "morgan@example.com"],
    [/^Phone/, "555-010-0142"],
  ] as const)
    await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value));
});
