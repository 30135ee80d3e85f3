import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { dayIn, publish } from "../scheduling/offers.ts";
import { expectToast } from "../testing/toasts.ts";
import { expect, test } from "../testing/people.ts";

test("G1-60:staff: a coach finds a player by the parent's name, and the family has the phoned-in lesson", async ({
  people,
  open,
}) => {
  const [riley, dana] = await Promise.all([people.instructor(), people.player({ firstName: "Dana" })]);
  const kim = { firstName: "Kim", lastName: "Zeller", birthDate: "2016-05-04", declared: true };
  const { id: playerId } = await dana.call<{ id: string }>("POST", "/api/players", kim);
  const { scheduledDate } = await publish(riley, { daysAhead: 2, startTime: "16:00", endTime: "17:00" });
  const wish = { instructorId: riley.id, scheduledDate, studentPhone: "555-010-0100", studentEmail: dana.email };
  await dana.call("POST", "/api/lessons", { ...wish, playerId, sessionFocus: "both", weeklyRecurring: "no" });

  const page = await open(riley, { viewport: phone });
  await page.goto("/scheduling");
  const form = page.getByRole("region", { name: "Book a Lesson" });
  const name = form.getByLabel("Player's name");
  await name.fill(dana.lastName);
  await page.getByRole("option", { name: "Kim Zeller" }).click();
  await expect(name).toHaveValue("Kim Zeller");
  await expect(name).toHaveAccessibleDescription("The lesson will be on this player’s dashboard.");
  await expectAccessible(page, "a known player for a lesson", [phone]);
  await form.getByLabel("Date").fill(dayIn(3));
  await form.getByLabel("Time").selectOption({ index: 3 });
  await form.getByRole("button", { name: "Book Lesson" }).click();
  await expectToast(page, "Lesson booked successfully");

  const family = await open(dana, { viewport: desk });
  await family.goto("/player-dashboard");
  const rows = family.getByRole("region", { name: "Upcoming lessons" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "Kim · " })).toHaveCount(2);

  const office = await open(riley, { viewport: desk });
  await office.goto(`/instructor-dashboard/students/${playerId}/show`);
  await expect(office.getByRole("heading", { name: "Kim Zeller", level: 1 })).toBeVisible();
  await expect(office.getByText(dana.name)).toBeVisible();
  await expectAccessible(office, "a student whom a parent added", [desk]);
});
