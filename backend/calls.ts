import { accountCalls } from "./accounts/calls.ts";
import { waitlistCalls } from "./camps/waitlistCalls.ts";
import type { Call } from "./call.ts";
import { campCalls } from "./camps/campCalls.ts";
import { registrationCalls } from "./camps/registrationCalls.ts";
import { inquiryCalls } from "./clinics/calls.ts";
import { disputeCalls } from "./camps/disputeCalls.ts";
import { campPaymentCalls, unmatchedPaymentCalls } from "./camps/payCalls.ts";
import { descriptionCalls } from "./description/calls.ts";
import { historyCalls } from "./history/calls.ts";
import { calendarCalls } from "./lessons/calendarCalls.ts";
import { lessonCalls } from "./lessons/calls.ts";
import { lessonRequestCalls } from "./lessons/requestCalls.ts";
import { simpleLessonCalls } from "./lessons/simpleCalls.ts";
import { mailCalls } from "./mail/calls.ts";
import { paymentCalls } from "./payments/calls.ts";
import { privacyCalls } from "./privacy/calls.ts";
import { availabilityCalls } from "./scheduling/calls.ts";

/** Every call of the product, by context. A spec holds them against the router: none missing, none too many. */
export const callsOf: Readonly<Record<string, readonly Call[]>> = {
  accounts: accountCalls,
  availability: availabilityCalls,
  lessons: [...lessonCalls, ...simpleLessonCalls, ...calendarCalls],
  "lesson requests": lessonRequestCalls,
  camps: [...campCalls, ...registrationCalls],
  "coaching inquiries": inquiryCalls,
  waitlists: waitlistCalls,
  "camp payments": [...campPaymentCalls, ...unmatchedPaymentCalls, ...disputeCalls],
  history: historyCalls,
  privacy: privacyCalls,
  payments: paymentCalls,
  mails: mailCalls,
  description: descriptionCalls,
};
export const calls: readonly Call[] = Object.values(callsOf).flat();
