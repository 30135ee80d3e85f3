import { expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { settled } from "../testing/shifts.ts";

test("a page whose file cannot be fetched says so, and the rest of the site goes on", async ({ browser }) => {
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
  await page.close();
});

const sleepers = [
  ["/login", "LoginPage"],
  ["/login", "startSite"],
  ["/", "startSite"],
] as const;
for (const [path, file] of sleepers)
  test(`${path} says that it comes without its ${file}, and loads again`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: phone });
    const reported = page.waitForEvent("pageerror");
    await page.route(`**/${file}-*.js`, (route) => route.abort());
    await page.goto(path);
    const said = page.getByRole("alert");
    await expect(said).toContainText("This page didn't finish loading");
    expect((await reported).message).toMatch(/Failed to fetch/);
    if (path === "/login") {
      await page.getByLabel("Email").fill("pat@example.com");
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page.getByLabel("Email")).toHaveValue("pat@example.com");
    }
    await expectAccessible(page, `${path} without ${file}`);
    await page.unroute(`**/${file}-*.js`);
    await said.getByRole("button", { name: "Try again" }).click();
    await settled(page);
    await expect(said).toHaveCount(0);
    await page.close();
  });

for (const file of ["app", "startSite", "LoginPage"])
  test(`what is typed and sent before ${file} is there is sent once it is`, async ({ people, browser }) => {
    const riley = await people.instructor();
    const page = await browser.newPage({ viewport: phone });
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(`**/${file}-*.js`, (route) => arrived.then(() => route.continue()));
    await page.goto("/login", { waitUntil: "commit" });
    await page.getByLabel("Email").fill(riley.email);
    await page.getByLabel(/^Password/).fill(riley.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByLabel("Email")).toHaveValue(riley.email);
    arrive();
    await expect(
      page.getByRole("heading", { name: `Welcome back, ${riley.name.split(" ")[0]}`, level: 1 }),
    ).toBeVisible();
    await page.close();
  });
