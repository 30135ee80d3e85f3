import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { currentToast, dismissToast, takeToastFromLastPage, toast, toastOnNextPage } from "./toastStore.ts";
import { Toasts } from "./Toasts.tsx";

it("N8: shows one toast at a time, the newest", () => {
  render(<Toasts />);
  act(() => toast({ title: "First" }));
  act(() => toast({ title: "Login Failed", text: "Please check your credentials.", kind: "destructive" }));
  expect(screen.queryByText("First")).toBeNull();
  expect(screen.getByText("Login Failed").closest("li")?.dataset.kind).toBe("destructive");
  expect(screen.getByText("Please check your credentials.")).toBeTruthy();
});

it("N8: stays for five seconds", () => {
  vi.useFakeTimers();
  try {
    render(<Toasts />);
    act(() => toast({ title: "Login Failed" }));
    act(() => void vi.advanceTimersByTime(4900));
    expect(currentToast()).toMatchObject({ title: "Login Failed", open: true });
    act(() => void vi.advanceTimersByTime(200));
    expect(currentToast()).toMatchObject({ title: "Login Failed", open: false });
  } finally {
    vi.useRealTimers();
  }
});

it("N8: F8 moves the focus to the notifications", () => {
  render(<Toasts />);
  act(() => toast({ title: "Here" }));
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  expect(document.activeElement?.closest("[role=region]")?.getAttribute("aria-label")).toMatch(/F8/);
});

it("N8: closes, and is remembered as closed until it is forgotten", async () => {
  render(<Toasts />);
  act(() => toast({ title: "Bye" }));
  await userEvent.click(screen.getByRole("button", { name: "Close notification" }));
  expect(currentToast()).toMatchObject({ title: "Bye", open: false });
});

it("N8: a dismissed toast is forgotten after 1,000,000 ms", () => {
  vi.useFakeTimers();
  try {
    toast({ title: "Bye" });
    dismissToast(currentToast()?.id ?? 0);
    vi.advanceTimersByTime(999_999);
    expect(currentToast()).toMatchObject({ title: "Bye", open: false });
    vi.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it("offers to take back what it tells of, once", async () => {
  const undo = vi.fn<() => void>();
  render(<Toasts />);
  act(() => toast({ title: "Deleted", action: { label: "Undo", run: undo } }));
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  expect(currentToast()).toMatchObject({ title: "Deleted", open: false });
});

it("stays until what it offers is no longer possible", () => {
  vi.useFakeTimers();
  render(<Toasts />);
  act(() => toast({ title: "Deleted", until: Date.now() + 9000, action: { label: "Undo", run: () => {} } }));
  act(() => void vi.advanceTimersByTime(8900));
  expect(currentToast()).toMatchObject({ title: "Deleted", open: true });
  act(() => void vi.advanceTimersByTime(200));
  expect(currentToast()).toMatchObject({ title: "Deleted", open: false });
  vi.useRealTimers();
});

it("hands words over to the page a full load opens, once", () => {
  toastOnNextPage({ title: "Login Successful", text: "Welcome back!" });
  takeToastFromLastPage();
  expect(currentToast()).toMatchObject({ title: "Login Successful", open: true });
  const { id } = currentToast() ?? {};
  takeToastFromLastPage();
  expect(currentToast()?.id).toBe(id);
});
