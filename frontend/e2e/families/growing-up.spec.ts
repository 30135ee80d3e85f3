import { lessonUrl } from "../../../backend/lessons/contract.ts";
import { publish } from "../scheduling/offers.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, test } from "../testing/people.ts";
import { emailField, passwordField } from "../testing/signIn.ts";
import { expectToast } from "../testing/toasts.ts";

test("a parent gives a teenager a login, who takes over by keyboard and sees the whole history", async ({
  people,
  open,
  request,
}) => {
  const [riley, dana] = await Promise.all([people.instructor(), people.player({ firstName: "Dana" })]);
  const offered = await publish(riley);
  const kim = { firstName: "Kim", lastName: "Reyes", birthDate: "2011-05-04", declared: true };
  const { id: playerId } = await dana.call<{ id: string }>("POST", "/api/players", kim);
  await dana.call("POST", "/api/account/email/ask");
  await dana.call("POST", "/api/account/email/confirm", {
    token: (await linkMailedTo(request, dana.email)).split("#token=")[1],
  });
  const { id } = await dana.call<{ id: string }>("POST", "/api/lessons", {
    instructorId: riley.id,
    scheduledDate: offered.scheduledDate,
    playerId,
    studentPhone: "555-010-0100",
    studentEmail: dana.email,
    sessionFocus: "both",
    weeklyRecurring: "no",
  });
  await riley.call("PATCH", lessonUrl(id), { status: "confirmed" });

  const page = await open(dana, { viewport: desk });
  await page.goto("/players");
  await page.getByRole("button", { name: "Own login for Kim" }).click();
  const dialog = page.getByRole("dialog", { name: "Give Kim a login of their own" });
  await expect(dialog).toContainText("You still see everything and can book for Kim, until Kim is 18.");
  await expectAccessible(page, "giving a login");
  const email = `kim.${crypto.randomUUID()}@example.com`;
  await dialog.getByLabel("Their email").fill(email);
  await dialog.getByLabel("Their email").press("Enter");
  await expectToast(page, "Link sent");

  const teen = await open("visitor", { viewport: phone });
  await teen.goto(await linkMailedTo(request, email));
  await expect(teen.getByRole("heading", { name: "Hi Kim, choose a password" })).toBeVisible();
  expect(teen.url()).not.toContain("token");
  await expectAccessible(teen, "a login of one's own", [desk, phone]);
  await tabTo(teen, passwordField(teen));
  await teen.keyboard.type("infield-chatter-9");
  await teen.keyboard.press("Enter");
  await expect(teen.getByText("Your login is ready. Please log in.")).toBeVisible();
  await expect(emailField(teen)).toHaveValue(email);
  await passwordField(teen).fill("infield-chatter-9");
  await teen.keyboard.press("Enter");
  await expect(teen.getByRole("heading", { level: 1, name: "Hi, Kim" })).toBeVisible();
  await expect(teen.getByRole("main")).toContainText("Confirmed");
});
