import type { Locator, Page } from "@playwright/test";
import {
  campUrl,
  myRegistrationsUrl,
  type OwnRegistrationView,
  registrationUrl,
} from "../../../backend/camps/contract.ts";
import { playersUrl } from "../../../backend/players/contract.ts";
import { complete, division, expectCampStep, goOn, publishCamp } from "../camps/camps.ts";
import { dayIn } from "../scheduling/offers.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const emergency = { emergencyContact: "Sam Reyes", emergencyPhone: "555-010-0111" };
const add = (dana: Person, firstName: string, age = 9) =>
  dana.call<{ id: string }>("POST", playersUrl, {
    firstName,
    lastName: "Reyes",
    age,
    sport: "baseball",
    ...emergency,
    declared: true,
  });
const yourPlayers = (page: Page) => page.getByRole("group", { name: "Your players" });
const card = (page: Page, name: string) => yourPlayers(page).getByRole("checkbox", { name });

test("G1-60:camps: two players are registered in eight taps; the waiver signed for one by keyboard shows at check-in and in the list", async ({
  people,
  open,
}) => {
  const [riley, dana] = await Promise.all([people.instructor(), people.player({ firstName: "Dana" })]);
  const divisions = [division("baseball", "8u", 2), division("baseball", "10u", 20)];
  const camp = await publishCamp(riley, { divisions });
  await add(dana, "Kim", 8);
  await add(dana, "Lee");
  const { id: playerId } = await add(dana, "Max");
  const parent = { parentName: dana.name, parentEmail: dana.email, parentPhone: "555-010-0123" };
  const earlier = { campId: camp.id, ...parent, paymentMethod: "venmo" };
  await dana.call("POST", "/api/camp-registrations/create", { registration: earlier, players: [{ playerId }] });
  const page = await open(dana, { viewport: phone });

  await test.step("two of three, the other comes already", async () => {
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
    await expect(card(page, "Max")).toBeDisabled();
    await expect(card(page, "Max")).toHaveAccessibleDescription("Already registered");
    await expect(card(page, "Kim")).toHaveAccessibleDescription("8U baseball, 2 spots left");
    await goOn(page); // a mistake, not one of the eight
    await expect(yourPlayers(page)).toContainText("Please choose who’s coming");
    await tap(card(page, "Kim"));
    await tap(card(page, "Lee"));
    await expect(page.getByRole("region", { name: "Kim Reyes" })).toContainText("Plays with 8U baseball");
    await expect(page.getByRole("region", { name: "Lee Reyes" })).toContainText("Emergency: Sam Reyes, 555-010-0111");
    await expectAccessible(page, "who's coming", [phone]);
    await tap(page.getByRole("button", { name: "Continue" }));
    await expectCampStep(page, "Review and register");
    await expect(page.getByText("Lee Reyes, 9")).toBeVisible();
    await tap(complete(page));
    await expect(page).toHaveURL(/camp-registration-success/);
    expect(taps).toBeLessThanOrEqual(8);
    const [registration] = await dana.call<OwnRegistrationView[]>("GET", myRegistrationsUrl);
    const { participants } = await riley.call<{ participants: object[] }>("GET", registrationUrl(registration!.id));
    expect(participants).toMatchObject([
      { playerName: "Kim Reyes", ageGroup: "8u", medicalInfo: null, ...emergency },
      { playerName: "Lee Reyes", ageGroup: "10u", medicalInfo: null },
    ]);
  });

  await test.step("one signature", async () => {
    await page.goto("/player-dashboard");
    await page.getByRole("link", { name: "Sign the waiver" }).click();
    await expect(page.getByRole("heading", { name: "What can happen" })).toBeVisible();
    await expectAccessible(page, "the waiver", [desk, phone]);
    for (const name of [`Dana ${dana.lastName} (you)`, "Lee Reyes", "Max Reyes"])
      await page.getByRole("checkbox", { name }).press("Space");
    await tabTo(page, page.getByRole("button", { name: "Sign", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Please type your full name")).toBeVisible();
    await expect(page.getByLabel("Your full name")).toBeFocused();
    await page.keyboard.type("Dana Reyes");
    await page.keyboard.press("Enter");
    await expectToast(page, "Signed. Thank you!");
    await expect(page.getByRole("list", { name: "Signed for" })).toContainText("Kim Reyes: signed by Dana Reyes");
    await page.close();
  });

  await test.step("at check-in, and in the list", async () => {
    await riley.call("PUT", campUrl(camp.id), { startDate: dayIn(0), endDate: dayIn(1) });
    const atGate = await open(riley, { viewport: phone });
    await atGate.goto(`/instructor-dashboard/camps/${camp.id}/day`);
    await expect(atGate.getByText("No waiver signed")).toHaveCount(2);
    await atGate.getByRole("button", { name: "Kim Reyes", exact: true }).click();
    await expect(atGate.getByRole("dialog")).toContainText("Waiver signed");
    await atGate.setViewportSize(desk);
    await atGate.goto("/instructor-dashboard/waivers");
    const row = atGate.getByRole("row").filter({ hasText: "Kim Reyes" });
    await expect(row).toContainText("Signed by Dana Reyes");
    await expectAccessible(atGate, "the waivers", [desk]);
    await row.getByRole("link", { name: "Kim Reyes" }).click();
    await expect(atGate.getByRole("heading", { name: "What can happen" })).toBeVisible();
    await expect(atGate.getByRole("button", { name: "Print" })).toBeVisible();
  });
});
