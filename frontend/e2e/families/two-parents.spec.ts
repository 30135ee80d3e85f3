import { lessonUrl } from "../../../backend/lessons/contract.ts";
import {
  subscriptionCancelUrl,
  subscriptionCheckoutUrl,
  subscriptionStatusUrl,
} from "../../../backend/memberships/subscriptionContract.ts";
import { advanceUrl } from "../../../backend/payments/contract.ts";
import { payTestCheckoutUrl } from "../../../backend/payments/testSubscriptionContract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { fillIn, subscribe, tabOf } from "../testing/cards.ts";
import { tabTo } from "../testing/keyboard.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { longDate, publish, shortDate } from "../scheduling/offers.ts";
import { unfoldLesson } from "../testing/phone.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { emailField, passwordField } from "../testing/signIn.ts";

const password = "infield-chatter-9";

test("a parent invites the other one by keyboard, who gets a login, joins, moves a lesson, and takes the membership over once the first one leaves", async ({
  people,
  open,
}) => {
  const [riley, dana, morgan] = await Promise.all([
    people.instructor(),
    people.player({ firstName: "Dana" }),
    people.admin(),
  ]);
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
  await expectAccessible(page, "inviting another parent");
  await page.keyboard.press("Enter");
  await expectToast(page, "Invitation sent", `We’re emailing ${lou}. The link works for 7 days.`);
  await expect(page.getByText(`You invited Lou Hale (${lou}).`)).toBeVisible();

  const other = await open("visitor", { viewport: phone });
  await other.goto(await linkMailedTo(page.request, lou));
  await expect(other.getByRole("heading", { name: `${dana.name} invites you to help manage a player` })).toBeVisible();
  await expect(other.getByRole("main")).not.toContainText("Kim");
  await expectAccessible(other, "an invitation", [phone]);
  await other.getByRole("link", { name: "Create your login" }).click();
  await other.getByLabel("First name").fill("Lou");
  await other.getByLabel("Last name").fill("Hale");
  await emailField(other).fill(lou);
  await passwordField(other).fill(password);
  await other.getByLabel("Confirm password").fill(password);
  await other.getByRole("button", { name: "Create Account" }).click();
  await other.getByLabel("I’m 18 or older").check();
  await expectAccessible(other, "joining a player", [desk, phone]);
  await other.getByRole("button", { name: "Join" }).click();
  await expect(other.getByRole("heading", { name: "You now help manage Kim" })).toBeFocused();
  await other.getByRole("link", { name: "See your players" }).click();
  await other.getByRole("main").getByRole("link", { name: "Dashboard", exact: true }).click();
  await unfoldLesson(other, `${longDate(now.date)}, 4:00 PM`);
  await other.getByRole("button", { name: /^Request new time/ }).click();
  const form = other.getByRole("dialog", { name: "Request a new time" });
  await form.getByRole("radio", { name: `${shortDate(wanted.date)}, 6:00 PM` }).check();
  await form.getByRole("button", { name: "Request new time" }).click();
  await expectToast(other, "New Time Requested", "Nothing changes until Riley agrees.");

  await test.step("the first parent, whose card pays for the membership, leaves by keyboard", async () => {
    const { url } = await dana.call<{ url: string }>("POST", subscriptionCheckoutUrl, { playerId });
    const secret = url.split("#token=")[1]!;
    await dana.call("POST", payTestCheckoutUrl(secret.split("_secret_")[0]!), { secret, card: "4242424242424242" });
    await page.goto("/players");
    await expect(page.getByText("Also managed by Lou.")).toBeVisible();
    await tabTo(page, page.getByRole("button", { name: "Stop managing Kim?" }));
    await page.keyboard.press("Enter");
    const leaving = page.getByRole("dialog", { name: "Stop managing Kim?" });
    await expect(leaving).toContainText("it ends with the time that’s paid");
    await expectAccessible(page, "leaving a player");
    await tabTo(page, leaving.getByRole("button", { name: "Stop managing" }));
    await page.keyboard.press("Enter");
    await expectToast(page, "You no longer manage Kim");
  });

  await test.step("the other one reads until when it goes on, and then pays with a card of their own", async () => {
    const { request } = other;
    const status = async () =>
      (await (await request.get(`${subscriptionStatusUrl}?playerId=${playerId}`)).json()) as { standing: string };
    await other.goto("/player-dashboard");
    const card = other.getByRole("region", { name: "Membership" });
    await expect(card).toContainText("The parent whose card paid no longer manages this player");
    await expect(card).toContainText(/It's active through .*\. After that, you can subscribe with your own card\./);
    await expect(card.getByRole("button", { name: /^(Keep|Cancel|Pause)/ })).toHaveCount(0);
    // What happens by itself within a minute of leaving, and then with the end of the paid month.
    await request.post(subscriptionCancelUrl, { data: { playerId } });
    await morgan.call("POST", advanceUrl(playerId), {});
    await expect.poll(async () => (await status()).standing).toBe("inactive");
    await other.getByRole("main").getByRole("link", { name: "Video membership" }).click();
    const tab = await tabOf(other, subscribe);
    await fillIn(tab, "pays");
    await tab.getByRole("button", { name: "Subscribe" }).click();
    await expect(tab.getByRole("heading", { name: "Already Subscribed!" })).toBeVisible();
    await tab.getByRole("link", { name: "Go to the player dashboard" }).click();
    await expect(tab.getByRole("region", { name: "Membership" })).toContainText(/Renews for \$10 on/);
  });
});
