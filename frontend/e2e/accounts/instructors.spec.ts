import { instructorsUrl, instructorUrl } from "../../../backend/accounts/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { hold } from "../testing/hold.ts";
import { publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { expectStep } from "../lessons/wizard.ts";

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

  await test.step("without an instructor it asks which one", async () => {
    await page.setViewportSize(phone);
    await page.goto("/schedule");
    await expectStep(page, 1);
    await expect(page.getByRole("button", { name: `Choose ${riley.name}` })).toBeVisible();
    await expectAccessible(page, "step 1", [phone]);
  });
});
