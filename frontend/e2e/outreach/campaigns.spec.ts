import { type MailView, mailsUrl } from "../../../backend/mail/contract.ts";
import { campaignsUrl, leaguesUrl, suppressionsUrl } from "../../../backend/outreach/contract.ts";
import type { WholeCampaignView } from "../../../backend/outreach/campaigns/contract.ts";
import type { LeagueView } from "../../../backend/outreach/leagues/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("a coach imports leagues from a file, writes them a campaign, counts who gets it, tests it, starts it, and sees how it went", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const mark = crypto.randomUUID().slice(0, 8);
  const region = `Region ${mark}`;
  const emailOf = (name: string) => `${name.toLowerCase().replace(" ", ".")}.${mark}@leagues.example`;
  const gone = { name: "Gum Spring", contactName: "Dana Whitfield", email: emailOf("Gum Spring"), region };
  await riley.call("POST", leaguesUrl, gone);
  await riley.call("POST", suppressionsUrl, { email: gone.email, why: "asked" });
  const page = await open(riley, { viewport: phone });

  await test.step("leagues from a file, after what would happen to each row", async () => {
    await page.goto("/instructor-dashboard/leagues");
    await page.getByRole("link", { name: "Import CSV" }).click();
    const rowOf = (name: string) => `${name},Dana Whitfield,${emailOf(name)},Both,${region}`;
    const rows = [rowOf("Ash Grove"), "Broken,Dana,dana at league,,", rowOf("Birch Bay")];
    await page.locator("input[type=file]").setInputFiles({
      name: "spring.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(["League,Contact,Email,Sport,Region", ...rows].join("\n")),
    });
    await expect(page.getByText("2 new · 0 already there · 1 to fix")).toBeVisible();
    const first = page.getByLabel("spring.csv", { exact: true }).locator("tbody tr, li").first();
    await expect(first).toContainText("Broken");
    await expect(first).toContainText("Please enter an email address like dana@league.org");
    await expectAccessible(page, "what an import would do", [phone]);
    const listed = async () => (await riley.call<LeagueView[]>("GET", leaguesUrl)).map(({ email }) => email);
    expect(await listed()).not.toContain(emailOf("Ash Grove"));
    await page.getByRole("button", { name: "Add 2 leagues" }).press("Enter");
    await expectToast(page, "2 leagues added");
    expect(await listed()).toEqual(expect.arrayContaining([emailOf("Ash Grove"), emailOf("Birch Bay")]));
  });

  const dialog = page.getByRole("dialog");
  const audience = page.getByRole("region", { name: "Who gets it" });
  await test.step("the draft", async () => {
    await page.goBack();
    await page.getByRole("navigation", { name: "What to see" }).getByRole("link", { name: "Campaigns" }).click();
    await expect(page.getByRole("heading", { name: "No campaigns yet" })).toBeVisible();
    await page.getByRole("button", { name: "New campaign" }).click();
    await dialog.getByRole("button", { name: "Create draft" }).click();
    await expect(dialog.getByText("Please name the campaign")).toBeVisible();
    await dialog.getByLabel("Name").fill("Spring camps");
    await page.keyboard.press("Enter");
    await expectToast(page, "Draft created");
    await page.getByLabel("Your message").fill("Come and **see** us.");
    const email = page.frameLocator("iframe");
    await expect(email.getByRole("paragraph").filter({ hasText: "Come and see us." })).toBeVisible();
    await audience.getByRole("combobox", { name: "Region" }).click();
    await page.getByRole("option", { name: region }).click();
    await expect(audience.getByText("2 leagues will get it")).toBeVisible();
    await expect(audience.getByText("1 league won’t: 1 unsubscribed.")).toBeVisible();
    await expect(audience.getByText("All go out today.")).toBeVisible();
    await audience.getByText("See who").click();
    await expect(audience.getByText("Gum Spring · Unsubscribed")).toBeVisible();
    await audience.getByRole("button", { name: "One by one" }).click();
    await expect(audience.getByText("Choose at least one league.")).toBeVisible();
    await audience.getByLabel("Find a league").fill("ash grove");
    await audience.getByRole("checkbox", { name: "Ash Grove, Dana Whitfield" }).first().check();
    await expect(audience.getByText("1 league will get it")).toBeVisible();
    await expectAccessible(page, "the draft of a campaign", [desk, phone]);
    await audience.getByRole("button", { name: "By what we know" }).click();
    await expect(audience.getByText("2 leagues will get it")).toBeVisible();
    await page.getByRole("button", { name: "Email me a test" }).click();
    await expectToast(page, "Your test is on its way");
    const filter = encodeURIComponent(JSON.stringify({ q: "outreach test" }));
    const tests = await riley.call<MailView[]>("GET", `${mailsUrl}?filter=${filter}`);
    expect(tests.map(({ recipient }) => recipient)).toEqual([riley.email]);
  });

  await test.step("the start, and what became of it", async () => {
    const start = audience.getByRole("button", { name: "Start campaign" });
    await expect(start).toBeDisabled();
    await page.getByRole("button", { name: "Save draft" }).click();
    await expectToast(page, "Draft saved");
    await start.click();
    await expect(dialog.getByText("2 leagues will get Spring camps.")).toBeVisible();
    const confirm = dialog.getByRole("button", { name: "Start campaign" });
    await dialog.getByLabel("Type 2 to start").fill("3");
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel("Type 2 to start").fill("2");
    await page.keyboard.press("Enter");
    await expectToast(page, "Campaign started");
    const campaign = async () => (await riley.call<WholeCampaignView[]>("GET", campaignsUrl))[0];
    await expect.poll(async () => (await campaign())?.sent, { timeout: 60_000 }).toBe(2);
    await expect(page.getByText("2 of 2 done")).toBeVisible(); // it looks again by itself
    await expectAccessible(page, "a campaign that has gone out", [phone]);
    await page.getByRole("region", { name: "Leagues" }).getByRole("link", { name: "Ash Grove" }).click();
    const email = page.frameLocator("iframe");
    await expect(email.getByRole("paragraph").filter({ hasText: "Come and see us." })).toBeVisible();
  });
});
