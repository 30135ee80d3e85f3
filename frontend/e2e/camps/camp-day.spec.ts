import { campUrl } from "../../../backend/camps/contract.ts";
import { attendanceUrl, type CampDayView, campDayUrl } from "../../../backend/camps/days/dayContract.ts";
import { dayIn } from "../scheduling/offers.ts";
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
  const topOfList = () => row("Emma Vega").evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await topOfList();
  await page.getByRole("button", { name: "Check in Noah Vega" }).click();
  await expect(row("Noah Vega")).toContainText("Waits to be sent");
  await expect(page.getByText("1 tap waits for a connection")).toBeInViewport();
  expect(await topOfList()).toBe(before); // nothing moves under the thumb
  // By the name: a check-out so soon after the check-in is taken for its second tap.
  await row("Emma Vega").getByRole("button", { name: "Emma Vega", exact: true }).click();
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
  expect(kept).not.toMatch(/bee stings|\b555-/i); // "bee" alone is in many an id

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
