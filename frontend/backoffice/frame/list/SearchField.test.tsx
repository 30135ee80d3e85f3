import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SearchField } from "./SearchField.tsx";

const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Name" });

const shown = (value: string) => {
  const onSearch = vi.fn<(text: string) => void>();
  const screenOf = (now: string) => <SearchField label="Name" value={now} onSearch={onSearch} />;
  const { rerender } = render(screenOf(value));
  return { onSearch, hear: (now: string) => rerender(screenOf(now)) };
};
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

it("shows what is set from outside, also what was searched for before", async () => {
  const { hear, onSearch } = shown("");
  type("pat");
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith("pat"));
  for (const value of ["pat", "", "pat"]) {
    hear(value);
    expect(field().value).toBe(value);
  }
});

it("letters typed while the list has not heard yet that the search was cleared stay, and are searched for", async () => {
  const { hear, onSearch } = shown("riley");
  type("pat");
  hear("");
  expect(field().value).toBe("pat");
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith("pat"));
});

it("what was searched for before is shown again, also where letters were typed while it was cleared", () => {
  const { hear } = shown("pat");
  type("patr");
  hear("");
  type("");
  hear("pat");
  expect(field().value).toBe("pat");
});

it("what comes back from here does not undo the letters typed or taken away since", async () => {
  const { hear, onSearch } = shown("");
  type("p");
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith("p"));
  type("");
  hear("p");
  expect(field().value).toBe("");
});

it("a row that is opened before the typing paused stays open: its screen may still be loading", () => {
  vi.useFakeTimers();
  try {
    const { onSearch } = shown("");
    type("pat");
    history.pushState(null, "", "/admin-dashboard/users/pat/show");
    vi.advanceTimersByTime(1000);
    expect(onSearch).not.toHaveBeenCalled();
    history.back();
    type("pat l");
    vi.advanceTimersByTime(1000);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith("pat l");
  } finally {
    vi.useRealTimers();
  }
});
