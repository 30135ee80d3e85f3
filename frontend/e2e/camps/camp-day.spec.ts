import { campUrl } from "../../../backend/camps/contract.ts";
import { attendanceUrl, type CampDayView, campDayUrl } from "../../../backend/camps/days/dayContract.ts";
import { dayIn, longDate } from "../scheduling/offers.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { registerFamily } from "./campFamilies.ts";
import { publishCamp } from "./camps.ts";

test("camp day on a phone: a parent is called in two taps, and players come and leave without a network, too", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const camp = await publishCamp(riley);
  const children = [
    { medicalInfo: "Allergic to bee stings", mayPickUp: "Ana Reed", mayNotPickUp: "Sam Stone" },
    { playerName: "Noah Vega", playerAge: 10 },
  ];
  await registerFamily(pat, camp, { children });
  await riley.call("PUT", campUrl(camp.id), { startDate: dayIn(-1), endDate: dayIn(1) });

  const page = await open(riley, { viewport: phone });
  await page.goto("/instructor-dashboard");
  await page.getByRole("link", { name: /0 of 2 here/ }).click();
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(page.getByText("Day 2 of 3")).toBeVisible();
  await expect(page.getByRole("link", { name: `Call ${pat.name}, for Emma Vega` })).toHaveAttribute("href", /^tel:555/);

  await page.getByRole("button", { name: "Check in Emma Vega" }).click();
  await expect(row("Emma Vega")).toContainText("Here");
  const notes = page.getByRole("dialog", { name: "Health notes: Emma Vega" });
  const readNotes = async () => {
    await row("Emma Vega").getByRole("button", { name: "Health notes: Emma Vega" }).click();
    await expect(notes).toContainText("Allergic to bee stings");
    await notes.getByRole("button", { name: "Close" }).click();
  };
  await readNotes();
  await expectAccessible(page, "a camp's day", [phone]);

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Check in Noah Vega" }).click();
  await expect(row("Noah Vega")).toContainText("Waits to be sent");
  await expect(page.getByText("1 tap waits for a connection")).toBeVisible();
  await page.getByRole("button", { name: "Check out Emma Vega" }).click();
  const sheet = page.getByRole("dialog", { name: "Emma Vega" });
  await expect(sheet.getByRole("alert")).toContainText("May not pick up: Sam Stone");
  await sheet.getByLabel("Someone else").fill("sam stone");
  await expect(sheet.getByRole("button", { name: "Check out", exact: true })).toBeDisabled();
  await sheet.getByRole("button", { name: "Ana Reed" }).click();
  await expect(sheet.getByRole("button", { name: "Check out", exact: true })).toBeEnabled();
  await sheet.getByRole("button", { name: pat.name, exact: true }).click();
  await expectAccessible(page, "who picks a player up", [phone]);
  await sheet.getByRole("button", { name: "Check out", exact: true }).click();
  await expect(row("Emma Vega")).toContainText(`with ${pat.name}`);
  await readNotes(); // the page holds them, and nothing else does
  const kept = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
  expect(kept).not.toMatch(/bee stings|555-/i); // "bee" alone is in many an id

  // Opened again while nothing gets through: what was tapped is still there.
  await page.route(`**${attendanceUrl("*", "*")}`, (route) => route.abort());
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText("2 taps wait for a connection")).toBeVisible();
  await expect(row("Noah Vega")).toContainText("Here");
  await page.unroute(`**${attendanceUrl("*", "*")}`);
  await expectToast(page, "Back online");
  await expect(page.getByText("Waits to be sent")).toHaveCount(0);
  const { players } = await riley.call<CampDayView>("GET", campDayUrl(camp.id, dayIn(0)));
  expect(players.map(({ playerName, state, pickedUpBy }) => [playerName, state, pickedUpBy])).toEqual([
    ["Emma Vega", "left", pat.name],
    ["Noah Vega", "here", null],
  ]);
});

test("a day is rained out: what it means is said before, and the family and everybody sees it after", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const camp = await publishCamp(riley);
  await registerFamily(pat, camp, { children: [{}, { playerName: "Noah Vega", playerAge: 10 }] });
  const day = longDate(dayIn(21));

  const page = await open(riley, { viewport: phone });
  await page.goto(`/instructor-dashboard/camps/${camp.id}/show`);
  await page.getByRole("button", { name: "Cancel a day" }).click();
  const dialog = page.getByRole("dialog", { name: `Cancel a day of ${camp.title}?` });
  await dialog.getByLabel("Day", { exact: true }).selectOption(`Day 2: ${day}`);
  await expect(dialog.getByRole("listitem")).toHaveText([
    "We’ll email 1 family with 2 players.",
    "Families who haven’t paid will owe $100 less.",
  ]);
  await dialog.getByRole("button", { name: "Cancel day" }).click();
  await expect(dialog.getByText("Please tell families why")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Lightning all day");
  await expectAccessible(page, "canceling a day", [phone]);
  await dialog.getByRole("button", { name: "Cancel day" }).click();
  await expectToast(page, "Day canceled");
  await expect(page.getByText(/canceled a day of the camp/)).toBeVisible();

  const family = await open(pat, { viewport: phone });
  await family.goto(`/camp-registration-success?payment=later&campId=${camp.id}`);
  await expect(family.getByRole("heading", { name: "$200.00 left to pay" })).toBeVisible();
  await expect(family.getByText(`Canceled: ${day}`)).toBeVisible();
  await family.goto(`/camp-details/${camp.id}`);
  await expect(family.getByText(`Canceled: ${day}`)).toBeVisible();
});
