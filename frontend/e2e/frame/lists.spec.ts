import { text } from "node:stream/consumers";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { book, publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";

test("a list keeps its filters, columns and rows a page until log-out, and is exported as it is filtered", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  await book(pat, await publish(riley));
  const page = await open(riley, { viewport: desk });
  await page.goto("/instructor-dashboard/lessons");
  await expect(page.getByText("1 lesson", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Requested", exact: true }).click();
  await page.getByRole("button", { name: "Save “Requested · Today and later”" }).click();
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitemcheckbox", { name: "Compact rows" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Price" }).click();
  await expectAccessible(page, "how a list looks", [desk]);
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Rows per page" }).click();
  await page.getByRole("option", { name: "10", exact: true }).click();
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await expect.poll(kept).toContain('perPage\\":10');

  await page.goto("/instructor-dashboard/lessons");
  await expect(page.getByRole("combobox", { name: "Rows per page" })).toHaveText("10");
  await expect(page.getByRole("columnheader", { name: "Status" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Price" })).toHaveCount(0);
  await page.getByRole("button", { name: "Declined", exact: true }).click();
  await expect(page.getByText("0 lessons", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Export CSV" })).toHaveCount(0);
  await page.getByRole("button", { name: "Saved filter: Requested · Today and later", exact: true }).click();
  await expect(page.getByText("1 lesson", { exact: true })).toBeVisible();
  await expectAccessible(page, "a list with a saved filter", [phone, desk]);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).press("Enter");
  const file = await saved;
  expect(file.suggestedFilename()).toBe("lessons.csv");
  const lines = (await text(await file.createReadStream())).split("\r\n");
  expect(lines).toEqual([expect.stringContaining(",player,"), expect.stringContaining(`,${pat.name},`)]);

  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await kept()).not.toContain("habit");
});
