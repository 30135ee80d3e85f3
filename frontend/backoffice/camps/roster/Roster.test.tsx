import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { camp } from "../../../testing/campExample.ts";
import { DeleteRegistration } from "../registrations/DeleteRegistration.tsx";
import { registration } from "../../../testing/registrationExample.ts";
import RosterPrint from "./RosterPrint.tsx";
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

it("on paper it says what a family owes that paid part", async () => {
  const money = { ...registration.money, collected: "100.00", outstanding: "200.00" };
  const [emma] = registration.participants;
  const rows = [
    { ...registration, participants: [emma], paymentStatus: "partial", money },
    { ...registration, id: "g2", participants: [{ ...emma, id: "p9", playerName: "Zoe Diaz" }], paymentStatus: "paid" },
  ];
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(
      url.includes("registrations")
        ? Response.json(rows, { headers: { "Content-Range": "rows 0-1/2" } })
        : Response.json(camp),
    ),
  );
  renderInBackOffice(<RosterPrint />, { role: "instructor", resource: "camps" });
  const paid = async (name: string) =>
    (await screen.findByText(name)).closest("tr")!.querySelector("td:last-child")!.textContent;
  expect(await paid("Emma Ortiz")).toContain("No, family owes $200");
  expect(await paid("Zoe Diaz")).toContain("Yes");
  const table = screen.getByRole("table", { name: "8U baseball" });
  expect(within(table).queryByRole("columnheader", { name: "Here" })).toBeNull(); // on a screen there is nothing to tick
  expect(within(table).getAllByRole("link", { name: "555-010-0100" })[0]?.getAttribute("href")).toBe("tel:5550100100");
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
  await userEvent.click(await screen.findByRole("menuitem", { name: "8U baseball 19 left" }));
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
