import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, type Person, test } from "../testing/people.ts";

const groups = ["Today", "Teaching", "Camps & teams", "People", "Email"];
const homes = { instructor: "/instructor-dashboard", admin: "/admin-dashboard" } as const;

for (const role of ["instructor", "admin"] as const) {
  test(`G2-12: an ${role}'s screens by what they are about, each reached by keyboard`, async ({ people, open }) => {
    const who: Person = await people[role]();
    const page = await open(who, { viewport: desk });
    await page.goto(homes.instructor); // which leads an admin to their own
    await expect(page).toHaveURL(homes[role]);
    await expect(page.getByRole("heading", { name: /^Welcome back/, level: 1 })).toBeVisible();
    const nav = page.getByRole("navigation", { name: "Dashboard" }).filter({ visible: true });
    for (const group of groups) await expect(nav.getByRole("list", { name: group })).toBeVisible();
    const current = nav.locator("[aria-current=page]");
    await expect(current).toHaveText(/^Overview/);
    const names = await nav.getByRole("link").allInnerTexts();
    for (const [n, name] of names.map((text) => text.split("\n")[0]!).entries()) {
      await nav.getByRole("link").nth(n).focus();
      await page.keyboard.press("Enter");
      await expect(current).toHaveText(new RegExp(`^${name}`));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Page Not Found" })).toHaveCount(0);
    }
    await page.goto(homes[role]);
    await expect(page.getByRole("heading", { name: /^Welcome back/, level: 1 })).toBeVisible();
    if (role === "admin") {
      const money = page.getByRole("region", { name: /^Money in / }).getByRole("row");
      await expect(money).toHaveText([/^From/, /^Camps\$/, /^Memberships\$/, /^Together\$/]);
      await expect(page.getByRole("link", { name: /No end date/ })).toHaveAttribute("href", /members.*openEnded/);
      await expect(page.getByRole("region", { name: /^Nobody took these/ })).toContainText("sent");
      await expect(page.getByText("The membership page shows sample testimonials.")).toBeVisible();
    }
    await expectAccessible(page, `the ${role}'s overview`);

    await page.setViewportSize(phone);
    const bar = page.getByRole("navigation", { name: "Dashboard" }).filter({ visible: true });
    await expect(bar.getByRole("link")).toHaveText(
      ["Overview", "Schedule", "Lessons", "Camps"].map((name) => new RegExp(name)),
    );
    await bar.getByRole("button", { name: "More" }).press("Enter");
    const menu = page.getByRole("menu");
    for (const group of groups.slice(1)) await expect(menu).toContainText(group);
    await expectAccessible(page, `the ${role}'s menu on a phone`, [phone]);
    await menu.getByRole("menuitem", { name: "Students" }).click();
    await expect(page.getByRole("heading", { name: "Students", level: 1 })).toBeVisible();
  });
}
