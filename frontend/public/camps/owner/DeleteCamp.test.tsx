import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { camp } from "../../../testing/campExample.ts";
import { Toasts } from "../../../shared/Toasts.tsx";
import { DeleteCamp } from "./DeleteCamp.tsx";

it.each([
  ["Failed to delete camp: 500", () => Promise.resolve(new Response("", { status: 500 }))],
  ["Failed to delete camp", () => Promise.reject(new TypeError("offline"))],
])("T39: %s, and what was typed is still there", async (words, answer) => {
  vi.stubGlobal("fetch", answer);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteCamp camp={camp} onClose={() => {}} />
      <Toasts />
    </QueryClientProvider>,
  );
  const reason = screen.getByRole("textbox");
  await userEvent.type(reason, "Flooded");
  await userEvent.click(screen.getByRole("button", { name: "Cancel camp" }));
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(reason).toHaveProperty("value", "Flooded");
});

it("G3-15: a camp with families is called off with a reason, never deleted", async () => {
  const sent = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json(camp)),
  );
  vi.stubGlobal("fetch", sent);
  const closed = vi.fn<() => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteCamp camp={camp} onClose={closed} />
      <Toasts />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Cancel camp" }));
  expect(screen.getByText("Add a reason. We’ll email it to the families.")).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole("textbox"), "Flooded");
  await userEvent.click(screen.getByRole("button", { name: "Cancel camp" }));
  expect(await screen.findByText("Camp canceled")).toBeTruthy();
  expect(closed).toHaveBeenCalledOnce();
});
