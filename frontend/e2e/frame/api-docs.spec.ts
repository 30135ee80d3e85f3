import type { Page } from "@playwright/test";
import { currentUserUrl, instructorsUrl } from "../../../backend/accounts/contract.ts";
import { expectAccessible } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";

const docs = "/api/docs";
const call = (page: Page, summary: string) => page.locator(".opblock").filter({ hasText: summary });

test("the page of calls shows them all on a phone too, loads nothing from elsewhere, and makes calls with the session there is", async ({
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
  await page.locator('.opblock-tag[data-tag="accounts"]').click();
  await expect(call(page, "Says who is logged in.")).toBeVisible();
  const { paths } = await (await page.request.get("/api/openapi.json")).json();
  const subjects = Object.values<Record<string, { tags: string[] }>>(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ tags }) => tags[0]);
  await expect(page.locator(".opblock-tag")).toHaveCount(new Set(subjects).size);
  await expect(page.locator(".opblock")).toHaveCount(subjects.filter((one) => one === "accounts").length);

  const answerOf = async (summary: string, path: string) => {
    await call(page, summary).locator(".opblock-summary-control").click();
    await call(page, summary).getByRole("button", { name: "Try it out" }).click();
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await call(page, summary).getByRole("button", { name: "Execute" }).click();
    return answered;
  };
  const live = (summary: string) => call(page, summary).locator(".live-responses-table");
  expect((await answerOf("Says who is logged in.", currentUserUrl)).status()).toBe(200);
  await expect(live("Says who is logged in.")).toContainText(player.email);
  const list = await answerOf("Lists instructors.", instructorsUrl);
  expect([list.status(), list.headers()["content-range"]]).toEqual([200, expect.stringMatching(/^instructors 0-/)]);
  await expect(live("Lists instructors.")).toContainText("specialties");
  expect(asked.filter((url) => !url.startsWith(baseURL!) && !url.startsWith("data:"))).toEqual([]);

  await call(page, "Creates an account").locator(".opblock-summary-control").click();
  // All calls are drawn alike: those that were opened and the first of the closed ones stand for the rest.
  await page.locator(".opblock:not(.is-open)").evaluateAll((closed) => {
    for (const one of closed.slice(10)) one.remove();
  });
  await expectAccessible(page, "the page of calls, with answers and what a body may hold");
});
