import { type MailView, mailsUrl } from "../../../backend/mail/contract.ts";
import { campaignsUrl, leaguesUrl, outreachUrl, suppressionsUrl } from "../../../backend/outreach/contract.ts";
import type { WholeCampaignView } from "../../../backend/outreach/campaigns/contract.ts";
import type { OutreachView } from "../../../backend/outreach/formContract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

/** Leagues in a region of their own; the last one unsubscribed. */
const leaguesOf = async (who: Person) => {
  const region = `Region ${crypto.randomUUID().slice(0, 8)}`;
  const names = ["Ash Grove", "Birch Bay", "Cedar Creek", "Dogwood Park", "Gum Spring"];
  for (const name of names) {
    const email = `${name.toLowerCase().replace(" ", ".")}.${crypto.randomUUID().slice(0, 8)}@leagues.example`;
    await who.call("POST", leaguesUrl, { name, contactName: "Dana Whitfield", email, region });
    if (name === names.at(-1)) await who.call("POST", suppressionsUrl, { email, why: "asked" });
  }
  return region;
};

test("a coach writes a campaign, counts who gets it, tests it, starts, pauses and resumes it, and sees how it went", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const region = await leaguesOf(riley);
  const page = await open(riley, { viewport: phone });
  await page.goto("/instructor-dashboard/email-outreach");
  await page.getByRole("link", { name: "Campaigns" }).click();
  await expect(page.getByRole("heading", { name: "No campaigns yet" })).toBeVisible();
  await page.getByRole("button", { name: "New campaign" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create draft" }).click();
  await expect(dialog.getByText("Please name the campaign")).toBeVisible();
  await dialog.getByLabel("Name").fill("Spring camps");
  await page.keyboard.press("Enter");
  await expectToast(page, "Draft created");

  await expect(page.getByRole("heading", { name: "Spring camps", level: 1 })).toBeVisible();
  await page.getByLabel("Your message").fill("Come and **see** us.");
  const email = page.frameLocator("iframe");
  await expect(email.getByRole("paragraph").filter({ hasText: "Come and see us." })).toBeVisible();
  const audience = page.getByRole("region", { name: "Who gets it" });
  await audience.getByRole("combobox", { name: "Region" }).click();
  await page.getByRole("option", { name: region }).click();
  await expect(audience.getByText("4 leagues will get it")).toBeVisible();
  await expect(audience.getByText("1 league won’t: 1 unsubscribed.")).toBeVisible();
  await expect(audience.getByText("All go out today.")).toBeVisible();
  await audience.getByText("See who").click();
  await expect(audience.getByText("Gum Spring · Unsubscribed")).toBeVisible();
  await audience.getByRole("button", { name: "One by one" }).click();
  await expect(audience.getByText("Choose at least one league.")).toBeVisible();
  await audience.getByLabel("Find a league").fill("ash grove");
  await audience.getByRole("checkbox", { name: "Ash Grove, Dana Whitfield" }).first().check();
  await expect(audience.getByText("1 league will get it")).toBeVisible();
  await expectAccessible(page, "the draft of a campaign");
  await audience.getByRole("button", { name: "By what we know" }).click();
  await expect(audience.getByText("4 leagues will get it")).toBeVisible();

  await page.getByRole("button", { name: "Email me a test" }).click();
  await expectToast(page, "Your test is on its way");
  const filter = encodeURIComponent(JSON.stringify({ q: "outreach test" }));
  const tests = await riley.call<MailView[]>("GET", `${mailsUrl}?filter=${filter}`);
  expect(tests.map(({ recipient }) => recipient)).toEqual([riley.email]);
  const start = audience.getByRole("button", { name: "Start campaign" });
  await expect(start).toBeDisabled();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expectToast(page, "Draft saved");
  await start.click();
  await expect(dialog.getByText("4 leagues will get Spring camps.")).toBeVisible();
  const confirm = dialog.getByRole("button", { name: "Start campaign" });
  await dialog.getByLabel("Type 4 to start").fill("5");
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel("Type 4 to start").fill("4");
  await expectAccessible(page, "starting a campaign");
  await page.keyboard.press("Enter");
  await expectToast(page, "Campaign started");

  await page.getByRole("button", { name: "Pause" }).click();
  await expectToast(page, "Campaign paused");
  await expect(page.getByText("Paused. Nothing goes out until you resume it.")).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await expectToast(page, "Campaign resumed");
  const campaign = async () => (await riley.call<WholeCampaignView[]>("GET", campaignsUrl))[0];
  await expect.poll(async () => (await campaign())?.sent, { timeout: 60_000 }).toBe(4);
  await expect(page.getByText("4 of 4 done")).toBeVisible();
  await expect.poll(async () => (await campaign())?.state, { timeout: 60_000 }).toBe("ended");
  await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
  await expectAccessible(page, "a campaign that is done");

  await page.getByRole("region", { name: "Leagues" }).getByRole("link", { name: "Ash Grove" }).click();
  await expect(
    page.frameLocator("iframe").getByRole("paragraph").filter({ hasText: "Come and see us." }),
  ).toBeVisible();
  const sent = await riley.call<OutreachView[]>("GET", outreachUrl);
  expect(sent.map(({ state }) => state)).toEqual(Array(4).fill("sent"));
  await page.goto("/instructor-dashboard/outreach-campaigns");
  await expect(page.getByText("4 of 4 done")).toBeVisible();
  await expectAccessible(page, "campaigns");
});

test("what cannot be loaded or sent is said, a draft is discarded, and a campaign of somebody else is not found", async ({
  people,
  open,
}) => {
  const [riley, other] = [await people.instructor(), await people.instructor()];
  const { id } = await other.call<WholeCampaignView>("POST", campaignsUrl, {
    name: "Theirs",
    templateType: "campOutreach",
    audience: {
      sport: null,
      region: null,
      emailed: "any",
      emailedBefore: null,
      answered: false,
      fromInquiries: false,
      leagueIds: null,
    },
  });
  const page = await open(riley, { refused: [404, 500] });
  await page.route(`**${campaignsUrl}?**`, (route) => route.fulfill({ status: 500, body: "{}" }), { times: 1 });
  await page.goto("/instructor-dashboard/outreach-campaigns");
  await expect(page.getByText("Failed to fetch campaigns")).toBeVisible();
  await page.goto(`/instructor-dashboard/outreach-campaigns/${id}/show`);
  await expect(page.getByRole("heading", { name: "We can’t find this campaign" })).toBeVisible();

  const theirs = await open(other, {});
  await theirs.goto(`/instructor-dashboard/outreach-campaigns/${id}/show`);
  await theirs.route("**/audience", (route) => route.abort());
  await theirs.getByRole("button", { name: "One by one" }).click();
  await expect(theirs.getByText("Couldn’t count the leagues").first()).toBeVisible();
  await theirs.getByRole("button", { name: "Discard draft" }).click();
  await theirs.getByRole("dialog").getByRole("button", { name: "Discard draft" }).click();
  await expectToast(theirs, "Draft discarded");
  await expect(theirs.getByText("Discarded", { exact: true })).toBeVisible();
});
