import { unfold } from "../testing/phone.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { confirmButton, dayButton, fillWishes, headings, timeButton } from "../lessons/wizard.ts";
import { publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import type { Page } from "@playwright/test";

const addPlayer = async (page: Page, firstName: string) => {
  await page.getByRole("button", { name: "Add a player" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a player" });
  await dialog.getByLabel("First name").fill(firstName);
  await dialog.getByLabel("Date of birth").fill("2016-05-04");
  await dialog.getByLabel("I’m 18 or older").check();
  return dialog;
};
const cards = (page: Page) => page.getByRole("radiogroup", { name: "Who is this for?" });

test("G1-60:players+lessons: a parent adds two players and books one lesson for each", async ({ people, open }) => {
  const [riley, dana] = await Promise.all([people.instructor(), people.player({ firstName: "Dana" })]);
  const offer = await publish(riley, { daysAhead: 2, startTime: "16:00", endTime: "17:00", maxStudents: 2 });
  const page = await open(dana, { viewport: phone });
  await page.goto("/player-dashboard");
  await unfold(page, "Account and players");
  await page.getByRole("link", { name: "Add a player" }).click();
  await expect(page.getByRole("heading", { name: "Players", level: 1 })).toBeFocused();
  const dialog = await addPlayer(page, "Kim");
  await dialog.getByLabel("Last name").fill("");
  await dialog.getByRole("button", { name: "Add player" }).click();
  await expect(dialog.getByLabel("Last name")).toHaveAccessibleDescription("Please enter the player's last name");
  await dialog.getByLabel("Last name").fill("Reyes");
  await expectAccessible(page, "adding a player");
  await dialog.getByRole("button", { name: "Add player" }).click();
  await expect(page.getByRole("heading", { name: "Kim Reyes" })).toBeVisible();
  await (await addPlayer(page, "Lee")).getByRole("button", { name: "Add player" }).click();
  await expect(page.getByRole("heading", { name: /^Lee / })).toBeVisible();
  await expectAccessible(page, "players");

  await page.goto(`/book-lesson?instructorId=${riley.id}`);
  await cards(page).getByRole("radio", { name: "Kim" }).check();
  await expectAccessible(page, "who is this for");
  await dayButton(page, offer.date).click();
  await timeButton(page, offer).click();
  await expect(page.getByRole("heading", headings[3])).toBeVisible();
  await fillWishes(page);
  await confirmButton(page).click();
  await expect(page).toHaveURL(/booking-success/);

  // The same hour is Kim's now, and still open for Lee.
  await page.goto(`/book-lesson?instructorId=${riley.id}`);
  await expect(cards(page).getByRole("radio", { name: "Kim" })).toBeChecked();
  await cards(page).getByRole("radio", { name: "Lee" }).check();
  await dayButton(page, offer.date).click();
  await timeButton(page, offer).click();
  await fillWishes(page);
  await confirmButton(page).click();
  await expect(page).toHaveURL(/booking-success/);

  await page.goto("/player-dashboard");
  const rows = page.getByRole("region", { name: "Upcoming lessons" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "Kim · " })).toHaveCount(1);
  await page.getByRole("button", { name: "Lee", pressed: false }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Lee · ");
  await expectAccessible(page, "the family's dashboard");
});

test("G1-60:players: an account with lessons is asked whose they were, by keyboard", async ({ people, open }) => {
  const [riley, dana] = await Promise.all([people.instructor(), people.player({ firstName: "Dana" })]);
  const { scheduledDate } = await publish(riley, { daysAhead: 2, startTime: "16:00", endTime: "17:00" });
  const wish = { instructorId: riley.id, scheduledDate, studentPhone: "555-010-0100", studentEmail: dana.email };
  await dana.call("POST", "/api/lessons", { ...wish, sessionFocus: "both", weeklyRecurring: "no" });
  const page = await open(dana, { viewport: phone });
  const { keyboard } = page;
  await page.goto("/players");
  await tabTo(page, page.getByRole("button", { name: "Add a player" }));
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add a player" });
  await tabTo(page, dialog.getByLabel("First name"));
  await keyboard.type("Kim");
  await tabTo(page, dialog.getByRole("button", { name: "Enter an age instead" }));
  await keyboard.press("Enter");
  await dialog.getByLabel("Age").focus();
  await keyboard.type("9");
  await tabTo(page, dialog.getByRole("radio", { name: "Mine" }));
  await keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "Kim’s" })).toBeChecked();
  await tabTo(page, dialog.getByRole("checkbox"));
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Kim / })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await page.goto("/player-dashboard");
  await expect(page.getByRole("heading", { name: "Hi, Dana", level: 1 })).toBeVisible();
  const lessons = await dana.call<{ studentName: string }[]>("GET", "/api/lessons");
  expect(lessons.map(({ studentName }) => studentName)).toEqual([`Kim ${dana.lastName}`]);
});

