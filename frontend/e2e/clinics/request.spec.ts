import type { Page } from "@playwright/test";
import { inquiriesUrl, type InquiryView } from "../../../backend/clinics/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const form = (page: Page) => page.getByRole("dialog", { name: "Request a clinic or camp" });
const field = (page: Page, name: string) => form(page).getByLabel(new RegExp(`^${name}`));
const service = (page: Page, name: string) => form(page).getByRole("radio", { name });
const send = (page: Page) => form(page).getByRole("button", { name: "Send Request" });
const opener = (page: Page) => page.getByRole("main").getByRole("button", { name: "Request Clinic" });
const inquiriesFrom = async (staff: Person, organization: string) =>
  staff.call<InquiryView[]>("GET", `${inquiriesUrl}?filter=${encodeURIComponent(JSON.stringify({ q: organization }))}`);

test("U54, R18, R19, U75, V18, T38, E13: from the coaching credentials a visitor asks for a clinic on a phone, by keyboard, and nothing typed is lost", async ({
  people,
  open,
}) => {
  const admin = await people.admin();
  const organization = `Oak Hill ${crypto.randomUUID().slice(0, 8)}`;
  const page = await open("visitor", { viewport: phone });
  await page.goto("/coaching-credentials");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Coaching Credentials", level: 1 })).toBeVisible();
  await expectAccessible(page, "the coaching credentials", [phone]);
  await main.getByRole("link", { name: "Request a Coaches Clinic" }).click();
  await expect(service(page, "Clinic for coaches")).toBeChecked();
  await expect(page).toHaveURL(/\/camps-clinics$/);
  await tabTo(page, send(page));
  await page.keyboard.press("Enter");
  await expect(field(page, "Organization")).toBeFocused();
  await expectAccessible(page, "the service request with what is missing", [phone]);

  await page.keyboard.type(organization);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Noor Haddad");
  await page.keyboard.press("Tab");
  await page.keyboard.type("noor@oakhill.example");
  await page.keyboard.press("Tab");
  await page.keyboard.type("555-010-0123");
  await expect(form(page).getByText("Organization name is required")).toHaveCount(0);
  await tabTo(page, service(page, "Clinic for coaches"));
  await page.keyboard.press("ArrowDown"); // selects the next, as radio buttons do
  await expect(service(page, "Camp for players")).toBeChecked();
  await field(page, "Fields you have").selectOption("Separate fields");
  await field(page, "Volunteers who can help").selectOption("Limited (2-3)");
  await field(page, "Preferred dates").fill("The last week of June");
  await page.keyboard.press("Escape"); // by accident
  await expect(form(page)).toHaveCount(0);
  await page.route("**/RequestClinicDialog-*.js", (route) => route.abort());
  await page.reload();
  await opener(page).click();
  await expectToast(page, "We couldn’t open the form", "Check your connection and try again.");
  await page.unroute("**/RequestClinicDialog-*.js");
  await opener(page).click();
  await expect(field(page, "Contact name")).toHaveValue("Noor Haddad");
  await expect(service(page, "Camp for players")).toBeChecked();
  await expect(field(page, "Preferred dates")).toHaveValue("The last week of June");
  await field(page, "Location").fill("Oak Hill School");
  await page.keyboard.press("Enter");

  await expectToast(
    page,
    "Inquiry Submitted",
    "One of our coaches will call or email you to agree on a date, place, and price.",
  );
  await expect(form(page)).toHaveCount(0);
  expect(await inquiriesFrom(admin, organization)).toMatchObject([
    {
      senderId: null,
      organizationName: organization,
      contactName: "Noor Haddad",
      email: "noor@oakhill.example",
      phone: "555-010-0123",
      serviceType: "camp",
      separateFields: "separate",
      availableVolunteers: "limited",
      preferredDates: "The last week of June",
      location: "Oak Hill School",
      additionalInfo: null,
      status: "pending",
    },
  ]);
});
