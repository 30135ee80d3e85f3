import { readFile } from "node:fs/promises";
import { PersonalFile } from "../../../backend/privacy/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { hold } from "../testing/hold.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, test } from "../testing/people.ts";
import { unfold } from "../testing/phone.ts";
import { emailField, passwordField, signIn } from "../testing/signIn.ts";
import { expectToast } from "../testing/toasts.ts";

const password = "infield-chatter-9";
const addressOf = (name: string) => `${name}.${crypto.randomUUID()}@example.com`;

test("G1-47:children: a child under 13 names a guardian, who confirms, downloads the child's data, and pays for a membership, all by mailed links", async ({
  open,
}) => {
  const [kim, dana] = [addressOf("kim"), addressOf("dana")];
  const page = await open("visitor", { viewport: phone, refused: [403] });
  const parents = await open("visitor", { viewport: phone });
  const { request } = parents;

  await test.step("the child registers, and waits", async () => {
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
    await parent("name").fill("Dana Moreno");
    await parent("email").fill(dana);
    await parent("phone").fill("555-010-0142");
    await create.click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole("main").getByRole("alert")).toContainText("You can log in as soon as they confirm.");
    await signIn(page, { email: kim, password });
    await expect(page.getByRole("heading", { name: "We need a parent’s OK first" })).toBeVisible();
    await expectAccessible(page, "waiting for the guardian", [phone]);
  });

  const confirming = await linkMailedTo(request, dana);
  await test.step("the guardian confirms", async () => {
    await parents.goto(confirming);
    await expect(parents.getByRole("heading", { name: "Kim named you as their parent or guardian" })).toBeVisible();
    await expect(parents).toHaveURL(/\/guardian$/);
    await expect(parents.getByRole("main")).not.toContainText("Moreno");
    await expectAccessible(parents, "the guardian's page", [phone]);
    await parents.getByRole("button", { name: "Confirm account" }).click();
    await expect(parents.getByRole("heading", { name: "Thank you! Kim is all set" })).toBeFocused();
  });

  const toData = await test.step("and downloads what is held on the child", async () => {
    await parents.getByRole("link", { name: "download everything we hold on Kim" }).click();
    await expect(parents.getByRole("heading", { name: "Your child’s data", level: 1 })).toBeFocused();
    await expectAccessible(parents, "asking for the link to a child's data", [phone]);
    await emailField(parents).fill(dana);
    await parents.keyboard.press("Enter");
    await expect(parents.getByRole("heading", { name: "Check your email" })).toBeFocused();
    const link = await linkMailedTo(request, dana, confirming);
    await parents.goto(link);
    const downloading = parents.waitForEvent("download");
    await parents.getByRole("button", { name: "Download the data" }).press("Enter");
    const file = JSON.parse(await readFile(await (await downloading).path(), "utf8"));
    expect(PersonalFile.parse(file).about).toMatchObject({ askedBy: "guardian", madeFor: { email: kim } });
    await expectAccessible(parents, "a child's data", [phone]);
    expect(parents.url()).not.toContain("token");
    return link;
  });

  await test.step("the child logs in, and asks for a membership", async () => {
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("heading", { name: "Hi, Kim", level: 1 })).toBeVisible();
    await unfold(page, "Account and players");
    await expect(page.getByRole("region", { name: "Kim Moreno" })).toContainText("Dana Moreno (confirmed)");
    await page.getByRole("main").getByRole("link", { name: "Video membership" }).click();
    await expect(page.getByRole("button", { name: "Pay it yourself – $10/month" }).first()).toBeVisible();
    await expectAccessible(page, "the offer to a child", [phone]);
    await page.getByRole("button", { name: "Ask Dana to pay" }).first().click();
    await expectToast(page, "Request sent", "We're emailing Dana Moreno.");
  });

  await test.step("the guardian pays in the same tab, is back, and cancels", async () => {
    await parents.goto(await linkMailedTo(request, dana, toData));
    await expect(parents.getByRole("heading", { name: "Kim's video membership" })).toBeVisible();
    expect(parents.url()).not.toContain("token");
    await expectAccessible(parents, "the guardian's way to pay", [phone]);
    await parents.getByRole("button", { name: "Pay – $10/month" }).click();
    await parents.getByRole("button", { name: "Use the card that pays", exact: true }).click();
    await parents.getByRole("button", { name: "Subscribe" }).click();
    await expect(parents).toHaveURL(/\/membership\?checkout=done$/);
    await expect(parents.getByText("It's active.")).toBeVisible();
    await expect(parents.getByText(/Renews for \$10 on/)).toBeVisible();
    await parents.getByRole("button", { name: "Cancel membership" }).click();
    const dialog = parents.getByRole("dialog", { name: "Cancel Kim's membership?" });
    await expect(dialog).toContainText("After that nothing more is charged.");
    await dialog.getByRole("button", { name: "Cancel membership" }).click();
    await expectToast(parents, "Membership canceled");
    await expect(parents.getByText(/Canceled\. Active through/)).toBeVisible();
  });
});
