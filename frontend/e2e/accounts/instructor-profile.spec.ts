import { instructorProfileUrl } from "../../../backend/accounts/contract.ts";
import { photoSide } from "../../../backend/accounts/photos/contract.ts";
import { png } from "../../../backend/accounts/photos/testing/pictures.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("U34, V3, A6, A7, T34:profile, U32:preview, G1-45, G2-14: a profile is saved, with a photo added by keyboard, and families see both in the public listing; what isn't a photo is refused beside it", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const page = await open(riley, { viewport: desk });
  await page.goto("/instructor-dashboard/profile");
  await test.step("the profile", async () => {
    await page.getByLabel("Bio").fill("Balance first, then speed.");
    await page.getByRole("textbox", { name: "Specializations" }).fill("Hitting, Bat speed, , Bunting, Hitting, Vision");
    await page.getByLabel("Hourly rate").fill("92.5");
    await page.getByLabel("Experience (years)").fill("11");
    await page.getByLabel("Location").fill("Cage 7");
    await page.getByLabel("Certifications").fill("Level 2 coach");
    await page.getByLabel("Cash App").fill("$1");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByLabel("Cash App")).toHaveAccessibleDescription(/^A \$cashtag has up to 20 letters/);
    await expectAccessible(page, "the profile, with an error");
    await page.setViewportSize(desk);
    await page.getByLabel("Cash App").fill("");
    await page.getByLabel("Venmo").fill("venmo.com/u/riley-pays");
    await expect(page.getByText("Not saved yet")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Profile updated successfully");
    await expect(page.getByText("Not saved yet")).toHaveCount(0);
    const specializations = page.getByRole("list", { name: "Specializations so far" }).getByRole("listitem");
    await expect(specializations).toHaveText(["Hitting", "Bat speed", "Bunting", "Vision"]);
    await expect(page.getByRole("link", { name: "Preview listing" })).toHaveAttribute("href", "/instructors");
    expect(await riley.call("GET", instructorProfileUrl)).toMatchObject({
      certifications: "Level 2 coach",
      payment: { venmo: "@riley-pays" },
    });
  });
  await test.step("the photo", async () => {
    const photo = page.getByRole("region", { name: "Photo" });
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const choosing = page.waitForEvent("filechooser");
      await photo.getByRole("button", { name: "Add photo" }).press("Enter");
      await (await choosing).setFiles(file);
    };
    await choose({ name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") });
    await expect(photo.getByRole("alert")).toContainText("That isn’t a photo we can use.");
    await choose({ name: "wide.png", mimeType: "image/png", buffer: png({ width: 900, height: 300 }) });
    const dialog = page.getByRole("dialog", { name: "Add photo" });
    await expectAccessible(page, "a photo to be cropped", [phone]);
    await dialog.getByRole("slider", { name: "Left or right" }).press("ArrowRight");
    await dialog.getByRole("slider", { name: "Zoom" }).press("End");
    await expect(dialog.getByRole("slider", { name: "Up or down" })).toBeEnabled();
    await dialog.getByRole("button", { name: "Save photo" }).press("Enter");
    await expectToast(page, "Photo saved");
    await expect(photo.getByRole("button", { name: "Replace photo" })).toBeFocused();
  });

  const listing = await open("visitor", { viewport: phone });
  await listing.goto("/instructors");
  const card = listing.getByRole("article").filter({ hasText: riley.name });
  for (const said of ["11 years of experience", "$92.50/hour", "Cage 7", "Balance first, then speed.", "Bunting"])
    await expect(card).toContainText(said);
  await expect(card.locator("img")).toHaveJSProperty("naturalWidth", photoSide.most / 2);
  await expectAccessible(listing, "the instructors");
});
