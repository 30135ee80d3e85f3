import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { registerFamily } from "./campFamilies.ts";
import { publishCamp } from "./camps.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("U38, U52, E15, P10, G3-12, G3-17, G3-18, G3-20, D4: an instructor sees who comes and who paid, moves a child, marks what was paid, and proves how it came about", async ({
  people,
  open,
}) => {
  const [riley, pat, lou] = await Promise.all([
    people.instructor(),
    people.player(),
    people.player({ firstName: "Lou" }),
  ]);
  const camp = await publishCamp(riley);
  const { id } = await registerFamily(pat, camp, {
    children: [{ medicalInfo: "Allergic to bee stings" }, { playerName: "Noah Vega", playerAge: 10 }],
  });
  await registerFamily(lou, camp, { children: [{ playerName: "Ada Reed" }] });

  const page = await open(riley, { viewport: desk, refused: [422] });
  await page.goto("/instructor-dashboard/camps");
  const row = page.getByRole("row", { name: camp.title });
  await expect(row).toContainText("3 of 21");
  await expect(row).toContainText("$450.00"); // outstanding
  await page.getByRole("button", { name: "Clinics", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No camps found" })).toBeVisible();
  await page.getByRole("button", { name: "Show all camps" }).click();
  await expectAccessible(page, "the camps", [phone]);
  await page.setViewportSize(desk);
  await page.getByRole("link", { name: camp.title }).click();

  // The roster: another division, and what was told about health when it is asked for.
  const roster = page.getByRole("region", { name: "Roster" });
  await expect(roster.getByRole("heading", { name: "Baseball 10U" })).toBeVisible();
  await roster.getByRole("button", { name: "Move Noah Vega to another division" }).click();
  await page.getByRole("menuitem", { name: "Softball 10U 1 left" }).click();
  await expectToast(page, "Moved to another division");
  await expect(roster.getByText("1 of 1 ·")).toBeVisible();
  await roster.getByRole("button", { name: "Health notes: Emma Vega" }).click();
  const health = page.getByRole("dialog", { name: "Health notes: Emma Vega" });
  await expect(health).toContainText("records your name and the time");
  await expect(page.getByText("Allergic to bee stings")).toHaveCount(0);
  await health.getByRole("button", { name: "Show notes" }).click();
  await expect(health.getByText("Allergic to bee stings")).toBeVisible();
  await health.getByRole("button", { name: "Close" }).click();
  await expect(health).toHaveCount(0);

  // Only what is not paid can be deleted.
  const registrations = page.getByRole("list", { name: "Registrations" });
  await registrations.getByRole("button", { name: `Delete ${lou.name}’s registration` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete registration" }).click();
  await expectToast(page, "Registration deleted");
  await expect(registrations.getByRole("listitem").filter({ hasText: lou.name })).toContainText("Withdrawn");
  await expectAccessible(page, "a camp", [desk]);

  await registrations.getByRole("link", { name: pat.name }).click();
  await expect(page.getByRole("heading", { name: `${pat.name}’s registration`, level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Record payment" }).click();
  const payment = page.getByRole("dialog", { name: `Record ${pat.name}’s payment` });
  await payment.getByRole("button", { name: "Partial" }).click();
  await payment.getByRole("button", { name: "Cash", exact: true }).click();
  await payment.getByLabel("Amount received so far").fill("1000");
  await payment.getByRole("button", { name: "Record payment" }).click();
  await expect(payment.getByLabel("Amount received so far")).toHaveAccessibleDescription(/Please choose Paid/);
  await expectAccessible(page, "setting a payment", [phone]);
  await payment.getByLabel("Amount received so far").fill("100");
  await payment.getByLabel("Note").fill("At the gate");
  await payment.getByRole("button", { name: "Record payment" }).click();
  await expectToast(page, "Payment status updated");
  const money = (name: string) => page.locator(`dt:text-is("${name}") + dd`);
  await expect(money("Collected")).toHaveText("$100.00");
  await expect(money("Outstanding")).toHaveText("$200.00");

  await expect(page.getByRole("region", { name: "Timeline" })).toContainText("opened the health notes");
  await expectAccessible(page, "a registration", [phone]);

  await page.getByRole("link", { name: "Dispute pack" }).click();
  const happened = page.getByRole("region", { name: "What happened" });
  await expect(happened.getByRole("row", { name: "At the gate" })).toContainText(
    "recorded that $100.00 was paid in cash",
  );
  await expect(page.getByText(/SHA-256 of these terms: [\da-f]{64}/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Download JSON" })).toHaveAttribute(
    "download",
    `dispute-pack-${id}.json`,
  );
  await expectAccessible(page, "the dispute pack", [desk]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(happened).toBeVisible();
});
