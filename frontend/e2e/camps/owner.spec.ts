import { campsUrl, registrationUrl } from "../../../backend/camps/contract.ts";
import { desk, expectAccessible } from "../testing/axe.ts";
import { registerAsVisitor } from "./campFamilies.ts";
import { publishCamp } from "./camps.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("P10, R22, U51, U52, E15, T39, T40, T41, G3-15: an owner sees who registered on the card, sets the payment, deletes what is not paid and calls the camp off", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const camp = await publishCamp(riley, { startDate: "2091-07-08", endDate: "2091-07-09" });
  const visitor = await open("visitor");
  const registered = await registerAsVisitor(visitor, camp, { name: "Quinn Ortiz" });
  await registerAsVisitor(visitor, camp, { name: "Noor Haddad" });
  const rival = await open(await people.instructor());
  await rival.goto("/camps-clinics");
  const seen = rival.getByRole("article").filter({ hasText: camp.title });
  await expect(rival.getByRole("link", { name: "Create New Camp" })).toHaveAttribute("href", "/camp-creation");
  await expect(seen).toBeVisible();
  await expect(seen.getByRole("button", { name: /Registrations/ })).toHaveCount(0);

  const page = await open(riley, { refused: [500] });
  await page.goto("/camps-clinics");
  const card = page.getByRole("article").filter({ hasText: camp.title });
  await card.getByRole("button", { name: "Registrations (2)" }).click();
  const rows = card.getByRole("list", { name: "Registrations" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  const quinn = rows.filter({ hasText: "Quinn Ortiz" });
  await expect(quinn).toContainText("Emma Vega, 10U");
  await expect(quinn).toContainText("$150.00");
  await expect(quinn.locator(".MuiChip-root")).toHaveText("Unpaid");
  await expectAccessible(page, "an owner's registrations", [desk]);

  const setPaid = async () => {
    await quinn.getByRole("combobox", { name: "Payment status of Quinn Ortiz" }).click();
    await page.getByRole("option", { name: "Paid", exact: true }).click();
    await page.getByRole("menuitem", { name: "Cash", exact: true }).click();
  };
  await page.route(`**${registrationUrl(registered.id)}/payment-status`, (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  await setPaid();
  await expectToast(page, "Failed to update payment status");
  await page.unrouteAll();
  await setPaid();
  await expectToast(page, "Payment status updated");
  await expect(quinn.locator(".MuiChip-root")).toHaveText("Paid");
  await expect(quinn.getByRole("button", { name: /^Delete/ })).toHaveCount(0);

  const removeNoor = rows.getByRole("button", { name: "Delete registration of Noor Haddad" });
  await removeNoor.click();
  await page.route(`**${registrationUrl("*")}`, (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("dialog").getByRole("button", { name: "Delete registration" }).click();
  await expectToast(page, "Failed to delete registration");
  await page.unrouteAll();
  await removeNoor.click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete registration" }).click();
  await expectToast(page, "Registration deleted");
  await expect(rows).toHaveCount(1);

  await card.getByRole("button", { name: /^Delete: / }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page, "deleting a camp", [desk]);
  await dialog.getByRole("button", { name: "Cancel camp" }).click();
  await expect(dialog.getByText("Add a reason. We’ll email it to the families.")).toBeVisible();
  await dialog.getByLabel("Reason for the families").fill("The field is flooded");
  await page.route(`**${campsUrl}/${camp.id}?*`, (route) => route.fulfill({ status: 500, body: "" }));
  await dialog.getByRole("button", { name: "Cancel camp" }).click();
  await expectToast(page, "Failed to delete camp: 500");
  await page.unrouteAll();
  await dialog.getByRole("button", { name: "Cancel camp" }).click();
  await expectToast(page, "Camp canceled");
  await expect(card).toContainText("Canceled");
  await card.getByRole("button", { name: `Undo: cancellation of ${camp.title}` }).click();
  await expectToast(page, "Undone");
  await expect(card).not.toContainText("Canceled");
  await card.getByRole("button", { name: /^Delete: / }).click();
  await dialog.getByLabel("Reason for the families").fill("The field is flooded");
  await dialog.getByRole("button", { name: "Cancel camp" }).click();
  await expect(card).toContainText("Canceled");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Excel" }).click();
  expect((await download).suggestedFilename()).toMatch(/^camps-\d{4}-\d\d-\d\d\.csv$/);
  await card.getByRole("link", { name: /^View Details/ }).click();
  await expect(page.getByText("This camp was canceled.")).toBeVisible();
  await expect(page.getByText("The field is flooded")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit Camp" })).toHaveAttribute("href", `/edit-camp/${camp.id}`);
  await visitor.goto(`/camp-registration/${camp.id}`);
  await expect(visitor.getByRole("heading", { name: "This camp was canceled" })).toBeVisible();
  await expect(visitor.getByText("The field is flooded")).toBeVisible();

  await page.route(`**${campsUrl}`, (route) => route.fulfill({ json: [] }));
  await page.goBack();
  await expect(page.getByRole("heading", { name: "No camps available" })).toBeVisible();
  await page.getByRole("button", { name: "Download Excel" }).click();
  await expectToast(page, "No Data", "No camps to download");
});
