import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { address } from "../testing/startProduct.ts";

const groups = ["Today", "Teaching", "Camps & teams", "People", "Email"];

test("G2-12, G1-46: an admin's screens by what they are about, reached by keyboard, and on a phone by a bar and a menu; the overview says what is not set up", async ({
  people,
  open,
}) => {
  const page = await open(await people.admin(), { viewport: desk });
  // The product under test has an address.
  await page.route("/admin-dashboard", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(address, "") });
  });
  await page.goto("/instructor-dashboard"); // which leads an admin to their own
  await expect(page).toHaveURL("/admin-dashboard");
  const welcome = page.getByRole("heading", { name: "Welcome back, Morgan", level: 1 });
  await expect(welcome).toBeVisible();
  const nav = page.getByRole("navigation", { name: "Dashboard" }).filter({ visible: true });
  const current = nav.locator("[aria-current=page]");
  await expect(current).toHaveText(/^Overview/);
  for (const group of groups) {
    const link = nav.getByRole("list", { name: group }).getByRole("link").last();
    const [name] = (await link.innerText()).split("\n");
    await link.press("Enter");
    await expect(current).toHaveText(new RegExp(`^${name}`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toHaveCount(0);
  }
  await nav.getByRole("link", { name: /^Overview/ }).press("Enter");
  await expect(welcome).toBeVisible();
  await expect(page.getByText("Your address isn’t set")).toBeVisible();
  await expect(page.getByText("The membership page shows sample testimonials.")).toBeVisible();
  const first = [
    "Lessons today",
    "Unpaid camp registrations",
    "Without an owner for a day",
    "Lessons waiting for a reply",
  ];
  const titles = page.getByRole("heading", { level: 2, name: new RegExp(`^(${first.join("|")})$`) });
  await expect(titles).toHaveText(first);
  const money = page.getByRole("region", { name: /^Money in / }).getByRole("row");
  await expect(money).toHaveText([/^From/, /^Camps\$/, /^Memberships\$/, /^Camps and memberships\$/]);
  await expect(page.getByRole("link", { name: /No end date/ })).toHaveAttribute("href", /members.*openEnded/);
  await expect(page.getByRole("region", { name: /^Without an owner for a day/ })).toContainText("sent");
  await expectAccessible(page, "the admin's overview");

  await page.setViewportSize(phone);
  const bar = page.getByRole("navigation", { name: "Dashboard" }).filter({ visible: true });
  await expect(bar.getByRole("link")).toHaveText(
    ["Overview", "Schedule", "Lessons", "Camps"].map((name) => new RegExp(name)),
  );
  await bar.getByRole("button", { name: "More" }).press("Enter");
  const menu = page.getByRole("menu");
  for (const group of groups.slice(1)) await expect(menu).toContainText(group);
  await expectAccessible(page, "the admin's menu on a phone", [phone]);
  await menu.getByRole("menuitem", { name: "Students" }).click();
  await expect(page.getByRole("heading", { name: "Students", level: 1 })).toBeVisible();
});
