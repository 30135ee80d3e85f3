import { z } from "zod";
import { MoneyView, PaymentMethod, PaymentStatus, ReceivedBy } from "./paymentView.ts";
import { CampDaysView, CampView } from "./view.ts";

export const RegistrationOption = z.enum(["all_days", "individual_days"]);
export type RegistrationOption = z.infer<typeof RegistrationOption>;
/** Held from registration on, secured once paid, released when withdrawn. */
export const Seat = z.enum(["held", "secured", "released"]);
export type Seat = z.infer<typeof Seat>;

const dollars = z.string(); // with two decimals
const text = z.string().nullable();

export const ParticipantView = z.object({
  id: z.string(),
  playerId: text, // where the family is known
  playerName: text, // null: removed
  playerAge: z.int().nullable(),
  sport: z.enum(["baseball", "softball"]).nullable(),
  playerPosition: text,
  experienceLevel: text,
  emergencyContact: text,
  emergencyPhone: text,
  mayPickUp: text, // names, as the parent wrote them
  mayNotPickUp: text,
  divisionId: text, // null: the owner decides, or the camp has none
  ageGroup: text, // the division's
  isWithdrawn: z.boolean(),
});
export type ParticipantView = z.infer<typeof ParticipantView>;
/** A child on the waitlist: who may pick it up is told once there is a spot. */
export const WaitingParticipantView = ParticipantView.omit({ isWithdrawn: true, mayPickUp: true, mayNotPickUp: true });

/**
 * A registration in lists for the camp's owner and admins. Medical text is read one registration at a time, and each
 * reading is recorded.
 */
export const RegistrationView = z.object({
  id: z.string(),
  campId: z.string(),
  campTitle: z.string(),
  campStartDate: z.iso.date(), // the first of its days that takes place
  campDays: CampDaysView,
  campIsCancelled: z.boolean(), // no more payments wanted, and what was paid is due back
  payerId: text, // the account that registered; null: someone without one
  parentName: text, // null: removed
  parentEmail: text,
  parentPhone: text,
  paymentMethod: PaymentMethod.nullable(),
  registrationOption: RegistrationOption,
  selectedDays: z.array(z.int()), // from 1
  participants: z.array(ParticipantView),
  participantCount: z.int(), // who come
  pricePerParticipant: dollars,
  totalAmount: dollars, // quoted for those who come
  paymentStatus: PaymentStatus,
  receivedBy: ReceivedBy.nullable(), // how it was paid; null: not yet, or nobody said
  registrationStatus: z.enum(["confirmed", "withdrawn"]),
  status: z.literal("pending"),
  seat: Seat,
  stripePaymentIntentId: text,
  hasCardMoney: z.boolean(), // not all that came by card went back
  money: MoneyView,
  refundsOnTheWay: dollars, // part of what is due back
  hasMismatch: z.boolean(), // the stated status differs from the books, or money came that was not owed
  hasMedicalInfo: z.boolean(),
  registrationDate: z.iso.datetime(),
  isHandedOver: z.boolean(), // from the parent who registered: what was paid until then is theirs
});
export type RegistrationView = z.infer<typeof RegistrationView>;

/** The same with what parents wrote about health, for the roster. */
export const RegistrationWithMedicalView = RegistrationView.extend({
  participants: z.array(ParticipantView.extend({ medicalInfo: text })),
});
export type RegistrationWithMedicalView = z.infer<typeof RegistrationWithMedicalView>;

/** What the holder of a registration sees. Children's last names only when logged in as who registered them. */
export const OwnRegistrationView = RegistrationView.pick({
  id: true,
  campId: true,
  parentName: true,
  parentEmail: true,
  parentPhone: true,
  paymentMethod: true,
  registrationOption: true,
  selectedDays: true,
  participantCount: true,
  pricePerParticipant: true,
  totalAmount: true,
  paymentStatus: true,
  registrationStatus: true,
  seat: true,
  money: true,
  hasMismatch: true,
  registrationDate: true,
  campIsCancelled: true,
  isHandedOver: true,
}).extend({
  isPayer: z.boolean(), // logged in as who registered
  isProcessing: z.boolean(), // a card payment is on its way
  payBy: z.iso.datetime().nullable(), // if unpaid by then, the spots are released; null: they are kept
  places: z.array(
    z.object({
      id: z.string(), // the participant's
      playerId: text, // the family's player, if logged in as who registered
      playerName: text, // the first name if not logged in; null once removed
      ageGroup: text,
      divisionId: text, // null: none yet, or the camp has none
      isWithdrawn: z.boolean(),
      mayPickUp: text, // only if logged in as who registered; others may say it anew
      mayNotPickUp: text,
    }),
  ),
  camp: CampView,
});
export type OwnRegistrationView = z.infer<typeof OwnRegistrationView>;

/**
 * The spot at a camp of a player of the reader's that somebody else registered: place and times. Money and contacts stay
 * with whoever did.
 */
export const GuardedPlaceView = z.object({
  id: z.string(), // the participant's
  registrationId: z.string(),
  playerId: z.string(),
  playerName: text, // null: removed
  ageGroup: text,
  divisionId: text,
  registrationOption: RegistrationOption,
  selectedDays: z.array(z.int()), // from 1
  registeredBy: text, // first name; null: removed, or someone without an account
  campIsCancelled: z.boolean(),
  camp: CampView,
});
export type GuardedPlaceView = z.infer<typeof GuardedPlaceView>;

/** A camp as its owner and admins see it. */
export const CampWithRegistrationsView = CampView.extend({ registrations: z.array(RegistrationView) });
export type CampWithRegistrationsView = z.infer<typeof CampWithRegistrationsView>;
