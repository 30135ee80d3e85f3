import type { Page } from "@playwright/test";
import { submitInquiryUrl } from "../../../backend/clinics/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const setStatus = async (page: Page, status: string) => {
  await tabTo(page, page.getByRole("button", { name: /^Set status/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: status })).toBeVisible();
  await page.keyboard.press("Enter");
  await expectToast(page, "Inquiry status updated successfully");
};

test("U41, U32:inquiries, R26, E7, G2-37, A50, A51, T34:inquiries: staff see an inquiry, call back, create a camp from it, and each leads to the other", async ({
  people,
  open,
}) => {
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
  const page = await open(riley, { viewport: desk });
  await page.goto("/instructor-dashboard");
  await expect(page.getByRole("region", { name: /^Coaching inquiries/ }).getByRole("listitem")).not.toHaveCount(0);
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Coaching Clinics" }).click();
  await page.getByLabel("Organization, contact or location").fill(organization);
  const table = page.getByRole("table", { name: "Coaching inquiries" });
  await expect(table.getByRole("link")).toHaveCount(1);
  await expectAccessible(page, "the coaching inquiries", [desk]);
  await table.getByRole("link", { name: organization }).click();
  await setStatus(page, "Contacted");
  await expectAccessible(page, "an inquiry", [phone]);

  await page.getByRole("link", { name: "Create camp from this" }).click();
  await expect(page.getByText(`${organization} asked for: June 14-15, 2099, mornings`)).toBeVisible();
  await expect(page.getByLabel("Type")).toHaveValue("clinic");
  await expect(page.getByLabel("Location")).toHaveValue("Pine Ridge Park");
  await expect(page.getByLabel("Start date")).toHaveValue("2099-06-14");
  await expect(page.getByLabel("End date")).toHaveValue("2099-06-15");
  await page.getByLabel("Title").fill("Coaches Weekend");
  await page.getByRole("button", { name: "Save as Draft" }).click();
  await expectToast(page, "Draft saved");
  await expect(page.getByText("The inquiry is set to Scheduled.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(""); // the next camp is for nobody yet

  await page.getByRole("link", { name: "Open inquiry" }).click();
  await expect(page.getByText("Scheduled", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Create camp from this" })).toHaveCount(0);
  await page.getByRole("link", { name: "Coaches Weekend" }).click();
  await expect(page.getByRole("heading", { name: "Coaches Weekend", level: 1 })).toBeVisible();
  await expect(page.getByText("To publish it, add")).toHaveCount(0);
  await expectAccessible(page, "a draft", [phone]);
  await page.getByRole("link", { name: organization }).click();
  await setStatus(page, "Completed");
  await expect(page.getByRole("button", { name: /^Set status/ })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem")).toHaveCount(4);
});
