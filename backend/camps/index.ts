import { listRegistrations } from "../../projections/camps/registrationQueries.ts";
import { staffOf } from "../../projections/accounts/open.ts";
import { searchedIn } from "../search/open.ts";
import { manages } from "../../projections/accounts/managingRule.ts";
import { campById, campOwner, listCamps } from "../../projections/camps/campQueries.ts";
import { visitsHeldOn } from "../../projections/camps/days/campDayQueries.ts";
import {
  campsRunBy,
  cardPaymentsHeldOn,
  refundsHeldOn,
  registrationsHeldOn,
  waitlistPlacesHeldOn,
} from "../../projections/camps/exportQueries.ts";
import { messagesWrittenBy } from "../../projections/camps/messages/messageQueries.ts";
import { locateRegistration } from "../../projections/camps/registrationQueries.ts";
import { waitlistPlace } from "../../projections/camps/waitlistQueries.ts";
import { campHoursOf } from "../../projections/scheduling/open.ts";
import type { HeldPart, MaySeeStory } from "../backend.ts";
import type { Context, PreviewOf, Searched } from "../context.ts";
import { aMinute, anHour } from "../timed/timedWork.ts";
import {
  CampStatus,
  CampView,
  GuardedPlaceView,
  OwnRegistrationView,
  RegistrationView,
  RegistrationWithMedicalView,
} from "./contract.ts";
import { dayCalls } from "./days/dayCalls.ts";
import { campLimits } from "./limits.ts";
import { campDaysOfFamily } from "./registrationCalendar.ts";
import { mailFamiliesWhoWaitWhenCampCancelled } from "./mails/mailFamiliesWhoWaitWhenCampCancelled.ts";
import { mailFamiliesWhenMessaged } from "./mails/mailFamiliesWhenMessaged.ts";
import { mailFamilyWhenOfferExtended } from "./mails/mailFamilyWhenOfferExtended.ts";
import { mailFamilyWhenOfferLapsed } from "./mails/mailFamilyWhenOfferLapsed.ts";
import { mailFamilyWhenSpotOffered } from "./mails/mailFamilyWhenSpotOffered.ts";
import { mailFamilyWhenWaitlistJoined } from "./mails/mailFamilyWhenWaitlistJoined.ts";
import { mailOwnerWhenRegistered } from "./mails/mailOwnerWhenRegistered.ts";
import { mailParentsWhenCampCancelled } from "./mails/mailParentsWhenCampCancelled.ts";
import { mailParentsWhenDayCanceled } from "./mails/mailParentsWhenDayCanceled.ts";
import { mailParentsWhenDayMoved } from "./mails/mailParentsWhenDayMoved.ts";
import { mailParentsWhenCampChanged } from "./mails/mailParentsWhenCampChanged.ts";
import { mailParentWhenHandedOver } from "./mails/mailParentWhenHandedOver.ts";
import { mailParentWhenRegistered } from "./mails/mailParentWhenRegistered.ts";
import { mailParentWhenRegistrationPaid } from "./mails/mailParentWhenRegistrationPaid.ts";
import { mailParentWhenRegistrationRefunded } from "./mails/mailParentWhenRegistrationRefunded.ts";
import { mailParentWhenWithdrawn } from "./mails/mailParentWhenWithdrawn.ts";
import { messageCalls } from "./messages/messageCalls.ts";
import { paymentWork } from "./money/catchUpWithProvider.ts";
import { claimPayment } from "./money/claimPayment.ts";
import { disputeCalls } from "./money/disputeCalls.ts";
import { campPaymentCalls } from "./money/payCalls.ts";
import { guardedPlaceCalls } from "./registrations/guardedPlaceCalls.ts";
import { ownRegistrationCalls } from "./registrations/ownRegistrationCalls.ts";
import { registerCalls } from "./registrations/registerCalls.ts";
import { releaseUnpaidPlaces } from "./registrations/releaseUnpaidPlaces.ts";
import { staffRegistrationCalls } from "./registrations/staffRegistrationCalls.ts";
import {
  withdrawPlayersWhenErased,
  withdrawRegistrationsWhenErased,
} from "./registrations/withdrawRegistrationsWhenErased.ts";
import { campCalls } from "./running/campCalls.ts";
import { conflictCalls } from "./running/conflictCalls.ts";
import { forgetMedicalText } from "./running/forgetMedicalText.ts";
import { publishCalls } from "./running/publishCalls.ts";
import { shortDatesWords } from "./days/datesInWordsRule.ts";
import { firstHeldDate } from "./daysRule.ts";
import { dollarsOf } from "../payments/amountRule.ts";
import { campWhen, timesWords } from "./mails/campWords.ts";
import { lapseOldOffers } from "./waitlist/lapseOldOffers.ts";
import { leaveWaitlistsWhenErased } from "./waitlist/leaveWaitlistsWhenErased.ts";
import { campUndos } from "./undos.ts";
import { waitlistCalls } from "./waitlist/waitlistCalls.ts";

