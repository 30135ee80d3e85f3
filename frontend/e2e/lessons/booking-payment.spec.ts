import { instructorUrl } from "../../../backend/accounts/contract.ts";
import { phone } from "../testing/axe.ts";
import { publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { confirmButton, fillWishes, stepThree } from "./wizard.ts";

test("U10, U16, U20, T52, G1-45: who has handles of one's own is paid there, before and after the booking; they are copied, and the lesson goes into a calendar", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const offer = await publish(riley);
  await riley.call("PATCH", instructorUrl(riley.id), { venmo: "@riley-pays", cashApp: "$RileyPays" });
  const page = await open(pat, { viewport: phone, permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(stepThree(offer));
  const how = page.getByRole("region", { name: "How to pay" });
  await expect(how).toContainText("Send $80 by Venmo or Cash App.");
  await expect(how).toContainText("@riley-pays");
  await expect(how).not.toContainText("fungo-training"); // the facility's
  await how.getByRole("button", { name: "Copy Cash App handle" }).click();
  await expectToast(page, "Copied!", "Cash App copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("$RileyPays");

  await fillWishes(page);
  await confirmButton(page).click();
  await expect(page.getByRole("heading", { name: "Request sent", level: 1 })).toBeVisible();
  await expect(how).toContainText("Send $80 by Venmo or Cash App.");
  await expect(how).toContainText("@riley-pays");
  const calendar = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  expect(await (await page.request.get(calendar ?? "")).text()).toContain("BEGIN:VEVENT");
  await page.reload();
  await expect(how).toContainText("$RileyPays");
  await expect(how).not.toContainText("fungo-training");

  await page.getByRole("link", { name: "Go to my dashboard" }).click();
  await page.getByRole("button", { name: /^How to pay: / }).click();
  await expect(how).toContainText("Send $80 by Venmo or Cash App.");
  await how.getByRole("button", { name: "Copy Venmo handle" }).click();
  await expectToast(page, "Copied!", "Venmo copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("@riley-pays");
});
