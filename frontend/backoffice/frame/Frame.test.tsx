import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
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
  const drawn = icon.mock.calls.length;
  act(() => waits.forEach((wait) => wait(3)));
  act(() => change("another"));
  expect(screen.getByText("another")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Lessons/ }).textContent).toBe("Lessons3");
  expect(inBar).toHaveBeenCalledOnce();
  expect(icon).toHaveBeenCalledTimes(drawn);
});