test("G1-60:lessons: a lesson at once with another coach is said before it is booked", async ({ people, open }) => {
  const [riley, ana, dana] = await Promise.all([
    people.instructor(),
    people.instructor({ firstName: "Ana" }),
    people.player({ firstName: "Dana" }),
  ]);
  const hour = { daysAhead: 2, startTime: "16:00", endTime: "17:00" };
  const [there, here] = await Promise.all([publish(riley, hour), publish(ana, hour)]);
  const kim = { firstName: "Kim", lastName: "Reyes", birthDate: "2016-05-04", declared: true };
  const { id: playerId } = await dana.call<{ id: string }>("POST", "/api/players", kim);
  const wish = { instructorId: riley.id, scheduledDate: there.scheduledDate, studentEmail: dana.email, playerId };
  await dana.call("POST", "/api/lessons", {
    ...wish,
    studentPhone: "555-010-0100",
    sessionFocus: "both",
    weeklyRecurring: "no",
  });
  const page = await open(dana, { viewport: phone });
  await page.goto(`/book-lesson?instructorId=${ana.id}`);
  await cards(page).getByRole("radio", { name: "Kim" }).check();
  await dayButton(page, here.date).click();
  await timeButton(page, here).click();
  const said = page.getByText("Kim has another lesson around then: 4:00 PM with Riley.");
  await expect(said).toBeVisible();
  await expectAccessible(page, "two lessons at once", [phone]);
  await cards(page).getByRole("radio", { name: "Me" }).check();
  await expect(said).toBeHidden();
});

test("G1-60:players: one player of two is edited and erased by password, with what goes said before", async ({
  people,
  open,
}) => {
  const [riley, dana] = await Promise.all([people.instructor(), people.player({ firstName: "Dana" })]);
  const kim = { lastName: "Reyes", birthDate: "2016-05-04", declared: true };
  const { id: playerId } = await dana.call<{ id: string }>("POST", "/api/players", { ...kim, firstName: "Kim" });
  const offer = await publish(riley, { daysAhead: 2, startTime: "16:00", endTime: "17:00" });
  const wish = { instructorId: riley.id, scheduledDate: offer.scheduledDate, studentEmail: dana.email };
  const booking = { ...wish, playerId, studentPhone: "555-010-0100", sessionFocus: "both", weeklyRecurring: "no" };
  await dana.call("POST", "/api/lessons", booking);
  await dana.call("POST", "/api/players", { ...kim, firstName: "Lee" });
  const page = await open(dana, { viewport: phone, refused: [422] });
  await page.goto("/players");
  await page.getByRole("button", { name: "Edit Kim" }).click();
  await page.getByRole("dialog", { name: "Edit Kim" }).getByLabel("Position").fill("Catcher");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("10 years old · Catcher")).toBeVisible();
  await page.getByRole("button", { name: "Erase Kim" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase Kim?" });
  await expect(dialog).toContainText("What we know about Kim");
  await expect(dialog).toContainText(`4:00 PM with ${riley.firstName}`);
  await dialog.getByLabel("Your password").fill("not-this-one");
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(dialog.getByLabel("Your password")).toHaveAccessibleDescription(/not your current password/);
  await dialog.getByLabel("Your password").fill(dana.password);
  await expectAccessible(page, "erasing a player", [phone]);
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByRole("heading", { name: "Kim Reyes" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Lee Reyes" })).toBeVisible();
});
