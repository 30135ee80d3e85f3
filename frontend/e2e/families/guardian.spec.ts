import { unfold } from "../testing/phone.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { hold } from "../testing/hold.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, test } from "../testing/people.ts";
import { emailField, passwordField, signIn } from "../testing/signIn.ts";

const password = "infield-chatter-9";
const addressOf = (name: string) => `${name}.${crypto.randomUUID()}@example.com`;

test("G1-47:children: a child under 13 names a guardian, waits for the word of one, and logs in then", async ({
  open,
}) => {
  const [kim, wrong, dana] = [addressOf("kim"), addressOf("wrong"), addressOf("dana")];
  const page = await open("visitor", { viewport: phone, refused: [403] });
  const react = await hold(page, "**/assets/startSite-*.js");
  await page.goto("/register");
  await page.getByLabel("First name").fill("Kim");
  await page.getByLabel("Last name").fill("Moreno");
  await emailField(page).fill(kim);
  await passwordField(page).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByLabel("Age").fill("12");
  react(); // an age typed before the page is awake counts like any other
  await expect(page.getByRole("main")).toContainText("The player can log in after that.");
  const create = page.getByRole("button", { name: "Create Account" });
  await create.click();
  const parent = (what: string) => page.getByLabel(`Parent's ${what}`);
  await expect(parent("name")).toHaveAccessibleDescription("Please enter the name of a parent or guardian");
  await expect(parent("phone")).toHaveAccessibleDescription("Please enter the phone number of a parent or guardian");
  await parent("name").fill("Dana Moreno");
  await parent("email").fill(kim);
  await parent("phone").fill("555-010-0142");
  await create.click();
  await expect(parent("email")).toHaveAccessibleDescription(/^Please enter the parent's own email address/);
  await parent("email").fill(wrong);
  await create.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("You can log in as soon as they confirm.");

  await signIn(page, { email: kim, password });
  await expect(page.getByRole("heading", { name: "We need a parent’s OK first" })).toBeVisible();
  await page.getByRole("button", { name: "Resend email" }).click();
  await expect(page.getByText(`We're emailing ${wrong}.`)).toBeVisible();
  await page.getByRole("button", { name: "Name someone else" }).click();
  await parent("name").fill("Dana Moreno");
  await parent("email").fill(dana);
  await parent("phone").fill("555-010-0142");
  await expectAccessible(page, "waiting for the guardian");
  await page.getByRole("button", { name: "Send email", exact: true }).click();
  await expect(page.getByText(`We're emailing ${dana}.`)).toBeVisible();

  const parents = await open("visitor", { refused: [409] });
  await parents.goto(await linkMailedTo(page.request, wrong));
  await expect(parents.getByRole("heading", { name: "This link doesn’t work anymore" })).toBeFocused();
  const link = await linkMailedTo(page.request, dana);
  await parents.goto(link);
  await expect(parents.getByRole("heading", { name: "Kim named you as their parent or guardian" })).toBeVisible();
  await expect(parents).toHaveURL(/\/guardian$/);
  await expect(parents.getByRole("main")).not.toContainText("Moreno");
  await expectAccessible(parents, "the guardian's page");
  await parents.getByRole("button", { name: "Confirm account" }).click();
  await expect(parents.getByRole("heading", { name: "Thank you! Kim is all set" })).toBeFocused();

  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Hi, Kim", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Kim Moreno" })).toContainText("Dana Moreno (confirmed)");
});

test("G1-47:guardian, G1-48, G1-58:limits: who turns out to be under 18 names a guardian, who has to confirm whatever age is said later", async ({
  people,
  open,
}) => {
  const pat = await people.player();
  const lou = addressOf("lou");
  const page = await open(pat, { viewport: phone, refused: [422] });
  await page.goto("/player-dashboard");
  const edit = page.getByRole("button", { name: "Edit profile" });
  const save = page.getByRole("button", { name: "Save profile" });
  await unfold(page, "Account and players");
  await edit.click();
  await page.getByLabel("Age").fill("15");
  await page.getByLabel("Parent's name").fill("Lou Lee");
  await save.click();
  await expect(page.getByLabel("Parent's email")).toHaveAccessibleDescription(/^Please enter the email address/);
  await page.getByLabel("Parent's email").fill(lou);
  await page.getByLabel("Parent's phone").fill("555-010-0199");
  await save.click();
  const waiting = page.getByRole("region", { name: "Waiting for your parent or guardian" });
  await expect(waiting).toContainText(lou);
  await expectAccessible(page, "a dashboard that waits for the guardian");
  const first = await linkMailedTo(page.request, lou);
  await waiting.getByRole("button", { name: "Resend email" }).click();
  await expect(waiting.getByText(`We're emailing ${lou}.`)).toBeVisible();
  await linkMailedTo(page.request, lou, first);
  await edit.click();
  await page.getByLabel("Age").fill("19");
  await save.click();
  await expect(page.getByLabel("Age")).toHaveAccessibleDescription(/^You can't change this age until/);

  const office = await open(await people.admin());
  await office.goto(`/admin-dashboard/users/${pat.id}/show`);
  await expect(office.getByText("Asked, not confirmed yet.")).toBeVisible();
  await expect(office.getByRole("link", { name: lou })).toHaveAttribute("href", `mailto:${lou}`);
  await office.getByRole("button", { name: "Correct age" }).click();
  await office.getByRole("textbox", { name: "Age" }).fill("19");
  await expectAccessible(office, "correcting an age");
  await office.getByRole("dialog").getByRole("button", { name: "Correct age" }).click();
  await expect(office.getByText(/^19 as of /)).toBeVisible();
  await expect(office.getByText("Asked, not confirmed yet.")).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();

  const parent = await open("visitor", { viewport: phone });
  await parent.goto(await linkMailedTo(page.request, lou, first));
  await parent.getByRole("button", { name: "Confirm account" }).click();
  await expect(parent.getByRole("heading", { name: "Thank you! Pat is all set" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Hi, Pat", level: 1 })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});
