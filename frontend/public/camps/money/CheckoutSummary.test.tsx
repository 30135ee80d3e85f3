import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { camp } from "../../../testing/campExample.ts";
import { registration } from "../../../testing/ownRegistrationExample.ts";
import { CheckoutSummary } from "./CheckoutSummary.tsx";

it("U69: camp or clinic, which days were chosen, their dates, and when each player plays", () => {
  const [kim] = registration.places;
  const players = [{ ...kim!, divisionId: "softball-10u" }];
  const chosen = { ...registration, registrationOption: "individual_days" as const, selectedDays: [1, 3] };
  render(<CheckoutSummary camp={{ ...camp, campType: "clinic" }} registration={chosen} players={players} />);
  expect(screen.getByText("Clinic")).toBeTruthy();
  const said = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(said).toEqual(
    expect.arrayContaining([
      "Individual Days",
      "Day 1, Day 3",
      "Mon, Jul 8 and Wed, Jul 10, 2030",
      "Kim (10U), 11:00 AM – 12:00 PM, Field 2",
    ]),
  );
});
