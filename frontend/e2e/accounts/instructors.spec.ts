import { instructorsUrl, instructorUrl } from "../../../backend/accounts/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { failReads } from "../testing/failingReads.ts";
import { hold } from "../testing/hold.ts";
import { publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { expectStep, stepTwo } from "../lessons/wizard.ts";

const list = `**${instructorsUrl}`;

test("U5, U6, K2, K5:skeletons, R16, R17, G1-3: six places while they are fetched, then the instructors, each with a way to book", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  await publish(riley);
  await riley.call("PATCH", instructorUrl(riley.id), {
    bio: "Footwork first.",
    specialties: "Infield, Softball, Throwing, Bunting",
    hourlyRate: 62.5,
    experience: 7,
    location: "Turf Field 2",
  });
  const page = await open("visitor");
  const answer = await hold(page, list);
  await page.goto("/instructors");
  await expect(page.getByRole("heading", { name: "Meet Our Professional Instructors", level: 1 })).toBeVisible();
  const places = page.getByRole("region", { name: "Loading instructors" });
  await expect(places.locator("> *")).toHaveCount(6);
  await expectAccessible(page, "instructors on their way", [phone]);
  answer();
  const card = page.getByRole("article").filter({ hasText: riley.name });
  await expect(card).toContainText("7 years of experience");
  await expect(card).toContainText("$62.50/hour");
  await expect(card).toContainText("Footwork first.");
  await expect(card).toContainText("Turf Field 2");
  await expect(card).toContainText("No reviews yet");
  await expect(card).toContainText("Throwing");
  await expect(card, "three specialties at most").not.toContainText("Bunting");
  await expect(places).toHaveCount(0);
  await expectAccessible(page, "the instructors");
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");

  await card.getByRole("link", { name: /^View Schedule & Book/ }).click();
  await expect(page).toHaveURL(new RegExp(`/schedule\\?instructorId=${riley.id}$`));
  await expectStep(page, 2);
  await expect(page.getByRole("main")).toContainText(riley.name);
});

test("R17, G1-3, U6, U8: /schedule without an instructor asks which one; without any instructor each page says what to do", async ({
  open,
}) => {
  const page = await open("visitor", { viewport: phone });
  await page.goto("/schedule");
  await expectStep(page, 1);
  await expect(page.getByRole("button", { name: /^Choose / }).first()).toBeVisible();
  await expectAccessible(page, "step 1", [phone]);

  await page.route(list, (route) => route.fulfill({ json: [] }));
  for (const [path, text] of [
    ["/instructors", "Check back soon for our professional hitting instructors."],
    ["/book-lesson", "Please check back later for available instructors."],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "No instructors available" })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      await page.getByRole("link", { name: "Back to Home" }).last().click();
      await expect(page).toHaveURL(/\/$/);
    });
});

test("X5, U6: instructors that cannot be fetched are asked for three times, and then again by Retry", async ({
  open,
}) => {
  const page = await open("visitor", { viewport: phone, refused: [503] });
  const tried = await failReads(page, list, (route) =>
    route.fulfill({ status: 503, json: { message: "The list is being repaired." } }),
  );
  await page.goto("/instructors");
  const problem = page.getByRole("main").getByRole("alert");
  expect(await tried()).toBe(3);
  await expect(problem).toContainText("Failed to fetch instructors");
  await expect(problem).toContainText("The list is being repaired.");
  await problem.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(problem).toHaveCount(0);
});

test("X2, T7, T8, U9: times that cannot be fetched say so, and Retry fetches them", async ({ people, open }) => {
  const riley = await people.instructor();
  const offer = await publish(riley);
  const page = await open("visitor");
  for (const [call, said] of [
    ["**/api/schedule/availability?*", "Failed to fetch availability"],
    ["**/api/lessons?*", "Failed to fetch lessons"],
  ] as const)
    await test.step(said, async () => {
      const tried = await failReads(page, call, (route) => route.abort());
      await page.goto(stepTwo(offer));
      await tried();
      const problem = page.getByRole("main").getByRole("alert");
      await expect(problem).toContainText(said);
      await problem.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByRole("button", { name: /^4:00 PM/ })).toBeVisible();
    });
});
