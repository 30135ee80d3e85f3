import type { Locator, Page } from "@playwright/test";
import { campsOf, type CampView, paymentStatusUrl } from "../../../backend/camps/contract.ts";
import { registrationMoneyUrl, type RegistrationMoneyView } from "../../../backend/camps/money/payContract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { registerFamily } from "./campFamilies.ts";
import { tabTo } from "../testing/keyboard.ts";
import { dayIn } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const typed = (date: string) => date.replace(/(\d+)-(\d+)-(\d+)/, "$2$3$1"); // as the keys of a date field
const failsOnce = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });

test("U38, U52, U56, P10, G3-15, G3-16: by keyboard on a phone an instructor publishes a draft, sees who comes, marks one paid, gives money back to one, writes to the families and calls it off; what fails loses nothing", async ({
  people,
  open,
}) => {
  const [riley, pat, lou] = await Promise.all([
    people.instructor(),
    people.player(),
    people.player({ firstName: "Lou" }),
  ]);
  const page = await open(riley, { viewport: phone, refused: [500] });
  const press = async (target: Locator, key?: "Shift+Tab") => {
    await tabTo(page, target, key);
    await page.keyboard.press("Enter");
  };
  const enter = async (field: Locator, text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };

  await page.goto("/instructor-dashboard/camps");
  await press(page.getByRole("button", { name: "Create New Camp" }).first());
  const form = page.getByRole("dialog", { name: "Create New Camp" });
  await enter(form.getByLabel("Title"), "Catching Camp");
  await enter(form.getByLabel("Location"), "Maple Park");
  await enter(form.getByLabel("Start date"), typed(dayIn(20)));
  await enter(form.getByLabel("End date"), typed(dayIn(22)));
  await press(form.getByRole("button", { name: "Add 10U baseball" }));
  await expectAccessible(page, "a new camp", [phone]);
  await press(form.getByRole("button", { name: "Save as Draft" }));
  await expectToast(page, "Draft saved", "Only you and admins can see it until you publish it.");
  await expect(page.getByRole("heading", { name: "Catching Camp", level: 1 })).toBeVisible();
  await press(page.getByRole("button", { name: "Publish camp" }));
  await press(page.getByRole("dialog").getByRole("button", { name: "Publish camp" }));
  await expectToast(page, "Camp published");

  const [camp] = await riley.call<CampView[]>("GET", campsOf(riley.id));
  const { id } = await registerFamily(pat, camp!);
  const paid = await registerFamily(lou, camp!, { children: [{ playerName: "Ada Reed" }] });
  await riley.call("PATCH", paymentStatusUrl(paid.id), { paymentStatus: "paid", method: "cash" });
  await page.goBack();
  await press(page.getByRole("link", { name: "Catching Camp" })); // who has registered meanwhile is fetched
  await press(page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Roster" }));
  const roster = page.getByRole("region", { name: "Roster" });
  await expect(roster).toBeInViewport();
  await expect(roster.getByRole("link")).toContainText(["Ada Reed", "Emma Vega"]);

  const registrations = page.getByRole("list", { name: "Registrations" });
  await press(registrations.getByRole("combobox", { name: `Payment status of ${pat.name}` }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Venmo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectToast(page, "Payment status updated");
  await expect(
    registrations.getByRole("listitem").filter({ hasText: pat.name }).getByText("Paid").first(),
  ).toBeVisible();

  await press(registrations.getByRole("link", { name: pat.name }), "Shift+Tab");
  await press(page.getByRole("button", { name: "Issue refund" }));
  const refund = page.getByRole("dialog", { name: `Issue refund to ${pat.name}` });
  await expect(refund.getByText("No refund is due.")).toBeVisible();
  await enter(refund.getByLabel("Amount"), "150");
  await enter(refund.getByLabel("Reason"), "Broke an arm");
  await failsOnce(page, "**/refunds");
  await press(refund.getByRole("button", { name: "Issue refund" }));
  await expectToast(page, "Failed to issue the refund");
  await expect(refund.getByLabel("Reason")).toHaveValue("Broke an arm");
  await page.keyboard.press("Enter");
  await expectToast(page, "Refund recorded");
  await expect(page.locator('dt:text-is("Refunded") + dd')).toHaveText("$150.00");
  const books = await riley.call<RegistrationMoneyView>("GET", registrationMoneyUrl(id));
  expect(books.refunds).toMatchObject([
    { amount: "150.00", method: "venmo", state: "refunded", words: "Broke an arm" },
  ]);

  await press(page.getByRole("link", { name: "Catching Camp", exact: true }));
  await press(page.getByRole("button", { name: "Move or cancel a day" }));
  const raining = page.getByRole("dialog", { name: "Move or cancel a day of Catching Camp" });
  await expect(raining.getByRole("listitem").last()).toHaveText("Nothing is charged or refunded.");
  await expectAccessible(page, "moving a day", [phone]);
  await page.keyboard.press("Escape");

  await press(page.getByRole("button", { name: "Message families" }));
  const writing = page.getByRole("dialog");
  await expect(writing.getByText("2 families with 2 players will get this by email.")).toBeVisible();
  await enter(writing.getByLabel("Subject"), "Bring a rain jacket");
  await enter(writing.getByLabel("Message"), "Rain is on its way.");
  await expectAccessible(page, "writing to families", [phone]);
  await press(writing.getByRole("button", { name: "Preview" }));
  await expect(writing.frameLocator("iframe").getByRole("heading", { name: "Bring a rain jacket" })).toBeVisible();
  await press(writing.getByRole("button", { name: "Send message" }));
  await expectToast(page, "Message on its way");
  await expect(page.getByRole("list", { name: "Messages" }).getByRole("listitem")).toContainText(
    "2 families, 2 players",
  );

  await press(page.getByRole("button", { name: "Cancel camp" }));
  const cancelling = page.getByRole("dialog", { name: "Cancel Catching Camp?" });
  await expect(cancelling.getByText("We’ll email 2 families with 2 players.")).toBeVisible();
  await expect(cancelling.getByText("Refunds due: $150.00 to 1 family (all by hand).")).toBeVisible();
  await press(cancelling.getByRole("button", { name: "Cancel camp" }));
  const reason = cancelling.getByLabel("Reason");
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription("Please tell families why");
  await page.keyboard.type("The field is flooded");
  await failsOnce(page, "**/cancel");
  await press(cancelling.getByRole("button", { name: "Cancel camp" }));
  await expectToast(page, "Failed to cancel the camp");
  await expect(reason).toHaveValue("The field is flooded");
  await page.keyboard.press("Enter");
  await expectToast(page, "Camp canceled", "We’ll email every family that’s registered or waiting.");
  await expect(page.getByText("The field is flooded")).toBeVisible();
  await expect(registrations.getByRole("button", { name: `Issue refund: ${lou.name}` })).toBeVisible();
  await expectAccessible(page, "a cancelled camp", [phone]);
});
