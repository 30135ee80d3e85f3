import {
  lessonRequestsUrl,
  type LessonRequestView,
  type OwnLessonRequestView,
  ownLessonRequestsUrl,
} from "../../../backend/lessons/contract.ts";
import { expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { publish } from "../scheduling/offers.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { signIn } from "../testing/signIn.ts";
import { expectToast } from "../testing/toasts.ts";
import { bookingPage, chooseInstructor, expectStep, stepTwo } from "./wizard.ts";
import type { Page } from "@playwright/test";

const stepFour = { name: "Request a custom lesson", level: 2 } as const;
const ask = (page: Page) => page.getByRole("button", { name: "Request a custom lesson" });
const send = (page: Page) => page.getByRole("button", { name: "Send request" });
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}`));
const travel = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Who travels?" }).getByRole("radio", { name });
const requestsTo = async (instructor: Person) =>
  (await instructor.call<LessonRequestView[]>("GET", lessonRequestsUrl)).filter(
    ({ instructorId }) => instructorId === instructor.id,
  );
const sentHeading = { name: "We got your request", level: 2 } as const;

test("U11, U12, U15, V5, T16, T10, K16:reply: a visitor asks for a custom lesson, and nothing typed is lost", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  await publish(riley);
  const page = await open("visitor", { viewport: phone, refused: [500] });
  await page.goto(bookingPage);
  await chooseInstructor(page, riley);
  await ask(page).click();
  await expect(page.getByRole("heading", stepFour)).toBeFocused();
  await expect(page.getByText("We’ll call or email you within 24 hours.")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expectStep(page, 2);
  await ask(page).click();

  await send(page).click();
  await expectToast(
    page,
    "Required Fields Missing",
    "Please fill in all required fields (Name, Phone, Email, Travel Preference).",
  );
  await expect(field(page, "Name")).toBeFocused();
  for (const words of [
    "Please enter your name",
    "Please enter your phone number",
    "Please enter your email address",
    "Please choose who travels",
  ])
    await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page, "step 4 with what is missing");
  await page.setViewportSize(phone);

  await field(page, "Name").fill("Robin Vega");
  await field(page, "Phone").fill("555-010-0123");
  await travel(page, "We meet halfway").check();
  await field(page, "Preferred dates").fill("Saturdays in May");
  await page.getByLabel("Session focus").selectOption({ label: "Swing analysis" });
  await page.getByRole("link", { name: "Log in first" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back", level: 1 })).toBeVisible();
  await signIn(page, pat);
  await expect(page.getByRole("heading", stepFour)).toBeVisible();
  await expect(field(page, "Name")).toHaveValue("Robin Vega");
  await expect(field(page, "Email")).toHaveValue(pat.email);
  await expect(travel(page, "We meet halfway")).toBeChecked();

  await page.route(`**${lessonRequestsUrl}`, (route) => route.fulfill({ status: 500, body: "" }));
  await send(page).click();
  await expectToast(page, "Request Failed", "Please try again or contact support directly.");
  await expect(page.getByText("Everything you typed is still here.")).toBeVisible();
  await expect(field(page, "Preferred dates")).toHaveValue("Saturdays in May");
  expect(await requestsTo(riley)).toEqual([]);
  await page.unroute(`**${lessonRequestsUrl}`);
  await send(page).click();

  await expectStep(page, 1);
  await expect(page.getByRole("heading", sentHeading)).toBeFocused();
  await expect(page.getByText(`${riley.name} will call or email you within 24 hours`)).toBeVisible();
  await expect(page.getByText("Nothing is booked or paid yet")).toBeVisible();
  expect(await requestsTo(riley)).toMatchObject([
    {
      requesterId: pat.id,
      name: "Robin Vega",
      phone: "555-010-0123",
      email: pat.email,
      travelPreference: "meet-halfway",
      sessionFocus: "swing-analysis",
      preferredDates: "Saturdays in May",
      status: "pending",
    },
  ]);

  await page.getByRole("link", { name: "Go to my dashboard" }).click();
  const mine = page.getByRole("region", { name: "Custom lesson requests" });
  await expect(mine).toContainText(`Custom lesson with ${riley.name}`);
  await expect(mine).toContainText("Waiting for a reply");
  await expectAccessible(page, "the dashboard with a request");

  await page.goto(stepTwo(await publish(riley, { daysAhead: 4 })));
  await ask(page).click();
  await expect(field(page, "Phone")).toHaveValue(""); // reset
  await expect(field(page, "Preferred dates")).toHaveValue("");
});

test("U11, U15: by keyboard alone, at a desk, prefilled from the account", async ({ people, open }) => {
  const [riley, kim] = await Promise.all([people.instructor(), people.player()]);
  const page = await open(kim);
  await page.goto(`${bookingPage}?instructorId=${riley.id}&request=custom`);
  await expect(field(page, "Name")).toHaveValue(kim.name);
  await expect(field(page, "Email")).toHaveValue(kim.email);
  await tabTo(page, field(page, "Phone"));
  await page.keyboard.type("555-010-0144");
  await tabTo(page, travel(page, "The coach comes to us"));
  await page.keyboard.press("ArrowDown"); // selects the next, as radio buttons do
  await expect(travel(page, "We go to the coach")).toBeChecked();
  await tabTo(page, send(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", sentHeading)).toBeFocused();
  expect(await requestsTo(riley)).toMatchObject([{ name: kim.name, travelPreference: "student-travel" }]);
});

test("U11, U8: where nobody is listed, a request goes to any instructor; Back leads to the first step", async ({
  people,
  open,
}) => {
  const kim = await people.player();
  const page = await open(kim, { viewport: phone });
  await page.route("**/api/instructors", (route) => route.fulfill({ json: [] }));
  await page.goto(bookingPage);
  await ask(page).click();
  await page.getByRole("button", { name: "Back" }).click();
  await expectStep(page, 1);
  await ask(page).click();
  await field(page, "Phone").fill("555-010-0145");
  await travel(page, "Either is fine").check();
  await send(page).click();
  await expect(page.getByText("One of our coaches will call or email you within 24 hours")).toBeVisible();
  const mine = await kim.call<OwnLessonRequestView[]>("GET", ownLessonRequestsUrl);
  expect(mine).toMatchObject([{ instructorId: null, travelPreference: "flexible", status: "pending" }]);
});
