import { lessonUrl } from "../../../backend/lessons/contract.ts";
import { ownSlotUrl } from "../../../backend/scheduling/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { book, publish } from "../scheduling/offers.ts";
import { expect, type Person, test } from "../testing/people.ts";

test.describe.configure({ mode: "parallel" });

/** An instructor whose screens show everything they can: open, closed and contested times, lessons in several states. */
const busy = async (instructor: Person, [pat, kim]: [Person, Person]) => {
  const offer = await publish(instructor);
  const requests = [await book(pat, offer, { notes: "Left-handed" }), await book(kim, offer)];
  const confirmed = await book(pat, await publish(instructor, { daysAhead: 4 }));
  await instructor.call("PATCH", lessonUrl(confirmed.id), { status: "confirmed" });
  const declined = await book(kim, await publish(instructor, { daysAhead: 5 }));
  await instructor.call("PATCH", lessonUrl(declined.id), { status: "declined" });
  const { slot } = await publish(instructor, { startTime: "18:00", endTime: "19:00" });
  await instructor.call("PATCH", ownSlotUrl(slot.id), { isAvailable: false });
  return { requests, confirmed };
};
const twoPlayers = (people: { player(told?: { firstName?: string }): Promise<Person> }) =>
  Promise.all([people.player(), people.player({ firstName: "Kim" })]);

test("accessible: the work queue", async ({ people, open }) => {
  const riley = await people.instructor();
  const page = await open(riley);
  await page.goto("/instructor-dashboard");
  await expect(page.getByRole("heading", { name: "Nothing waits, and nobody can book you yet" })).toBeVisible();
  await expectAccessible(page, "an empty queue");

  await busy(riley, await twoPlayers(people));
  await page.reload();
  await expect(page.getByText("2 players want this time and there is 1 place.")).toHaveCount(2);
  await expectAccessible(page, "the work queue");

  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
  await expectAccessible(page, "the menu on a phone", [phone]);
});

test("accessible: the lessons", async ({ people, open }) => {
  const riley = await people.instructor();
  const { confirmed } = await busy(riley, await twoPlayers(people));
  const page = await open(riley);
  await page.goto("/instructor-dashboard/lessons");
  await expect(page.getByText("Declined").last()).toBeVisible();
  await expectAccessible(page, "the lessons");
  await page.getByRole("button", { name: "Completed" }).click();
  await expect(page.getByRole("heading", { name: "No lesson matches" })).toBeVisible();
  await expectAccessible(page, "no lesson found");

  await page.goto(`/instructor-dashboard/lessons/${confirmed.id}/show`);
  await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page, "one lesson");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "the question before a deletion");
});

test("accessible: availability", async ({ people, open }) => {
  const riley = await people.instructor();
  const page = await open(riley);
  await page.goto("/instructor-dashboard/availability");
  await expect(page.getByRole("heading", { name: "Players cannot book you yet" })).toBeVisible();
  await expectAccessible(page, "no availability");

  await busy(riley, await twoPlayers(people));
  await page.reload();
  await expect(page.getByText("Unavailable")).toBeVisible();
  await expectAccessible(page, "availability");
  await page.getByRole("button", { name: "Add availability" }).click();
  const dialog = page.getByRole("dialog", { name: "Add availability" });
  await dialog.getByLabel("End time").selectOption("9:00 AM");
  await dialog.getByLabel("Day of week").selectOption("Monday");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog.getByLabel("End time")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "adding a slot, with an error and a toast");
  await dialog.getByRole("button", { name: "Close" }).click();
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "Delete this time?" })).toBeVisible();
  await expectAccessible(page, "the question before a slot is deleted");
});

test("accessible: the profile", async ({ people, open }) => {
  const page = await open(await people.instructor());
  await page.goto("/instructor-dashboard/profile");
  await page.getByLabel("Specializations").fill("Hitting, Bunting");
  await page.getByLabel("Hourly rate").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Hourly rate")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "the profile, with an error");
});

test("accessible: the facility seen by an admin", async ({ people, open }) => {
  const [morgan, riley] = await Promise.all([people.admin(), people.instructor()]);
  const { requests } = await busy(riley, await twoPlayers(people));
  const page = await open(morgan);
  await page.goto("/admin-dashboard");
  await expect(
    page.getByRole("region", { name: "Lessons waiting for an answer" }).getByRole("link").first(),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Admins" })).toContainText("1");
  await expectAccessible(page, "the overview of the facility");

  await page.goto("/admin-dashboard/lessons");
  await expect(page.getByText("Waiting").last()).toBeVisible();
  await expectAccessible(page, "the facility's lessons");
  await page.goto(`/admin-dashboard/lessons/${requests[0]?.id}/show`);
  await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, "a lesson seen by an admin");
});

test("accessible: the users", async ({ people, open }) => {
  const [morgan, riley] = await Promise.all([people.admin(), people.instructor()]);
  const page = await open(morgan);
  await page.goto("/admin-dashboard/users");
  await page.getByLabel("Name or e-mail").fill(riley.email);
  await expect(page.getByText(riley.email)).toBeVisible();
  await expectAccessible(page, "the users");
  await page.goto(`/admin-dashboard/users/${riley.id}/show`);
  await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page, "one user");
  await page.getByRole("button", { name: "Change role" }).click();
  await expect(page.getByRole("menuitem", { name: "Make an admin" })).toBeVisible();
  await expectAccessible(page, "the menu of roles");
  await page.getByRole("menuitem", { name: "Take the instructor role away" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "the question before a role is taken");
});

test("accessible: what those see who may not enter, and pages that are not there", async ({ people, open }) => {
  const riley = await people.instructor();
  const visitor = await open("visitor");
  await visitor.goto("/instructor-dashboard");
  await expect(visitor.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await expectAccessible(visitor, "Access Denied");

  const page = await open(riley, { refused: [404] });
  await page.goto("/admin-dashboard");
  await expect(page.getByText("Your part of the facility.")).toBeVisible();
  await expectAccessible(page, "the admin dashboard seen by an instructor");
  await page.goto("/admin-dashboard/users");
  await expect(page.getByText("Only admins see the people of the facility")).toBeVisible();
  await expectAccessible(page, "the users seen by an instructor");
  await page.goto("/instructor-dashboard/nowhere");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expectAccessible(page, "Page Not Found");
  await page.goto(`/instructor-dashboard/lessons/${riley.id}/show`);
  await expect(page.getByRole("heading", { name: "Lesson not found" })).toBeVisible();
  await expectAccessible(page, "Lesson not found");
});
