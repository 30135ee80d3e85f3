import { createPaymentIntentUrl } from "../../../backend/camps/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { complete, expectCampStep, heading, player, publishCamp } from "./camps.ts";
import { tabTo } from "../testing/keyboard.ts";
import { expect, test } from "../testing/people.ts";
import { expectStill, watchShifts } from "../testing/shifts.ts";
import { expectToast } from "../testing/toasts.ts";

test("R22, R24, R25, R37, R39, U58, U68, U69, U72, V22, V23, T45, T51, T52, K13, G3-8, G3-9, G3-23, G3-26, G3-28, G3-37, K16:confirmation: by keyboard alone a visitor finds a camp on a phone, registers two children and pays by card, which is declined first", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const camp = await publishCamp(riley);
  const address = `robin.${crypto.randomUUID()}@example.com`;
  const page = await open("visitor", { viewport: phone, refused: [503], isNew: true });
  const { keyboard } = page;
  await watchShifts(page);
  await page.goto("/camps-clinics");
  await tabTo(page, page.getByRole("searchbox"));
  await keyboard.type(camp.title);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectAccessible(page, "the list of camps", [phone]);
  const follow = async (name: RegExp | string) => {
    await tabTo(page, page.getByRole("main").getByRole("link", { name }));
    await keyboard.press("Enter");
  };
  await follow(/^View Details/);
  await expect(heading(page, camp.title)).toBeFocused();
  await follow("Register for This Camp");
  await expect(heading(page, "Camp Registration")).toBeFocused();
  await expectCampStep(page, "Which days?");
  await expect(page.getByRole("radio", { name: /Full camp.*\$150\.00/ })).toBeChecked();

  const next = page.getByRole("button", { name: "Continue" });
  const press = async (name: string) => {
    await tabTo(page, page.getByRole("button", { name, exact: true }));
    await keyboard.press("Enter");
  };
  const type = async (label: string, words: string) => {
    await tabTo(page, page.getByLabel(label).last());
    await keyboard.type(words);
  };
  await press("Continue");
  await expect(page.getByRole("heading", { name: "Parent info" })).toBeFocused();
  await press("Continue");
  await expect(page.getByLabel("Parent or guardian")).toBeFocused();
  for (const words of ["Please enter an email address", "Please enter a phone number", "Please choose how you’d"])
    await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page, "a parent with what is missing", [phone]);
  await keyboard.type("Robin Vega");
  await type("Email", address);
  await type("Phone", "555-010-0123");
  await tabTo(page, page.getByRole("radio", { name: "Card" }));
  await keyboard.press("Space");
  await tabTo(page, next);
  await keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Who’s playing?" })).toBeFocused();
  await type("Player’s name", "Kim Vega");
  await type("Age", "9");
  await tabTo(page, page.getByRole("radio", { name: "Baseball" }));
  await keyboard.press("Space");
  await expect(page.getByText(/Plays with 10U baseball, .* Field 1\.$/)).toBeVisible();
  await type("Emergency contact", "Sam Vega");
  await type("Emergency phone", "555-010-0124");
  await press("Add another player");
  await expect(player(page, 2).getByLabel("Player’s name")).toBeFocused();
  await keyboard.type("Lou Vega");
  await type("Age", "10");
  await tabTo(page, player(page, 2).getByRole("radio", { name: "Baseball" }));
  await keyboard.press("Space");
  await expect(player(page, 2).getByText(/Plays with 10U baseball/)).toBeVisible();
  await expect(player(page, 2).getByLabel("Emergency contact")).toHaveValue("Sam Vega");
  await expectAccessible(page, "two players", [phone]);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Parent info" })).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue(address);
  await page.goForward();
  await expect(player(page, 2).getByLabel("Player’s name")).toHaveValue("Lou Vega");
  await tabTo(page, next);
  await keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Review and register" })).toBeFocused();
  await page.reload(); // the draft is kept in this tab
  await expect(page.getByRole("region", { name: "Days" })).toContainText("All 3 Days");
  await expect(page.getByRole("form")).toContainText("2 players × $150.00");
  await expectStill(page, "the review");
  await follow("see the ways to pay first");
  await expect(heading(page, "Camp Payment")).toBeVisible();
  await expect(page.getByRole("region", { name: camp.title })).toContainText("Robin Vega");
  await expectAccessible(page, "the ways to pay", [phone]);
  await page.goBack();
  await tabTo(page, complete(page));
  await keyboard.press("Enter");
  await expectToast(page, "Registration Successful!", `2 players registered for ${camp.title}.`);
  await expect(heading(page, "Registration Submitted!")).toBeFocused();
  await expect(page).toHaveURL(`/camp-registration-success?payment=later&campId=${camp.id}`);
  expect(await page.evaluate(() => sessionStorage.getItem("fungo.camp-registration"))).toBeNull();
  await expect(page.getByRole("heading", { name: "$300.00 left to pay" })).toBeVisible();
  await expect(page.getByText("You’ll get a confirmation email within 24 hours.")).toBeVisible();
  await expectAccessible(page, "registered, not paid", [phone]);

  const intent = `**${createPaymentIntentUrl}`;
  await page.route(intent, (route) => route.fulfill({ status: 503, body: "" }));
  const pay = page.getByRole("link", { name: "Pay by card now" });
  await tabTo(page, pay);
  await keyboard.press("Enter");
  await expect(heading(page, "Checkout")).toBeVisible();
  await expect(page.getByText("Preparing checkout...")).toBeVisible();
  await expect(page.getByRole("link", { name: "Other ways to pay $300.00" })).toBeVisible();
  await page.unroute(intent);
  await press("Try again");
  await expect(page.getByText("secure and encrypted")).toBeVisible();
  await expect(page.getByRole("region", { name: camp.title })).toContainText("All Days");
  await expect(page.getByRole("region", { name: camp.title })).toContainText("Day 1, Day 2, Day 3");
  await press("Use the card that is declined");
  await press("Pay $300.00");
  await expectToast(page, "Payment Failed", "Your card was declined.");
  await expectAccessible(page, "a declined card", [phone]);
  await press("Use the card that pays");
  await press("Pay $300.00");
  await expectToast(page, "Payment Successful!", "Your registration has been confirmed.");
  await expect(heading(page, "Registration Complete!")).toBeVisible();
  await expect(page.getByText("Paid", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/paid=true/);
});
