import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { acceptInvitationUrl } from "../../../backend/players/contract.ts";
import { user } from "../../testing/backOffice.tsx";
import { currentUserKey } from "../access/currentUser.ts";
import { JoinForm } from "./JoinForm.tsx";

it("says which login joins, and how to join with another one", async () => {
  const client = new QueryClient();
  client.setQueryData(currentUserKey, { ...user, role: "student" });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <JoinForm token="t" url={acceptInvitationUrl} page="/guardian-invitation" onJoined={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const said = await screen.findByText(/^You’ll join as Morgan Hale \(morgan@example\.com\)\./);
  expect(said.textContent).toContain("log out, then open the link in the email again");
});
