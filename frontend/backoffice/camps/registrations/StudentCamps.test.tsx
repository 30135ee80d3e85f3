import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { registration } from "../../../testing/registrationExample.ts";
import { StudentCamps } from "./StudentCamps.tsx";

const serverWith = (...rows: RegistrationView[]) =>
  vi.fn<typeof fetch>(() =>
    Promise.resolve(
      Response.json(rows, { headers: { "Content-Range": `registrations 0-${rows.length - 1}/${rows.length}` } }),
    ),
  );
const [emma, noah] = registration.participants as [
  RegistrationView["participants"][number],
  RegistrationView["participants"][number],
];

it("tells a player who was withdrawn from one who comes, and nothing of what the family pays", async () => {
  const own = { ...registration, participants: [{ ...emma, playerId: "kim", isWithdrawn: true }, noah] };
  const comes = {
    ...registration,
    id: "g2",
    campTitle: "Fall Classic",
    participants: [{ ...emma, playerId: "kim" }, noah],
  };
  vi.stubGlobal("fetch", serverWith(own, comes));
  renderInBackOffice(<StudentCamps studentId="kim" />, { role: "admin" });
  const camps = screen.getByRole("region", { name: "Camps" });
  const rows = await within(camps).findAllByRole("listitem");
  expect(within(rows[0]!).getByText("Withdrawn")).toBeTruthy();
  expect(within(rows[1]!).queryByText("Withdrawn")).toBeNull();
  expect(camps.textContent).not.toContain("$");
});

it("names whom an account registered without being linked to them", async () => {
  vi.stubGlobal("fetch", serverWith({ ...registration, participants: [{ ...emma, playerName: "Sam Whitaker" }] }));
  renderInBackOffice(<StudentCamps studentId="sam" />, { role: "admin" });
  const row = await within(screen.getByRole("region", { name: "Camps" })).findByRole("listitem");
  expect(row.textContent).toContain("Registered Sam Whitaker");
  expect(within(row).queryByText("Withdrawn")).toBeNull();
});

it("says so when there is none", async () => {
  vi.stubGlobal("fetch", serverWith());
  renderInBackOffice(<StudentCamps studentId="kim" />, { role: "admin" });
  expect(await screen.findByText(/^No(ne of your)? camps yet\.$/)).toBeTruthy();
});
