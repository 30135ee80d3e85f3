import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { lazy, useState } from "react";
import { expect, it, vi } from "vitest";
import { currentUserUrl } from "../../../backend/accounts/contract.ts";
import { renderInBackOffice, user } from "../../testing/backOffice.tsx";
import { contexts } from "../contexts.ts";
import type { Context } from "../context.ts";
import { Frame } from "./Frame.tsx";

it("neither a new count nor another screen draws the bars and the navigation again", () => {
  const inBar = vi.fn<() => string>(() => "New lesson");
  const waits = new Set<(count: number) => void>(); // one on a phone, one at a desk
  let change: (text: string) => void = () => {};
  const useCount = () => {
    const [count, setCount] = useState(0);
    waits.add(setCount);
    return count;
  };
  const icon = vi.fn<() => null>(() => null);
  const destinations = contexts
    .flatMap((context: Context) => context.destinations ?? [])
    .map((destination) => ({ ...destination, icon: icon as never }));
  const faces: Context[] = [{ destinations, inBar, waiting: { "/lessons": useCount } }];
  const Around = () => {
    const [text, setText] = useState("one");
    change = setText;
    return <Frame contexts={faces}>{text}</Frame>;
  };
  renderInBackOffice(<Around />, { role: "instructor" });
  expect(screen.getByRole("link", { name: "Lessons" }).textContent).toBe("Lessons");
  const drawn = icon.mock.calls.length;
  act(() => waits.forEach((wait) => wait(3)));
  act(() => change("another"));
  expect(screen.getByText("another")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Lessons/ }).textContent).toBe("Lessons3");
  expect(inBar).toHaveBeenCalledOnce();
  expect(icon).toHaveBeenCalledTimes(drawn);
});

it("a screen whose file cannot be fetched says so in its place, and is loaded again once the server is reached", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // where React prints what failed
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  let isOffline = true;
  const asked = vi.fn<typeof fetch>(() =>
    isOffline ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(Response.json(user)),
  );
  vi.stubGlobal("fetch", asked);
  const Missing = lazy(() =>
    Promise.reject<{ default: () => null }>(new TypeError("Failed to fetch dynamically imported module: /a.js")),
  );
  renderInBackOffice(
    <Frame contexts={contexts}>
      <Missing />
    </Frame>,
  );
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain("This screen didn’t load");
  expect(said.textContent).toContain("Check your connection");
  expect(said.closest("main")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Lessons" })).toBeTruthy();
  asked.mockClear();
  fireEvent.click(within(said).getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith(currentUserUrl, expect.anything()));
  expect(reload).not.toHaveBeenCalled();
  isOffline = false;
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(reload).toHaveBeenCalled());
});

it("a screen that crashed says so in its place", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Broken = () => {
    throw new Error("a bug");
  };
  renderInBackOffice(
    <Frame contexts={contexts}>
      <Broken />
    </Frame>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain("This screen stopped working");
  expect(screen.getByRole("link", { name: "Lessons" })).toBeTruthy();
});
