import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { AskGuardian } from "./AskGuardian.tsx";

it("G1-47:guardian: the mail to the guardian is sent again, or to somebody else who is named", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    sent.push(JSON.parse(init?.body as string));
    return Response.json({ message: "We're emailing them." });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AskGuardian named />
    </QueryClientProvider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  press("Resend email");
  await screen.findByText("We're emailing them.");
  press("Name someone else");
  fireEvent.change(screen.getByLabelText(/^Parent's name/), { target: { value: "Lou Lee" } });
  press("Send email");
  const email = screen.getByLabelText(/^Parent's email/);
  const said = () => document.getElementById(email.getAttribute("aria-describedby") ?? "")?.textContent;
  await vi.waitFor(() => expect(said()).toMatch(/^Please enter the email address/));
  fireEvent.change(email, { target: { value: "lou@example.com" } });
  fireEvent.change(screen.getByLabelText(/^Parent's phone/), { target: { value: "555-010-0199" } });
  press("Send email");
  await vi.waitFor(() =>
    expect(sent).toEqual([{}, { parentName: "Lou Lee", parentEmail: "lou@example.com", parentPhone: "555-010-0199" }]),
  );
});
