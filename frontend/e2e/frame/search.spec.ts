import { text } from "node:stream/consumers";
import { book, publish } from "../scheduling/offers.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";

test("a coach finds a lesson by its player's name and opens it by keys alone, and prints it; nothing of the search is in an address; a list keeps its filters, columns and rows a page until log-out, and is exported as it is filtered; an admin searches on a phone", async ({
  people,
  open,
}) => {
  const [riley, morgan, pat] = await Promise.all([people.instructor(), people.admin(), people.player()]);
  await book(pat, await publish(riley));
  const page = await open(riley, { viewport: desk });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/instructor-dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome/ })).toBeVisible();

  await test.step("search", async () => {
    await page.keyboard.press("/");
    const dialog = page.getByRole("dialog", { name: "Search" });
    const field = dialog.getByRole("combobox");
    await expect(field).toBeFocused();
    await page.keyboard.type(pat.lastName);
    const lesson = dialog.getByRole("group", { name: "Lessons" }).getByRole("option", { name: pat.name });
    await expect(lesson).toContainText("Requested");
    await expect(dialog.getByRole("group", { name: "Students" }).getByRole("option")).toHaveCount(1);
    await expect(dialog.getByRole("status")).toHaveText("2 matches");
    await expectAccessible(page, "what a search found");

    await page.route("**/api/search", (route) => route.abort(), { times: 1 });
    await field.fill(`${pat.lastName} nobody`);
    await dialog.getByRole("button", { name: "Retry" }).click();
    await expect(dialog.getByText(/^No matches for/)).toBeVisible();

    await field.fill(pat.name);
    await expect(lesson).toBeVisible();
    await field.press("ArrowDown");
    await expect(lesson).toHaveClass(/Mui-focused/);
    await field.press("Enter");
    await expect(page).toHaveURL(/\/lessons\/[^/]+\/show$/);
    await expect(dialog).toBeHidden();
    expect(asked.filter((url) => url.includes(pat.lastName.slice(-8)))).toEqual([]);
  });
  await test.step("a lesson on paper has nothing that paper cannot do", async () => {
    const lesson = page.getByRole("main").getByText(pat.name).first();
    await expect(lesson).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(lesson).toBeVisible();
    for (const gone of [page.getByRole("banner"), page.getByRole("button")])
      await expect(gone.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("Search")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await test.step("a list is filtered and looks as it is wanted", async () => {
    await page
      .getByRole("navigation", { name: "Dashboard" })
      .getByRole("link", { name: /^Lessons/ })
      .first()
      .click();
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
    await expect.poll(kept).toContain('perPage\\":10');
  });
  await test.step("so it is the next time, and so it is exported", async () => {
    await page.goto("/instructor-dashboard/lessons");
    await expect(page.getByRole("combobox", { name: "Rows per page" })).toHaveText("10");
    await expect(page.getByRole("columnheader", { name: "Status" })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Price" })).toHaveCount(0);
    await page.getByRole("button", { name: "Declined", exact: true }).click();
    await expect(page.getByText("0 lessons", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Export CSV" })).toHaveCount(0);
    await page.getByRole("button", { name: "Saved filter: Requested · Today and later", exact: true }).click();
    await expect(page.getByText("1 lesson", { exact: true })).toBeVisible();
    await expectAccessible(page, "a list with a saved filter", [phone]);
    await page.setViewportSize(desk);

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

  const theirs = await open(morgan, { viewport: phone });
  await theirs.goto("/admin-dashboard/schedule");
  await theirs.getByRole("button", { name: "Search" }).click();
  const dialog = theirs.getByRole("dialog", { name: "Search" });
  await dialog.getByRole("combobox").fill(pat.lastName);
  await expect(dialog.getByRole("group", { name: "Lessons" }).getByRole("option", { name: pat.name })).toBeVisible();
  await expectAccessible(theirs, "a search on a phone", [phone]);
});
