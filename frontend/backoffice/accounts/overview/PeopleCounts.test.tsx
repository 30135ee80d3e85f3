import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import PeopleCounts from "./PeopleCounts.tsx";

it("parents who don’t play themselves are counted, and the count says so", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ student: 12, instructor: 3, admin: 1 })));
  renderInBackOffice(<PeopleCounts />);
  await screen.findByText("12");
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "12Players and parents",
    "3Instructors",
    "1Admins",
  ]);
});
