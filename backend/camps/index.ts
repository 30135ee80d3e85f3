import { campOwner } from "../../projections/camps/campQueries.ts";
import { registrationPlace } from "../../projections/camps/registrationPlace.ts";
import { waitlistPlace } from "../../projections/camps/waitlistQueries.ts";
import type { MaySeeStory } from "../backend.ts";
import type { Context } from "../context.ts";
import { campLimits } from "./limits.ts";
import { aMinute, anHour } from "../timed/timedWork.ts";
import { campCalls } from "./running/campCalls.ts";
import { paymentWork } from "./money/catchUpWithProvider.ts";
import { claimPayment } from "./money/claimPayment.ts";
import { CampView, OwnRegistrationView, RegistrationView, RegistrationWithMedicalView } from "./contract.ts";
import { disputeCalls } from "./money/disputeCalls.ts";
import { forgetMedicalText } from "./running/forgetMedicalText.ts";
import { campParts } from "./heldParts.ts";
import { lapseOldOffers } from "./waitlist/lapseOldOffers.ts";
import { leaveWaitlistsWhenErased } from "./waitlist/leaveWaitlistsWhenErased.ts";
import { ownRegistrationCalls } from "./registrations/ownRegistrationCalls.ts";
import { campPaymentCalls } from "./money/payCalls.ts";
import { campProcesses } from "./mails/processes.ts";
import { publishCalls } from "./running/publishCalls.ts";
import { registerCalls } from "./registrations/registerCalls.ts";
import { releaseUnpaidPlaces } from "./registrations/releaseUnpaidPlaces.ts";
import { staffRegistrationCalls } from "./registrations/staffRegistrationCalls.ts";
import { waitlistCalls } from "./waitlist/waitlistCalls.ts";
import { withdrawRegistrationsWhenErased } from "./registrations/withdrawRegistrationsWhenErased.ts";

const maySeeStory: MaySeeStory = async (db, { id, role }, of) => {
  const runs = (instructorId?: string) => role === "instructor" && instructorId === id;
  const registration = await registrationPlace(db, of);
  if (registration) return registration.payerId === id || runs(registration.instructorId);
  const entry = await waitlistPlace(db, of);
  if (entry) return entry.payerId === id || runs(await campOwner(db, entry.campId));
  const owner = await campOwner(db, of);
  return owner === undefined ? undefined : runs(owner);
};

export const camps: Context = {
  name: "camps",
  calls: {
    camps: [...campCalls, ...publishCalls, ...registerCalls, ...staffRegistrationCalls, ...ownRegistrationCalls],
    waitlists: waitlistCalls,
    "camp payments": [...campPaymentCalls, ...disputeCalls],
  },
  shapes: { CampView, RegistrationView, RegistrationWithMedicalView, OwnRegistrationView },
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
  maySeeStory,
  exported: campParts,
};
