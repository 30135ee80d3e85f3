import { unfold } from "../testing/phone.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { chooseInstructor, chooseTime, confirmButton, fillWishes } from "../lessons/wizard.ts";
import { publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { passwordField, signIn } from "../testing/signIn.ts";

const password = "curve and slider 41";

test("G1-60:players+lessons: a parent signs up with a player, adds another by keyboard, books for one, and erases one by password", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const offer = await publish(riley, { daysAhead: 2 });
  const page = await open("visitor", { viewport: phone });
  const { keyboard } = page;
  const email = `dana-${crypto.randomUUID()}@example.com`;

  await test.step("signing up; nobody's name goes to the wrong place", async () => {
    await page.goto("/register");
    await expect(page.getByRole("radio", { name: "I’m a player" })).toBeChecked();
    await expect(page.getByRole("heading", { name: "About the player" })).toBeVisible();
    await page.getByRole("radio", { name: "I’m a parent" }).check();
    await expect(page.getByRole("heading", { name: "About the player" })).toBeHidden();
    await page.getByLabel("First name").first().fill("Dana");
    await page.getByLabel("Last name").first().fill("Reyes");
    await page.getByLabel("Email").fill(email);
    await passwordField(page).fill(password);
    await page.getByLabel("Confirm password").fill(password);
    const create = page.getByRole("button", { name: "Create Account" });
    await create.click();
    const kim = page.getByLabel("First name").nth(1);
    await expect(kim).toBeFocused();
    await expect(kim).toHaveAccessibleDescription("Please enter the player's first name");
    await expect(page.getByLabel("Date of birth")).toHaveAccessibleDescription(/^Please enter the date of birth/);
    await expect(page.getByRole("checkbox", { name: /^I’m 18 or older/ })).toHaveAccessibleDescription(
      /Please confirm/,
    );
    await expectAccessible(page, "signing up as a parent, with what is missing", [phone]);
    await kim.fill("Kim");
    await page.getByLabel("Last name").nth(1).fill("Reyes");
    await page.getByLabel("Date of birth").fill("2016-05-04");
    await page.getByRole("checkbox", { name: /^I’m 18 or older/ }).check();
    await create.click();
    await expect(page.getByText(`We’re emailing a link to ${email}.`)).toBeVisible();
    await signIn(page, { email, password });
    await expect(page.getByRole("heading", { name: "Hi, Dana", level: 1 })).toBeVisible();
  });

  await test.step("another player", async () => {
    await unfold(page, "Account and players");
    await expect(page.getByRole("region", { name: "Players" })).toContainText("Kim");
    await page.getByRole("link", { name: "Manage players" }).click();
    await expect(page.getByRole("heading", { name: "Players", level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: "Add a player" }));
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add a player" });
    await tabTo(page, dialog.getByLabel("First name"));
    await keyboard.type("Lee");
    await tabTo(page, dialog.getByRole("button", { name: "Enter an age instead" }));
    await keyboard.press("Enter");
    await dialog.getByLabel("Age").focus();
    await keyboard.type("9");
    await expectAccessible(page, "adding a player", [phone]);
    await tabTo(page, dialog.getByRole("checkbox"));
    await keyboard.press("Space");
    await keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Lee Reyes" })).toBeVisible();
  });

  await test.step("a lesson for one of them", async () => {
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Dashboard", exact: true }).click();
    await main.getByRole("link", { name: "Book Lesson", exact: true }).click();
    await chooseInstructor(page, riley);
    await page.getByRole("radiogroup", { name: "Who is this for?" }).getByRole("radio", { name: "Kim" }).check();
    await expectAccessible(page, "who is this for", [phone]);
    await chooseTime(page, offer);
    await fillWishes(page);
    await confirmButton(page).click();
    await expect(page).toHaveURL(/booking-success/);
    await page.getByRole("link", { name: "Go to my dashboard" }).click();
    const rows = page.getByRole("region", { name: "Upcoming lessons" }).getByRole("listitem");
    await expect(rows).toContainText(["Kim · "]);
    await page.getByRole("button", { name: "Lee", pressed: false }).click();
    await expect(rows).toHaveCount(0);
  });

  await test.step("the other one goes, after it says what goes", async () => {
    await unfold(page, "Account and players");
    await page.getByRole("link", { name: "Manage players" }).click();
    await page.getByRole("button", { name: "Edit Kim" }).click();
    await page.getByRole("dialog", { name: "Edit Kim" }).getByLabel("Position").fill("Catcher");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("10 years old · Catcher")).toBeVisible();
    await page.getByRole("button", { name: "Erase Kim" }).click();
    const dialog = page.getByRole("dialog", { name: "Erase Kim?" });
    await expect(dialog).toContainText("What we know about Kim");
    await expect(dialog).toContainText("Any videos of Kim");
    await expect(dialog).toContainText(`4:00 PM with ${riley.firstName}`);
    await dialog.getByLabel("Your password").fill(password);
    await expectAccessible(page, "erasing a player", [phone]);
    await dialog.getByRole("button", { name: "Erase for good" }).click();
    await expect(page.getByRole("heading", { name: "Kim Reyes" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Lee Reyes" })).toBeVisible();
  });
});
