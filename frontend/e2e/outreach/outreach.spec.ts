import { outreachUrl } from "../../../backend/outreach/contract.ts";
import { type OutreachView } from "../../../backend/outreach/formContract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const newAddress = () => `dana.${crypto.randomUUID().slice(0, 8)}@maplevalley.example`;
const sentBy = async (who: Person) => who.call<OutreachView[]>("GET", outreachUrl);

test("U45, V14, T33, T34:outreach, T36, E12: a coach previews an email to a league, edits and sends it, and sees how it went", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const page = await open(riley, { viewport: phone });
  await page.goto("/instructor-dashboard/email-outreach");
  const form = page.getByRole("form", { name: "New email" });
  const [preview, send] = ["Preview", "Send Email"].map((name) => form.getByRole("button", { name, exact: true }));
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
  await form.getByLabel("Write my own message").check();
  await form.getByLabel("Your message").fill("Come and **see** us.");
  await expectAccessible(page, "the form of an email to a league");

  await page.route("**/api/email/preview", (route) => route.abort(), { times: 1 });
  await preview!.click();
  await expectToast(page, "Failed to generate email preview");
  await preview!.click();
  await expect(form.getByLabel("Subject")).toHaveValue("A baseball or softball camp for Oak Hill Softball");
  const email = page.frameLocator("iframe");
  await expect(email.getByRole("paragraph").filter({ hasText: "Come and see us." })).toBeVisible();
  await expect(email.getByRole("link", { name: "Unsubscribe" })).toBeVisible();
  const content = form.getByLabel("Content");
  await expect(content).toHaveValue(/^Hi Dana Whitfield,\n\nCome and \*\*see\*\* us\./);
  await content.fill("Hi Dana,\n\nshall we *talk*?");
  await form.getByLabel("Subject").fill("Shall we talk?");
  await form.getByRole("button", { name: "Show changes" }).click();
  await expect(email.getByRole("paragraph").filter({ hasText: "shall we talk?" })).toBeVisible();
  await expectAccessible(page, "the preview of an email to a league");

  const address = newAddress();
  await form.getByLabel("Recipient email").fill("dana at league");
  await send!.click();
  await expect(form.getByText("Please enter an email address like dana@league.org")).toBeVisible();
  await form.getByLabel("Recipient email").fill(address);
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

  await expect.poll(async () => (await sentBy(riley))[0]?.state).toBe("sent");
  await page.reload();
  await page.getByText("Oak Hill Softball").last().click();
  await expect(page.getByRole("heading", { name: "Shall we talk?", level: 1 })).toBeVisible();
  await expect(page.getByText("This is what would have been sent, word for word.")).toBeVisible();
  await expect(page.frameLocator("iframe").getByRole("paragraph").filter({ hasText: "shall we talk?" })).toBeVisible();
  await page.getByRole("tab", { name: "Text" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("shall we talk?");
  await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page, "an email to a league");
});

test("G2-34: whoever gets one unsubscribes by its link, and can then no longer be emailed", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const page = await open(riley, { refused: [409] });
  await page.goto("/instructor-dashboard/email-outreach");
  const form = page.getByRole("form", { name: "New email" });
  const address = newAddress();
  const fill = async () => {
    await form.getByLabel("League name").fill("Elm Street League");
    await form.getByLabel("Contact name").fill("Lee");
    await form.getByLabel("Recipient email").fill(address);
    await form.getByRole("button", { name: "Send Email" }).click();
  };
  await fill();
  await expectToast(page, "Email sent successfully to the league!");

  const visitor = await open("visitor", { viewport: phone, refused: [404] });
  const link = await linkMailedTo(visitor.request, address);
  await visitor.goto(link);
  await expect(visitor).toHaveURL(/\/unsubscribe$/);
  const stop = visitor.getByRole("button", { name: "Unsubscribe" });
  await expectAccessible(visitor, "the page to unsubscribe", [phone, desk]);
  await stop.click();
  const done = visitor.getByRole("heading", { name: "You’re unsubscribed" });
  await expect(done).toBeFocused();
  await visitor.goto(link);
  await expect(done).toBeVisible();
  await visitor.goto("/unsubscribe#token=not.ours");
  await expect(visitor.getByText("Please use the whole link in our email.")).toBeVisible();

  await fill();
  await expect(form.getByRole("alert")).toContainText("This address unsubscribed from our emails");
});
