import type { Locator, Page } from "@playwright/test";
import { lessonsUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { phone } from "../testing/axe.ts";
import { longDate, publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { emailField, passwordField, signIn } from "../testing/signIn.ts";
import { expectToast } from "../testing/toasts.ts";
import {
  chooseInstructor,
  chooseTime,
  confirmButton,
  countBookings,
  expectStep,
  expectWishes,
  fillWishes,
  stepTwo,
  summary,
  timeButton,
  wishes,
} from "./wizard.ts";

test("R35, P1, G1-37: what a visitor chose and typed survives the trip to the log-in page", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const offer = await publish(riley);
  const page = await open("visitor", { viewport: phone });
  const asked = countBookings(page);
  await page.goto("/book-lesson");
  await chooseInstructor(page, riley);
  await chooseTime(page, offer);
  await fillWishes(page);
  await expect(page.getByText("You’ll need an account.")).toBeVisible();
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/login\?return=/);
  expect(asked, "nothing is sent for nobody").toEqual([]);
  await expect(
    page.getByText("Your lesson isn’t booked yet. Log in and you’ll pick up where you left off."),
  ).toBeVisible();

  // A visit to the sign-up page and a wrong password lose nothing either.
  await page.getByRole("link", { name: "Sign up here" }).click();
  await page.getByRole("link", { name: "Log in" }).click();
  await signIn(page, { email: pat.email, password: "not-the-password" });
  await expectToast(page, "Login Failed");
  await signIn(page, pat);

  await expectStep(page, 3);
  await expect(summary(page)).toContainText(riley.name);
  await expect(summary(page)).toContainText(longDate(offer.date));
  await expectWishes(page);
  await expect(page.getByLabel("Email")).toHaveValue(pat.email);
  await confirmButton(page).click();
  await expect(page.getByRole("heading", { name: "Request sent", level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("fungo.booking-draft")), "the draft").toBeNull();
});

const press = (target: Locator) => target.click();
/** The rest of the form, once the email is there. */
const register = async (page: Page, click = press) => {
  await page.getByLabel("First name").fill("Kim");
  await page.getByLabel("Last name").fill("Moreno");
  await passwordField(page).fill("infield-chatter-9");
  await page.getByLabel("Confirm password").fill("infield-chatter-9");
  await click(page.getByRole("button", { name: "Create Account" }));
};

test("G1-53, R34: a new visitor sends a request in six clicks and types the email once; Back never leads to an empty form", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const offer = await publish(riley);
  const page = await open("visitor", { viewport: phone });
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks++;
    await target.click();
  };
  await page.goto("/book-lesson");
  await click(page.getByRole("button", { name: `Choose ${riley.name}` }));
  await click(timeButton(page, offer)); // the first day with an opening is shown
  await expectStep(page, 3);
  const email = `kim.${crypto.randomUUID()}@example.com`;
  await page.getByLabel("Phone").fill(wishes.phone);
  await page.getByLabel("Email").fill(email);
  await click(page.getByRole("radio", { name: "Hitting" }));
  await click(page.getByRole("radio", { name: "Maybe" }));
  await click(page.getByRole("button", { name: "New here? Sign up and send" }));
  await expect(page).toHaveURL(/\/register\?return=[^@]*$/);
  await expect(emailField(page)).toHaveValue(email);
  await register(page, click);
  await expect(page.getByRole("heading", { name: "Request sent", level: 1 })).toBeVisible();
  expect(clicks).toBe(6);
  const sent: LessonView[] = await riley.call("GET", lessonsUrl);
  expect(sent).toMatchObject([{ status: "pending", studentEmail: email, student: { email, firstName: "Kim" } }]);

  await page.goBack();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("already requested this time.");
  await expect(confirmButton(page)).toHaveCount(0);
  expect(await riley.call<LessonView[]>("GET", lessonsUrl), "sent once").toHaveLength(1);
});

test("an impossible time in the address says so, and a double click adds one page", async ({ people, open }) => {
  const riley = await people.instructor();
  const offer = await publish(riley);
  const page = await open("visitor");
  await page.goto(`${stepTwo(offer)}&date=${offer.date}&time=99:00`);
  await expectStep(page, 2);
  await expect(page.getByText("The day or time in this link doesn’t exist. Please pick another one.")).toBeVisible();
  await timeButton(page, offer).click();
  await expectStep(page, 3);
  await expect(page.getByText("The day or time in this link doesn’t exist.")).toHaveCount(0);

  await page.goto("/book-lesson");
  await page.getByRole("button", { name: `Choose ${riley.name}` }).dblclick();
  await expectStep(page, 2);
  await page.goBack();
  await expectStep(page, 1);
});
