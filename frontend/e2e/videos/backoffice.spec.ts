import { videoUrl } from "../../../backend/videos/contract.ts";
import { videoStatusUrl } from "../../../backend/videos/review/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { makeMember, uploadedBy } from "./videos.ts";

test("U37, U32:videos, U33:videos: a coach finds the videos to review, starts one, and sets how others stand", async ({
  people,
  open,
}) => {
  const [dana, riley] = [await people.player({ firstName: "Dana" }), await people.instructor()];
  await makeMember(await people.admin(), dana);
  const one = await uploadedBy(dana, { title: "Front toss", instructorId: riley.id });
  const done = await uploadedBy(dana, { title: "Live at-bats", instructorId: riley.id });
  await riley.call("PATCH", videoUrl(done.id), { feedback: "Elbow up." });
  const page = await open(riley, { viewport: desk, refused: [500] });
  await page.goto("/instructor-dashboard");
  const queue = page.getByRole("region", { name: /^Videos to review/ });
  await expect(queue).toContainText("Front toss");
  await expect(queue).toContainText(`${dana.name} · less than an hour · 24 h left of 24`);
  await expect(page.getByRole("link", { name: /\d+\+?\s*video reviews/ })).toHaveAttribute("href", /videos/);
  await page
    .getByRole("navigation", { name: "Dashboard" })
    .getByRole("link", { name: /^Videos/ })
    .click();
  const table = page.getByRole("table", { name: "Videos" });
  const row = (title: string) => table.getByRole("row").filter({ hasText: title });
  await expect(row("Front toss")).toContainText("Pending review");
  for (const act of ["View Video", "Add Feedback"])
    await expect(row("Front toss").getByRole("link", { name: `${act}: Front toss` })).toHaveAttribute(
      "href",
      `/video-analysis/${one.id}`,
    );
  await expectAccessible(page, "the videos to review", [desk]);
  await page.route(`**${videoStatusUrl(one.id)}`, (route) => route.fulfill({ status: 500, body: "" }));
  await row("Front toss")
    .getByRole("button", { name: /^Start Review/ })
    .click();
  await expectToast(page, "Error", "Failed to update video status");
  await page.unroute(`**${videoStatusUrl(one.id)}`);
  await row("Front toss")
    .getByRole("button", { name: /^Start Review/ })
    .click();
  await expectToast(page, "Video status updated successfully");
  await expect(row("Front toss")).toContainText("In review");

  await page.getByRole("button", { name: "Reviewed" }).click();
  await expect(row("Front toss")).toHaveCount(0);
  await row("Live at-bats")
    .getByRole("button", { name: /^Set status/ })
    .click();
  await page.getByRole("menuitem", { name: /^In review/ }).click();
  const dialog = page.getByRole("dialog", { name: "Move this video back?" });
  await dialog.getByRole("button", { name: "Move back" }).click();
  await expect(dialog).toContainText("Please say why you’re moving it back.");
  await dialog.getByRole("textbox").fill("Wrong swing.");
  await dialog.getByRole("button", { name: "Move back" }).click();
  await expectToast(page, "Video status updated successfully");
  await expect(page.getByText("No matches")).toBeVisible();
  await page.getByRole("button", { name: "Show all videos" }).click();
  await expectAccessible(page, "the videos on a phone", [phone]);
});
