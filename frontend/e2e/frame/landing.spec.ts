import { expectStep, stepThree, stepTwo, summary, timeButton } from "../lessons/wizard.ts";
import { publish } from "../scheduling/offers.ts";
import { desk, phone } from "../testing/axe.ts";
import { moveTo } from "../testing/bar.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectAlmostStill, expectStill, watchShiftsOfFonts } from "../testing/shifts.ts";

test("R16, R17, G1-3: nothing moves after it is drawn, for a visitor on a phone or a player at a desk: the landing page, whose fonts arrive late, instructors, each with a way to book, booking, log-in, dashboard", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const offer = await publish(riley);
  const watched = async (who: Person | "visitor", viewport: typeof phone) => {
    const page = await open(who, { viewport, reducedMotion: "no-preference" });
    const fonts = await watchShiftsOfFonts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("link", { name: "Book Your Lesson" })).toBeVisible();
    fonts();
    await expectAlmostStill(page, "the landing page");
    // What follows must not depend on when fonts arrive.
    await page.route("**/*.woff2", (route) => route.abort());
    return page;
  };

  const page = await watched("visitor", phone);
  await page.goto("/instructors");
  const card = page.getByRole("article").filter({ hasText: riley.name });
  await expect(card).toBeVisible();
  await expectStill(page, "the instructors");
  await card.getByRole("link", { name: /^View Schedule & Book/ }).click();
  await expect(page).toHaveURL(new RegExp(`/schedule\\?instructorId=${riley.id}$`));
  await expectStep(page, 2);
  await expect(page.getByRole("main")).toContainText(riley.name);
  await moveTo(page, "/schedule"); // without an instructor it asks which one
  await expectStep(page, 1);
  await expect(page.getByRole("button", { name: `Choose ${riley.name}` })).toBeVisible();
  await page.goto(stepTwo(offer));
  await expect(timeButton(page, offer)).toBeVisible();
  await expectStill(page, "step 2");
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expectStill(page, "the log-in");

  const theirs = await watched(pat, desk);
  await theirs.goto("/book-lesson");
  await expect(theirs.getByRole("button", { name: `Choose ${riley.name}` })).toBeVisible();
  await expectStill(theirs, "step 1");
  await theirs.goto(stepThree(offer));
  await expect(summary(theirs)).toContainText(riley.name);
  await expectStill(theirs, "step 3");
  await theirs.goto("/player-dashboard");
  await expect(theirs.getByRole("heading", { name: "No upcoming lessons" })).toBeVisible();
  await expectStill(theirs, "the dashboard");
});
