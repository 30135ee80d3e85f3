import { test, expect } from "../testing/people.ts";
import { publish } from "../scheduling/offers.ts";
import { desk, phone } from "../testing/axe.ts";

for (const size of [phone, desk])
  test(`look ${size.width}`, async ({ people, open }) => {
    test.setTimeout(500_000);
    const [riley, pat, admin] = await Promise.all([people.instructor(), people.player(), people.admin()]);
    await publish(riley);
    const shots = async (who: Parameters<typeof open>[0], name: string, paths: readonly string[]) => {
      const page = await open(who, { viewport: size, refused: [401, 403, 404, 410] });
      for (const path of paths) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        await expect(page.locator("[aria-busy], .MuiSkeleton-root")).toHaveCount(0, { timeout: 20_000 });
        await page.screenshot({
          path: `/tmp/wE/shots/${size.width}-${name}-${path.replaceAll(/[^a-z]+/g, "_")}.png`,
          fullPage: true,
        });
      }
      return page;
    };
    const visitor = await shots("visitor", "visitor", ["/", "/instructors", "/login", "/register", "/forgot-password", "/reset-password#token=x", "/no-such-page", "/subscribe", "/videos", "/coaching-credentials", "/guardian#token=x", "/guardian-export"]);
    expect(visitor).toBeTruthy();
    await shots(pat, "player", ["/player-dashboard", "/scheduling"]);
    const coach = await shots(riley, "coach", ["/scheduling", "/schedule-builder", "/instructor-dashboard/profile", "/instructor-dashboard/students"]);
    await coach.goto("/schedule-builder");
    await coach.getByRole("button", { name: "Block Time Range" }).click();
    await coach.waitForLoadState("networkidle");
    await coach.screenshot({ path: `/tmp/wE/shots/${size.width}-coach-block.png` });
    const office = await shots(admin, "admin", ["/admin-dashboard/users", `/admin-dashboard/users/${pat.id}/show`, "/admin-dashboard/students", "/admin-dashboard/nothing-here"]);
    await office.goto(`/admin-dashboard/users/${pat.id}/show`);
    await office.getByRole("button", { name: "Erase personal data …" }).click();
    await office.waitForLoadState("networkidle");
    await office.screenshot({ path: `/tmp/wE/shots/${size.width}-admin-erase.png` });
  });
