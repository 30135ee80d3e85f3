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
};
const choices = (page: Page) => page.getByRole("menuitem");
const steps = (page: Page) => page.getByRole("region", { name: "Timeline" }).getByRole("listitem");

test("U41, U43, U32:inquiries, K5:inquiries, E7, G2-37, A50, A51, T34:inquiries: staff see an inquiry and take it from step to step", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const organization = `Pine Ridge ${crypto.randomUUID().slice(0, 8)}`;
  const inquiry = {
    organizationName: organization,
    contactName: pat.name,
    email: pat.email,
    phone: "555-010-0177",
    serviceType: "camp",
    preferredDates: "Spring break",
    location: "Pine Ridge Park",
    availableVolunteers: "yes",
  };
  await pat.call("POST", submitInquiryUrl, inquiry);
  await pat.call("POST", submitInquiryUrl, { ...inquiry, organizationName: `Done ${organization}` });

  const boss = await open(await people.admin());
  await boss.goto("/admin-dashboard");
  const first = boss.getByRole("region", { name: /^Coaching inquiries/ });
  await expect(first.getByRole("listitem")).toHaveCount(3);
  await expect(first.getByText(/^\+\d+ more$/)).toBeVisible();
  await expect(first.getByRole("link", { name: organization }).first()).toBeVisible();

  const page = await open(riley, { viewport: desk });
  await page.goto("/instructor-dashboard");
  const waiting = page.getByRole("region", { name: /^Coaching inquiries/ });
  await expect(waiting.getByRole("link", { name: /^Maple Valley Little League/ })).toBeVisible();
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Coaching Clinics" }).click();
  const table = page.getByRole("table", { name: "Coaching inquiries" });
  await page.getByLabel("Organization, contact or location").fill(organization);
  await expect(table.getByRole("link")).toHaveCount(2);
  await expectAccessible(page, "the coaching inquiries", [desk]);

  await table.getByRole("link", { name: organization, exact: true }).click();
  await expect(page.getByRole("heading", { name: `Inquiry from ${organization}`, level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "555-010-0177" })).toHaveAttribute("href", "tel:5550100177");
  await expect(page.getByRole("link", { name: pat.email })).toHaveAttribute("href", `mailto:${pat.email}`);
  await expect(page.getByText("Yes (4-8)")).toBeVisible();
  for (const [status, offered] of [
    ["Contacted", [/^Contacted/, /^Scheduled/]],
    ["Scheduled", [/^Scheduled/]],
    ["Completed", [/^Completed/]],
  ] as const) {
    await setStatus(page, status);
    await expect(choices(page)).toHaveText(offered);
    await page.keyboard.press("Enter");
    await expectToast(page, "Inquiry status updated successfully");
    await expect(steps(page).first()).toContainText(status);
  }
  await expect(page.getByRole("button", { name: /^Set status/ })).toHaveCount(0);
  await expect(steps(page)).toHaveCount(4);
  await expectAccessible(page, "an inquiry", [phone]);
  await page.getByRole("link", { name: "All coaching inquiries" }).click();
  await page.getByRole("button", { name: "Completed" }).click();
  await page.getByLabel("Organization, contact or location").fill(organization);
  await expect(page.getByRole("listitem").filter({ hasText: organization })).toHaveCount(1);
  await page.getByRole("button", { name: "Waiting" }).click();
  await expect(page.getByText(`Done ${organization}`)).toBeVisible();
});
