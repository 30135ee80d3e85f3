import { registrationUrl } from "../../../backend/camps/contract.ts";
import { waitlistPlaceUrl } from "../../../backend/camps/waitlist/waitlistContract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { registerAsVisitor, waitAsVisitor } from "./campFamilies.ts";
import { division, heading, join, publishCamp, registrationPath } from "./camps.ts";
import { tabTo } from "../testing/keyboard.ts";
import { expect, test } from "../testing/people.ts";

test("R20, R22, U50, U55, U58, U60, T50, G3-11, G3-32, M15, G3-43: from a full camp's page to the waitlist, and from there to a place, or not", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const told = { ageMin: 5, ageMax: 14, divisions: [division("baseball", "8u-14u", 1)], description: "" };
  const camp = await publishCamp(riley, told);
  const taken = await registerAsVisitor(await open("visitor"), camp);

  const page = await open("visitor", { viewport: phone, refused: [404] });
  await page.goto(`/camp-details/${camp.id}`);
  await expect(heading(page, camp.title)).toBeVisible();
  const main = page.getByRole("main");
  for (const words of ["1 of 1 registered", "Ages 5-14", "$55 per day", "9:00 AM – 3:00 PM · 3 days", "10:00–11:00 AM"])
    await expect(main.getByText(words).first()).toBeVisible();
  for (const name of [
    "Schedule",
    "Location",
    "Camp Schedule",
    "Agenda",
    "What to Bring",
    "Arrival",
    "Pickup",
    "Safety",
  ])
    await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(main.getByText("Full water bottle")).toBeVisible();
  await expect(main.getByRole("button", { name: "Camp Full" })).toBeDisabled();
  await expect(main.getByRole("link", { name: "Register for This Camp" })).toHaveCount(0);
  await expectAccessible(page, "a full camp", [desk, phone]);

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
  await page.getByLabel("Age").fill("40");
  await expect(page.getByLabel("Age")).toHaveAccessibleDescription("This camp is for ages 5–14");
  await page.getByRole("radio", { name: "Baseball" }).check();
  await page.getByLabel("Emergency contact").fill("Lou Reed");
  await page.getByLabel("Emergency phone").fill("555-010-0111");
  await join(page).click();
  await expect(page.getByLabel("Age")).toBeFocused();
  await page.getByLabel("Age").fill("9");
  await join(page).click();
  await expect(page.getByRole("heading", { name: "You’re on the waitlist" })).toBeFocused();
  await expect(main.getByText("You’re next in line.")).toContainText(camp.title);

  await main.getByRole("link", { name: "See your place in line" }).click();
  await expect(page.getByRole("heading", { name: "You’re next in line." })).toBeVisible();
  await expectAccessible(page, "a place in line", [phone]);

  const other = await open("visitor", { viewport: desk });
  const behind = await waitAsVisitor(other, camp);
  await riley.call("DELETE", registrationUrl(taken.id));
  await page.reload();
  await expect(page.getByRole("heading", { name: "A spot opened up for you" })).toBeVisible();
  await expect(page.getByRole("timer")).toContainText(/You have (2 days|1 day and \d+ hours) to answer\./);
  await expectAccessible(page, "an offered place", [phone]);
  await page.getByRole("button", { name: "Decline offer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Decline offer" }).click();
  await expect(page.getByRole("heading", { name: "You declined the offer" })).toBeFocused();

  await other.goto(`/waitlist-place?id=${behind.id}`);
  await other.getByLabel("Medical information").fill("Asthma");
  await other.getByRole("button", { name: "Accept spot" }).click();
  await expect(other).toHaveURL(
    new RegExp(`/camp-registration-success\\?payment=later&campId=${camp.id}&registrationId=.+`),
  );
  const place = await (await other.request.get(waitlistPlaceUrl(behind.id))).json();
  expect(place).toMatchObject({ state: "accepted", camp: { registeredCount: 1, waitlistCount: 0 } });

  const again = await waitAsVisitor(page, camp, { name: "Sam Reed" });
  await page.goto(`/waitlist-place?id=${again.id}`);
  await page.getByRole("button", { name: "Leave waitlist" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave waitlist" }).click();
  await expect(page.getByRole("heading", { name: "You’re not on the waitlist anymore" })).toBeFocused();
  await expectAccessible(page, "who left the waitlist", [phone]);

  await page.goto(registrationPath(camp));
  await expect(page.getByRole("heading", { name: "Camp Full" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Join the waitlist" })).toHaveAttribute(
    "href",
    `/camp-waitlist/${camp.id}`,
  );
  await page.goto("/camp-payment/none");
  await expect(heading(page, "Camp Not Found")).toBeVisible();
  await expect(page.getByRole("link", { name: "View All Camps" })).toBeVisible();
  await page.goto("/camp-details/unheard-of");
  await expect(main.getByText("Camp not found or error loading details.")).toBeVisible();
  await main.getByRole("link", { name: "All Camps & Clinics" }).click();
  await expect(page).toHaveURL(/\/camps-clinics$/);
  await page.goto("/waitlist-place#token=nobody.knows");
  await expect(page.getByRole("heading", { name: "This link doesn’t work anymore" })).toBeVisible();
});
