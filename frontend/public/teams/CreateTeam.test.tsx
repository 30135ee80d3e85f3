import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { user } from "../../testing/backOffice.tsx";
import { currentUserKey } from "../access/currentUser.ts";
import { withdrawTeamUrl } from "../../../backend/teams/contract.ts";
import { CreateTeam } from "./CreateTeam.tsx";
import { Submission } from "./Submission.tsx";

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

it("a request is deleted only once its sender has read what goes, and said so again", async () => {
  const sent = {
    id: "t1",
    sport: "softball",
    division: "10U",
    status: "pending",
    createdAt: "2030-05-01T12:00:00.000Z",
    keptUntil: "2031-05-01T12:00:00.000Z",
    introduction: "asked",
  };
  for (const [kind, explained, asked] of [
    ["finder", /^Found a team, or changed your mind\?/, /you and a coach/],
    ["creation", /^Changed your mind\?/, /you and a family/],
  ] as const) {
    const deleted: string[] = [];
    vi.stubGlobal("fetch", (url: string) => {
      if (url === withdrawTeamUrl) deleted.push(kind);
      return Promise.resolve(Response.json({ ...sent, kind }));
    });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Submission token="a.b" dead={null} home={null} />
      </QueryClientProvider>,
    );
    fireEvent.click(await screen.findByRole("button", { name: "Delete request" }));
    screen.getByText(explained);
    screen.getByText(asked);
    const question = within(await screen.findByRole("dialog", { name: "Delete your request?" }));
    question.getByText(/This can’t be undone/);
    expect(deleted).toEqual([]);
    fireEvent.click(question.getByRole("button", { name: "Delete request" }));
    await screen.findByText("Request deleted");
    await waitFor(() => expect(deleted).toEqual([kind]));
    cleanup();
  }
});
