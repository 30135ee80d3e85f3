import { submitInquiryUrl } from "../../../backend/clinics/contract.ts";
import { leaguesUrl, outreachUrl } from "../../../backend/outreach/contract.ts";
import type { OutreachView } from "../../../backend/outreach/formContract.ts";
import type { LeagueView } from "../../../backend/outreach/leagues/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const newLeague = () => {
  const mark = crypto.randomUUID().slice(0, 8);
  return { name: `Cedar Park ${mark}`, contactName: "Dana Whitfield", email: `dana.${mark}@cedarpark.example` };
};

test("G2-33: staff add a league, email it, note its answer, stop emails to it and allow them again", async ({
  people,
  open,
}) => {
  const admin = await people.admin();
  const page = await open(admin, { viewport: phone, refused: [409] });
  const { name, contactName, email } = newLeague();
  await page.goto("/admin-dashboard/email-outreach");
  await page.getByRole("navigation", { name: "What to see" }).getByRole("link", { name: "Leagues" }).click();
  await page.getByRole("button", { name: "Add league" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add league" }).click();
  await expect(dialog.getByText("Please enter the league’s name")).toBeVisible();
  await dialog.getByLabel("League name").fill(name);
  await dialog.getByLabel("Contact name").fill(contactName);
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("combobox", { name: "Sport" }).click();
  await page.getByRole("option", { name: "Softball", exact: true }).click();
  await dialog.getByLabel("Region").fill("North");
  await expectAccessible(page, "the form of a league");
  await dialog.getByRole("button", { name: "Add league" }).click();
  await expectToast(page, "League added");
  await page.getByRole("button", { name: "Add league" }).click();
  await dialog.getByLabel("League name").fill("The same again");
  await dialog.getByLabel("Contact name").fill(contactName);
  await dialog.getByLabel("Email").fill(email.toUpperCase());
  await dialog.getByRole("button", { name: "Add league" }).click();
  await expect(dialog.getByText("Another league has this email address already")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.getByLabel("League, contact, email or region").fill(name);
  await page.getByLabel("Sport", { exact: true }).selectOption("softball");
  await page.getByLabel("Region", { exact: true }).selectOption("North");
  await page.getByRole("button", { name: "Can be emailed" }).click();
  await expect(page.getByText(name)).toHaveCount(1);
  await expectAccessible(page, "leagues");
  await page.getByText(name).click();
  await page.getByRole("link", { name: "Email this league" }).click();
  const form = page.getByRole("form", { name: "New email" });
  await expect(form.getByLabel("Recipient email")).toHaveValue(email);
  await form.getByRole("button", { name: "Send Email" }).click();
  await expectToast(page, "Email sent successfully to the league!");
  const sent = async () => (await admin.call<OutreachView[]>("GET", outreachUrl)).find(({ to }) => to === email);
  await expect.poll(async () => (await sent())?.state).toBe("sent");
  await page.goto(`/admin-dashboard/email-outreach/${(await sent())!.id}/show`);
  await page.getByRole("link", { name: "See the league" }).click();
  await page.getByRole("button", { name: "I got an answer" }).click();
  await expectToast(page, "Answer noted");
  await expect(page.getByRole("button", { name: "I got an answer" })).toHaveCount(0);

  await page.getByRole("button", { name: "They asked not to be emailed" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stop emails" }).click();
  await expectToast(page, "We won’t email them again");
  await expect(page.getByRole("link", { name: "Email this league" })).toHaveCount(0);
  await expect(page.getByText("they asked us not to email them", { exact: false })).toBeVisible();
  await expectAccessible(page, "a league that can't be emailed");

  await page.goto("/admin-dashboard/suppressions");
  await page.getByLabel("League or whole email address").fill(email);
  await expectAccessible(page, "addresses that get no emails");
  await page.getByRole("button", { name: `Allow emails again: ${name}` }).click();
  await page.getByLabel("Who asked, when and how").fill("Dana called today");
  await page.getByRole("dialog").getByRole("button", { name: "Allow emails again" }).click();
  await expectToast(page, "Emails allowed again");
  await expect(page.getByText("No matches")).toBeVisible();
  await page.goto("/admin-dashboard/leagues");
  await page.getByLabel("League, contact, email or region").fill(name);
  await page.getByText(name).click();
  await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem")).toHaveCount(4);
  await page.getByRole("button", { name: "Remove league" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove league" }).click();
  await expectToast(page, "League removed");
  expect((await admin.call<LeagueView[]>("GET", leaguesUrl)).filter((one) => one.email === email)).toEqual([]);
});

test("a coach imports leagues from a file, and sees first what would happen to each row", async ({ people, open }) => {
  const riley = await people.instructor();
  const page = await open(riley, { viewport: phone, refused: [422] });
  const [one, two] = [newLeague(), newLeague()];
  const file = (...rows: string[]) => ({
    name: "spring.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["League,Contact,Email,Sport", ...rows].join("\n")),
  });
  const rowOf = ({ name, email }: typeof one) => `${name},Dana,${email},Both`;
  await page.goto("/instructor-dashboard/leagues");
  await page.getByRole("link", { name: "Import CSV" }).click();
  const choose = page.locator("input[type=file]");
  await choose.setInputFiles({ ...file(), buffer: Buffer.from("Team,Captain\na,b") });
  await expect(page.getByRole("alert")).toContainText("There’s no league in this file");
  await choose.setInputFiles(file(rowOf(one), "Broken,Dana,dana at league,", rowOf(two)));
  await expect(page.getByText("2 new · 0 already there · 1 to fix")).toBeVisible();
  const first = page.getByLabel("spring.csv", { exact: true }).locator("tbody tr, li").first();
  await expect(first).toContainText("Broken");
  await expect(first).toContainText("Please enter an email address like dana@league.org");
  await expectAccessible(page, "what an import would do");
  const listed = async () => (await riley.call<LeagueView[]>("GET", leaguesUrl)).map(({ email }) => email);
  expect(await listed()).not.toContain(one.email);

  await page.getByRole("button", { name: "Add 2 leagues" }).press("Enter");
  await expectToast(page, "2 leagues added");
  expect(await listed()).toEqual(expect.arrayContaining([one.email, two.email]));
  await choose.setInputFiles(file(rowOf(one), rowOf(two)));
  await expect(page.getByText("There’s nothing new in this file.")).toBeVisible();
  await page.goto("/instructor-dashboard/leagues");
  await page.getByLabel("League, contact, email or region").fill(one.name);
  await expect(page.getByText(one.name)).toBeVisible();
});

test("an organization that inquired becomes a league by one click", async ({ people, open }) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const { name, contactName, email } = newLeague();
  const inquiry = { organizationName: name, contactName, email, phone: "555-010-0142", location: "Oak Hill" };
  await pat.call("POST", submitInquiryUrl, {
    ...inquiry,
    serviceType: "coaching-clinic",
    preferredDates: "Spring break",
  });
  const page = await open(riley, { viewport: phone });
  await page.goto("/instructor-dashboard/coaching-inquiries");
  await page.getByText(name).click();
  await page.getByRole("button", { name: "Add to leagues" }).press("Enter");
  await expectToast(page, "League added");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("link", { name: "See the inquiry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(name) })).toBeVisible();
});
