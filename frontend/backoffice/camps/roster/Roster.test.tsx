import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { camp } from "../../../testing/campExample.ts";
import { DeleteRegistration } from "../registrations/DeleteRegistration.tsx";
import { registration } from "../../../testing/registrationExample.ts";
import { Roster } from "./Roster.tsx";

it("says for which of those who come nobody has signed the waiver", async () => {
  const [emma, noah] = registration.participants;
  const participants = [
    { ...emma!, playerId: "emma", playerName: "Emma Ortiz" },
    { ...noah!, playerId: "noah", playerName: "Noah Reed" },
  ];
  const waivers = [
    { id: "noah", firstName: "Noah", lastName: "Reed", next: "2030-07-08", isSigned: false, signature: null },
  ];
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(decodeURIComponent(url));
    return Promise.resolve(Response.json(waivers, { headers: { "Content-Range": "waivers 0-0/1" } }));
  });
  renderInBackOffice(<Roster camp={camp} registrations={[{ ...registration, participants }]} />, {
    role: "instructor",
  });
  const missing = await screen.findByText("No waiver signed");
  expect(within(missing.closest("li")!).getByRole("link", { name: "Noah Reed" })).toBeTruthy();
  expect(screen.getAllByText("No waiver signed")).toHaveLength(1);
  expect(asked[0]).toMatch(/^\/api\/waivers\?.*"waiver":"missing"/);
});

it("says so where the waivers can't be read: no mark would mean that all are signed", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ message: "No" }, { status: 500 })));
  renderInBackOffice(<Roster camp={camp} registrations={[registration]} />, { role: "instructor" });
  expect(await screen.findByText("We couldn’t check the waivers")).toBeTruthy();
});

const acting = () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: { method?: string; body?: string } = {}) => {
    if (method !== "GET") sent.push([method, url, body && JSON.parse(body)]);
    const answer = method === "GET" ? [] : registration;
    return Promise.resolve(Response.json(answer, { headers: { "Content-Range": "rows */0" } }));
  });
  return sent;
};

it("G3-12: a player is moved to another division with room", async () => {
  const sent = acting();
  renderInBackOffice(<Roster camp={camp} registrations={[registration]} />, { role: "instructor" });
  await userEvent.click(screen.getByRole("button", { name: "Move Noah Ortiz to another division" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Baseball 8U 19 left" }));
  expect(await screen.findByText("Moved to another division")).toBeTruthy();
  expect(sent).toMatchObject([["PATCH", expect.stringContaining("p2"), { divisionId: "baseball-8u" }]]);
});

it("P10: a registration is deleted once asked", async () => {
  const sent = acting();
  const name = "Delete registration";
  renderInBackOffice(<DeleteRegistration registration={registration} />);
  await userEvent.click(screen.getByRole("button", { name }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));
  expect(await screen.findByText("Registration deleted")).toBeTruthy();
  expect(sent).toEqual([["DELETE", "/api/camp-registrations/g1", undefined]]);
});
