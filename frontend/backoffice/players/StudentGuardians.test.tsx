import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { StudentGuardians } from "./StudentGuardians.tsx";

const dana = { userId: "dana", name: "Dana Reyes", email: "dana@home.example", phone: "555-010-0142" };
const lou = { userId: "lou", name: "Lou Hale", email: "lou@home.example", phone: null };
const kim = { id: "kim", firstName: "Kim", email: null, guardians: [dana, lou] };

it("an admin removes a guardian, says why, and reads beforehand what it means", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ message: "Done" })));
  vi.stubGlobal("fetch", fetch);
  renderInBackOffice(<StudentGuardians student={kim} />, { role: "admin" });
  expect((await screen.findByText("555-010-0142")).closest("a")?.getAttribute("href")).toBe("tel:5550100142");
  fireEvent.click(screen.getByRole("button", { name: "Remove Lou Hale" }));
  const dialog = await screen.findByRole("dialog", { name: "Remove Lou Hale?" });
  within(dialog).getByText(/^Lou Hale can no longer see or book for Kim/);
  const remove = within(dialog).getByRole("button", { name: "Remove" });
  fireEvent.click(remove);
  await within(dialog).findByText("Please say why");
  fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: "They asked us to" } });
  fireEvent.click(remove);
  await vi.waitFor(() => {
    const sent = fetch.mock.calls.find(([, init]) => init?.method === "DELETE");
    expect([sent?.[0], sent?.[1]?.body]).toEqual([
      "/api/players/kim/guardians/lou",
      JSON.stringify({ reason: "They asked us to" }),
    ]);
  });
});

it.each([
  ["a coach", "instructor", [dana, lou]],
  ["an admin, of the last one", "admin", [dana]],
] as const)("%s removes nobody", async (_, role, guardians) => {
  renderInBackOffice(<StudentGuardians student={{ ...kim, guardians: [...guardians] }} />, { role });
  await screen.findByText("Dana Reyes");
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
});

it("an admin removes the last one of a player with an account", async () => {
  renderInBackOffice(<StudentGuardians student={{ ...kim, email: "kim@home.example", guardians: [dana] }} />, {
    role: "admin",
  });
  expect(await screen.findByRole("button", { name: "Remove Dana Reyes" })).toBeTruthy();
});
