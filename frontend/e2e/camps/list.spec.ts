import { campsUrl } from "../../../backend/camps/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { division, publishCamp } from "./camps.ts";
import { failReads, serverFault } from "../testing/failingReads.ts";
import { hold } from "../testing/hold.ts";
import { expect, test } from "../testing/people.ts";

const list = `**${campsUrl}`;

test("U48, U49, U50, U53, R18, P11, T39: the list is fetched, not to be had, searched and narrowed; what is not there says so", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const told = { ageMin: 5, ageMax: 14, divisions: [division("baseball", "8u", 20), division("baseball", "10u", 20)] };
  const camp = await publishCamp(riley, told);
  const clinic = await publishCamp(riley, { campType: "clinic", title: camp.title.replace("Camp", "Clinic") });
  const page = await open("visitor", { viewport: phone, refused: [500] });
  const tried = await failReads(page, list, serverFault);
  const answer = await hold(page, list, (route) => route.fallback());
  await page.goto("/camps-clinics");
  await expect(page.getByRole("heading", { name: "Camps & Clinics", level: 1 })).toBeVisible();
  const places = page.getByRole("region", { name: "Loading camps and clinics" });
  await expect(places.locator("> *")).toHaveCount(6);
  await expectAccessible(page, "camps on their way", [phone]);
  answer();
  await tried();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to fetch camps" })).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();

  const search = page.getByRole("searchbox", { name: "Search camps and clinics" });
  await search.fill(camp.title.slice(-8));
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(2);
  await page.getByRole("button", { name: "Camps", exact: true }).click();
  await expect(cards).toHaveCount(1);
  const card = cards.filter({ hasText: camp.title });
  for (const words of [
    "Camp",
    "Hitting, fielding and games",
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
  await page.getByRole("button", { name: "See all camps" }).click();
  await expect(card).toBeVisible();
  await expectAccessible(page, "the list of camps");

  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "hello@example.com" })).toHaveAttribute("href", /^mailto:hello@/);
  await expect(main.getByRole("link", { name: "555-010-0199" })).toHaveAttribute("href", /^tel:/);
  await main.getByRole("link", { name: "our coaching credentials" }).click();
  await expect(page.getByRole("heading", { name: "Coaching Credentials", level: 1 })).toBeVisible();

  await page.route(list, (route) => route.fulfill({ json: [] }));
  await page.goBack();
  await expect(page.getByRole("heading", { name: "No camps available" })).toBeVisible();
});
