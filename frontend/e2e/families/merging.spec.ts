import { desk, expectAccessible } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("an admin merges a player whom both parents added, from the student's page", async ({ people, open }) => {
  const [pat, lou, admin] = await Promise.all([
    people.player({ firstName: "Pat" }),
    people.player({ firstName: "Lou" }),
    people.admin(),
  ]);
  const lastName = `Twice ${crypto.randomUUID().slice(0, 8)}`;
  const kim = { firstName: "Kim", lastName, birthDate: "2016-05-04", declared: true };
  const { id } = await pat.call<{ id: string }>("POST", "/api/players", kim);
  await lou.call("POST", "/api/players", { ...kim, firstName: "Kimberly" });

  const page = await open(admin, { viewport: desk });
  await page.goto(`/admin-dashboard/students/${id}/show`);
  await page.getByRole("link", { name: "Merge records" }).click();
  await page.getByLabel("The other record").fill(lastName);
  await page.getByRole("option", { name: `Kimberly ${lastName}` }).click();
  const both = page.getByRole("table", { name: "Compare" });
  await expect(both.getByRole("row", { name: /^Managed by/ })).toContainText(lou.name);
  await expect(page.getByText("The names are different.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Who sees what afterwards" }).getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page, "merging two records", [desk]);
  await page.getByLabel("How you know it’s the same player").fill("Both parents called");
  await page.getByRole("checkbox", { name: /I checked that this is one player/ }).check();
  await page.getByRole("button", { name: "Merge records" }).click();
  await expectToast(page, "Merged. There’s one record now");
  await expect(page).toHaveURL(new RegExp(`/students/${id}/show$`));
  const guardians = page.getByRole("main");
  await expect(guardians).toContainText(pat.name);
  await expect(guardians).toContainText(lou.name);
});
