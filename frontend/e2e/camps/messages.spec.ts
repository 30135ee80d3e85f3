import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { registerAsVisitor } from "./campFamilies.ts";
import { publishCamp } from "./camps.ts";

test("a coach writes to families of a camp, sees the mail before it goes, and finds it with the camp", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const camp = await publishCamp(riley);
  await registerAsVisitor(await open("visitor"), camp);
  const page = await open(riley, { viewport: phone });
  await page.goto(`/instructor-dashboard/camps/${camp.id}/show`);
  await page.getByRole("button", { name: "Message families" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("1 family with 1 player will get this by email.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Who gets it" }).click();
  await page.getByRole("option", { name: "Families who paid" }).click();
  await expect(dialog.getByText("Nobody gets this right now.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Who gets it" }).click();
  await page.getByRole("option", { name: "Families who haven’t paid in full" }).click();
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText("Please enter a subject")).toBeVisible();
  await dialog.getByLabel("Subject").fill("Bring a rain jacket");
  await dialog.getByLabel("Message").fill("Rain is on its way.\n\nWe play anyway.");
  await expectAccessible(page, "writing to families", [phone, desk]);
  await dialog.getByRole("button", { name: "Preview" }).click();

  const mail = dialog.frameLocator("iframe");
  await expect(mail.getByRole("heading", { name: "Bring a rain jacket" })).toBeVisible();
  await expect(mail.getByText("We play anyway.")).toBeVisible();
  await expect(dialog.getByText("1 family with 1 player will get this by email. One email per family.")).toBeVisible();
  await dialog.getByRole("button", { name: "Back" }).click();
  await expect(dialog.getByLabel("Message")).toHaveValue(/We play anyway/);
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expectToast(page, "Message on its way");
  await expect(page.getByRole("list", { name: "Messages" }).getByRole("listitem")).toContainText([
    /Bring a rain jacket.*haven’t paid in full: 1 family, 1 player.*Rain is on its way/,
  ]);
  await expect(page.getByText("sent a message to 1 family (not paid in full)")).toBeVisible();
});