/** For accounts only: what was sent without one is provably no one's, even under the same address. */
const campParts: readonly HeldPart[] = [
  { name: "campRegistrations", rows: ({ db }, userId) => registrationsHeldOn(db, userId) },
  { name: "campDays", rows: ({ db }, userId) => visitsHeldOn(db, userId) },
  { name: "cardPayments", rows: ({ db }, userId) => cardPaymentsHeldOn(db, userId) },
  { name: "refunds", rows: ({ db }, userId) => refundsHeldOn(db, userId) },
  { name: "waitlistPlaces", rows: ({ db }, userId) => waitlistPlacesHeldOn(db, userId) },
  { name: "campMessages", rows: ({ db }, userId) => messagesWrittenBy(db, userId) },
  { name: "campsRun", rows: ({ db }, userId) => campsRunBy(db, userId) },
];

const maySeeStory: MaySeeStory = async (db, user, of) => {
  const registration = await locateRegistration(db, of);
  if (registration) return registration.payerId === user.id || manages(user, registration.instructorId);
  const entry = await waitlistPlace(db, of);
  if (entry) return entry.payerId === user.id || manages(user, (await campOwner(db, entry.campId)) ?? "");
  const owner = await campOwner(db, of);
  return owner === undefined ? undefined : manages(user, owner);
};

const searched: readonly Searched[] = [
  searchedIn("camps", {
    read: ({ db, time }, user, { filter, ...query }) =>
      listCamps(
        db,
        { reader: staffOf(user), today: time.today() },
        { ...query, filter: { ...filter, status: CampStatus.options } },
      ),
    shown: ({ title, location, status, ...camp }) => ({
      name: title,
      about: location,
      day: firstHeldDate(camp),
      status,
    }),
  }),
  searchedIn("camp-registrations", {
    read: ({ db }, user, query) => listRegistrations(db, staffOf(user), query),
    shown: ({ parentName, participants, campTitle, campStartDate, paymentStatus }) => ({
      name: parentName,
      about: [...participants.flatMap(({ playerName }) => playerName ?? []), campTitle].join(", "),
      day: campStartDate,
      status: paymentStatus,
    }),
  }),
];

/** Of a camp that everybody sees. */
const previewOfCamp: PreviewOf = async ({ db, time }, { campId = "" }) => {
  const camp = await campById(db, { today: time.today(), id: campId });
  if (!camp) return undefined;
  const { title, location, ageRange, price, status, campType } = camp;
  const isOn = status === "active";
  const ended = status === "cancelled" ? "Canceled" : "No longer open";
  const text = isOn
    ? `${campWhen(camp)}. ${location}. Ages ${ageRange}, ${dollarsOf(price)}.`
    : `${ended}: ${campWhen(camp)}. ${location}.`;
  const picture = {
    label: isOn ? { camp: "Camp", clinic: "Clinic" }[campType] : ended,
    title,
    lines: [shortDatesWords(camp), `${timesWords(camp)}, ages ${ageRange}`, location],
  };
  return { title, text, picture };
};

export const camps: Context = {
  name: "camps",
  calls: {
    camps: [
      ...conflictCalls,
      ...campCalls,
      ...publishCalls,
      ...registerCalls,
      ...staffRegistrationCalls,
      ...ownRegistrationCalls,
      ...guardedPlaceCalls,
    ],
    "camp days": dayCalls,
    waitlists: waitlistCalls,
    "camp messages": messageCalls,
    "camp payments": [...campPaymentCalls, ...disputeCalls],
  },
  shapes: { CampView, RegistrationView, RegistrationWithMedicalView, OwnRegistrationView, GuardedPlaceView },
  mails: [
    mailFamilyWhenWaitlistJoined,
    mailFamilyWhenSpotOffered,
    mailFamilyWhenOfferExtended,
    mailFamilyWhenOfferLapsed,
    mailFamiliesWhoWaitWhenCampCancelled,
    mailParentWhenRegistrationPaid,
    mailParentWhenRegistrationRefunded,
    mailParentWhenRegistered,
    mailParentWhenWithdrawn,
    mailParentWhenHandedOver,
    mailParentsWhenCampChanged,
    mailParentsWhenCampCancelled,
    mailParentsWhenDayCanceled,
    mailParentsWhenDayMoved,
    mailOwnerWhenRegistered,
    mailFamiliesWhenMessaged,
  ],
  undos: campUndos,
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
  busyTimes: campHoursOf,
  familyDays: campDaysOfFamily,
  previews: { "/camp-details/:campId": previewOfCamp, "/camp-registration/:campId": previewOfCamp },
  limits: campLimits,
  claimsPayment: claimPayment,
  whenErased: [leaveWaitlistsWhenErased, withdrawRegistrationsWhenErased, withdrawPlayersWhenErased],
  searched,
  maySeeStory,
  exported: campParts,
};
