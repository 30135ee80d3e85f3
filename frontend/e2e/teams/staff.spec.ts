import { createTeamUrl, findTeamUrl } from "../../../backend/teams/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("G3-42: staff find a player, look at the birth date on the record, and introduce a coach with the consent of both", async ({
  people,
  open,
  request,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const mark = crypto.randomUUID().slice(0, 8);
  const [player, coach] = [`Zora ${mark}`, `Yuri ${mark}`];
  const [family, coaching] = [`family.${mark}@example.com`, `coach.${mark}@example.com`];
  const wish = { division: "9U", sport: "baseball", phoneNumber: "555-010-0142" };
  const born = { birthDate: "2017-11-07", availableDates: "Weekends" };
  await pat.call("POST", findTeamUrl, { ...wish, ...born, playerName: player, email: family });
  await pat.call("POST", createTeamUrl, { ...wish, coachName: coach, email: coaching });

  const page = await open(riley, { viewport: desk });
  await page.goto("/instructor-dashboard/team-finders");
  const table = page.getByRole("table", { name: "Players who look for a team" });
  await page.getByLabel("Name, email, or phone").fill(mark);
  await page.getByLabel("Division", { exact: true }).selectOption("9U");
  await page.getByLabel("Sport").selectOption("baseball");
  await expect(table.getByRole("link", { name: player })).toHaveCount(1);
  await expectAccessible(page, "players who look for a team", [phone, desk]);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).press("Enter");
  const csv = await (await saved).createReadStream().then(async (stream) => (await stream.toArray()).join(""));
  expect(csv).toContain(player);
  expect(csv).not.toMatch(/2017-|, 2017|birth/i);

  await table.getByRole("link", { name: player }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: player })).toBeVisible();
  await expect(page.getByText("November 7, 2017")).toHaveCount(0);
  await tabTo(page, page.getByRole("button", { name: "Show date of birth" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nov 7, 2017")).toBeVisible();
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline).toContainText("looked at the date of birth");
  await tabTo(page, page.getByRole("button", { name: /^Set status/ }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: /^Contacted/ }).press("Enter");
  await expectToast(page, "Status updated");
  await expect(timeline).toContainText("contacted the family");
  await expectAccessible(page, "a player who looks for a team", [desk]);

  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Teams" }).click();
  await page.getByRole("link", { name: "Matches" }).click();
  await tabTo(page, page.getByRole("button", { name: `Introduce ${player} to ${coach}` }));
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: `Introduce ${player} to ${coach}?` });
  await question.getByRole("button", { name: "Introduce" }).press("Enter");
  await expectToast(page, "We’re emailing both", "Contacts go out only if both say yes.");
  await expect(page.getByRole("button", { name: `Introduce ${player} to ${coach}` })).toHaveCount(0);
  await expectAccessible(page, "the matches", [phone]);

  const visitor = await open("visitor", { viewport: phone });
  await visitor.goto(await linkMailedTo(request, family));
  await expect(visitor.getByRole("heading", { name: "A coach is starting a team: 9U baseball" })).toBeVisible();
  await expect(visitor.getByRole("main")).not.toContainText(mark);
  await expectAccessible(visitor, "the question to the family", [phone]);
  await visitor.getByRole("button", { name: "Yes, introduce us" }).press("Enter");
  await expect(visitor.getByRole("heading", { name: "You said yes" })).toBeFocused();
  await visitor.goto(await linkMailedTo(request, coaching));
  await visitor.getByRole("button", { name: "Yes, introduce us" }).press("Enter");
  await expect(visitor.getByRole("heading", { name: "You both said yes" })).toBeFocused();
});
