import { book, publish } from "../scheduling/offers.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";

test("a lesson is found by its player's name and opened by keys alone; nothing of the search is in an address; a coach of others searches on a phone", async ({
  people,
  open,
}) => {
  const [riley, sam, pat] = await Promise.all([people.instructor(), people.instructor(), people.player()]);
  await book(pat, await publish(riley));
  const page = await open(riley, { viewport: desk });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/instructor-dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome/ })).toBeVisible();

  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: "Search" });
  const field = dialog.getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.type(pat.lastName);
  const lesson = dialog.getByRole("group", { name: "Lessons" }).getByRole("option", { name: pat.name });
  await expect(lesson).toContainText("Requested");
  await expect(dialog.getByRole("group", { name: "Students" }).getByRole("option")).toHaveCount(1);
  await expect(dialog.getByRole("status")).toHaveText("2 matches");
  await expectAccessible(page, "what a search found", [phone, desk]);

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

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("Search")).toBeVisible();

  const elsewhere = await open(sam, { viewport: phone });
  await elsewhere.goto("/instructor-dashboard/schedule");
  await elsewhere.getByRole("button", { name: "Search" }).click();
  await elsewhere.getByRole("combobox").fill(pat.lastName);
  await expect(elsewhere.getByText(/^No matches for/)).toBeVisible();
});
