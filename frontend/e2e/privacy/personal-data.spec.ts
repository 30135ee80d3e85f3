import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { AskGuardian, askGuardianUrl, profileUrl } from "../../../backend/accounts/contract.ts";
import { exportUrl, PersonalFile } from "../../../backend/privacy/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, test } from "../testing/people.ts";
import { unfold } from "../testing/phone.ts";
import { emailField } from "../testing/signIn.ts";

const fileIn = async (download: Download) => {
  expect(download.suggestedFilename()).toBe("personal-data.json");
  return PersonalFile.parse(JSON.parse(await readFile(await download.path(), "utf8")));
};
const press = async (page: Page, name: string) => {
  const button = page.getByRole("button", { name, exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  return button;
};

test("a player downloads their data by keyboard, cancels, is told of what broke off, and has it at last", async ({
  people,
  open,
}) => {
  const pat = await people.player();
  const page = await open(pat, { viewport: phone });
  await page.goto("/player-dashboard");
  await unfold(page, "Account and players");
  const card = page.getByRole("region", { name: "Your data" });
  await page.route(`**${exportUrl}`, () => {}); // never answered
  const begin = await press(page, "Download my data");
  await expect(card.getByText("0 KB so far")).toBeVisible();
  await expectAccessible(page, "a download on its way", [phone]);
  await press(page, "Cancel");
  await expect(card.getByText("Download canceled")).toBeVisible();
  await expect(begin).toBeFocused();
  await page.unroute(`**${exportUrl}`);

  await page.route(`**${exportUrl}`, (route) =>
    route.fulfill({ contentType: "application/json", body: '{\n"about": {}, "lessons": [' }),
  );
  await page.keyboard.press("Enter");
  await expect(card.getByRole("alert")).toHaveText("The download stopped early. Please try again.");
  await page.unroute(`**${exportUrl}`);

  const downloading = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect(await fileIn(await downloading)).toMatchObject({
    about: { askedBy: "oneself", madeFor: { id: pat.id, email: pat.email } },
    complete: true,
  });
  await expect(card.getByText(/^Download complete: \d+ KB$/)).toBeVisible();
});

test("an admin downloads the data of somebody who asks, and the timeline says so", async ({ people, open }) => {
  const pat = await people.player();
  const page = await open(await people.admin());
  await page.goto(`/admin-dashboard/users/${pat.id}/show`);
  const downloading = page.waitForEvent("download");
  await press(page, "Download data");
  expect((await fileIn(await downloading)).about).toMatchObject({ askedBy: "admin", madeFor: { id: pat.id } });
  await page.reload();
  await expect(page.getByText("downloaded the personal data")).toBeVisible();
  await expectAccessible(page, "a person's page");
});

test("a guardian asks for the link by email and downloads the child's data with it", async ({ people, open }) => {
  const kim = await people.player({ firstName: "Kim" });
  const dana = `dana.${crypto.randomUUID()}@example.com`;
  const guardian = { parentName: "Dana", parentEmail: dana, parentPhone: "555-010-0142" };
  await kim.call("PATCH", profileUrl, { firstName: "Kim", lastName: kim.lastName, age: 15, ...guardian });
  await kim.call("POST", askGuardianUrl, AskGuardian.parse({}));
  const page = await open("visitor", { viewport: phone, refused: [409] });
  const confirming = await linkMailedTo(page.request, dana);
  await page.goto(confirming);
  await page.getByRole("button", { name: "Confirm account" }).click();
  await page.getByRole("link", { name: "download everything we hold on Kim" }).click();

  await expect(page.getByRole("heading", { name: "Your child’s data", level: 1 })).toBeFocused();
  await expectAccessible(page, "asking for the link to a child's data");
  await emailField(page).fill(dana);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  const link = await linkMailedTo(page.request, dana, confirming);

  await page.goto(link);
  const downloading = page.waitForEvent("download");
  await press(page, "Download the data");
  expect((await fileIn(await downloading)).about).toMatchObject({ askedBy: "guardian", madeFor: { id: kim.id } });
  await expectAccessible(page, "a child's data");
  expect(page.url()).not.toContain("token");

  await page.goto("/guardian-export#token=unheard-of");
  await press(page, "Download the data");
  await expect(page.getByRole("alert")).toHaveText("This link doesn’t work anymore. Ask for a new one below.");
  await expect(page.getByRole("alert")).toBeFocused();
});
