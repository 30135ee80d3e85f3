import type { Page } from "@playwright/test";
import { lessonUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { openBar } from "../testing/bar.ts";
import { book, longDate, publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { registerFamily } from "../camps/campFamilies.ts";
import { publishCamp } from "../camps/camps.ts";
import { unfold, unfoldLesson } from "../testing/phone.ts";
import { signIn } from "../testing/signIn.ts";
import { expectToast, toastsReady } from "../testing/toasts.ts";

const upcoming = (page: Page) => page.getByRole("region", { name: "Upcoming lessons" }).getByRole("listitem");
const past = (page: Page) => page.getByRole("region", { name: "Past, declined and canceled" }).getByRole("listitem");
const account = "Account and players";
const answer = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name }).click();

test("U29:lessons, T21, E2, T13, G1-32: a pending lesson is cancelled, its story is told, and it is taken off the list; one answered meanwhile is not cancelled", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const sure = await publish(riley);
  const { id } = await book(pat, sure);
  const offer = await publish(riley, { daysAhead: 5, startTime: "18:00", endTime: "19:00" });
  await book(pat, offer);
  const page = await open(pat, { viewport: phone, refused: [409] });
  await page.goto("/booking-success"); // by hand: this browser has booked nothing
  await expect(page.getByRole("heading", { name: "No request yet", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Find an opening" })).toHaveAttribute("href", "/book-lesson");
  await page.goto("/player-dashboard");
  await test.step("answered meanwhile, it cannot be cancelled any more", async () => {
    await unfoldLesson(page, `${longDate(sure.date)}, 4:00 PM`);
    await page.getByRole("button", { name: `Cancel request: ${longDate(sure.date)}, 4:00 PM` }).click();
    await riley.call("PATCH", lessonUrl(id), { status: "confirmed" });
    await answer(page, "Cancel request");
    await expectToast(page, "Something Went Wrong", "This lesson is confirmed. You can ask your coach to cancel it.");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(upcoming(page).first()).toContainText("Confirmed");
    expect(await pat.call<LessonView>("GET", lessonUrl(id))).toMatchObject({ status: "confirmed" });
  });
  const next = page.getByRole("region", { name: "Your next lesson" });
  await expect(next).toContainText("In 3 days, 4:00 PM");
  await expect(next).toContainText("Come 5 minutes early, with your own bat and helmet.");
  await expect(upcoming(page)).toHaveCount(2);
  await expect(upcoming(page).first()).toContainText("Confirmed");
  await expect(upcoming(page).first().getByRole("button", { name: "Cancel request" })).toHaveCount(0); // G1-30
  const pay = upcoming(page).getByRole("button", { name: /^How to pay: / });
  await expect(pay, "until a payment is recorded").toHaveCount(2);
  await pay.last().click();
  await expect(page.getByRole("dialog")).toContainText("Venmo");
  await expectAccessible(page, "how to pay");
  await page.keyboard.press("Escape");

  // Asked first, and kept
  const when = `${longDate(offer.date)}, 6:00 PM`;
  await page.getByRole("button", { name: `Cancel request: ${when}` }).click();
  await expect(page.getByRole("dialog", { name: "Cancel this request?" })).toContainText("This can’t be undone.");
  await expectAccessible(page, "the question before a cancellation");
  await answer(page, "Keep request");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(upcoming(page)).toHaveCount(2);

  await page.getByRole("button", { name: `Cancel request: ${when}` }).click();
  await answer(page, "Cancel request");
  await expectToast(page, "Lesson Cancelled");
  await expect(upcoming(page)).toHaveCount(1);
  await expect(past(page)).toContainText("Canceled");

  await page.getByRole("button", { name: `History: ${when}` }).click();
  const story = past(page).getByRole("list", { name: "History" }).getByRole("listitem");
  await expect(story).toHaveText([new RegExp(`^Requested by ${pat.name}`), new RegExp(`^Canceled by ${pat.name}`)]);
  await page.getByRole("button", { name: "Edit profile" }).click();
  await page.getByRole("button", { name: "Change password" }).click();
  await expectAccessible(page, "the dashboard");

  await page.getByRole("button", { name: `Delete lesson: ${when}` }).click();
  await answer(page, "Delete lesson");
  await expectToast(page, "Lesson Deleted", "The lesson has been removed from your history.");
  await expect(page.getByRole("region", { name: "Past, declined and canceled" })).toHaveCount(0);
  await page.reload();
  await expect(upcoming(page)).toHaveCount(1);
  await expect(past(page)).toHaveCount(0);
});

test("P12, U28, U29:profile, T30, T34:profile, V15, G1-40, A46: a visitor is denied and logs in; the profile is changed everywhere at once; a new password ends the other sessions, and they say so", async ({
  people,
  open,
}) => {
  const pat = await people.player();
  const other = await open("visitor"); // with a session of its own
  await test.step("a visitor is denied and asked to log in, and then is there; the header leads where it says", async () => {
    await other.goto("/player-dashboard");
    await expect(other.getByRole("heading", { name: "Access Denied", level: 1 })).toBeVisible();
    await expect(other.getByText("Please log in to access the player dashboard.")).toBeVisible();
    await expect(other.getByText("You've been logged out."), "there was none").toHaveCount(0);
    await expectAccessible(other, "Access Denied");
    await other.getByRole("link", { name: "Log in", exact: true }).click();
    await signIn(other, pat);
    await expect(other.getByRole("heading", { name: "Hi, Pat", level: 1 })).toBeVisible();
    const main = other.getByRole("main");
    for (const [name, to] of [
      ["Book Lesson", "/book-lesson"],
      ["Home", "/landing"],
      ["Video membership", "/subscribe"],
    ] as const)
      await expect(main.getByRole("link", { name })).toHaveAttribute("href", to);
    await expect(main.getByRole("link", { name: "Admin Dashboard" })).toHaveCount(0);
    await expect(main.getByRole("heading", { name: "No upcoming lessons" })).toBeVisible();
    await expect(main.getByRole("link", { name: "See openings" })).toHaveAttribute("href", "/book-lesson");
  });

  const page = await open(pat, { viewport: desk, refused: [422] });
  await test.step("the profile is changed; what fails is said and stays typed", async () => {
    await page.goto("/player-dashboard");
    const card = page.getByRole("region", { name: pat.name });
    await card.getByRole("button", { name: "Edit profile" }).click();
    const form = page.getByRole("region", { name: pat.name });
    await expect(form.getByLabel("Last name")).toHaveValue(pat.lastName);
    await form.getByLabel("First name").fill("");
    await form.getByLabel("Age").fill("200");
    await form.getByRole("button", { name: "Save profile" }).click();
    await expect(form.getByLabel("First name")).toHaveAccessibleDescription("Please enter your first name");
    await expect(form.getByLabel("Age")).toHaveAccessibleDescription("Please check the age");

    await form.getByLabel("First name").fill("Patricia");
    await form.getByLabel("Age").fill("19");
    await form.getByLabel("Position").fill("Shortstop");
    await form.getByLabel("Experience").fill("Two seasons of travel ball");
    await toastsReady(page);
    await page.context().setOffline(true);
    await form.getByRole("button", { name: "Save profile" }).click();
    await expectToast(page, "Update Failed", "We couldn't reach the server. Check your connection and try again.");
    await expect(form.getByLabel("Position")).toHaveValue("Shortstop");
    await page.context().setOffline(false);
    await form.getByRole("button", { name: "Save profile" }).click();
    await expectToast(page, "Profile Updated");
    await expect(page.getByRole("heading", { name: "Hi, Patricia", level: 1 })).toBeVisible();
    const changed = page.getByRole("region", { name: `Patricia ${pat.lastName}` });
    await expect(changed.getByRole("definition")).toHaveText(["19", "Shortstop", "Two seasons of travel ball"]);
    await expect(await openBar(page)).toContainText(`Patricia ${pat.lastName}`); // N4
    await page.reload();
    await expect(changed.getByRole("definition")).toHaveText(["19", "Shortstop", "Two seasons of travel ball"]);
  });
  await test.step("a new password ends the other session alone", async () => {
    await page.getByRole("button", { name: "Change password" }).click();
    const form = page.getByRole("region", { name: "Password" });
    await form.getByLabel("Current password").fill("not-the-password");
    await form.getByLabel("New password").fill("a-brand-new-one");
    await form.getByRole("button", { name: "Change password" }).click();
    await expectToast(page, "Update Failed", "That's not your current password. Please try again.");
    await expect(form.getByLabel("Current password")).toBeFocused();
    await expect(form.getByLabel("Current password")).toHaveAccessibleDescription(
      "That's not your current password. Please try again.",
    );
    await form.getByLabel("Current password").fill(pat.password);
    await form.getByRole("button", { name: "Change password" }).click();
    await expectToast(page, "Password Changed", "Your other devices are logged out.");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Hi, Patricia", level: 1 }), "this session stays").toBeVisible();

    await other.reload();
    const banner = other.getByRole("main").getByRole("alert");
    await expect(banner).toContainText("You've been logged out.");
    await expect(other.getByRole("heading", { name: "Access Denied", level: 1 })).toBeVisible();
    await banner.getByRole("link", { name: "Log in" }).click();
    await signIn(other, { email: pat.email, password: "a-brand-new-one" });
    await expect(other).toHaveURL(/\/player-dashboard$/);
    await expect(other.getByRole("heading", { name: "Hi, Patricia", level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});

test("on a phone, nine lessons and a camp fit on three screens; the rest is a press away", async ({ people, open }) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const offers = await Promise.all(
    Array.from({ length: 9 }, (_, n) =>
      publish(riley, { daysAhead: 3 + (n % 5), startTime: `${10 + n}:00`, endTime: `${11 + n}:00` }),
    ),
  );
  await Promise.all(offers.map((offer) => book(pat, offer)));
  await registerFamily(pat, await publishCamp(riley));
  const page = await open(pat, { viewport: phone });
  await page.goto("/player-dashboard");
  await expect(upcoming(page)).toHaveCount(3);
  await expect(page.getByRole("region", { name: "My camps" }).getByRole("listitem")).toHaveCount(1);
  for (const folded of ["Beginner hitting guide", account])
    await expect(page.locator("summary", { hasText: folded })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2500);
  await page.getByRole("button", { name: "Show all 9" }).click();
  await expect(upcoming(page)).toHaveCount(9);
  await unfoldLesson(page, `${longDate(offers[0]!.date)}, 10:00 AM`);
  await expect(page.getByRole("button", { name: /^Cancel request: / })).toBeVisible();
  await unfold(page, account);
  await expect(page.getByRole("button", { name: "Edit profile" })).toBeVisible();
  await expectAccessible(page, "the dashboard unfolded", [phone]);
});
