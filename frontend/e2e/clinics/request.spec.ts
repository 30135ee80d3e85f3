import type { Page } from "@playwright/test";
import { inquiriesUrl, type InquiryView, submitInquiryUrl } from "../../../backend/clinics/contract.ts";
import { signedInHint } from "../../../backend/pages/contract.ts";
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
const missing = [
  "Organization name is required",
  "Contact name is required",
  "Valid email is required",
  "Phone number is required",
  "Please select a service type",
  "Please provide preferred dates",
  "Location is required",
];

test("U54, R18, V18, T38, E13, P11: a visitor asks for a clinic on a phone, by keyboard, and nothing typed is lost", async ({
  people,
  open,
  baseURL,
}) => {
  const admin = await people.admin();
  const organization = `Oak Hill ${crypto.randomUUID().slice(0, 8)}`;
  const page = await open("visitor", { viewport: phone, refused: [422, 500] });
  // Somebody was logged in here once. If the server cannot say who, the page takes them for a visitor.
  await page.context().addCookies([{ name: signedInHint, value: "1", url: baseURL! }]);
  await page.route("**/api/auth/user", (route) => route.fulfill({ status: 500, body: "" }));
  await page.route("**/RequestClinicDialog-*.js", (route) => route.abort());
  await page.goto("/camps-clinics");
  await opener(page).click();
  await expectToast(page, "We couldn’t open the form", "Check your connection and try again.");
  await page.unroute("**/RequestClinicDialog-*.js");
  await page.goto("/camps-clinics?showForm=true");
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL(/\/camps-clinics$/);
  await page.keyboard.press("Escape");
  await expect(form(page)).toHaveCount(0);

  await tabTo(page, opener(page));
  await page.keyboard.press("Enter");
  await tabTo(page, send(page));
  await page.keyboard.press("Enter");
  await expect(field(page, "Organization")).toBeFocused();
  for (const words of missing) await expect(form(page).getByText(words)).toBeVisible();
  await expectAccessible(page, "the service request with what is missing", [phone]);

  await page.keyboard.type(organization);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Noor Haddad");
  await page.keyboard.press("Tab");
  await page.keyboard.type("noor@oakhill.example");
  await page.keyboard.press("Tab");
  await page.keyboard.type("555-010-0123");
  await expect(form(page).getByText("Organization name is required")).toHaveCount(0);
  await service(page, "Clinic for coaches").check();
  await expect(field(page, "Fields you have")).toHaveCount(0);
  await page.keyboard.press("ArrowDown"); // selects the next, as radio buttons do
  await expect(service(page, "Camp for players")).toBeChecked();
  await field(page, "Fields you have").selectOption("Separate fields");
  await field(page, "Volunteers who can help").selectOption("Limited (2-3)");
  await service(page, "Session with the board").check();
  await expect(field(page, "Volunteers who can help")).toHaveCount(0);
  await service(page, "Clinic and camp").check();
  await expect(field(page, "Volunteers who can help")).toHaveValue("limited");
  await field(page, "Preferred dates").fill("The last week of June");
  await page.keyboard.press("Escape"); // by accident
  await expect(opener(page)).toBeFocused();
  await page.reload();
  await opener(page).click();
  await expect(field(page, "Contact name")).toHaveValue("Noor Haddad");
  await expect(service(page, "Clinic and camp")).toBeChecked();
  await expect(field(page, "Preferred dates")).toHaveValue("The last week of June");
  await field(page, "Location").fill("Oak Hill School");

  await page.route(`**${submitInquiryUrl}`, (route) => route.fulfill({ status: 500, body: "" }));
  await send(page).click();
  await expectToast(page, "Inquiry Not Sent", "Failed to submit inquiry. Please try again.");
  await expect(form(page).getByText("Failed to submit inquiry. Please try again. Everything you typed")).toBeVisible();
  await page.unroute(`**${submitInquiryUrl}`);
  const unknown = "This address takes no mail";
  const refusal = { message: unknown, code: "Invalid", issues: [{ path: ["email"], message: unknown }] };
  await page.route(`**${submitInquiryUrl}`, (route) => route.fulfill({ status: 422, json: refusal }));
  await send(page).press("Enter"); // the toast lies over the button for five seconds
  await expectToast(page, "Inquiry Not Sent", unknown);
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Email")).toHaveAccessibleDescription(unknown);
  await page.unroute(`**${submitInquiryUrl}`);
  expect(await inquiriesFrom(admin, organization)).toEqual([]);
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
      serviceType: "both",
      separateFields: "separate",
      availableVolunteers: "limited",
      preferredDates: "The last week of June",
      location: "Oak Hill School",
      additionalInfo: null,
      status: "pending",
    },
  ]);
  await opener(page).click();
  await expect(field(page, "Organization")).toHaveValue("");
});

test("U54: to who is logged in the form says what is known from the account", async ({ people, open }) => {
  const pat = await people.player();
  const theirs = await open(pat);
  await theirs.goto("/camps-clinics?showForm=true");
  await expect(field(theirs, "Contact name")).toHaveValue(pat.name); // known from the account
  await expect(field(theirs, "Email")).toHaveValue(pat.email);
});

test("R19, U75: from the coaching credentials to the form of a service", async ({ open }) => {
  const page = await open("visitor", { viewport: phone });
  await page.goto("/coaching-credentials");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Coaching Credentials", level: 1 })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Our head coach" })).toBeVisible();
  await expect(main.getByRole("listitem")).toHaveText(["2015", "2016", "2018", "2019", "2022", "2023", "2024"]);
  for (const name of ["Team chemistry", "Fundamentals", "Mental preparation"])
    await expect(main.getByRole("heading", { name })).toBeVisible();
  await expectAccessible(page, "the coaching credentials");
  await expect(main.getByRole("link", { name: "View Training Camps" })).toHaveAttribute("href", "/camps-clinics");
  for (const [title, type] of [
    ["Board Support Session", "Session with the board"],
    ["Coaches Clinic", "Clinic for coaches"],
    ["1-Day Mini Camp", "Camp for players"],
  ] as const) {
    await main.getByRole("link", { name: `Request a ${title}` }).click();
    await expect(service(page, type)).toBeChecked();
    await expect(page).toHaveURL(/\/camps-clinics$/);
    await form(page).getByRole("button", { name: "Close" }).click();
    await page.goto("/coaching-credentials");
  }
  await main.getByRole("link", { name: "Request Coaching Clinic" }).click();
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL(/\/camps-clinics$/);
});
