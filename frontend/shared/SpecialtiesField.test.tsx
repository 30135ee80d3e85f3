import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { SpecialtiesField } from "./SpecialtiesField.tsx";

afterEach(cleanup);
const Form = () => {
  const [specialties, setSpecialties] = useState<string[]>([]);
  return (
    <>
      <SpecialtiesField specialties={specialties} onChange={setSpecialties} />
      <output>{specialties.join("|")}</output>
    </>
  );
};
const list = () => screen.getByRole("status").textContent;

it("V3: Enter and Add add; blanks are trimmed, empties and repeats ignored; entries can be removed", async () => {
  render(<Form />);
  const field = screen.getByRole("textbox", { name: "Specialties" });
  await userEvent.type(field, "  Bunting {Enter}");
  await userEvent.type(field, "Slap hitting");
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  await userEvent.type(field, "   {Enter}Bunting{Enter}");
  expect(list()).toBe("Bunting|Slap hitting");
  screen.getByRole("button", { name: "Bunting" }).focus();
  await userEvent.keyboard("{Delete}");
  expect(list()).toBe("Slap hitting");
});
