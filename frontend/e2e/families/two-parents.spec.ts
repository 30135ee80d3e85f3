import { lessonUrl } from "../../../backend/lessons/contract.ts";
import { publishCamp } from "../camps/camps.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { longDate, publish, shortDate } from "../scheduling/offers.ts";
import { unfold, unfoldLesson } from "../testing/phone.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { emailField, passwordField } from "../testing/signIn.ts";

const password = "infield-chatter-9";

test("a parent invites the other one by keyboard, who gets a login, joins, moves a lesson, and withdraws the player from a camp", async ({
  people,
  open,
}) => {
  const [riley, dana] = await Promise.all([people.instructor(), people.player({ firstName: "Dana" })]);
  const [now, wanted] = [
    await publish(riley),
    await publish(riley, { daysAhead: 5, startTime: "18:00", endTime: "19:00" }),
  ];
  const kim = { firstName: "Kim", lastName: "Reyes", birthDate: "2016-05-04", declared: true };
  const { id: playerId } = await dana.call<{ id: string }>("POST", "/api/players", kim);
  const { id } = await dana.call<{ id: string }>("POST", "/api/lessons", {
    instructorId: riley.id,
    scheduledDate: now.scheduledDate,
    playerId,
    studentPhone: "555-010-0100",
    studentEmail: dana.email,
    sessionFocus: "both",
    weeklyRecurring: "no",
  });
  await riley.call("PATCH", lessonUrl(id), { status: "confirmed" });
  const camp = await publishCamp(riley);
  await dana.call("POST", "/api/camp-registrations/create", {
    registration: {
      campId: camp.id,
      parentName: "Dana Reyes",
      parentEmail: dana.email,
      parentPhone: "555-010-0100",
      paymentMethod: "card",
      registrationOption: "all_days",
      selectedDays: [],
    },
    participants: [],
    players: [{ playerId, sport: "baseball", emergencyContact: "Dana Reyes", emergencyPhone: "555-010-0100" }],
  });

  const page = await open(dana, { viewport: desk });
  await page.goto("/players");
  await expect(page.getByText("Only you manage this player.")).toBeVisible();
  const lou = `lou.${crypto.randomUUID()}@example.com`;
  await tabTo(page, page.getByRole("button", { name: "Invite another parent for Kim" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Invite another parent for Kim" });
  await tabTo(page, dialog.getByLabel("Their name"));
  await page.keyboard.type("Lou Hale");
  await page.keyboard.press("Tab");
  await page.keyboard.type(lou);
  await expectAccessible(page, "inviting another parent", [desk]);
  await page.keyboard.press("Enter");
  await expectToast(page, "Invitation sent", `We’re emailing ${lou}. The link works for 7 days.`);
  await expect(page.getByText(`You invited Lou Hale (${lou}).`)).toBeVisible();

  const other = await open("visitor", { viewport: phone });
  await other.goto(await linkMailedTo(page.request, lou));
  await expect(other.getByRole("heading", { name: `${dana.name} invites you to help manage a player` })).toBeVisible();
  await expect(other.getByRole("main")).not.toContainText("Kim");
  await other.getByRole("link", { name: "Create your login" }).click();
  await other.getByLabel("First name").fill("Lou");
  await other.getByLabel("Last name").fill("Hale");
  await emailField(other).fill(lou);
  await passwordField(other).fill(password);
  await other.getByLabel("Confirm password").fill(password);
  await other.getByRole("button", { name: "Create Account" }).click();
  await other.getByLabel("I’m 18 or older").check();
  await expectAccessible(other, "joining a player", [phone]);
  await other.getByRole("button", { name: "Join" }).click();
  await expect(other.getByRole("heading", { name: "You now help manage Kim" })).toBeFocused();
  await other.goto("/player-dashboard");
  await unfoldLesson(other, `${longDate(now.date)}, 4:00 PM`);
  await other.getByRole("button", { name: /^Request new time/ }).click();
  const form = other.getByRole("dialog", { name: "Request a new time" });
  await form.getByRole("radio", { name: `${shortDate(wanted.date)}, 6:00 PM` }).check();
  await form.getByRole("button", { name: "Request new time" }).click();
  await expectToast(other, "New Time Requested", "Nothing changes until Riley agrees.");
  const camps = other.getByRole("region", { name: "My camps" });
  await expect(camps).toContainText("Dana registered Kim Reyes.");
  await expectAccessible(other, "a camp that the other parent registered for", [phone]);
  await camps.getByRole("button", { name: `Withdraw Kim Reyes from ${camp.title}` }).click();
  const asked = other.getByRole("dialog", { name: "Withdraw Kim Reyes?" });
  await expect(asked).toContainText("Dana gets an email, and any refund.");
  await asked.getByRole("button", { name: "Withdraw" }).click();
  await expectToast(other, "Withdrawn", `Kim Reyes is withdrawn from ${camp.title}.`);
  await expect(camps).toContainText("No camps yet.");

  await page.reload();
  await expect(page.getByText("Also managed by Lou.")).toBeVisible();
});

test("an email is changed: the new address confirms, and is the one to log in with", async ({ people, open }) => {
  const pat = await people.player();
  const next = `pat.${crypto.randomUUID()}@example.com`;
  const page = await open(pat, { viewport: phone });
  await page.goto("/player-dashboard");
  await unfold(page, "Account and players");
  const card = page.getByRole("region", { name: "Email" });
  await card.getByRole("button", { name: "Change email" }).click();
  await card.getByLabel("New email").fill(next);
  await card.getByLabel("Your password").fill(pat.password);
  await expectAccessible(page, "changing an email", [phone]);
  await card.getByRole("button", { name: "Change email" }).click();
  await expect(card.getByRole("status")).toContainText(`We’re emailing ${next} a link.`);
  await page.goto(await linkMailedTo(page.request, next));
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expect(page.getByText(`Your email is ${next} now.`)).toBeVisible();
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await unfold(page, "Account and players");
  await expect(card).toContainText(next);
});
