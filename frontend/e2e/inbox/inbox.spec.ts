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

test("keys move through the inbox and open what is done all day; a coach plans a step, writes a note, answers an inquiry, and sets it aside", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const [earlier, organization] = [await inquired(pat), await inquired(pat)];
  const page = await open(riley, { viewport: desk });
  const dialog = page.getByRole("dialog");
  const row = (name: string) => page.getByRole("list", { name: "Inbox" }).getByRole("link", { name });

  await test.step("by keys", async () => {
    await page.goto(`/instructor-dashboard/inbox?filter=${encodeURIComponent(JSON.stringify({ q: pat.email }))}`);
    await expect(row(organization)).toBeVisible();
    await expectAccessible(page, "the inbox", [phone, desk]);
    await page.keyboard.press("j");
    await expect(row(earlier)).toBeFocused();
    await page.keyboard.press("j");
    await expect(row(organization)).toBeFocused();
    await page.keyboard.press("k");
    await expect(row(earlier)).toBeFocused();
    await page.keyboard.press("s");
    await expect(dialog.getByLabel("What’s next")).toBeFocused();
    await page.keyboard.type("jen says n");
    await expect(dialog.getByLabel("What’s next")).toHaveValue("jen says n"); // letters are letters here
    await page.keyboard.press("Escape");
    await page.keyboard.press("n");
    await expect(dialog.getByLabel("Note")).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await page.keyboard.press("e");
    await dialog.getByRole("button", { name: "Change owner" }).click();
    await expectToast(page, "Owner changed");
    await expect(row(organization)).toContainText(riley.name);
    await expect(row(earlier)).toContainText("No owner yet");
  });

  await page.setViewportSize(phone);
  await test.step("a step and a note", async () => {
    await row(organization).click();
    await expect(page.getByRole("heading", { name: organization, level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Plan next step" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Please say what comes next")).toBeVisible();
    await dialog.getByLabel("What’s next").fill("Call Dana");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Today: Call Dana")).toBeVisible();
    await page.getByRole("button", { name: "Mark done" }).click();
    await expect(page.getByText("None planned")).toBeVisible();
    await page.getByRole("button", { name: "Add note" }).click();
    await dialog.getByLabel("Note").fill("Prefers mornings");
    await dialog.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByRole("region", { name: "Notes" }).getByText("Prefers mornings")).toBeVisible();
  });

  await test.step("an answer", async () => {
    await page.getByRole("button", { name: "Answer by email" }).click();
    await dialog.getByLabel("Start with").selectOption("Ask for dates");
    await expect(dialog.getByLabel("Your answer")).toHaveValue(/^Hi Dana Whitfield,\n/);
    await expect(dialog.getByLabel("Subject")).toHaveValue("Dates for your request: Coaching clinic");
    await expectAccessible(page, "an answer to an inquiry", [phone]);
    await dialog.getByRole("button", { name: "Send email" }).click();
    await expectToast(page, "Your answer is on its way");
    const answers = page.getByRole("region", { name: "Answers" });
    await expect(answers.getByText(/Hi Dana Whitfield/)).toBeVisible();
    await expect(answers.getByText(/^(Sent|Not sent: no mail server)/)).toBeVisible();
    await page.getByRole("button", { name: "I got an answer" }).click();
    await expect(page.getByText("Got an answer by email.")).toBeVisible();
    await expectAccessible(page, "an inquiry in the inbox", [phone, desk]);
  });

  await test.step("aside, and back", async () => {
    await page.getByRole("button", { name: "Set aside" }).click();
    await dialog.getByRole("button", { name: "Not for us" }).click();
    await dialog.getByRole("button", { name: "Set aside" }).click();
    await expectToast(page, "Set aside");
    await page.getByRole("button", { name: "Bring back" }).click();
    await expectToast(page, "It’s back in the inbox");
    await page.getByRole("link", { name: "Open all details" }).click();
    await expect(page.getByText("Spring break")).toBeVisible();
  });
});
