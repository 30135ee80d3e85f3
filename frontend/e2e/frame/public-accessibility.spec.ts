import { lessonUrl } from "../../../backend/lessons/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { hold } from "../testing/hold.ts";
import { book, publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { signIn } from "../testing/signIn.ts";
import { expectToast } from "../testing/toasts.ts";
import { settled } from "../testing/shifts.ts";
import { confirmButton, expectStep, stepThree, stepTwo, summary, timeButton } from "../lessons/wizard.ts";

const h1 = (name: string) => ({ name, level: 1 });

test("accessible: what a visitor reads", async ({ open }) => {
  const page = await open("visitor", { refused: [404] });
  await page.goto("/");
  await settled(page);
  await expectAccessible(page, "the landing page");
  await page.setViewportSize(phone);
  await page.getByRole("banner").locator("summary").click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign Up" })).toBeVisible();
  await expectAccessible(page, "the menu on a phone", [phone]);
  for (const [path, name] of [
    ["/camps-clinics", "Camps & Clinics"],
    ["/subscribe", "Video Analysis"],
    ["/nowhere", "Page Not Found"],
    ["/player-dashboard", "Access Denied"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", h1(name))).toBeVisible();
    await expectAccessible(page, path);
  }
});

test("accessible: log-in and registration, with what is wrong said", async ({ open }) => {
  const page = await open("visitor");
  await page.goto("/login?return=/book-lesson");
  await signIn(page, { email: "nobody@example.com", password: "not-the-password" });
  await expectToast(page, "Login Failed");
  await expectAccessible(page, "a failed log-in");
  await page.goto("/register");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Please enter your first name")).toBeVisible();
  await expectAccessible(page, "a registration with faults");
});

test("accessible: instructors and the steps of a booking", async ({ people, open }) => {
  const [riley, kim] = await Promise.all([people.instructor(), people.player({ firstName: "Kim" })]);
  const offer = await publish(riley);
  await publish(riley, { startTime: "18:00", endTime: "19:00", maxStudents: 3 });
  const page = await open("visitor");
  const answer = await hold(page, "**/api/instructors");
  await page.goto("/instructors");
  await expect(page.getByRole("region", { name: "Loading instructors" })).toBeVisible();
  await expectAccessible(page, "instructors on their way", [phone]);
  answer();
  await expect(page.getByRole("article").filter({ hasText: riley.name })).toBeVisible();
  await expectAccessible(page, "the instructors");
  await page.goto("/book-lesson");
  await expect(page.getByRole("button", { name: `Choose ${riley.name}` })).toBeVisible();
  await expectAccessible(page, "step 1", [phone]);

  const { id } = await book(kim, offer);
  await riley.call("PATCH", lessonUrl(id), { status: "confirmed" });
  await page.goto(stepTwo(offer));
  await expect(timeButton(page, offer)).toBeDisabled();
  await expectAccessible(page, "step 2");
  await page.goto(stepThree(offer));
  await expect(page.getByText("This time has been booked meanwhile.")).toBeVisible();
  await expect(summary(page)).toBeVisible();
  await expectStep(page, 3);
  await expectAccessible(page, "step 3 with a time that is gone");
});

test("accessible: booked, and the dashboard with everything on it", async ({ people, open }) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const offer = await publish(riley);
  for (const [daysAhead, status] of [
    [4, "confirmed"],
    [5, "declined"],
  ] as const) {
    const { id } = await book(pat, await publish(riley, { daysAhead }), { notes: "Left-handed" });
    await riley.call("PATCH", lessonUrl(id), { status });
  }
  const page = await open(pat);
  await page.goto(stepThree(offer));
  await expect(page.getByLabel("Email")).toHaveValue(pat.email);
  await confirmButton(page).click();
  await expect(page.getByText("Please choose what to work on")).toBeVisible();
  await expectAccessible(page, "step 3 with faults");
  await book(pat, offer);
  await page.goto("/booking-success"); // by hand: this browser has booked nothing
  await expect(page.getByRole("heading", h1("No Lesson Booked"))).toBeVisible();
  await expect(page.getByRole("link", { name: "Find a free time" })).toHaveAttribute("href", "/book-lesson");
  await expectAccessible(page, "no lesson booked");

  await page.goto("/player-dashboard");
  await expect(page.getByText("Declined", { exact: true })).toBeVisible();
  await page
    .getByRole("button", { name: /^History of / })
    .first()
    .click();
  await expect(page.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: /^How to pay: / }).click();
  await expect(page.getByRole("dialog")).toContainText("Venmo");
  await expectAccessible(page, "how to pay");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Edit profile" }).click();
  await page.getByRole("button", { name: "Change password" }).click();
  await expectAccessible(page, "the dashboard");
  await page.getByRole("button", { name: /^Cancel lesson: / }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "the question before a cancellation");
});
