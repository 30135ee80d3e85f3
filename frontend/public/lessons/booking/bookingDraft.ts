import type { BookLesson } from "../../../../backend/lessons/contract.ts";

const key = "fungo.booking-draft";

/** What was typed in step 3: it survives the trip to the log-in page, and ends with the tab. */
export type BookingDraft = Partial<
  Pick<BookLesson, "studentPhone" | "studentEmail" | "sessionFocus" | "weeklyRecurring" | "notes">
>;

export const keepBookingDraft = (draft: BookingDraft) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Then it is typed again.
  }
};

export const bookingDraft = (): BookingDraft => {
  try {
    const told: BookingDraft = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return told;
  } catch {
    return {};
  }
};

export const forgetBookingDraft = () => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
};
