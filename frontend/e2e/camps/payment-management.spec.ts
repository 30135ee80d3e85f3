import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { registerFamily } from "./campFamilies.ts";
import { publishCamp } from "./camps.ts";
import { longDate } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast, toastOf } from "../testing/toasts.ts";

test("R27, U42, U43, U73, T40, E15, G3-19: an instructor sets who paid for the own camps, and takes it back", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const camp = await publishCamp(riley);
  await registerFamily(pat, camp, { children: [{}, { playerName: "Noah Vega" }] });
  const page = await open(riley, { viewport: phone });
  await page.goto("/payment-management");
  await expect(page.getByRole("heading", { name: "Payment Management", level: 1 })).toBeVisible();
  const section = page.getByRole("region", { name: camp.title });
  await expect(section).toContainText(`${longDate(camp.startDate)} · 1 registration`);
  const row = section.getByRole("listitem");
  for (const told of [pat.name, "2 players: Emma Vega, Noah Vega", "555-010-0123", pat.email, "$300.00", "Venmo"])
    await expect(row).toContainText(told);
  const status = row.getByRole("combobox", { name: `Payment status of ${pat.name}` });
  const badge = row.locator(".MuiChip-root");
  await expect(badge).toHaveText("Unpaid");

  await status.click();
  await expect(page.getByRole("option")).toHaveText(["Unpaid", "Partial", "Paid"]);
  await page.getByRole("option", { name: "Paid", exact: true }).click();
  await page.getByRole("menu", { name: "How was it paid?" }).getByRole("menuitem", { name: "Cash App" }).click();
  await expectToast(page, "Payment status updated");
  await expect(badge).toHaveText("Paid");
  await toastOf(page).getByRole("button", { name: "Undo" }).click();
  await expect(badge).toHaveText("Unpaid");
  await expect(row.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  await expectAccessible(page, "payment management", [desk, phone]);
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Camps" }).click();
  await expect(page).toHaveURL(/\/instructor-dashboard\/camps/);
  await expect(page.getByRole("list", { name: "Camps" })).toContainText(camp.title);

  // The overview of the facility shows an instructor the own camps, and leads to each.
  await page.setViewportSize(desk);
  await page.goto("/admin-dashboard");
  const card = page.getByRole("article").filter({ hasText: camp.title });
  await expect(card).toContainText(`2 of ${camp.capacity} registered`);
  await expect(card).toContainText("Revenue $300.00 · Collected $0.00 · Outstanding $300.00");
  const leadsTo = (name: string, path: string) =>
    expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  await leadsTo(`Details of ${camp.title}`, `/camp-details/${camp.id}`);
  await leadsTo(`Edit ${camp.title}`, `/edit-camp/${camp.id}`);
  await leadsTo("Create New Camp", "/camp-creation");
});

test("the charts of revenue say what is where, and the table below them says the same", async ({ people, open }) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  await registerFamily(pat, await publishCamp(riley), { children: [{}] });
  const page = await open(riley, { viewport: phone });
  await page.goto("/instructor-dashboard/camp-revenue");
  const registrations = page.getByRole("figure", { name: "Registrations by day" });
  await registrations.hover();
  await expect(registrations).toContainText("Registrations: 1");
  const money = page.getByRole("figure", { name: "Money by day" });
  await money.hover();
  await expect(money).toContainText("Collected: $0.00");
  await expect(registrations).not.toContainText("Registrations: 1");

  await page.getByRole("button", { name: "The figures as a table" }).click();
  const table = page.getByRole("table").filter({ hasText: "From" });
  await expect(table.getByRole("cell")).toHaveText(["1", "$0.00", "$0.00"]);
  await expectAccessible(page, "revenue");
});
