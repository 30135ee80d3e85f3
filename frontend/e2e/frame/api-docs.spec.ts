import type { Page } from "@playwright/test";
import { currentUserUrl } from "../../../backend/accounts/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";

const docs = "/api/docs";
const call = (page: Page, summary: string) => page.locator(".opblock").filter({ hasText: summary });

test("the page of calls shows what is described on a phone too, loads nothing from elsewhere, and makes a call with the session there is", async ({
  people,
  open,
  baseURL,
}) => {
  const player = await people.player();
  const page = await open(player);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  // Drawing one subject's calls takes a second, those of all of them take half a minute.
  type Methods = Record<string, { tags: string[] }>;
  const whole: { paths: Record<string, Methods> } = await (await page.request.get("/api/openapi.json")).json();
  const tagsOf = (methods: Methods) => Object.values(methods).map(({ tags }) => tags[0]);
  const paths = Object.fromEntries(
    Object.entries(whole.paths).filter(([, methods]) => tagsOf(methods).includes("accounts")),
  );
  const subjects = Object.values(paths).flatMap(tagsOf);
  await page.route("**/api/openapi.json", (route) => route.fulfill({ json: { ...whole, paths } }));
  await page.goto(docs);
  await expect(page).toHaveTitle("Calls · Fungo");
  await page.locator('.opblock-tag[data-tag="accounts"]').click();
  await expect(call(page, "Says who is logged in.")).toBeVisible();
  await expect(page.locator(".opblock-tag")).toHaveCount(new Set(subjects).size);
  await expect(page.locator(".opblock")).toHaveCount(subjects.filter((one) => one === "accounts").length);

  const who = call(page, "Says who is logged in.");
  await who.locator(".opblock-summary-control").click();
  await who.getByRole("button", { name: "Try it out" }).click();
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === currentUserUrl);
  await who.getByRole("button", { name: "Execute" }).click();
  expect((await answered).status()).toBe(200);
  await expect(who.locator(".live-responses-table")).toContainText(player.email);
  expect(asked.filter((url) => !url.startsWith(baseURL!) && !url.startsWith("data:"))).toEqual([]);

  await call(page, "Creates an account").locator(".opblock-summary-control").click();
  // All calls are drawn alike: those that were opened and the first of the closed ones stand for the rest.
  await page.locator(".opblock:not(.is-open)").evaluateAll((closed) => {
    for (const one of closed.slice(10)) one.remove();
  });
  await expectAccessible(page, "the page of calls, with an answer and what a body may hold", [phone]);
});
