import { submitInquiryUrl } from "../../../backend/clinics/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const inquired = async (pat: Person) => {
  const organizationName = `Pine Ridge ${crypto.randomUUID().slice(0, 8)}`;
  await pat.call("POST", submitInquiryUrl, {
    organizationName,
    contactName: "Dana Whitfield",
    email: pat.email,
    phone: "555-010-0177",
    serviceType: "coaching-clinic",
    preferredDates: "Spring break",
    location: "Pine Ridge Park",
  });
  return organizationName;
};

test("a coach takes an inquiry, plans a step, writes a note, answers, and sets it aside", async ({ people, open }) => {
  const [riley, pat, boss] = await Promise.all([people.instructor(), people.player(), people.admin()]);
  const organization = await inquired(pat);
  const page = await open(riley, { viewport: phone });
  await page.goto("/instructor-dashboard/inbox");
  const list = page.getByRole("list", { name: "Inbox" });
  await page.getByLabel("Name, email, or phone").fill(organization);
  const row = list.getByRole("link", { name: organization });
  await expect(row).toBeVisible();
  await expect(row).toContainText("Nobody’s");
  await expectAccessible(page, "the inbox");
  await row.click();
  await expect(page.getByRole("heading", { name: organization, level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Take it" }).click();
  await expectToast(page, "It’s yours now");
  await page.getByRole("button", { name: "Plan next step" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please say what comes next")).toBeVisible();
  await dialog.getByLabel("What’s next").fill("Call Dana");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Today: Call Dana")).toBeVisible();
  await page.goto("/instructor-dashboard");
  const due = page.getByRole("region", { name: /^Due today/ });
  await expect(due.getByRole("listitem")).toHaveText([/Call Dana/]);
  await expectAccessible(page, "an overview with what is due");
  await due.getByRole("link", { name: "See all" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await list.getByRole("link", { name: organization }).click();

  await page.getByRole("button", { name: "Add note" }).click();
  await dialog.getByLabel("Note").fill("Prefers mornings");
  await dialog.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("region", { name: "Notes" }).getByText("Prefers mornings")).toBeVisible();

  await page.getByRole("button", { name: "Answer by email" }).click();
  await dialog.getByLabel("Start with").selectOption("Ask for dates");
  await expect(dialog.getByLabel("Your answer")).toHaveValue(/^Hi Dana Whitfield,\n/);
  await expectAccessible(page, "an answer to an inquiry");
  await page.route("**/replies", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Send email" }).click();
  await expectToast(page, "Couldn’t save that");
  await expect(dialog.getByLabel("Subject")).toHaveValue("Dates for your request: Coaching clinic"); // nothing is lost
  await dialog.getByRole("button", { name: "Send email" }).click();
  await expectToast(page, "Your answer is on its way");
  await expect(page.getByRole("region", { name: "Answers" }).getByText(/Hi Dana Whitfield/)).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Answers" }).getByText(/^(Sent|Not sent: no mail server)/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Got an answer" }).click();
  await expect(page.getByText("Got an answer by email.")).toBeVisible();
  await page.getByRole("button", { name: "Mark done" }).click();
  await expect(page.getByText("None planned")).toBeVisible();
  await expectAccessible(page, "an inquiry in the inbox");

  await page.getByRole("button", { name: "Change owner" }).click();
  await dialog.getByLabel("Owner").selectOption(boss.name);
  await dialog.getByRole("button", { name: "Change owner" }).click();
  await expectToast(page, "Owner changed");
  await expect(page.getByRole("button", { name: "Take it" })).toBeVisible();

  await page.getByRole("button", { name: "Set aside" }).click();
  await dialog.getByRole("button", { name: "Not for us" }).click();
  await dialog.getByRole("button", { name: "Set aside" }).click();
  await expectToast(page, "Set aside");
  await page.getByRole("button", { name: "Bring back" }).click();
  await expectToast(page, "It’s back in the inbox");
  await page.getByRole("link", { name: "Open all details" }).click();
  await expect(page.getByText("Spring break")).toBeVisible();
});

test("keys move through the inbox and open what is done all day", async ({ people, open }) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const names = [await inquired(pat), await inquired(pat)];
  const page = await open(riley, { viewport: desk });
  await page.goto(`/instructor-dashboard/inbox?filter=${encodeURIComponent(JSON.stringify({ q: pat.email }))}`);
  const row = (name: string) => page.getByRole("link", { name });
  await expect(row(names[1]!)).toBeVisible();
  await page.keyboard.press("j");
  await expect(row(names[0]!)).toBeFocused();
  await page.keyboard.press("j");
  await expect(row(names[1]!)).toBeFocused();
  await page.keyboard.press("k");
  await expect(row(names[0]!)).toBeFocused();
  const dialog = page.getByRole("dialog");
  await page.keyboard.press("s");
  await expect(dialog.getByLabel("What’s next")).toBeFocused();
  await page.keyboard.type("jen says n");
  await expect(dialog.getByLabel("What’s next")).toHaveValue("jen says n"); // letters are letters here
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(dialog.getByLabel("Note")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("e");
  await dialog.getByRole("button", { name: "Change owner" }).click();
  await expectToast(page, "Owner changed");
  await expect(row(names[0]!)).toContainText(riley.name);
  await expect(row(names[1]!)).toContainText("Nobody’s");
});
