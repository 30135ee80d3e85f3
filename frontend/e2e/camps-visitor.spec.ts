import { campsUrl, registrationUrl } from "../../backend/camps/contract.ts";
import { waitlistPlaceUrl } from "../../backend/camps/waitlistContract.ts";
import { expectAccessible, phone } from "./axe.ts";
import { division, publishCamp, registerChild } from "./campsOffered.ts";
import { hold } from "./hold.ts";
import { tabTo } from "./keyboard.ts";
import { expect, test } from "./people.ts";
import { expectToast } from "./toasts.ts";

const list = `**${campsUrl}`;

test("U48, U49, U50, U53, R18, P11, T39: the list is fetched, searched and narrowed; what cannot be had says so", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const camp = await publishCamp(riley);
  const clinic = await publishCamp(riley, { campType: "clinic", title: camp.title.replace("Camp", "Clinic") });
  const page = await open("visitor", { viewport: phone, refused: [500] });
  const answer = await hold(page, list);
  await page.goto("/camps-clinics");
  await expect(page.getByRole("heading", { name: "Camps & Clinics", level: 1 })).toBeVisible();
  const places = page.getByRole("region", { name: "Loading camps and clinics" });
  await expect(places.locator("> *")).toHaveCount(6);
  await expectAccessible(page, "camps on their way");
  await page.setViewportSize(phone);
  answer();

  const search = page.getByRole("searchbox", { name: "Search camps and clinics" });
  await search.fill(camp.title.slice(-8));
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(2);
  await page.getByRole("button", { name: "Camps", exact: true }).click();
  await expect(cards).toHaveCount(1);
  const card = cards.filter({ hasText: camp.title });
  for (const words of [
    "Camp",
    "Three days in the cages.",
    riley.name,
    "9:00 AM – 3:00 PM",
    "Maple Park",
    "40 spots available",
    "0 of 40 registered",
    "20 spots per age division",
    "Ages 5-14",
    "$150",
  ])
    await expect(card).toContainText(words);
  await expect(card).toContainText(/\w+day, \w+ \d+, \d{4} – \w+day, \w+ \d+, \d{4}/);
  await expect(card.getByRole("link", { name: /^Register Now/ })).toHaveAttribute(
    "href",
    `/camp-registration/${camp.id}`,
  );
  await expect(page.getByRole("link", { name: "Create New Camp" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Download Excel" })).toHaveCount(0);
  await page.getByRole("button", { name: "Clinics" }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(clinic.title);
  await search.fill("nothing of this kind");
  await expect(page.getByRole("heading", { name: "No camps found" })).toBeVisible();
  await page.getByRole("button", { name: "Show all camps and clinics" }).click();
  await expect(card).toBeVisible();
  await expectAccessible(page, "the list of camps");

  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "hello@example.com" })).toHaveAttribute("href", /^mailto:hello@/);
  await expect(main.getByRole("link", { name: "555-010-0199" })).toHaveAttribute("href", /^tel:/);
  await main.getByRole("link", { name: "our coaching credentials" }).click();
  await expect(page.getByRole("heading", { name: "Coaching Credentials", level: 1 })).toBeVisible();

  await page.route(list, (route) => route.fulfill({ json: [] }));
  await page.goto("/camps-clinics");
  await expect(page.getByRole("heading", { name: "No camps available" })).toBeVisible();
  await page.unrouteAll();
  await page.route(list, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/camps-clinics");
  await expect(page.getByRole("alert").filter({ hasText: "Failed to fetch camps" })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(card).toBeVisible();
});

test("R20, U50, U55, T50, G3-11, G3-32, M15, G3-43: from a full camp's page to the waitlist, and from there to a place", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const camp = await publishCamp(riley, { divisions: [division({ capacity: 1 })], description: "" });
  const stranger = await open("visitor");
  const taken = await registerChild(stranger, camp.id);

  const page = await open("visitor", { viewport: phone, refused: [404, 409, 422] });
  await page.goto(`/camp-details/${camp.id}`);
  await expect(page.getByRole("heading", { name: camp.title, level: 1 })).toBeVisible();
  const main = page.getByRole("main");
  for (const words of [
    "1 of 1 registered",
    "Ages 5 to 14",
    "$55 per day",
    "9:00 AM – 3:00 PM · 3 days",
    "10:00 – 11:00 AM",
  ])
    await expect(main.getByText(words).first()).toBeVisible();
  for (const heading of [
    "Schedule",
    "Location",
    "Camp Schedule",
    "Agenda",
    "What to Bring",
    "Arrival",
    "Pick-up",
    "Safety",
  ])
    await expect(main.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  await expect(main.getByText("A full water bottle")).toBeVisible();
  await expect(main.getByRole("button", { name: "Camp Full" })).toBeDisabled();
  await expect(main.getByRole("link", { name: "Register for This Camp" })).toHaveCount(0);
  await expectAccessible(page, "a full camp");
  await page.setViewportSize(phone);

  await tabTo(page, main.getByRole("link", { name: /^Join the Waitlist/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Join the Waitlist", level: 1 })).toBeFocused();
  const join = page.getByRole("button", { name: "Join the Waitlist" });
  await join.click();
  await expect(page.getByText("Please enter the parent's name")).toBeVisible();
  await expect(page.getByLabel("Parent or guardian")).toBeFocused();
  await expectAccessible(page, "the waitlist with what is missing");
  await page.setViewportSize(phone);
  await page.keyboard.type("Sam Reed");
  await page.getByLabel("Email").fill("sam@example.com");
  await page.getByLabel("Phone", { exact: false }).first().fill("555-010-0122");
  await page.getByLabel("Player’s name").fill("Max Reed");
  await page.getByLabel("Age").fill("40");
  await page.getByLabel("Emergency contact").fill("Lou Reed");
  await page.getByLabel("Emergency phone").fill("555-010-0111");
  await join.click();
  await expect(page.getByText("This camp is for players from 5 to 14 years").first()).toBeVisible();
  await expect(page.getByLabel("Age")).toBeFocused();
  await page.getByLabel("Age").fill("9");
  await join.click();
  await expect(page.getByRole("heading", { name: "You are on the waitlist" })).toBeFocused();
  await expect(main.getByText("You are next in line.")).toBeVisible();

  await main.getByRole("link", { name: "See your place in line" }).click();
  await expect(page.getByRole("heading", { name: "You are next in line." })).toBeVisible();
  await expectAccessible(page, "a place in line");
  await page.setViewportSize(phone);
  await riley.call("DELETE", registrationUrl(taken.id));
  await page.reload();
  await expect(page.getByRole("heading", { name: "A place has come free for you" })).toBeVisible();
  await expect(page.getByRole("timer")).toContainText(/You have (2 days|1 day and \d+ hours) to answer\./);
  await expectAccessible(page, "an offered place");
  await page.setViewportSize(phone);
  await page.getByLabel("Medical information").fill("Asthma");
  const id = new URL(page.url()).searchParams.get("id")!;
  await page.getByRole("button", { name: "Accept the Place" }).click();
  await expect(page).toHaveURL(
    new RegExp(`/camp-registration-success\\?payment=later&campId=${camp.id}&registrationId=.+`),
  );
  const place = await (await page.request.get(waitlistPlaceUrl(id))).json();
  expect(place).toMatchObject({ state: "accepted", camp: { registeredCount: 1, waitlistCount: 0 } });

  await page.goto("/camp-details/unheard-of");
  await expect(main.getByText("Camp not found or error loading details.")).toBeVisible();
  await main.getByRole("link", { name: "All Camps & Clinics" }).click();
  await expect(page).toHaveURL(/\/camps-clinics$/);
  await page.goto("/waitlist-place#token=nobody.knows");
  await expect(page.getByRole("heading", { name: "This link does not work any more" })).toBeVisible();
});

test("P10, U51, U52, E15, T39, T40, T41, G3-15: an owner sees who registered on the card, sets the payment, deletes what is not paid and calls the camp off", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const camp = await publishCamp(riley, { startDate: "2091-07-08", endDate: "2091-07-09" });
  const visitor = await open("visitor");
  const registered = await registerChild(visitor, camp.id, { parentName: "Quinn Ortiz" });
  await registerChild(visitor, camp.id, { parentName: "Noor Haddad" });
  const rival = await open(await people.instructor());
  await rival.goto("/camps-clinics");
  const seen = rival.getByRole("article").filter({ hasText: camp.title });
  await expect(rival.getByRole("link", { name: "Create New Camp" })).toHaveAttribute("href", "/camp-creation");
  await expect(seen).toBeVisible();
  await expect(seen.getByRole("button", { name: /Registrations/ })).toHaveCount(0);

  const page = await open(riley, { refused: [500] });
  await page.goto("/camps-clinics");
  const card = page.getByRole("article").filter({ hasText: camp.title });
  await card.getByRole("button", { name: "Registrations (2)" }).click();
  const rows = card.getByRole("list", { name: "Registrations" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  const quinn = rows.filter({ hasText: "Quinn Ortiz" });
  await expect(quinn).toContainText("Emma Ortiz, 8u");
  await expect(quinn).toContainText("$150.00");
  await expect(quinn.locator(".MuiChip-root")).toHaveText("Unpaid");
  await expectAccessible(page, "an owner's registrations");

  const setPaid = async () => {
    await quinn.getByRole("combobox", { name: "Payment status of Quinn Ortiz" }).click();
    await page.getByRole("option", { name: "Paid", exact: true }).click();
  };
  await page.route(`**${registrationUrl(registered.id)}/payment-status`, (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  await setPaid();
  await expectToast(page, "Failed to update payment status");
  await page.unrouteAll();
  await setPaid();
  await expectToast(page, "Payment status updated");
  await expect(quinn.locator(".MuiChip-root")).toHaveText("Paid");
  await expect(quinn.getByRole("button", { name: /^Delete/ })).toHaveCount(0);

  await rows
    .filter({ hasText: "Noor" })
    .getByRole("button", { name: "Delete the registration of Noor Haddad" })
    .click();
  await page.route(`**${registrationUrl("*")}`, (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Failed to delete registration");
  await page.unrouteAll();
  await rows
    .filter({ hasText: "Noor" })
    .getByRole("button", { name: "Delete the registration of Noor Haddad" })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Registration deleted");
  await expect(rows).toHaveCount(1);

  await card.getByRole("button", { name: /^Delete: / }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page, "deleting a camp");
  await dialog.getByRole("button", { name: "Call the camp off" }).click();
  await expect(dialog.getByText("Please say why, so that the families can be told")).toBeVisible();
  await dialog.getByLabel("Reason, for the families").fill("The field is flooded");
  await page.route(`**${campsUrl}/${camp.id}?*`, (route) => route.fulfill({ status: 500, body: "" }));
  await dialog.getByRole("button", { name: "Call the camp off" }).click();
  await expectToast(page, "Failed to delete camp: 500");
  await page.unrouteAll();
  await dialog.getByRole("button", { name: "Call the camp off" }).click();
  await expectToast(page, "Camp cancelled");
  await expect(card).toContainText("Cancelled");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Excel" }).click();
  expect((await download).suggestedFilename()).toMatch(/^camps-\d{4}-\d\d-\d\d\.csv$/);
  await card.getByRole("link", { name: /^View Details/ }).click();
  await expect(page.getByText("This camp was cancelled.")).toBeVisible();
  await expect(page.getByText("The field is flooded")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit Camp" })).toHaveAttribute("href", `/edit-camp/${camp.id}`);

  await page.route(list, (route) => route.fulfill({ json: [] }));
  await page.goto("/camps-clinics");
  await expect(page.getByRole("heading", { name: "No camps available" })).toBeVisible();
  await page.getByRole("button", { name: "Download Excel" }).click();
  await expectToast(page, "No Data", "No camps to download");
});
