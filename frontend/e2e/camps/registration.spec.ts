import { myRegistrationsUrl, type OwnRegistrationView, registrationsUrl } from "../../../backend/camps/contract.ts";
import { desk, expectAccessible } from "../testing/axe.ts";
import { complete, expectCampStep, fillPlayer, goOn, heading, player, publishCamp, registrationPath } from "./camps.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("R22, R37, U58, U59, V21, T45, G3-30, G3-34, G3-47: at a desk a failing server, a reload and another price lose nothing; days, a child too many, and the draft is gone after logout", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const camp = await publishCamp(riley);
  const page = await open(pat, { viewport: desk, refused: [500, 409] });
  await page.goto(registrationPath(camp));
  await expectCampStep(page, "Which days?");
  await page.getByRole("radio", { name: /Specific days/ }).check();
  await goOn(page);
  await expect(page.getByText("At least one day must be selected")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /Day 1/ })).toBeFocused();
  await page.getByRole("checkbox", { name: /Day 1/ }).check();
  await page.getByRole("checkbox", { name: /Day 3/ }).check();
  await goOn(page);
  await expect(page.getByLabel("Parent or guardian")).toHaveValue(pat.name);
  await expect(page.getByLabel("Email")).toHaveValue(pat.email);
  await page.getByLabel("Phone").fill("555-010-0123");
  await page.getByRole("radio", { name: "Venmo" }).check();
  await goOn(page);
  await fillPlayer(page);
  // One child too many for the division, then one whose age fits no division.
  await page.getByRole("radio", { name: "Softball" }).check();
  await page.getByRole("button", { name: "Add another player" }).click();
  await player(page, 2).getByLabel("Player’s name").fill("Lou Vega");
  await player(page, 2).getByLabel("Age").fill("9");
  await player(page, 2).getByRole("radio", { name: "Softball" }).check();
  await goOn(page);
  await expect(page.getByText("There’s no spot left for Lou Vega (10U softball).")).toBeVisible();
  await expect(page.getByRole("link", { name: "join the waitlist" })).toHaveAttribute(
    "href",
    `/camp-waitlist/${camp.id}`,
  );
  await expectAccessible(page, "a player too many", [desk]);
  await player(page, 2).getByLabel("Age").fill("19");
  await expect(
    player(page, 2).getByText("None of this camp’s groups (10U softball) fits this age and sport."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Remove player 2" }).click();
  await page.getByLabel("Medical information").fill("Bee stings");
  await page.getByRole("button", { name: "Say who may pick them up" }).click();
  await page.getByLabel("May not pick up").fill("Sam Stone");
  await goOn(page);
  await expectCampStep(page, "Review and register");

  await page.reload();
  await expectCampStep(page, "Review and register");
  await expect(page.getByText("May not pick up: Sam Stone")).toBeVisible();
  await page.getByRole("link", { name: "Re-enter" }).click();
  await expect(page.getByLabel("Player’s name")).toHaveValue("Kim Vega");
  await expect(page.getByLabel("Medical information")).toHaveValue("");
  await page.getByLabel("Medical information").fill("Bee stings");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Bee stings");
  await goOn(page);

  await expect(page.getByRole("link", { name: "see the ways to pay first" })).toHaveAttribute(
    "href",
    `/camp-payment/${camp.id}`,
  );
  const create = `**${registrationsUrl}/create`;
  await page.route(create, (route) => route.fulfill({ status: 500, body: "" }));
  await complete(page).click();
  await expectToast(page, "Registration Failed", "Failed to process registration. Please try again.");
  await expect(page.getByText("Everything you typed is still here.")).toBeVisible();
  await page.unroute(create);
  // The price changes under the parent's eyes: shown, and agreed to again.
  await riley.call("PUT", `/api/camps/${camp.id}`, { dailyPrice: 60 });
  await complete(page).click();
  await expect(page.getByText("The total is now $120.00.")).toBeVisible();
  await complete(page).dblclick();
  await expect(heading(page, "Registration Submitted!")).toBeVisible();
  const mine = async () =>
    (await pat.call<OwnRegistrationView[]>("GET", myRegistrationsUrl)).filter(({ campId }) => campId === camp.id);
  expect(await mine()).toMatchObject([{ totalAmount: "120.00", selectedDays: [1, 3], paymentStatus: "unpaid" }]);
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Kim Vega");
  await page.getByRole("button", { name: "Pickup: who may pick Kim Vega up" }).click();
  const pickup = page.getByRole("dialog", { name: "Who may pick Kim Vega up?" });
  await expect(pickup.getByLabel("May not pick up")).toHaveValue("Sam Stone");
  await pickup.getByLabel("May pick up").fill("Ana Reed");
  await pickup.getByRole("button", { name: "Save pickup list" }).click();
  await expectToast(page, "Pickup list saved");
  expect((await mine())[0]?.places).toMatchObject([{ mayPickUp: "Ana Reed", mayNotPickUp: "Sam Stone" }]);
  await expect(page.getByRole("region", { name: "Pay at Event" })).toContainText("High Risk");

  const kept = () => page.evaluate(() => sessionStorage.getItem("fungo.camp-registration"));
  await page.goto(registrationPath(camp));
  await page.getByRole("radio", { name: /Specific days/ }).check();
  await expect.poll(kept).toContain("individual_days");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  expect(await kept()).toBeNull();
});
