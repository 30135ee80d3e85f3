import { outreachUrl } from "../../../backend/outreach/contract.ts";
import type { OutreachView } from "../../../backend/outreach/formContract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("U45, V14, T33, T34:outreach, T36, E12, G2-33, G2-34: staff add a league, preview, edit and send it an email, and see how it went; it unsubscribes by the link, and asks to be emailed again", async ({
  people,
  open,
}) => {
  const admin = await people.admin();
  const mark = crypto.randomUUID().slice(0, 8);
  const [name, address] = [`Cedar Park ${mark}`, `dana.${mark}@cedarpark.example`];
  const page = await open(admin, { viewport: phone });
  await page.goto("/admin-dashboard/email-outreach");
  const form = page.getByRole("form", { name: "New email" });
  const [preview, send] = ["Preview", "Send Email"].map((label) =>
    form.getByRole("button", { name: label, exact: true }),
  );
  const toView = (label: string) =>
    page.getByRole("navigation", { name: "What to see" }).getByRole("link", { name: label }).click();
  const dialog = page.getByRole("dialog");

  await test.step("the form starts empty", async () => {
    await expect(form.getByRole("combobox", { name: "Template" })).toHaveText("Camp");
    await expect(form.getByRole("combobox", { name: "Replies go to" })).toHaveText(/@/);
    await expect(preview!).toBeDisabled();
    await expect(send!).toBeDisabled();
    await expect(form.getByText("Please enter league name and contact name")).toBeVisible();
    await form.getByLabel("League name").fill("Oak Hill Softball");
    await form.getByLabel("Contact name").fill("Dana Whitfield");
    await expect(preview!).toBeEnabled();
    await expect(send!).toBeDisabled();
    await expect(form.getByText("Please fill in all required fields")).toBeVisible();
  });

  await test.step("a league", async () => {
    await toView("Leagues");
    await page.getByRole("button", { name: "Add league" }).click();
    await dialog.getByRole("button", { name: "Add league" }).click();
    await expect(dialog.getByText("Please enter the league’s name")).toBeVisible();
    await dialog.getByLabel("League name").fill(name);
    await dialog.getByLabel("Contact name").fill("Dana Whitfield");
    await dialog.getByLabel("Email").fill(address);
    await dialog.getByRole("combobox", { name: "Sport" }).click();
    await page.getByRole("option", { name: "Softball", exact: true }).click();
    await dialog.getByLabel("Region").fill("North");
    await expectAccessible(page, "the form of a league", [phone]);
    await dialog.getByRole("button", { name: "Add league" }).click();
    await expectToast(page, "League added");
    await page.getByLabel("League, contact, email or region").fill(name);
    await page.getByLabel("Sport", { exact: true }).selectOption("softball");
    await expect(page.getByText(name)).toHaveCount(1);
    await expectAccessible(page, "leagues", [phone]);
    await page.getByText(name).click();
    await page.getByRole("link", { name: "Email this league" }).click();
  });

  await test.step("an email to it, previewed and edited", async () => {
    await expect(form.getByLabel("Recipient email")).toHaveValue(address);
    await form.getByLabel("Write my own message").check();
    await form.getByLabel("Your message").fill("Come and **see** us.");
    await page.route("**/api/email/preview", (route) => route.abort(), { times: 1 });
    await preview!.click();
    await expectToast(page, "Failed to generate email preview");
    await preview!.click();
    await expect(form.getByLabel("Subject")).toHaveValue(`A baseball or softball camp for ${name}`);
    const email = page.frameLocator("iframe");
    await expect(email.getByRole("paragraph").filter({ hasText: "Come and see us." })).toBeVisible();
    await expect(email.getByRole("link", { name: "Unsubscribe" })).toBeVisible();
    const content = form.getByLabel("Content");
    await expect(content).toHaveValue(/^Hi Dana Whitfield,\n\nCome and \*\*see\*\* us\./);
    await content.fill("Hi Dana,\n\nshall we *talk*?");
    await form.getByLabel("Subject").fill("Shall we talk?");
    await form.getByRole("button", { name: "Show changes" }).click();
    await expect(email.getByRole("paragraph").filter({ hasText: "shall we talk?" })).toBeVisible();
    await expectAccessible(page, "the preview of an email to a league", [desk, phone]);
    await page.route("**/api/email/send", (route) => route.abort(), { times: 1 });
    await send!.click();
    await expectToast(page, "Failed to send email");
    await expect(content).toHaveValue("Hi Dana,\n\nshall we *talk*?"); // nothing is lost
    await send!.click();
    await expectToast(page, "Email sent successfully to the league!");
    await expect(form.getByLabel("League name")).toHaveValue("");
    await expect(form.getByLabel("Write my own message")).not.toBeChecked();
    await expect(form.getByLabel("Subject")).toHaveCount(0);
    await expect(send!).toBeDisabled();
  });

  await test.step("what became of it", async () => {
    const sent = async () => (await admin.call<OutreachView[]>("GET", outreachUrl)).find(({ to }) => to === address);
    await expect.poll(async () => (await sent())?.state).toBe("sent");
    await page.getByText(name).last().click();
    await expect(page.getByRole("heading", { name: "Shall we talk?", level: 1 })).toBeVisible();
    await expect(page.getByText("This is what would have been sent, word for word.")).toBeVisible();
    await expect(
      page.frameLocator("iframe").getByRole("paragraph").filter({ hasText: "shall we talk?" }),
    ).toBeVisible();
    await page.getByRole("tab", { name: "Text" }).click();
    await expect(page.getByRole("tabpanel")).toContainText("shall we talk?");
    await expectAccessible(page, "an email to a league", [phone]);
    await page.getByRole("link", { name: "See the league" }).click();
    await page.getByRole("button", { name: "I got an answer" }).click();
    await expectToast(page, "Answer noted");
  });

  await test.step("it unsubscribes", async () => {
    const visitor = await open("visitor", { viewport: phone });
    await visitor.goto(await linkMailedTo(visitor.request, address));
    await expect(visitor).toHaveURL(/\/unsubscribe$/);
    await expectAccessible(visitor, "the page to unsubscribe", [phone]);
    await visitor.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(visitor.getByRole("heading", { name: "You’re unsubscribed" })).toBeFocused();
    await visitor.close();
  });

  await test.step("and asks to be emailed again", async () => {
    await page.getByRole("link", { name: "All leagues" }).click();
    await toView("Do not email");
    await page.getByLabel("League or whole email address").fill(address);
    await expectAccessible(page, "addresses that get no emails", [phone]);
    await page.getByRole("button", { name: `Allow emails again: ${name}` }).click();
    await page.getByLabel("Who asked, when and how").fill("Dana called today");
    await dialog.getByRole("button", { name: "Allow emails again" }).click();
    await expectToast(page, "Emails allowed again");
    await expect(page.getByText("No matches")).toBeVisible();
  });
});
