import { registrationUrl } from "../../../backend/camps/contract.ts";
import { eraseVisitorUrl } from "../../../backend/privacy/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { registerAsVisitor } from "./campFamilies.ts";
import { heading, publishCamp } from "./camps.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, test } from "../testing/people.ts";

test("R24, R25, G3-21: a registration opens where it was made and by its mailed link, for nobody else; who lost the mail may ask for another", async ({
  people,
  open,
}) => {
  const camp = await publishCamp(await people.instructor());
  const address = `robin.${crypto.randomUUID()}@example.com`;
  const { id } = await registerAsVisitor(await open("visitor"), camp, { name: "Robin Vega", email: address });
  const page = await open("visitor", { viewport: desk, refused: [404] });
  expect((await page.request.get(registrationUrl(id))).status()).toBe(404);
  await page.goto(`/camp-checkout/${camp.id}/${id}`);
  await expect(heading(page, "Registration not found")).toBeVisible();
  await page.getByRole("link", { name: "Get a new link" }).click();
  await expect(heading(page, "No Registration Here")).toBeFocused();

  const link = await linkMailedTo(page.request, address);
  await page.goto(link.replace(/.{5}$/, "wrong"));
  await expect(page.getByText("This link doesn’t work anymore")).toBeVisible();
  await expectAccessible(page, "a dead link", [phone]);
  await page.getByRole("button", { name: "Email me the link" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  for (const typed of ["nobody.of.that.name@example.com", address]) {
    await page.getByLabel("Email").fill(typed);
    await page.keyboard.press("Enter");
    await expect(page.getByText(/If there’s a registration with this email, .* on its way/)).toBeVisible();
  }
  await page.goto("/");
  await page.goto(link);
  await expect(heading(page, "Registration Submitted!")).toBeVisible();
  await expect(page).toHaveURL("/camp-registration-success");
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Emma");
  await expect(page.getByRole("main")).not.toContainText("Emma Vega");
});

test("G3-50: a registration is printed without what paper cannot do; once its family is erased, its mailed link says so", async ({
  people,
  open,
}) => {
  const [coach, morgan] = await Promise.all([people.instructor(), people.admin()]);
  const camp = await publishCamp(coach);
  const address = `robin.${crypto.randomUUID()}@example.com`;
  await registerAsVisitor(await open("visitor"), camp, { name: "Robin Vega", email: address });
  const page = await open("visitor", { refused: [404] });
  const link = await linkMailedTo(page.request, address);
  await page.goto(link);
  const players = page.getByRole("list", { name: "Players" });
  await expect(players).toContainText("Emma");
  await page.emulateMedia({ media: "print" });
  await expect(players).toBeVisible();
  for (const gone of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByRole("button")])
    await expect(gone.filter({ visible: true })).toHaveCount(0);

  await morgan.call("POST", eraseVisitorUrl, { email: address });
  const later = await open("visitor", { refused: [404] });
  await later.goto(link);
  await expect(heading(later, "Registration Erased")).toBeVisible();
  await expect(later.getByRole("main")).toContainText("Nothing about your family is left in it.");
  await expect(later.getByRole("main")).not.toContainText("Emma");
});
