import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { type Specialties } from "./specialties.ts";
import { SpecialtiesField } from "./SpecialtiesField.tsx";

const send = vi.fn<() => void>();
const Form = ({ list = [] }: { list?: string[] }) => {
  const [value, setValue] = useState<Specialties>({ list, typed: "" });
  return (
    <form onSubmit={send}>
      <SpecialtiesField value={value} onChange={setValue} error="Too many" />
    </form>
  );
};
const field = () => screen.getByRole("textbox", { name: "Specialties" });
const entries = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const said = () => screen.getByRole("status").textContent;

it("V3: Enter and Add add; blanks are trimmed, empties and repeats ignored; entries can be removed", async () => {
  render(<Form />);
  await userEvent.type(field(), "  Bunting {Enter}");
  await userEvent.type(field(), "Slap hitting");
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), "   {Enter}Bunting{Enter}");
  expect(said()).toBe("Bunting is already on the list");
  expect(entries()).toEqual(["Bunting", "Slap hitting"]);
  await userEvent.click(screen.getByRole("button", { name: "Remove Bunting" }));
  expect(entries()).toEqual(["Slap hitting"]);
  expect(send).not.toHaveBeenCalled();
});

it("U34: a comma adds while typing, and a pasted list is added whole", async () => {
  render(<Form />);
  await userEvent.type(field(), "Hitting, Bat speed, , Vis");
  expect(entries()).toEqual(["Hitting", "Bat speed"]);
  expect(field()).toHaveProperty("value", "Vis");
  await userEvent.clear(field());
  await userEvent.paste("Bunting, Hitting, Vision");
  expect(entries()).toEqual(["Hitting", "Bat speed", "Bunting", "Vision"]);
  expect(field()).toHaveProperty("value", "");
  expect(said()).toBe("Bunting, Vision added");
});

it("says what was removed and keeps the focus at the list, at last in the field", async () => {
  render(<Form list={["Hitting", "Bunting", "Vision"]} />);
  screen.getByRole("button", { name: "Remove Bunting" }).focus();
  await userEvent.keyboard("{Delete}");
  expect(said()).toBe("Bunting removed");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Vision" }));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Hitting" }));
  await userEvent.keyboard("{Delete}");
  expect(document.activeElement).toBe(field());
  expect(entries()).toEqual([]);
});

it("has its complaint as its description", () => {
  render(<Form />);
  expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent).toBe("Too many");
});
