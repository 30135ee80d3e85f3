import { publishCamp, registrationPath } from "../camps/camps.ts";
import { dayIn } from "../scheduling/offers.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { hold } from "../testing/hold.ts";
import { expect, test } from "../testing/people.ts";
import { settled } from "../testing/shifts.ts";
import { emailField, signIn } from "../testing/signIn.ts";

test("a page, or a part of one, whose file cannot be fetched says so in its place, comes when it is tried again, and the rest of the site goes on", async ({
  people,
  browser,
}) => {
  const pat = await people.player();
  const page = await browser.newPage();
  await page.goto("/instructors");
  await settled(page); // or the click would load a whole page
  await page.route("**/LoginPage-*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Login" }).click();
  const said = page.getByRole("main").getByRole("alert");
  await expect(said).toContainText("This page didn't load");
  await page.getByRole("link", { name: "Camps & Clinics" }).first().click();
  await expect(page.getByRole("heading", { name: "Camps & Clinics", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(said).toBeVisible();
  await page.unroute("**/LoginPage-*.js");
  await said.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back", level: 1 })).toBeVisible();

  const part = "**/assets/UploadCard-*.js";
  await page.route(part, (route) => route.abort());
  await signIn(page, pat);
  const failed = page.getByRole("alert").filter({ hasText: "This part didn't load. Check your connection." });
  await expect(failed).toBeVisible();
  await expect(page.getByRole("heading", { name: "Hi, Pat", level: 1 })).toBeVisible();
  await page.unroute(part);
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Upload a video" })).toBeVisible();
  await expect(failed).toHaveCount(0);
  await page.close();
});

test("a page that comes without its script says so, keeps what is typed, and loads again", async ({ browser }) => {
  const page = await browser.newPage({ viewport: phone });
  for (const [path, file] of [
    ["/login", "LoginPage"],
    ["/", "startSite"],
  ] as const)
    await test.step(`${path} without its ${file}`, async () => {
      const reported = page.waitForEvent("pageerror");
      await page.route(`**/${file}-*.js`, (route) => route.abort());
      await page.goto(path);
      await page.mouse.move(5, 5);
      const said = page.getByRole("alert");
      await expect(said).toContainText("This page didn't finish loading");
      expect((await reported).message).toMatch(/Failed to fetch/);
      if (path === "/login") {
        await emailField(page).fill("pat@example.com");
        await page.getByRole("button", { name: "Sign In" }).click();
        await expect(emailField(page)).toHaveValue("pat@example.com");
        await expectAccessible(page, "a page without its script", [phone]);
      }
      await page.unroute(`**/${file}-*.js`);
      await said.getByRole("button", { name: "Try again" }).click();
      await settled(page);
      await expect(said).toHaveCount(0);
    });
  await page.close();
});

test("what is typed and sent before the scripts are there is neither lost nor put into the address, and sent once they are", async ({
  people,
  browser,
}) => {
  const pat = await people.player();
  const page = await browser.newPage({ viewport: phone });
  const arrivals: (() => void)[] = [];
  for (const file of ["app", "startSite", "LoginPage"]) arrivals.push(await hold(page, `**/${file}-*.js`));
  await page.goto("/login", { waitUntil: "commit" });
  await signIn(page, pat);
  for (const arrive of arrivals) {
    await expect(emailField(page)).toHaveValue(pat.email);
    await expect(page).toHaveURL(/\/login$/);
    arrive();
  }
  await expect(page.getByRole("heading", { name: "Hi, Pat", level: 1 })).toBeVisible();
  await page.close();
});

test("what is ticked, chosen from a list and sent before the scripts are there counts once they are, in every part of a page", async ({
  people,
  open,
}) => {
  const oneDay = { startDate: dayIn(20), endDate: dayIn(20) };
  const camp = await publishCamp(await people.instructor(), oneDay);
  const page = await open("visitor", { viewport: phone });
  const asleep = async (path: string) => {
    await page.unrouteAll();
    const arrive = await hold(page, "**/startSite-*.js");
    await page.goto(path);
    return arrive;
  };

  let arrive = await asleep("/find-team");
  const pitcher = page.getByRole("checkbox", { name: "Pitcher" });
  const softball = page.getByRole("radio", { name: "Softball" });
  const size = page.getByRole("combobox", { name: /Jersey size/i });
  await pitcher.check();
  await softball.check();
  await size.selectOption("YM");
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  arrive();
  await expect(page.getByText("Please enter the player's name")).toBeVisible();
  await expect(pitcher).toBeChecked();
  await expect(softball).toBeChecked();
  await expect(size).toHaveValue("YM");

  const parent = page.getByRole("textbox", { name: "Parent or guardian" });
  await expect(async () => {
    arrive = await asleep(registrationPath(camp));
    await expect(parent).toBeVisible({ timeout: 1000 }); // a busy server leaves drawing the form to the browser
  }).toPass();
  await parent.fill("Dana Lee");
  await page.getByRole("textbox", { name: /email/i }).fill("dana@example.com");
  await page.getByRole("textbox", { name: /phone/i }).fill("555-010-0123");
  await page.getByRole("radio", { name: /cash app/i }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  arrive();
  await expect(page.getByRole("heading", { name: "Who’s playing?" })).toBeVisible();
});
