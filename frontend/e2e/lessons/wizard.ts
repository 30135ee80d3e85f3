import type { Page } from "@playwright/test";
import { shortMoney } from "../../shared/formats.ts";
import { hoursOf } from "../../public/lessons/booking/freeTimes.ts";
import { longDate, type Offer } from "../scheduling/offers.ts";
import { expect, type Person } from "../testing/people.ts";

/** The steps of the booking wizard; each ends at the next one's heading. */
export const bookingPage = "/book-lesson";
export const headings = {
  1: { name: "Who would you like to train with?", level: 2 },
  2: { name: "When works for you?", level: 2 },
  3: { name: "Almost done", level: 2 },
} as const;
export const expectStep = (page: Page, step: 1 | 2 | 3) =>
  expect(page.getByRole("heading", headings[step])).toBeVisible();

export const chooseInstructor = async (page: Page, { name }: Person) => {
  await page.getByRole("button", { name: `Choose ${name}` }).click();
  await expectStep(page, 2);
};

/** A day of the month calendar, whatever its label says about it. */
export const dayButton = (page: Page, date: string) =>
  page.getByRole("button", { name: new RegExp(`^${longDate(date)}, `) });
/** The times of the selected day. */
const timesOf = (page: Page, date: string) => page.getByRole("region", { name: longDate(date) });
export const timeButton = (page: Page, { slot, date }: Offer) =>
  timesOf(page, date).getByRole("button", { name: hoursOf(slot) });

export const chooseTime = async (page: Page, offer: Offer) => {
  await dayButton(page, offer.date).click();
  await expect(timeButton(page, offer)).toContainText(shortMoney(offer.slot.price));
  await timeButton(page, offer).click();
  await expectStep(page, 3);
};

export const wishes = { phone: "555-010-7777", focus: "Fielding", weekly: "Maybe", notes: "Left-handed, 12 years old" };
const focusOf = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "What would you like to work on?" }).getByRole("radio", { name });
const weeklyOf = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Would you like this time every week?" }).getByRole("radio", { name });

export const fillWishes = async (page: Page, { phone, focus, weekly, notes } = wishes) => {
  await page.getByLabel("Phone").fill(phone);
  await focusOf(page, focus).check();
  await weeklyOf(page, weekly).check();
  await page.getByLabel("Anything your coach should know").fill(notes);
};
export const expectWishes = async (page: Page, { phone, focus, weekly, notes } = wishes) => {
  await expect(page.getByLabel("Phone")).toHaveValue(phone);
  await expect(focusOf(page, focus)).toBeChecked();
  await expect(weeklyOf(page, weekly)).toBeChecked();
  await expect(page.getByLabel("Anything your coach should know")).toHaveValue(notes);
};

export const summary = (page: Page) => page.getByRole("region", { name: "Your lesson", exact: true });
export const confirmButton = (page: Page) => page.getByRole("button", { name: "Confirm Booking" });
/** The wizard's address with these choices made. */
export const stepThree = ({ slot, date }: Offer) =>
  `${bookingPage}?instructorId=${slot.instructorId}&date=${date}&time=${encodeURIComponent(slot.startTime)}`;
export const stepTwo = ({ slot }: Offer) => `${bookingPage}?instructorId=${slot.instructorId}`;

/** The idempotency keys of this page's booking requests, in order. */
export const countBookings = (page: Page) => {
  const asked: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/lessons")
      asked.push(request.headers()["idempotency-key"]);
  });
  return asked;
};
