import { type CampView, campUrl, campsUrl } from "../../../backend/camps/contract.ts";
import { dayIn } from "../scheduling/offers.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { heading, publishCamp } from "./camps.ts";

test("a camp is kept as a draft, previewed, published, and only then seen by families", async ({ people, open }) => {
  const riley = await people.instructor();
  const title = `Fall Classic ${crypto.randomUUID().slice(0, 8)}`;
  const page = await open(riley, { viewport: phone });
  const family = await open("visitor", { viewport: phone, refused: [404] });

  await page.goto("/camp-creation");
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Save as Draft" }).click();
  await expectToast(page, "Draft saved", "Only you and admins can see it until you publish it.");
  const [{ id } = { id: "" }] = await riley.call<CampView[]>("GET", `${campsUrl}?filter={"status":"draft"}`);
  await family.goto(`/camp-details/${id}`);
  await expect(family.getByText("Camp not found or error loading details.")).toBeVisible();

  await page.goto("/instructor-dashboard/camps");
  await page.getByRole("list", { name: "Drafts" }).getByRole("link", { name: title }).click();
  await expect(page.getByText("To publish it, add a location, a start date, and an end date.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish camp" })).toBeDisabled();
  await expectAccessible(page, "a draft");
  await page.getByRole("link", { name: "Edit camp" }).click();
  await page.getByLabel("Location").fill("Maple Park");
  await page.getByLabel("Start date").fill(dayIn(20));
  await page.getByLabel("End date").fill(dayIn(22));
  await page.getByRole("button", { name: "Update Camp" }).click();

  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByText("Families will see this page once you publish the camp.")).toBeVisible();
  await expect(page.getByText("Maple Park")).toBeVisible();
  await expectAccessible(page, "a draft’s preview");
  await page.getByRole("link", { name: "Back to draft" }).click();
  await page.getByRole("button", { name: "Publish camp" }).click();
  await page
    .getByRole("dialog", { name: `Publish ${title}?` })
    .getByRole("button", { name: "Publish camp" })
    .click();
  await expectToast(page, "Camp published");
  await expect(page.getByText("This camp is a draft.")).toHaveCount(0);

  await family.goto("/camps-clinics");
  await family.getByRole("link", { name: `View Details: ${title}` }).click();
  await expect(family.getByRole("link", { name: "Register for This Camp" })).toBeVisible();
});

test("last year’s camp is duplicated, and the copy waits for its dates", async ({ people, open }) => {
  const riley = await people.instructor();
  const camp = await publishCamp(riley);
  const page = await open(riley, { viewport: desk });
  await page.goto(`/instructor-dashboard/camps/${camp.id}/show`);
  await page.getByRole("button", { name: "Duplicate" }).click();
  await expectToast(page, "Camp duplicated");
  await expect(page.getByText("To publish it, add a start date and an end date.")).toBeVisible();
  const id = /camps\/([^/]+)\/show/.exec(page.url())?.[1] ?? "";
  expect(id).not.toBe(camp.id);
  expect(await riley.call<CampView>("GET", campUrl(id))).toMatchObject({ title: camp.title, status: "draft" });
});
