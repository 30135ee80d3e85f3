import type { Locator, Page } from "@playwright/test";
import { myRegistrationsUrl, type OwnRegistrationView, registrationUrl } from "../../../backend/camps/contract.ts";
import { playersUrl } from "../../../backend/players/contract.ts";
import { complete, division, expectCampStep, goOn, heading, join, publishCamp } from "../camps/camps.ts";
import { registerAsVisitor } from "../camps/campFamilies.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { expect, type Person, test } from "../testing/people.ts";

const emergency = { emergencyContact: "Sam Reyes", emergencyPhone: "555-010-0111" };
const add = (dana: Person, firstName: string, told: object = {}) =>
  dana.call<{ id: string }>("POST", playersUrl, {
    firstName,
    lastName: "Reyes",
    age: 9,
    sport: "baseball",
    ...emergency,
    ...told,
    declared: true,
  });
const yourPlayers = (page: Page) => page.getByRole("group", { name: "Your players" });
const card = (page: Page, name: string) => yourPlayers(page).getByRole("checkbox", { name });
const registrationsOf = (dana: Person) => dana.call<OwnRegistrationView[]>("GET", myRegistrationsUrl);

test("G1-60:camps: two players are registered in eight taps, each in the group of its age", async ({
  people,
  open,
}) => {
  const [riley, dana] = await Promise.all([people.instructor(), people.player({ firstName: "Dana" })]);
  const divisions = [division("baseball", "8u", 2), division("baseball", "10u", 20)];
  const camp = await publishCamp(riley, { divisions });
  await add(dana, "Kim", { age: 8 });
  await add(dana, "Lee");
  const page = await open(dana, { viewport: phone });
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await page.goto(`/camp-details/${camp.id}`);
  await tap(page.getByRole("link", { name: /^Register for This Camp/ }));
  await expectCampStep(page, "Which days?");
  await tap(page.getByRole("button", { name: "Continue" }));
  await expect(page.getByLabel("Parent or guardian")).toHaveValue(dana.name);
  await page.getByLabel("Phone").fill("555-010-0123"); // typed
  await tap(page.getByRole("radio", { name: "Venmo" }));
  await tap(page.getByRole("button", { name: "Continue" }));
  await expectCampStep(page, "Who’s playing?");
  await expect(card(page, "Kim")).toHaveAccessibleDescription("8U baseball, 2 spots left");
  await tap(card(page, "Kim"));
  await tap(card(page, "Lee"));
  await expect(page.getByRole("region", { name: "Kim Reyes" })).toContainText("Plays with 8U baseball");
  await expect(page.getByRole("region", { name: "Lee Reyes" })).toContainText("Emergency: Sam Reyes, 555-010-0111");
  await expectAccessible(page, "who's coming");
  await tap(page.getByRole("button", { name: "Continue" }));
  await expectCampStep(page, "Review and register");
  await expect(page.getByText("Lee Reyes, 9")).toBeVisible();
  await tap(complete(page));
  await expect(page).toHaveURL(/camp-registration-success/);
  expect(taps).toBeLessThanOrEqual(8);
  await expectAccessible(page, "two players registered");

  const [registration] = await registrationsOf(dana);
  const { participants } = await riley.call<{ participants: object[] }>("GET", registrationUrl(registration!.id));
  expect(participants).toMatchObject([
    { playerName: "Kim Reyes", ageGroup: "8u", medicalInfo: null, ...emergency },
    { playerName: "Lee Reyes", ageGroup: "10u", medicalInfo: null },
  ]);
});

test("G1-60:camps: a player is added in the middle, one who comes already cannot be chosen, by keyboard", async ({
  people,
  open,
}) => {
  const [riley, dana] = await Promise.all([people.instructor(), people.player({ firstName: "Dana" })]);
  const camp = await publishCamp(riley);
  const { id: playerId } = await add(dana, "Kim");
  const parent = { parentName: dana.name, parentEmail: dana.email, parentPhone: "555-010-0123" };
  const registration = { campId: camp.id, ...parent, paymentMethod: "venmo" };
  await dana.call("POST", "/api/camp-registrations/create", { registration, players: [{ playerId }] });
  const page = await open(dana, { viewport: phone });
  const { keyboard } = page;
  await page.goto(`/camp-registration/${camp.id}?step=2`);
  await goOn(page);
  await page.getByLabel("Phone").fill("555-010-0123");
  await page.getByRole("radio", { name: "Cash App" }).check();
  await goOn(page);
  await expectCampStep(page, "Who’s playing?");
  await expect(card(page, "Kim")).toBeDisabled();
  await expect(card(page, "Kim")).toHaveAccessibleDescription("Already registered");
  await goOn(page);
  await expect(yourPlayers(page)).toContainText("Please choose who’s coming");
  await tabTo(page, yourPlayers(page).getByRole("button", { name: "Add a player" }));
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add a player" });
  await tabTo(page, dialog.getByLabel("First name"));
  await keyboard.type("Max");
  await tabTo(page, dialog.getByRole("button", { name: "Enter an age instead" }));
  await keyboard.press("Enter");
  await dialog.getByLabel("Age").fill("9");
  await tabTo(page, dialog.getByRole("checkbox"));
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(card(page, "Max")).toBeChecked();
  const max = page.getByRole("region", { name: /^Max / });
  await goOn(page);
  await expect(max.getByText("Please choose baseball or softball")).toBeVisible();
  await expect(max.getByLabel("Emergency contact")).toHaveAccessibleDescription("Please enter an emergency contact");
  await max.getByRole("radio", { name: "Baseball" }).check();
  await max.getByLabel("Emergency contact").fill("Sam Reyes");
  await max.getByLabel("Emergency phone").fill("555-010-0111");
  await expectAccessible(page, "what isn't known yet of a player", [phone]);
  await goOn(page);
  await complete(page).click();
  await expect(page).toHaveURL(/camp-registration-success/);
  expect((await registrationsOf(dana)).map(({ places }) => places.map(({ playerName }) => playerName))).toEqual([
    [`Max ${dana.lastName}`],
    ["Kim Reyes"],
  ]);
});

test("G1-60:camps: a family's players wait for a full camp", async ({ people, open }) => {
  const [riley, dana] = await Promise.all([people.instructor(), people.player({ firstName: "Dana" })]);
  const camp = await publishCamp(riley, { divisions: [division("baseball", "10u", 1)] });
  await registerAsVisitor(await open("visitor"), camp);
  await add(dana, "Kim");
  const page = await open(dana, { viewport: desk });
  await page.goto(`/camp-waitlist/${camp.id}`);
  await expect(heading(page, "Join the Waitlist")).toBeVisible();
  await page.getByLabel("Phone", { exact: false }).first().fill("555-010-0122");
  await expect(card(page, "Kim")).toHaveAccessibleDescription("10U baseball: full");
  await card(page, "Kim").check();
  await expectAccessible(page, "a player for the waitlist", [desk, phone]);
  await join(page).click();
  await expect(page.getByRole("heading", { name: "You’re on the waitlist" })).toBeVisible();
});
