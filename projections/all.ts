import { accounts } from "./accounts/accounts.ts";
import { campPayments } from "./camps/campPayments.ts";
import { campRegistrations } from "./camps/campRegistrations.ts";
import { campWaitlist } from "./camps/campWaitlist.ts";
import { camps } from "./camps/camps.ts";
import { coachingInquiries } from "./clinics/coachingInquiries.ts";
import { history } from "./history/history.ts";
import { lessonRequests } from "./lessons/lessonRequests.ts";
import { lessons } from "./lessons/lessons.ts";
import { reviews } from "./lessons/reviews.ts";
import { unmatchedPayments } from "./payments/unmatchedPayments.ts";
import { privacy } from "./privacy/privacy.ts";
import type { Projector } from "./projector.ts";
import { availability } from "./scheduling/availability.ts";

/** Every projector. A new one adds its line here. */
export const projectors: readonly Projector[] = [
  accounts,
  availability,
  lessons,
  lessonRequests,
  reviews,
  coachingInquiries,
  campRegistrations,
  campWaitlist,
  camps,
  campPayments,
  unmatchedPayments,
  privacy,
  history,
];
