import type { Page } from "@playwright/test";
import { currentUserUrl, instructorsUrl } from "../../../backend/accounts/contract.ts";
import { expectAccessible } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";

const docs = "/api/docs";
const call = (page: Page, summary: string) => page.locator(".opblock").filter({ hasText: summary });

test("the page of calls shows them all, loads nothing from elsewhere, and makes calls with the session there is", async ({
  people,
  open,
  baseURL,
}) => {
  const player = await people.player();
  const page = await open(player);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(docs);
  await expect(page).toHaveTitle("Calls · Fungo");
  await expect(call(page, "Says who is logged in.")).toBeVisible();
  expect(await page.locator(".opblock").count()).toBeGreaterThan(30);

  await call(page, "Says who is logged in.").locator(".opblock-summary-control").click();
  const whoAmI = call(page, "Says who is logged in.");
  await whoAmI.getByRole("button", { name: "Try it out" }).click();
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === currentUserUrl);
  await whoAmI.getByRole("button", { name: "Execute" }).click();
  expect((await answered).status()).toBe(200);
  await expect(whoAmI.locator(".live-responses-table")).toContainText(player.email);
  expect(asked.filter((url) => !url.startsWith(baseURL!) && !url.startsWith("data:"))).toEqual([]);
});

test("a list is asked for in parts from there, on a page that is accessible and fits a phone", async ({ open }) => {
  const page = await open("visitor");
  await page.goto(docs);
  const list = call(page, "Lists the instructors.");
  await list.locator(".opblock-summary-control").click();
  await list.getByRole("button", { name: "Try it out" }).click();
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === instructorsUrl);
  await list.getByRole("button", { name: "Execute" }).click();
  const answer = await answered;
  expect([answer.status(), answer.headers()["content-range"]]).toEqual([200, expect.stringMatching(/^instructors 0-/)]);
  await expect(list.locator(".live-responses-table")).toContainText("specialties");
  await call(page, "Asks for a lesson at a time that an instructor offers").locator(".opblock-summary-control").click();
  await expectAccessible(page, "the page of calls, with an answer and what a body may hold");
});
