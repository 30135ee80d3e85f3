import type { Page } from "@playwright/test";
import { currentUserUrl } from "../../../backend/accounts/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { moveTo, openBar } from "../testing/bar.ts";
import { book, longDate, publish } from "../scheduling/offers.ts";
import { expect, personAt, test } from "../testing/people.ts";
import { registerFamily } from "../camps/campFamilies.ts";
import { publishCamp } from "../camps/camps.ts";
import { unfoldLesson } from "../testing/phone.ts";
import { signIn } from "../testing/signIn.ts";
import { expectToast } from "../testing/toasts.ts";

const upcoming = (page: Page) => page.getByRole("region", { name: "Upcoming lessons" }).getByRole("listitem");
const past = (page: Page) => page.getByRole("region", { name: "Past, declined and canceled" }).getByRole("listitem");
const account = "Account and players";
const answer = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name }).click();

test("U29:lessons, T21: on a phone, nine lessons and a camp fit on three screens, and the rest is a press away; a pending lesson is cancelled, its story is told, and it is taken off the list; on paper is nothing that paper cannot do", async ({
  people,
  open,
}) => {
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
  await test.step("nine lessons and a camp", async () => {
    await expect(upcoming(page)).toHaveCount(3);
    await expect(page.getByRole("region", { name: "My camps" }).getByRole("listitem")).toHaveCount(1);
    for (const folded of ["Beginner hitting guide", account])
      await expect(page.locator("summary", { hasText: folded })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(3 * phone.height);
    await page.getByRole("button", { name: "Show all 9" }).click();
    await expect(upcoming(page)).toHaveCount(9);
  });
  const when = `${longDate(offers[0]!.date)}, 10:00 AM`;
  await test.step("how to pay", async () => {
    await unfoldLesson(page, when);
    await page.getByRole("button", { name: `How to pay: ${when}` }).click();
    await expect(page.getByRole("dialog")).toContainText("Venmo");
    await expectAccessible(page, "how to pay", [phone]);
    await page.keyboard.press("Escape");
  });
  await test.step("a request is kept, and then canceled", async () => {
    await page.getByRole("button", { name: `Cancel request: ${when}` }).click();
    await expect(page.getByRole("dialog", { name: "Cancel this request?" })).toContainText("This can’t be undone.");
    await expectAccessible(page, "the question before a cancellation", [phone]);
    await answer(page, "Keep request");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.setViewportSize(desk);
    await expect(upcoming(page)).toHaveCount(9);
    await page.getByRole("button", { name: `Cancel request: ${when}` }).click();
    await answer(page, "Cancel request");
    await expectToast(page, "Lesson Cancelled");
    await expect(past(page)).toContainText("Canceled");
    await expect(upcoming(page)).toHaveCount(8);
  });
  await test.step("its story is told", async () => {
    await page.getByRole("button", { name: `History: ${when}` }).click();
    const story = past(page).getByRole("list", { name: "History" }).getByRole("listitem");
    await expect(story).toHaveText([new RegExp(`^Requested by ${pat.name}`), new RegExp(`^Canceled by ${pat.name}`)]);
    await page.getByRole("button", { name: "Edit profile" }).click();
    await page.getByRole("button", { name: "Change password" }).click();
    await expectAccessible(page, "the dashboard");
  });
  await test.step("it is taken off the list, and the rest is printed", async () => {
    await page.getByRole("button", { name: `Delete lesson: ${when}` }).click();
    await answer(page, "Delete lesson");
    await expectToast(page, "Lesson Deleted", "The lesson has been removed from your history.");
    await expect(page.getByRole("region", { name: "Past, declined and canceled" })).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("main").getByText(riley.name).first()).toBeVisible();
    for (const gone of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByRole("button")])
      await expect(gone.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });
  await moveTo(page, "/booking-success"); // by hand: this browser has booked nothing
  await expect(page.getByRole("heading", { name: "No request yet", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Find an opening" })).toHaveAttribute("href", "/book-lesson");
});

test("P12, U28, U29:profile, T34:profile, G1-40, A46: the profile is changed everywhere at once; a new password ends the other sessions, which say so, deny the dashboard, and lead back to it", async ({
  people,
  open,
  playwright,
  baseURL,
}) => {
  const pat = await people.player();
  const elsewhere = await personAt(playwright, baseURL!, pat); // a session of its own
  const page = await open(pat, { viewport: desk, refused: [422] });
  await page.goto("/player-dashboard");
  await test.step("the header leads where it says", async () => {
    const main = page.getByRole("main");
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
  await test.step("the profile is changed", async () => {
    const card = page.getByRole("region", { name: pat.name });
    await card.getByRole("button", { name: "Edit profile" }).click();
    await expect(card.getByLabel("Last name")).toHaveValue(pat.lastName);
    await card.getByLabel("First name").fill("Patricia");
    await card.getByLabel("Age").fill("19");
    await card.getByLabel("Position").fill("Shortstop");
    await card.getByLabel("Experience").fill("Two seasons of travel ball");
    await card.getByRole("button", { name: "Save profile" }).click();
    await expectToast(page, "Profile Updated");
    await expect(page.getByRole("heading", { name: "Hi, Patricia", level: 1 })).toBeVisible();
    const changed = page.getByRole("region", { name: `Patricia ${pat.lastName}` });
    await expect(changed.getByRole("definition")).toHaveText(["19", "Shortstop", "Two seasons of travel ball"]);
    await expect(await openBar(page)).toContainText(`Patricia ${pat.lastName}`); // N4
    expect(await pat.call("GET", currentUserUrl)).toMatchObject({ firstName: "Patricia", position: "Shortstop" });
  });
  await test.step("a new password ends the other session alone", async () => {
    await page.getByRole("button", { name: "Change password" }).click();
    const form = page.getByRole("region", { name: "Password" });
    await form.getByLabel("Current password").fill("not-the-password");
    await form.getByLabel("New password").fill("a-brand-new-one");
    await form.getByRole("button", { name: "Change password" }).click();
    const wrong = "That's not your current password. Please try again.";
    await expectToast(page, "Update Failed", wrong);
    await expect(form.getByLabel("Current password")).toBeFocused();
    await expect(form.getByLabel("Current password")).toHaveAccessibleDescription(wrong);
    await form.getByLabel("Current password").fill(pat.password);
    await form.getByRole("button", { name: "Change password" }).click();
    await expectToast(page, "Password Changed", "Your other devices are logged out.");
    await pat.call("GET", currentUserUrl); // this session stays
  });

  const other = await open(elsewhere, { viewport: phone, refused: [401] });
  await other.goto("/player-dashboard");
  await expect(other.getByRole("heading", { name: "Access Denied", level: 1 })).toBeVisible();
  await expect(other.getByText("Please log in to access the player dashboard.")).toBeVisible();
  const banner = other.getByRole("main").getByRole("alert");
  await expect(banner).toContainText("You've been logged out.");
  await expectAccessible(other, "Access Denied", [phone]);
  await banner.getByRole("link", { name: "Log in" }).click();
  await signIn(other, { email: pat.email, password: "a-brand-new-one" });
  await expect(other).toHaveURL(/\/player-dashboard$/);
  await expect(other.getByRole("heading", { name: "Hi, Patricia", level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await elsewhere.session.dispose();
});
