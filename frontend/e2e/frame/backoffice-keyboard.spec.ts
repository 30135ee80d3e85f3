import { book, publish } from "../scheduling/offers.ts";
import { desk, phone } from "../testing/axe.ts";
import { moveTo } from "../testing/bar.ts";
import { tabTo } from "../testing/keyboard.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("N8: by keyboard alone the work queue is answered, after which the focus is in the queue, F8 leads to the notification, and a slot is published, closed and deleted", async ({
  people,
  open,
}) => {
  const [riley, pat, kim, lou] = await Promise.all([
    people.instructor({ firstName: "Maximilian" }),
    people.player(),
    people.player({ firstName: "Kim" }),
    people.player({ firstName: "Lou" }),
  ]);
  const offer = await publish(riley);
  await book(pat, offer);
  await book(kim, offer);
  await book(lou, await publish(riley, { daysAhead: 5 }));
  const page = await open(riley, { viewport: desk, refused: [409] });
  await page.goto("/instructor-dashboard");
  await expect(page.getByRole("button", { name: "Logout" })).toBeInViewport({ ratio: 1 }); // beside a long name
  const queue = page.getByRole("region", { name: "Waiting for your reply" });
  const heading = queue.getByRole("heading", { name: "Waiting for your reply" });
  const button = (word: string, name: string) => queue.getByRole("button", { name: new RegExp(`^${word} ${name}`) });
  await expect(queue.getByRole("listitem")).toHaveCount(3);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await tabTo(page, button("Confirm", pat.name));
  await page.keyboard.press("Enter");
  await expectToast(page, "Lesson confirmed successfully");
  await expect(queue.getByRole("listitem")).toHaveCount(2);
  await expect(heading).toBeFocused();

  // A refusal leaves the focus in place, so the other answer is close by.
  await tabTo(page, button("Confirm", kim.name));
  await page.keyboard.press("Space");
  await expectToast(page, "Failed to confirm lesson");
  await expect(button("Confirm", kim.name)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab"); // over "Paid"
  await expect(button("Decline", kim.name)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Message (optional)")).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Decline request" }));
  await page.keyboard.press("Enter");
  await expectToast(page, "Lesson declined");
  await expect(queue.getByRole("listitem")).toHaveCount(1);
  await expect(heading).toBeFocused();

  await tabTo(page, button("Confirm", lou.name));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No lessons waiting for you" })).toBeVisible();
  await expect(heading).toBeFocused();

  await moveTo(page, "/instructor-dashboard/availability");
  const add = page.getByRole("button", { name: "Add availability" });
  await tabTo(page, add);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add availability" });
  await tabTo(page, dialog.getByLabel("Day of week"));
  await page.keyboard.type("Mon");
  await expect(dialog.getByLabel("Day of week").locator("option:checked")).toHaveText("Monday");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Day of week").locator("option:checked")).toHaveText("Monday"); // nothing typed is lost
  await tabTo(page, dialog.getByRole("button", { name: "Add availability" }));
  await page.keyboard.press("Enter");
  await expectToast(page, "Availability slot added successfully");
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Notification/ }).getByRole("list")).toBeFocused();

  const open9am = page.getByRole("switch", { name: "Available: Monday, 9:00–10:00 AM" });
  await open9am.focus();
  await page.keyboard.press("Space");
  await expectToast(page, "Availability updated successfully");
  await expect(open9am).not.toBeChecked();
  await expect(open9am).toBeFocused();

  const remove = page.getByRole("button", { name: "Delete Monday, 9:00–10:00 AM" });
  await remove.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Delete this time?" });
  await tabTo(page, question.getByRole("button", { name: "Delete time" }));
  await page.keyboard.press("Enter");
  await expectToast(page, "Availability slot deleted successfully");
  await expect(remove).toHaveCount(0);
});

test("what has the focus is in sight: above a phone's bar, with a light ring in the header; and forced colors show what is chosen and what acts", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  for (const daysAhead of [3, 4, 5, 6]) await book(pat, await publish(riley, { daysAhead }));
  const page = await open(riley, { viewport: phone });
  await page.goto("/instructor-dashboard");
  await expect(page.getByRole("button", { name: /^Confirm / })).toHaveCount(4);
  const bar = page.getByRole("navigation", { name: "Dashboard" }).filter({ visible: true });
  const top = (await bar.boundingBox())?.y ?? 0;
  const focused = () =>
    page.evaluate(() => {
      const here = document.activeElement;
      const isIn = (part: string) => Boolean(here?.closest(part));
      return { isInBar: isIn("header"), isOver: isIn("nav"), bottom: here?.getBoundingClientRect().bottom ?? 0 };
    });
  const tab = async () => {
    await page.keyboard.press("Tab");
    return focused();
  };
  await page.getByRole("main").focus();
  let last = await tab();
  const bottoms: number[] = [];
  for (; !last.isOver; last = await tab()) bottoms.push(last.bottom);
  expect(bottoms.length).toBeGreaterThan(8);
  expect(bottoms.filter((bottom) => bottom > top)).toEqual([]);

  const styleOf = (name: "outlineColor" | "backgroundColor" | "borderTopWidth") =>
    page.evaluate((name) => getComputedStyle(document.activeElement ?? document.body)[name], name);
  await page.setViewportSize(desk);
  await page.goto("/instructor-dashboard/schedule");
  const main = page.getByRole("main");
  await page.keyboard.press("Tab");
  for (last = await tab(); last.isInBar; last = await tab())
    expect(await styleOf("outlineColor")).toBe("rgb(255, 233, 184)");

  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.backgroundColor = "Highlight";
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  await main.getByRole("link", { name: "Calendar", exact: true }).focus();
  await expect.poll(() => styleOf("backgroundColor")).toBe(highlight);
  await main.getByRole("button", { name: "New lesson" }).focus();
  expect(await styleOf("borderTopWidth")).toBe("1px");
  await page.emulateMedia({ forcedColors: "none" }); // or the browser shows them on later tests' pages, too
});
