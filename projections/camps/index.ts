import {
  campStatusAfter,
  entrySubject,
  paymentStatusAfter,
  registrationSubject,
} from "../../eventstore/camps/events.ts";
import type { Context, HistoryOf } from "../context.ts";
import { among, read } from "../read.ts";
import { sentUnder } from "../sentUnder.ts";
import { campVisitsProjector } from "./days/campVisits.ts";
import { campMessagesProjector } from "./messages/campMessages.ts";
import { campPaymentsProjector } from "./campPayments.ts";
import { campRegistrations, campRegistrationsProjector } from "./campRegistrations.ts";
import { campWaitlist, campWaitlistProjector } from "./campWaitlist.ts";
import { campsProjector } from "./camps.ts";
import type { CampFact } from "./view.ts";
import { inLine } from "./waitlistRule.ts";

/** Which player of a registration. Their name is no part of the history: screens that know it say it. */
const tells = ({ participantId }: { participantId: string }) => ({ participantId });

const history: HistoryOf<CampFact> = {
  CampDrafted: { of: "campId", state: campStatusAfter.CampDrafted },
  CampPublished: { of: "campId", state: campStatusAfter.CampPublished },
  CampRevised: { of: "campId" },
  CampCancelled: { of: "campId", state: campStatusAfter.CampCancelled },
  CampCancellationUndone: { of: "campId", state: campStatusAfter.CampCancellationUndone },
  CampDayCanceled: { of: "campId" },
  CampDayCancellationUndone: { of: "campId" },
  CampDayMoved: { of: "campId", tells: ({ to }) => ({ to }) },
  CampDayMoveUndone: { of: "campId" },
  CampArchived: { of: "campId", state: campStatusAfter.CampArchived },
  CampRestored: { of: "campId", state: (data) => data.as }, // the oldest of these facts do not say
  RegistrationPlaced: { of: "registrationId", state: paymentStatusAfter.RegistrationPlaced },
  ParticipantTold: { of: "playerId" },
  PickupTold: { of: "registrationId", tells },
  ParticipantDivisionAssigned: { of: "registrationId", tells },
  ParticipantWithdrawn: { of: "registrationId", tells },
  RegistrationRequoted: { of: "registrationId" },
  RegistrationWithdrawn: { of: "registrationId" },
  RegistrationHandedOver: { of: "registrationId" },
  CardPaymentStarted: { of: "registrationId" },
  CardPaymentFailed: { of: "registrationId" },
  CardPaymentCancelled: { of: "registrationId" },
  RegistrationPaid: { of: "registrationId", state: paymentStatusAfter.RegistrationPaid },
  RegistrationPartlyPaid: { of: "registrationId", state: paymentStatusAfter.RegistrationPartlyPaid },
  RegistrationMarkedUnpaid: { of: "registrationId", state: paymentStatusAfter.RegistrationMarkedUnpaid },
  PaymentStatusOverridden: { of: "registrationId", state: (data) => data.to },
  PaymentMarkUndone: { of: "registrationId", state: (data) => data.to },
  CardPaymentMismatched: { of: "registrationId" },
  CardPaymentMismatchResolved: { of: "registrationId" },
  CardPaymentDisputed: { of: "registrationId" },
  CardPaymentDisputeClosed: { of: "registrationId", state: (data) => data.to },
  RefundRequested: { of: "registrationId" },
  RefundFailed: { of: "registrationId" },
  RegistrationRefunded: { of: "registrationId" },
  RefundReturned: { of: "registrationId" },
  WaitlistJoined: { of: "entryId" },
  WaitlistParticipantTold: { of: "playerId" },
  WaitlistParticipantLeft: { of: "entryId" },
  WaitlistLeft: { of: "entryId" },
  WaitlistSpotOffered: { of: "entryId" },
  WaitlistOfferDeclined: { of: "entryId" },
  WaitlistOfferLapsed: { of: "entryId" },
  WaitlistOfferExtended: { of: "entryId" },
  WaitlistTurnSkipped: { of: "entryId" },
  FamiliesMessaged: { of: "campId" },
  ParticipantCheckedIn: { of: "registrationId", tells },
  ParticipantCheckedOut: { of: "registrationId", tells },
  AttendanceCorrected: { of: "registrationId", tells },
  CampsExported: { of: "userId" },
  MedicalTextRead: { of: "registrationId" },
};

export const camps = {
  name: "camps",
  projectors: [
    campRegistrationsProjector,
    campWaitlistProjector,
    campsProjector,
    campPaymentsProjector,
    campMessagesProjector,
    campVisitsProjector,
  ],
  history,
  notGone: [
    `exists (select from read."campWaitlist" w
              where (w."payerId" = e.subject
                     or w."payerId" is null and w.id = substring(e.subject from '^waitlist-(.+)$'))
                and w.state in (${among(inLine)}))`,
    `exists (select from read."campWaitlistPlaces" w
              where w."playerId" = e.subject and w.state in (${among(inLine)}))`,
    `exists (select from read."campParticipants" p join read.camps c on c.id = p."campId"
              where p."playerId" = e.subject and (p."hasMedicalText" or not p."isWithdrawn" and c."endDate" >= :today))`,
    `exists (select from read."campRegistrations" g join read.camps c on c.id = g."campId"
              where (g."payerId" = e.subject
                     or g."payerId" is null and g.id = substring(e.subject from '^registration-(.+)$'))
                and (g."hasMedicalText" or not g."isWithdrawn" and c."endDate" >= :today))`,
  ],
  things: [
    `select id from read."campRegistrations" where "payerId" = :userId`,
    `select id from read."campWaitlist" where "payerId" = :userId`,
  ],
  visitors: async (db, email) => {
    const payer = { account: "payerId", address: "parentEmail" } as const;
    const registrations = sentUnder(read(db, campRegistrations), email, payer);
    const entries = sentUnder(read(db, campWaitlist), email, payer);
    return [
      ...(await registrations.pluck("id")).map((registrationId) =>
        registrationSubject({ payerId: null, registrationId }),
      ),
      ...(await entries.pluck("id")).map((entryId) => entrySubject({ payerId: null, entryId })),
    ];
  },
} satisfies Context;
