import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { registerFamily } from "./campFamilies.ts";
import { publishCamp } from "./camps.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast, toastOf } from "../testing/toasts.ts";

test("U38, U73, R27, E15, D4, G3-18, G3-20: an instructor sees what a camp brings and who comes, reads health notes, records what was paid and takes it back, and prints how it came about", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const camp = await publishCamp(riley);
  await registerFamily(pat, camp, {
    children: [{ medicalInfo: "Allergic to bee stings" }, { playerName: "Noah Vega", playerAge: 10 }],
  });
  const page = await open(riley, { viewport: desk });
  await page.goto("/instructor-dashboard/camps");
  await expect(page.getByRole("row", { name: camp.title })).toContainText("2 of 21");
  await page.getByRole("link", { name: "Revenue", exact: true }).click();
  const registered = page.getByRole("figure", { name: "Registrations by day" });
  await registered.hover();
  await expect(registered).toContainText("Registrations: 1");
  await page.getByRole("figure", { name: "Money by day" }).hover();
  await expect(registered).not.toContainText("Registrations: 1");
  await page.getByRole("button", { name: "The figures as a table" }).click();
  await expectAccessible(page, "revenue", [phone]);
  await page.setViewportSize(desk);
  await page.goBack();
  await page.getByRole("link", { name: camp.title }).click();

  const roster = page.getByRole("region", { name: "Roster" });
  await roster.getByRole("button", { name: "Health notes: Emma Vega" }).click();
  const health = page.getByRole("dialog", { name: "Health notes: Emma Vega" });
  await expect(health).toContainText("records your name and the time");
  await expect(page.getByText("Allergic to bee stings")).toHaveCount(0);
  await health.getByRole("button", { name: "Show notes" }).click();
  await expect(health.getByText("Allergic to bee stings")).toBeVisible();
  await health.getByRole("button", { name: "Close" }).click();
  await expect(health).toHaveCount(0);
  await expectAccessible(page, "a camp", [desk]);

  await page.getByRole("list", { name: "Registrations" }).getByRole("link", { name: pat.name }).click();
  await page.getByRole("button", { name: "Record payment" }).click();
  const payment = page.getByRole("dialog", { name: `Record ${pat.name}’s payment` });
  await payment.getByRole("button", { name: "Partial" }).click();
  await payment.getByRole("button", { name: "Cash", exact: true }).click();
  await payment.getByLabel("Amount received so far").fill("100");
  await payment.getByLabel("Note").fill("At the gate");
  await expectAccessible(page, "setting a payment", [phone]);
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
    "recorded $100.00 received so far, in cash",
  );
  await expectAccessible(page, "the dispute pack", [desk]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(happened).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.goto("/payment-management");
  const row = page.getByRole("region", { name: camp.title }).getByRole("listitem");
  const badge = row.locator(".MuiChip-root");
  await expect(badge).toHaveText("Partial");
  await row.getByRole("combobox", { name: `Payment status of ${pat.name}` }).click();
  await page.getByRole("option", { name: "Paid", exact: true }).click();
  await page.getByRole("menuitem", { name: "Cash App" }).click();
  await expect(badge).toHaveText("Paid");
  await toastOf(page).getByRole("button", { name: "Undo" }).click();
  await expect(badge).toHaveText("Partial");
  await expectAccessible(page, "payment management", [phone]);
});
