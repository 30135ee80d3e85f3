import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { MonthCalendar } from "./MonthCalendar.tsx";

const open = (chosen = "2030-05-17") => {
  const onChoose = vi.fn<(date: string) => void>();
  render(
    <MonthCalendar
      today="2030-05-15"
      last="2030-06-20"
      chosen={chosen}
      first="2030-05-17"
      freeOn={(date) => (date === "2030-05-17" || date === "2030-05-24" ? 2 : 0)}
      isClosed={(date) => date === "2030-05-20"}
      onChoose={onChoose}
    />,
  );
  return onChoose;
};
const focused = () => document.activeElement?.getAttribute("aria-label");

it("N10: weeks begin on Monday; days say whether they can be had", async () => {
  const onChoose = open();
  expect(within(screen.getByRole("grid", { name: "May 2030" })).getAllByRole("columnheader")[0]?.textContent).toBe(
    "Mon",
  );
  expect(screen.queryByRole("button", { name: /May 12/ })).toBeNull(); // the week before
  const past = screen.getByRole("button", { name: "Tuesday, May 14, 2030, past" });
  expect(past.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(past);
  await userEvent.click(screen.getByRole("button", { name: "Saturday, May 18, 2030, no openings" }));
  await userEvent.click(screen.getByRole("button", { name: "Monday, May 20, 2030, not available" }));
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Friday, May 24, 2030, 2 openings" }));
  expect(onChoose).toHaveBeenCalledWith("2030-05-24");
});

it("U9: is one stop for Tab, and arrow keys walk its days and months", async () => {
  const onChoose = open();
  const calendar = screen.getByRole("grid");
  expect(
    within(calendar)
      .getAllByRole("button")
      .filter((day) => day.tabIndex === 0),
  ).toHaveLength(1);
  screen.getByRole("button", { name: /May 17/ }).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toMatch(/May 24/);
  await userEvent.keyboard("{Home}");
  expect(focused()).toMatch(/Monday, May 20/);
  await userEvent.keyboard("{PageDown}");
  expect(focused()).toMatch(/June 20/);
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toMatch(/June 20/);
  await userEvent.keyboard("{PageUp}{PageUp}");
  expect(focused()).toMatch(/May 15/);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
  expect(onChoose).toHaveBeenCalledWith("2030-05-17");
});

it("U9: months turn with buttons, not beyond what is offered nor into the past", async () => {
  open();
  const [previous, next] = ["Previous month", "Next month"].map((name) => screen.getByRole("button", { name }));
  const areOff = () => [previous, next].map((button) => button!.getAttribute("aria-disabled"));
  expect(areOff()).toEqual(["true", "false"]);
  await userEvent.click(next!);
  expect(screen.getByRole("grid", { name: "June 2030" })).toBeTruthy();
  expect(areOff()).toEqual(["false", "true"]);
  expect(next).toHaveProperty("disabled", false); // which would lose the focus
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("grid", { name: "June 2030" })).toBeTruthy();
});

it.each([
  ["is over", "2030-03-20", /May 15/],
  ["is not offered", "2030-09-01", /June 20/],
])("a link to a day that %s opens at the nearest one", async (_, chosen, nearest) => {
  open(chosen);
  const stops = screen.getAllByRole("button").filter((day) => day.dataset["day"] && day.tabIndex === 0);
  expect(stops.map((day) => day.getAttribute("aria-label"))).toEqual([expect.stringMatching(nearest)]);
});
