import {
  lessonRequestsUrl,
  type LessonRequestView,
  type OwnLessonRequestView,
  ownLessonRequestsUrl,
} from "../../../backend/lessons/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { dayIn, longDate, publish } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { signIn } from "../testing/signIn.ts";
import { expectToast } from "../testing/toasts.ts";
import { bookingPage, expectStep } from "./wizard.ts";
import type { Page } from "@playwright/test";

const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}`));
const travel = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Who travels?" }).getByRole("radio", { name });
const setStatus = async (page: Page, status: RegExp) => {
  await page.getByRole("button", { name: /^Set status/ }).click();
  await page.getByRole("menuitem", { name: status }).click();
};

test("U11, U15, U39, U32:students, A27, A28, A48, T34:requests, K16:reply, G2-13: a custom lesson is asked for, also after logging in, answered and scheduled, and its player is among the students", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  await publish(riley);
  const name = `Robin ${pat.lastName}`;
  const page = await open("visitor", { viewport: phone });
  await page.goto(bookingPage);
  await page.getByRole("button", { name: `Choose ${riley.name}` }).dblclick();
  await expectStep(page, 2);
  await page.goBack();
  await expectStep(page, 1); // a double click added one page
  await page.goForward();
  await page.getByRole("button", { name: "Request a custom lesson" }).click();
  await expect(page.getByRole("heading", { name: "Request a custom lesson", level: 2 })).toBeFocused();
  await expect(page.getByText("We’ll call or email you within 24 hours.")).toBeVisible();

  await test.step("what was typed survives logging in, and is sent by keyboard", async () => {
    await field(page, "Name").fill(name);
    await field(page, "Preferred dates").fill("Saturdays in May");
    await field(page, "Location").fill("Maple Park");
    await page.getByLabel("Session focus").selectOption({ label: "Swing analysis" });
    await page.getByRole("link", { name: "Log in first" }).click();
    await expect(page.getByRole("heading", { name: "Welcome back", level: 1 })).toBeVisible();
    await signIn(page, pat);
    await expect(field(page, "Name")).toHaveValue(name);
    await expect(field(page, "Email")).toHaveValue(pat.email);
    await expectAccessible(page, "asking for a custom lesson");
    await tabTo(page, field(page, "Phone"));
    await page.keyboard.type("555-010-0177");
    await tabTo(page, travel(page, "The coach comes to us"));
    await page.keyboard.press("ArrowDown"); // selects the next, as radio buttons do
    const send = page.getByRole("button", { name: "Send request" });
    await tabTo(page, send);
    await page.keyboard.press("Enter");
    await expectStep(page, 1);
    await expect(page.getByRole("heading", { name: "We got your request", level: 2 })).toBeFocused();
  });
  const [{ id } = { id: "" }] = await riley.call<LessonRequestView[]>("GET", lessonRequestsUrl);
  await page.setViewportSize(phone);
  await page.getByRole("link", { name: "Go to my dashboard" }).click();
  const mine = page.getByRole("region", { name: "Custom lesson requests" });
  await expect(mine).toContainText(`Custom lesson with ${riley.name}`);
  await expect(mine).toContainText("Waiting for a reply");
  await page.close();

  const office = await open(riley, { viewport: desk });
  await office.goto("/instructor-dashboard");
  const waiting = office.getByRole("region", { name: /^Custom lesson requests/ });
  await waiting.getByRole("link", { name }).click();
  await expect(office.getByRole("heading", { name: `Request from ${name}`, level: 1 })).toBeVisible();
  await expect(office.getByText("Reply due in 24 hours")).toBeVisible();
  await expect(office.getByRole("link", { name: "555-010-0177" })).toHaveAttribute("href", "tel:5550100177");
  await expectAccessible(office, "a lesson request", [desk]);
  await setStatus(office, /^Contacted/);
  await expectToast(office, "Request status updated successfully");
  await office.getByRole("button", { name: "Schedule lesson" }).click();
  const dialog = office.getByRole("dialog", { name: `Schedule a lesson for ${name}` });
  await expect(dialog.getByLabel("Location")).toHaveValue("Maple Park");
  await dialog.getByLabel("Day").fill(dayIn(12));
  await dialog.getByLabel("Time").fill("18:30");
  await expectAccessible(office, "scheduling a request", [phone]);
  await office.setViewportSize(desk);
  await dialog.getByRole("button", { name: "Schedule lesson" }).click();
  await expectToast(office, "Request status updated successfully", "The lesson is on the calendar.");
  const steps = office.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  await expect(steps).toContainText(["Scheduled", "Contacted", pat.name]);
  const own = await pat.call<OwnLessonRequestView[]>("GET", ownLessonRequestsUrl);
  expect(own).toMatchObject([{ id, status: "scheduled", travelPreference: "student-travel" }]);

  await office.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Requests" }).click();
  const table = office.getByRole("table", { name: "Lesson requests" });
  await expect(table.getByRole("link", { name })).toBeVisible();
  await expectAccessible(office, "the lesson requests", [desk, phone]);
  await office.getByRole("navigation", { name: "Dashboard" }).getByRole("button", { name: "More" }).click();
  await office.getByRole("menuitem", { name: "Students" }).click();
  await expect(office.getByRole("heading", { name: "Students", level: 1 })).toBeVisible();
  await office.getByText(pat.name).click();
  await expect(office.getByRole("heading", { name: pat.name, level: 1 })).toBeVisible();
  await expect(office.getByText("1 confirmed lesson with you, past and upcoming · next")).toBeVisible();
  await expectAccessible(office, "a student", [phone]);
  await office.getByRole("link", { name: longDate(dayIn(12)) }).click();
  await expect(office.getByRole("heading", { name: `Lesson with ${pat.name}`, level: 1 })).toBeVisible();
  await expect(office.getByText("Maple Park", { exact: true })).toBeVisible();
});
