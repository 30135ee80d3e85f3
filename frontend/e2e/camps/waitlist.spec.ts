import { campUrl, type CampView, registrationUrl } from "../../../backend/camps/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { registerAsVisitor } from "./campFamilies.ts";
import { division, heading, join, publishCamp } from "./camps.ts";
import { tabTo } from "../testing/keyboard.ts";
import { expect, test } from "../testing/people.ts";
import { settled } from "../testing/shifts.ts";

test("R20, U50, G3-11, G3-32, M15: from a full camp’s page to the waitlist, and from there to a place", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const told = { ageMin: 5, ageMax: 14, divisions: [division("baseball", "8u-14u", 1)], description: "" };
  const camp = await publishCamp(riley, told);
  const taken = await registerAsVisitor(await open("visitor"), camp);

  const page = await open("visitor", { viewport: phone });
  await page.goto(`/camp-details/${camp.id}`);
  await expect(heading(page, camp.title)).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: "Camp Full" })).toBeDisabled();
  await expectAccessible(page, "a full camp", [phone]);

  await settled(page); // before that a link loads a new page, where nothing has the focus
  await tabTo(page, main.getByRole("link", { name: /^Join the Waitlist/ }));
  await page.keyboard.press("Enter");
  await expect(heading(page, "Join the Waitlist")).toBeFocused();
  await join(page).click();
  await expect(page.getByText("Please enter the parent's name")).toBeVisible();
  await expect(page.getByLabel("Parent or guardian")).toBeFocused();
  await expectAccessible(page, "the waitlist with what is missing", [phone]);
  await page.keyboard.type("Sam Reed");
  await page.getByLabel("Email").fill("sam@example.com");
  await page.getByLabel("Phone", { exact: false }).first().fill("555-010-0122");
  await page.getByLabel("Player’s name").fill("Max Reed");
  await page.getByLabel("Age").fill("9");
  await page.getByRole("radio", { name: "Baseball" }).check();
  await page.getByLabel("Emergency contact").fill("Lou Reed");
  await page.getByLabel("Emergency phone").fill("555-010-0111");
  await join(page).click();
  await expect(page.getByRole("heading", { name: "You’re on the waitlist" })).toBeFocused();
  await expect(main.getByText("You’re next in line.")).toContainText(camp.title);

  await main.getByRole("link", { name: "See your place in line" }).click();
  await expect(page.getByRole("heading", { name: "You’re next in line." })).toBeVisible();

  await riley.call("DELETE", registrationUrl(taken.id));
  await page.reload();
  await expect(page.getByRole("heading", { name: "A spot opened up for you" })).toBeVisible();
  await expect(page.getByRole("timer")).toContainText(/You have (2 days|1 day and \d+ hours) to answer\./);
  await expectAccessible(page, "an offered place", [phone]);
  await page.getByLabel("Medical information").fill("Asthma");
  await page.getByRole("button", { name: "Accept spot" }).click();
  await expect(page).toHaveURL(
    new RegExp(`/camp-registration-success\\?payment=later&campId=${camp.id}&registrationId=.+`),
  );
  await expect(heading(page, "Registration Submitted!")).toBeVisible();
  const { registeredCount, waitlistCount } = await riley.call<CampView>("GET", campUrl(camp.id));
  expect([registeredCount, waitlistCount]).toEqual([1, 0]);
});
