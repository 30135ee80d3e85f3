import { type Locator } from "@playwright/test";
import { lessonsUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { phone } from "../testing/axe.ts";
import { publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { emailField, passwordField } from "../testing/signIn.ts";
import { confirmButton, countBookings, expectStep, expectWishes, fillWishes, stepThree, timeButton } from "./wizard.ts";

test("R34, R35, P1, G1-37, G1-53: what a new visitor chose and typed survives the trip to the log-in page; six clicks send the request, the email is typed once, and Back never leads to an empty form", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const offer = await publish(riley);
  const page = await open("visitor", { viewport: phone });
  const asked = countBookings(page);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks++;
    await target.click();
  };
  await page.goto("/book-lesson");
  await click(page.getByRole("button", { name: `Choose ${riley.name}` }));
  await click(timeButton(page, offer)); // the first day with an opening is shown
  await expectStep(page, 3);
  await fillWishes(page);
  clicks += 2; // two choices among them

  await test.step("who confirms without an account is asked to log in, and nothing is lost", async () => {
    await confirmButton(page).click();
    await expect(page).toHaveURL(({ pathname, searchParams }) => {
      const [there = "", chosen] = (searchParams.get("return") ?? "").split("?");
      const [wizard, same] = stepThree(offer).split("?");
      return (
        pathname === "/login" &&
        there === wizard &&
        String(new URLSearchParams(chosen)) === String(new URLSearchParams(same))
      );
    });
    await expect(
      page.getByText("Your lesson isn’t booked yet. Log in and you’ll pick up where you left off."),
    ).toBeVisible();
    await page.goBack();
    await expectStep(page, 3);
    await expectWishes(page);
  });

  const email = `kim.${crypto.randomUUID()}@example.com`;
  await page.getByLabel("Email").fill(email);
  await click(page.getByRole("button", { name: "New here? Sign up and send" }));
  await expect(page).toHaveURL(/\/register\?return=[^@]*$/);
  await expect(emailField(page)).toHaveValue(email);
  await page.getByLabel("First name").fill("Kim");
  await page.getByLabel("Last name").fill("Moreno");
  await passwordField(page).fill("infield-chatter-9");
  await page.getByLabel("Confirm password").fill("infield-chatter-9");
  expect(asked, "nothing is sent for nobody").toEqual([]);
  await click(page.getByRole("button", { name: "Create Account" }));
  await expect(page.getByRole("heading", { name: "Request sent", level: 1 })).toBeVisible();
  expect(clicks).toBe(6);
  const sent: LessonView[] = await riley.call("GET", lessonsUrl);
  expect(sent).toMatchObject([{ status: "pending", studentEmail: email, student: { email, firstName: "Kim" } }]);
  expect(await page.evaluate(() => sessionStorage.getItem("fungo.booking-draft")), "the draft").toBeNull();

  await page.goBack();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("already requested this time.");
  await expect(confirmButton(page)).toHaveCount(0);
  expect(asked, "sent once").toHaveLength(1);
});
