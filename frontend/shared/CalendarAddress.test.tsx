import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { currentToast } from "./toastStore.ts";
import { CalendarAddress } from "./CalendarAddress.tsx";

it("a private calendar address is made and has the focus; it is renewed and ended after a warning", async () => {
  let feed: { since: string | null; path: string | null } = { since: null, path: null };
  let made = 0;
  vi.stubGlobal("fetch", async (_: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "POST") feed = { since: "2030-05-01T12:00:00.000Z", path: `/calendar/${++made}.ics` };
    if (method === "DELETE") feed = { since: null, path: null };
    return Response.json(method === "GET" ? { ...feed, path: null } : feed);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CalendarAddress lessons="your lessons" />
    </QueryClientProvider>,
  );
  const press = async (words: string) => fireEvent.click(await screen.findByText(words));
  await press("Create private link");
  const address = await screen.findByLabelText<HTMLInputElement>("Your private link");
  expect([address.value, document.activeElement]).toEqual([`${location.origin}/calendar/1.ics`, address]);
  await press("Create new link");
  expect((await screen.findByRole("alert")).textContent).toContain("won't update anymore");
  expect(made).toBe(1);
  await press("Create new link");
  await waitFor(() => expect(address.value).toBe(`${location.origin}/calendar/2.ics`));
  await press("Turn off link");
  await press("Turn off link");
  expect(await screen.findByText("Create private link")).toBeTruthy();
  expect(screen.queryByLabelText("Your private link")).toBeNull();
});

it("a link that the browser doesn’t copy says so, and how to take it along", async () => {
  const feed = { since: "2030-05-01T12:00:00.000Z", path: "/calendar/1.ics" };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("denied")) } });
  vi.stubGlobal("fetch", async (_: string, { method = "GET" }: RequestInit = {}) =>
    Response.json(method === "GET" ? { since: null, path: null } : feed),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CalendarAddress lessons="your lessons" />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByText("Create private link"));
  fireEvent.click(await screen.findByText("Copy"));
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: "Couldn't copy",
      text: "Your browser won't allow it. Please select the link and copy it yourself.",
      kind: "destructive",
    }),
  );
});
