import { phone } from "../testing/axe.ts";
import { longDate, publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { signIn } from "../testing/signIn.ts";
import { expectToast } from "../testing/toasts.ts";
import {
  chooseInstructor,
  chooseTime,
  confirmButton,
  countBookings,
  expectStep,
  expectWishes,
  fillWishes,
  stepThree,
  summary,
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
  await expect(page.getByText("Booking needs an account.")).toBeVisible();
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/login\?return=/);
  expect(asked, "nothing is sent for nobody").toEqual([]);
  await expect(page.getByText("Your lesson is waiting: after signing in you go on where you were.")).toBeVisible();

  // A visit to the sign-up page and a wrong password lose nothing either.
  await page.getByRole("link", { name: "Sign up here" }).click();
  await page.getByRole("link", { name: "Sign in" }).click();
  await signIn(page, { email: pat.email, password: "not-the-password" });
  await expectToast(page, "Login Failed");
  await signIn(page, pat);

  await expectStep(page, 3);
  await expect(summary(page)).toContainText(riley.name);
  await expect(summary(page)).toContainText(longDate(offer.date));
  await expectWishes(page);
  await expect(page.getByLabel("Email")).toHaveValue(pat.email);
  await confirmButton(page).click();
  await expect(page.getByRole("heading", { name: "Lesson Booked!", level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("fungo.booking-draft")), "the draft").toBeNull();
});

test("R35, G1-40: a session that ends while somebody types costs a log-in and nothing else", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const offer = await publish(riley);
  const page = await open(pat, { refused: [401] });
  await page.goto(stepThree(offer));
  await expect(page.getByLabel("Email")).toHaveValue(pat.email);
  await fillWishes(page);
  await pat.call("POST", "/api/logout");
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/login\?return=/);
  await expect(page.getByRole("heading", { name: "Welcome back", level: 1 })).toBeVisible(); // step 3 has an email field too
  await signIn(page, pat);
  await expectStep(page, 3);
  await expectWishes(page);
  await confirmButton(page).click();
  await expect(page.getByRole("heading", { name: "Lesson Booked!", level: 1 })).toBeVisible();
});
