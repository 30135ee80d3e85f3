import { registrationUrl } from "../../../backend/camps/contract.ts";
import { phone } from "../testing/axe.ts";
import { registerAsVisitor } from "./campFamilies.ts";
import { heading, publishCamp } from "./camps.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, test } from "../testing/people.ts";

test("R25, G3-21: a registration opens by its mailed link, for nobody else, and prints without what paper cannot do; who lost the mail may ask for another", async ({
  people,
  open,
}) => {
  const camp = await publishCamp(await people.instructor());
  const address = `robin.${crypto.randomUUID()}@example.com`;
  const page = await open("visitor", { viewport: phone, refused: [404] });
  const { id } = await registerAsVisitor(page, camp, { name: "Robin Vega", email: address });
  await page.context().clearCookies(); // as in another browser
  expect((await page.request.get(registrationUrl(id))).status()).toBe(404);

  const link = await linkMailedTo(page.request, address);
  await page.goto(link.replace(/.{5}$/, "wrong"));
  await expect(page.getByText("This link doesn’t work anymore")).toBeVisible();
  await page.getByRole("button", { name: "Email me the link" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  for (const typed of ["nobody.of.that.name@example.com", address]) {
    await page.getByLabel("Email").fill(typed);
    await page.keyboard.press("Enter");
    await expect(page.getByText(/If there’s a registration with this email, .* on its way/)).toBeVisible();
  }
  await page.goto(link.replace("#", "?#")); // another address than the one the page is at
  await expect(heading(page, "Registration Submitted!")).toBeVisible();
  await expect(page).toHaveURL(/\/camp-registration-success\??$/);
  const players = page.getByRole("list", { name: "Players" });
  await expect(players).toContainText("Emma");
  await expect(page.getByRole("main")).not.toContainText("Emma Vega");
  await page.emulateMedia({ media: "print" });
  await expect(players).toBeVisible();
  for (const gone of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByRole("button")])
    await expect(gone.filter({ visible: true })).toHaveCount(0);
});
