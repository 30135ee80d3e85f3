import { act, cleanup, renderHook } from "@testing-library/react";
import { StoreContextProvider } from "react-admin";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { forgetAllKept } from "../../shared/kept.ts";
import { storeWithHabits, useHabit } from "./habits.ts";

afterEach(() => {
  cleanup();
  forgetAllKept();
});

const page = () => {
  const store = storeWithHabits();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreContextProvider value={store}>{children}</StoreContextProvider>
  );
  return { store, ...renderHook(() => useHabit("lessons.perPage", 25), { wrapper }) };
};

it("a habit is there after a reload, and gone after log-out", () => {
  const before = page();
  expect(before.result.current[0]).toBe(25);
  act(() => before.result.current[1](50));
  expect(page().result.current[0]).toBe(50);
  forgetAllKept();
  expect(page().result.current[0]).toBe(25);
});

it("the browser never keeps what a list was searched for", () => {
  const { store, result } = page();
  act(() => store.setItem("lessons.listParams", { filter: { q: "Maya" } }));
  act(() => result.current[1](50));
  const stored = JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)));
  expect(stored).toContain("lessons.perPage");
  expect(stored).not.toContain("Maya");
});

it("what is no habit, such as of an older version, counts as nothing", () => {
  localStorage.setItem("fungo.habits", JSON.stringify({ "habit.lessons.perPage": { rows: 50 } }));
  expect(page().result.current[0]).toBe(25);
});
