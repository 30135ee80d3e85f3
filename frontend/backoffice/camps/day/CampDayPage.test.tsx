import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { CampDayView } from "../../../../backend/camps/days/dayContract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import CampDayPage from "./CampDayPage.tsx";

afterEach(cleanup);

const player = {
  id: "p1",
  registrationId: "g1",
  playerName: "Emma Ortiz",
  playerAge: 8,
  divisionId: null,
  parentName: "Pat Ortiz",
  parentPhone: "555-010-0100",
  emergencyContact: "Lou Ortiz",
  emergencyPhone: "555-010-0111",
  mayPickUp: null,
  mayNotPickUp: null,
  hasHealthNotes: false,
  hasWaiver: true,
  state: "expected",
  checkedInAt: null,
  broughtBy: null,
  checkedOutAt: null,
  pickedUpBy: null,
} as const;
const day: CampDayView = {
  campId: "c1",
  title: "Summer Skills Camp",
  location: "Maple Park",
  day: "2030-07-08",
  number: 1,
  days: 3,
  isCanceled: true,
  startTime: "09:00",
  endTime: "15:00",
  divisions: [],
  players: [player, { ...player, id: "p2", playerName: "Noah Reed", state: "here" }],
};

it.each([
  [true, 0],
  [false, 1],
])(
  "nobody is checked in on a day that was canceled (%s), but whoever is here still leaves",
  async (isCanceled, ways) => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ...day, isCanceled })));
    renderInBackOffice(<CampDayPage />, { role: "instructor" });
    await screen.findByRole("button", { name: "Check out Noah Reed" });
    expect(screen.queryAllByText(/We’re emailing the families/)).toHaveLength(1 - ways);
    expect(screen.queryAllByRole("button", { name: "Check in Emma Ortiz" })).toHaveLength(ways);
    await userEvent.click(screen.getByRole("button", { name: "Emma Ortiz" }));
    expect(await screen.findByRole("dialog", { name: "Emma Ortiz" })).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: "Check in" })).toHaveLength(ways);
  },
);
