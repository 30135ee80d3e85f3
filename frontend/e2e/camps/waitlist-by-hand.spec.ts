import { registrationUrl } from "../../../backend/camps/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { registerAsVisitor, waitAsVisitor } from "./campFamilies.ts";
import { division, publishCamp } from "./camps.ts";

test("a coach skips a turn, extends an offer, offers a spot again and takes a family off the waitlist", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const camp = await publishCamp(riley, { divisions: [division("baseball", "8u-14u", 1)] });
  const taken = await registerAsVisitor(await open("visitor"), camp);
  const first = await open("visitor", { viewport: phone });
  const { id } = await waitAsVisitor(first, camp, { name: "Noor Haddad" });
  await waitAsVisitor(await open("visitor"), camp, { name: "Sam Reed" });

  const page = await open(riley, { viewport: phone });
  await page.goto(`/instructor-dashboard/camps/${camp.id}/show`);
  const families = page.getByRole("list", { name: "Waitlist" }).getByRole("listitem");
  await expect(families).toContainText([/Noor Haddad.*Number 1/, /Sam Reed.*Number 2/]);
  await families.getByRole("button", { name: "Skip turn: Noor Haddad" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Skip turn" }).click();
  await expect(dialog.getByText("Please say why")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Away until August");
  await expectAccessible(page, "skipping a turn", [phone, desk]);
  await dialog.getByRole("button", { name: "Skip turn" }).click();
  await expectToast(page, "Turn skipped");
  await expect(families).toContainText([/Sam Reed.*Number 1/, /Noor Haddad.*Number 2.*Skipped: Away until August/]);
  await expect(families.getByRole("button", { name: "Skip turn: Noor Haddad" })).toHaveCount(0);

  await riley.call("DELETE", registrationUrl(taken.id));
  await page.reload();
  await families.getByRole("button", { name: "Extend offer: Sam Reed" }).click();
  await dialog.getByRole("button", { name: "Extend offer" }).click();
  await expectToast(page, "Offer extended", "We’ve emailed the family.");
  await families.getByRole("button", { name: "Remove family: Sam Reed" }).click();
  await expect(dialog).toContainText("the spot we’re holding goes to the next family");
  await dialog.getByRole("button", { name: "Remove family" }).click();
  await expectToast(page, "Removed from the waitlist");
  await expect(families).toContainText([/Noor Haddad.*Spot offered until/]);

  await first.goto(`/waitlist-place?id=${id}`);
  await first.getByRole("button", { name: "Decline offer" }).click();
  await first.getByRole("dialog").getByRole("button", { name: "Decline offer" }).click();
  await expect(first.getByRole("heading", { name: "You declined the offer" })).toBeVisible();
  await page.reload();
  const past = page.getByRole("list", { name: "Past offers" }).getByRole("listitem");
  await past.getByRole("button", { name: "Offer spot: Noor Haddad" }).click();
  await dialog.getByRole("button", { name: "Offer spot" }).click();
  await expectToast(page, "Spot offered");
  await expect(families).toContainText([/Noor Haddad.*Spot offered until/]);
});
