import type { Context } from "../context.ts";
import { campLimits } from "./limits.ts";
import { aMinute, anHour } from "../timed/timedWork.ts";
import { campCalls } from "./campCalls.ts";
import { paymentWork } from "./catchUpWithProvider.ts";
import { claimPayment } from "./claimPayment.ts";
import { disputeCalls } from "./disputeCalls.ts";
import { forgetMedicalText } from "./forgetMedicalText.ts";
import { campParts } from "./heldParts.ts";
import { lapseOldOffers } from "./lapseOldOffers.ts";
import { leaveWaitlistsWhenErased } from "./leaveWaitlistsWhenErased.ts";
import { ownRegistrationCalls } from "./ownRegistrationCalls.ts";
import { campPaymentCalls } from "./payCalls.ts";
import { campProcesses } from "./processes.ts";
import { publishCalls } from "./publishCalls.ts";
import { registerCalls } from "./registerCalls.ts";
import { releaseUnpaidPlaces } from "./releaseUnpaidPlaces.ts";
import { staffRegistrationCalls } from "./staffRegistrationCalls.ts";
import { waitlistCalls } from "./waitlistCalls.ts";
import { withdrawRegistrationsWhenErased } from "./withdrawRegistrationsWhenErased.ts";

export const camps: Context = {
  name: "camps",
  calls: {
    camps: [...campCalls, ...publishCalls, ...registerCalls, ...staffRegistrationCalls, ...ownRegistrationCalls],
    waitlists: waitlistCalls,
    "camp payments": [...campPaymentCalls, ...disputeCalls],
  },
  mails: campProcesses,
  timed: [
    {
      name: "lapse old offers",
      every: aMinute,
      byTheClock: true,
      run: (backend, { now }) => lapseOldOffers(backend, now),
    },
    {
      name: "release unpaid places",
      every: aMinute,
      byTheClock: true,
      run: (backend, { now }) => releaseUnpaidPlaces(backend, now),
    },
    {
      name: "forget medical text",
      every: anHour,
      byTheClock: true,
      run: (backend, { now }) => forgetMedicalText(backend, now),
    },
    ...paymentWork,
  ],
  limits: campLimits,
  claimsPayment: claimPayment,
  whenErased: [leaveWaitlistsWhenErased, withdrawRegistrationsWhenErased],
  exported: campParts,
};
