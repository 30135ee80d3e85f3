import { instructorUrl } from "../../../backend/accounts/contract.ts";
import { lessonUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { book, publish, shortDate } from "../scheduling/offers.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";
import { confirmButton, countBookings, expectWishes, fillWishes, stepThree, summary } from "./wizard.ts";

const confirm = (instructor: Person, { id }: LessonView) =>
  instructor.call("PATCH", lessonUrl(id), { status: "confirmed" });

test("U10, U16, U20, T9, T52, G1-17, G1-45, G1-49: two players for one spot: the loser hears it, keeps what was typed, books another time and says it is paid; loses that, too, and asks for another one in one tap", async ({
  people,
  open,
}) => {
  const [riley, pat, kim] = await Promise.all([
    people.instructor(),
    people.player(),
    people.player({ firstName: "Kim" }),
  ]);
  const offer = await publish(riley);
  const other = await publish(riley, { startTime: "18:00", endTime: "19:00" });
  await publish(riley, { startTime: "20:00", endTime: "21:00" });
  await riley.call("PATCH", instructorUrl(riley.id), { venmo: "@riley-pays", cashApp: "$RileyPays" });
  const permissions = ["clipboard-read", "clipboard-write"];
  const page = await open(pat, { viewport: phone, refused: [409], permissions });
  await page.goto(stepThree(offer));
  const how = page.getByRole("region", { name: "How to pay" });
  await expect(how).toContainText("Send $80 by Venmo or Cash App.");
  await expect(how).not.toContainText("fungo-training"); // the facility's
  await how.getByRole("button", { name: "Copy Cash App handle" }).click();
  await expectToast(page, "Copied!", "Cash App copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("$RileyPays");
  await fillWishes(page);

  await test.step("the time is taken meanwhile", async () => {
    await confirm(riley, await book(kim, offer));
    await confirmButton(page).click();
    await expectToast(page, "Booking Failed", "This time was taken a moment ago. Please choose another one.");
    const said = page.getByRole("main").getByRole("alert");
    await expect(said).toContainText("These times are open. We kept everything you entered.");
    await expect(said).toBeInViewport();
    await expectWishes(page);
    await expectAccessible(page, "step 3 with a time that is gone", [phone]);
    await said.getByRole("button", { name: `${shortDate(offer.date)}, 6:00 PM` }).click();
    await expect(summary(page)).toContainText("6:00 PM");
    await expectWishes(page);
  });

  await test.step("the other one is booked, by a double click once", async () => {
    const asked = countBookings(page);
    await confirmButton(page).dblclick();
    await expect(page.getByRole("heading", { name: "Request sent", level: 1 })).toBeVisible();
    expect(new Set(asked).size, "keys that the booking was sent with").toBe(1);
    await expect(how).toContainText("@riley-pays");
    await expect(how.getByRole("link", { name: "Open Venmo" })).toHaveAttribute(
      "href",
      /^https:\/\/venmo\.com\/.+amount=80\.00&note=Lesson%20/,
    );
    const calendar = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
    expect(await (await page.request.get(calendar ?? "")).text()).toContain("BEGIN:VEVENT");
    await expectAccessible(page, "request sent");
    await page.setViewportSize(phone);
    await how.getByRole("button", { name: "I’ve sent it by Venmo" }).click();
    await expectToast(page, "Thank You!", `${riley.firstName} can see that you sent $80 by Venmo.`);
    await expect(how.getByRole("button", { name: /^I’ve sent it/ })).toHaveCount(0);
  });

  await confirm(riley, await book(kim, other));
  await page.setViewportSize(desk); // on a phone its words are folded
  await page.getByRole("link", { name: "Go to my dashboard" }).click();
  const taken = page.getByRole("region", { name: "Time taken" });
  await expect(taken).toContainText(
    `Another player got this time. $80 is marked as sent; work out a refund with ${riley.firstName}. If you take another opening, your payment counts for it.`,
  );
  await expect(page.getByRole("heading", { name: "Your next lesson" })).toHaveCount(0);
  await expectAccessible(page, "a request whose time is taken", [phone]);
  await taken.getByRole("button", { name: `Request ${shortDate(offer.date)}, 8:00 PM instead` }).click();
  await expectToast(page, "Request Sent");
  await expect(taken).toContainText(`8:00 PM. ${riley.firstName} will confirm.`);
  await expect(taken.getByRole("button", { name: /^Request .+ instead$/ })).toHaveCount(0);
  expect(await riley.call<LessonView[]>("GET", "/api/lessons")).toContainEqual(
    expect.objectContaining({
      studentId: pat.id,
      notes: "Left-handed, 12 years old",
      paymentSent: expect.objectContaining({ how: "venmo" }),
      proposal: expect.objectContaining({ from: "player", kind: "move" }),
    }),
  );
});
