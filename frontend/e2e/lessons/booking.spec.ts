import { loginUrl, registerUrl } from "../../../backend/accounts/contract.ts";
import { desk, phone } from "../testing/axe.ts";
import { openBar } from "../testing/bar.ts";
import { hold } from "../testing/hold.ts";
import { longDate, publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { emailField, passwordField, signIn } from "../testing/signIn.ts";
import { expectToast } from "../testing/toasts.ts";
import { chooseInstructor, chooseTime, confirmButton, expectStep, fillWishes, summary } from "./wizard.ts";

const top = "the top of the page";

test("U1–U4, U7–U10, U13, U14, U16, U19, U20, U29:upcoming, T2, T4, T21, R2–R5, R8, R9, R32–R34, N9: from the landing page to a booked lesson", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const offer = await publish(riley);
  const page = await open("visitor", { viewport: phone });
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Get in Reps This Summer!", level: 1 })).toBeVisible();
  await expect(page.getByText("Hitting & Fielding Instruction Available!")).toBeVisible();
  await expect(page.locator("main img[src='/scenes/ballpark.svg']")).toBeVisible();
  await expect(page.getByRole("region", { name: "Seven World Series appearances" }).locator("svg")).toHaveCount(7);

  // An account (U4, T4, R33)
  await (await openBar(page)).getByRole("link", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Join Fungo", level: 1 })).toBeVisible();
  await expect(page.getByText("Create your account to get started")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Video analysis membership" })).toContainText("$10/month");
  await expect(page.getByRole("link", { name: "Cancel", exact: true })).toHaveAttribute("href", "/");
  const email = `kim.${crypto.randomUUID()}@example.com`;
  await page.getByLabel("First name").fill("Kim");
  await page.getByLabel("Last name").fill("Moreno");
  await emailField(page).fill(email);
  await passwordField(page).fill("infield-chatter-9");
  await page.getByLabel("Confirm password").fill("infield-chatter-9");
  await page.getByLabel("Age").fill("14");
  await page.getByLabel("Parent's name").fill("Lou Moreno");
  await page.getByLabel("Parent's email").fill(`lou.${crypto.randomUUID()}@example.com`);
  await page.getByLabel("Parent's phone").fill("555-010-0142");
  const register = await hold(page, `**${registerUrl}`);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
  register();
  await expect(page).toHaveURL(/\/login$/);
  await expectToast(page, "Registration Successful", "Your account has been created. Please log in.");

  // Logged in (U3, T2, R32)
  await expect(page.getByRole("link", { name: "Sign up here" })).toHaveAttribute("href", "/register");
  await expect(page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  const logIn = await hold(page, `**${loginUrl}`);
  await signIn(page, { email, password: "infield-chatter-9" });
  await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
  logIn();
  await expect(page).toHaveURL(/\/player-dashboard$/);
  await expectToast(page, "Login Successful", "Welcome back!");
  await expect(page.getByRole("heading", { name: "Hi, Kim", level: 1 })).toBeVisible();
  await expect(page.getByText("Nothing on the calendar yet")).toBeVisible();

  // Who, when, what (U7–U10, U13)
  await page.getByRole("region", { name: "Your next lesson" }).getByRole("link", { name: "Book a lesson" }).click();
  await expect(page.getByRole("heading", { name: "Book a Lesson", level: 1 })).toBeFocused();
  const main = page.getByRole("main");
  for (const [name, to] of [
    ["Home", "/"],
    ["get your swing analyzed on video", "/subscribe"],
    ["your dashboard", "/player-dashboard"],
  ] as const)
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", to);
  const card = page.getByRole("article").filter({ hasText: riley.name });
  await expect(card).toContainText("$75/hour");
  await chooseInstructor(page, riley);
  const steps = page.getByRole("list", { name: "Steps" });
  for (const name of ["Instructor", "Confirm"]) await expect(steps.getByText(name)).toBeVisible(); // if only read aloud
  await expect.poll(scrolled, top).toBe(0);
  await chooseTime(page, offer);
  await expect.poll(scrolled, top).toBe(0);
  await page.goBack();
  await expectStep(page, 2);
  await page.goForward();
  await expectStep(page, 3);
  await expect(summary(page)).toContainText(`One hour with ${riley.name}`);
  await expect(summary(page)).toContainText(longDate(offer.date));
  await expect(summary(page)).toContainText("4:00 PM, 60 minutes");
  await expect(summary(page)).toContainText("Elite Training Center");
  await expect(summary(page)).toContainText("$80");
  await expect(page.getByRole("region", { name: "How to pay" })).toContainText(
    "Your lesson isn’t confirmed until your payment comes through.",
  );
  await page.setViewportSize(desk); // "Before your lesson" is on the page twice, once per width
  const before = page.getByRole("region", { name: "Before your lesson" }).filter({ visible: true });
  await expect(before).toContainText("Arrive 5 minutes early.");
  await expect(before).toContainText("Bring your own bat and helmet.");
  await page.setViewportSize(phone);
  await expect(before).toContainText("Arrive 5 minutes early.");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await fillWishes(page);
  await confirmButton(page).click();

  // Booked (R34, U14, U16, U19)
  await expect(page).toHaveURL(/\/booking-success$/);
  await expectToast(page, "Lesson Booked!", `Request sent. ${riley.firstName} will confirm.`);
  await expect(page.getByRole("heading", { name: "Request sent", level: 1 })).toBeVisible();
  await expect(page.getByText(`${longDate(offer.date)} at 4:00 PM with ${riley.name}.`)).toBeVisible();
  const expected = page.getByRole("region", { name: "What to expect" });
  await expect(expected.getByRole("listitem")).toHaveCount(4);
  await expect(expected).toContainText("Arrive 5 minutes early");
  await expect(page.getByRole("region", { name: "How to pay" })).toContainText("Venmo");
  await expect(page.getByRole("region", { name: "Where to go" })).toContainText("Elite Training Center");
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  const kept = await page.evaluate(() => localStorage.getItem("fungo.last-booking"));
  expect(JSON.parse(kept ?? "{}")).toMatchObject({
    instructorId: riley.id,
    slotId: offer.slot.id,
    date: offer.date,
    time: "16:00",
  });
  expect(kept, "names are kept by nobody").not.toContain("Riley"); // G1-38

  // Seen (U29)
  await page.getByRole("link", { name: "Go to my dashboard" }).click();
  const next = page.getByRole("region", { name: "Request sent" });
  await expect(next).toContainText("In 3 days, 4:00 PM");
  await expect(next).toContainText(`${longDate(offer.date)} with ${riley.name}`);
  const row = page.getByRole("region", { name: "Upcoming lessons" }).getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Request sent");
  await expect(row).toContainText("$80");
  await page.setViewportSize(desk); // on a phone it is folded
  await expect(row).toContainText("Notes: Left-handed, 12 years old");
});
