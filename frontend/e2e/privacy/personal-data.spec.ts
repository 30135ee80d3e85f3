import { readFile } from "node:fs/promises";
import type { Page, Route } from "@playwright/test";
import { exportUrl, PersonalFile } from "../../../backend/privacy/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, test } from "../testing/people.ts";
import { unfold } from "../testing/phone.ts";

const press = async (page: Page, name: string) => {
  const button = page.getByRole("button", { name, exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  return button;
};

test("a player downloads their data by keyboard, cancels, is told of what broke off, and has it at last; then changes their email", async ({
  people,
  open,
}) => {
  const pat = await people.player();
  const page = await open(pat, { viewport: phone });
  await page.goto("/player-dashboard");
  await unfold(page, "Account and players");

  await test.step("the download", async () => {
    const card = page.getByRole("region", { name: "Your data" });
    let answer: (route: Route) => void = () => {}; // never
    await page.route(`**${exportUrl}`, (route) => answer(route));
    const begin = await press(page, "Download my data");
    await expect(card.getByText("0 KB so far")).toBeVisible();
    await press(page, "Cancel");
    await expect(card.getByText("Download canceled")).toBeVisible();
    await expect(begin).toBeFocused();

    answer = (route) => void route.fulfill({ contentType: "application/json", body: '{\n"about": {}, "lessons": [' });
    await page.keyboard.press("Enter");
    await expect(card.getByRole("alert")).toHaveText("The download stopped early. Please try again.");
    await page.unroute(`**${exportUrl}`);

    const downloading = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("personal-data.json");
    expect(PersonalFile.parse(JSON.parse(await readFile(await download.path(), "utf8")))).toMatchObject({
      about: { askedBy: "oneself", madeFor: { id: pat.id, email: pat.email } },
      complete: true,
    });
    await expect(card.getByText(/^Download complete: \d+ KB$/)).toBeVisible();
  });

  await test.step("the new address confirms, and is the account's", async () => {
    const next = `pat.${crypto.randomUUID()}@example.com`;
    const card = page.getByRole("region", { name: "Email" });
    await card.getByRole("button", { name: "Change email" }).click();
    await card.getByLabel("New email").fill(next);
    await card.getByLabel("Your password").fill(pat.password);
    await expectAccessible(page, "changing an email, and one's data", [desk, phone]);
    await card.getByRole("button", { name: "Change email" }).click();
    await expect(card.getByRole("status")).toContainText(`Waiting for you to confirm ${next}.`);
    await page.goto(await linkMailedTo(page.request, next));
    await page.getByRole("button", { name: "Confirm my email" }).click();
    await expect(page.getByText(`Your email is ${next} now.`)).toBeVisible();
    await page.getByRole("link", { name: "Go to your dashboard" }).click();
    await unfold(page, "Account and players");
    await expect(card).toContainText(next);
  });
});
