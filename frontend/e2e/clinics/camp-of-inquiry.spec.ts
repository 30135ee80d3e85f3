import { submitInquiryUrl } from "../../../backend/clinics/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("a coach creates a camp from an inquiry, and each leads to the other", async ({ people, open }) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const organization = `Pine Ridge ${crypto.randomUUID().slice(0, 8)}`;
  await pat.call("POST", submitInquiryUrl, {
    organizationName: organization,
    contactName: pat.name,
    email: pat.email,
    phone: "555-010-0177",
    serviceType: "coaching-clinic",
    preferredDates: "June 14-15, 2099, mornings",
    location: "Pine Ridge Park",
  });
  const page = await open(riley, { viewport: phone });
  await page.goto("/instructor-dashboard/coaching-inquiries");
  await page.getByLabel("Organization, contact or location").fill(organization);
  await page.getByRole("link", { name: organization }).click();
  await page.getByRole("link", { name: "Create camp from this" }).click();

  await expect(page.getByText(`${organization} asked for: June 14-15, 2099, mornings`)).toBeVisible();
  await expect(page.getByLabel("Type")).toHaveValue("clinic");
  await expect(page.getByLabel("Location")).toHaveValue("Pine Ridge Park");
  await expect(page.getByLabel("Start date")).toHaveValue("2099-06-14");
  await expect(page.getByLabel("End date")).toHaveValue("2099-06-15");
  await expectAccessible(page, "a camp from an inquiry");
  await page.getByLabel("Title").fill("Coaches Weekend");
  await page.getByRole("button", { name: "Save as Draft" }).click();
  await expectToast(page, "Draft saved");
  await expect(page.getByText("The inquiry is set to Scheduled.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(""); // the next camp is for nobody yet
  await expect(page.getByLabel("Location")).toHaveValue("");

  await page.getByRole("link", { name: "Open inquiry" }).click();
  await expect(page.getByText("Scheduled", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Create camp from this" })).toHaveCount(0);
  await page.getByRole("link", { name: "Coaches Weekend" }).click();
  await expect(page.getByRole("heading", { name: "Coaches Weekend", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: organization }).click();
  await expect(page.getByRole("heading", { name: `Inquiry from ${organization}`, level: 1 })).toBeVisible();
});
