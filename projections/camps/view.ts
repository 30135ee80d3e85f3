import { z } from "zod";

/** Active until its last day is over, then completed, unless it was called off or put away. */
export const CampStatus = z.enum(["active", "cancelled", "completed", "archived"]);
export type CampStatus = z.infer<typeof CampStatus>;
export const CampType = z.enum(["camp", "clinic"]);
export type CampType = z.infer<typeof CampType>;
export const PaymentStatus = z.enum(["unpaid", "partial", "paid"]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;
export const RegistrationOption = z.enum(["all_days", "individual_days"]);
export const PaymentMethod = z.enum(["card", "venmo", "cashapp", "cash", "later"]);
/** Held from the registration on, secured once paid, released when it was withdrawn. */
export const Seat = z.enum(["held", "secured", "released"]);
export type Seat = z.infer<typeof Seat>;

/** Calendar days from the first to the last, both counted. */
export const daysOf = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) + 1;

const dollars = z.string(); // with two decimals
const text = z.string().nullable();

export const DivisionView = z.object({
  id: z.string(),
  sport: z.enum(["coed", "baseball", "softball"]),
  ageGroup: z.string(),
  time: z.string(), // "09:00-10:00" at the facility
  startTime: z.string(), // HH:MM
  endTime: z.string(),
  field: z.string(),
  capacity: z.int(),
  registered: z.int(), // children who come, and those for whom a place is kept by an offer
  left: z.int(), // never below 0
});
export type DivisionView = z.infer<typeof DivisionView>;

/** A camp as everybody sees it: counts, and nobody who comes. */
export const CampView = z.object({
  id: z.string(),
  instructorId: z.string(),
  instructor: z
    .object({
      id: z.string(),
      user: z.object({ firstName: z.string().nullable(), lastName: z.string().nullable() }),
    })
    .nullable(), // null: removed
  title: z.string(),
  description: text,
  campType: CampType,
  location: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  days: z.int(), // from the first to the last, both counted
  startTime: z.string(), // HH:MM at the facility
  endTime: z.string(),
  ageMin: z.int().nullable(),
  ageMax: z.int().nullable(),
  ageRange: z.string(), // "3-18", with the defaults where none is told
  capacity: z.int(), // children, all divisions together
  fullCampPrice: dollars, // for one child
  dailyPrice: dollars, // for one child and day
  price: dollars, // the full camp's, by its other name
  divisions: z.array(DivisionView),
  playerChecklist: text, // null texts: the default is shown
  arrivalInfo: text,
  pickupInfo: text,
  safetyNotes: text,
  campSchedule: text,
  agenda: text,
  status: CampStatus,
  statusReason: text, // why it was cancelled
  registeredCount: z.int(), // children who come
  registrationCount: z.int(), // families
  spotsAvailable: z.int(), // never below 0
  isFull: z.boolean(),
  waitlistCount: z.int(), // children who wait
  releaseUnpaidAfterHours: z.int().nullable(),
  stripeProductId: text,
  stripePriceId: text,
});
export type CampView = z.infer<typeof CampView>;

export const MoneyView = z.object({
  quoted: dollars, // of what is not withdrawn
  collected: dollars,
  refunded: dollars,
  outstanding: dollars, // still to come
  refundDue: dollars, // more than is owed by now
});
export type MoneyView = z.infer<typeof MoneyView>;

export const ParticipantView = z.object({
  id: z.string(),
  playerName: text, // null: removed
  playerAge: z.int().nullable(),
  sport: z.enum(["baseball", "softball"]).nullable(),
  playerPosition: text,
  experienceLevel: text,
  emergencyContact: text,
  emergencyPhone: text,
  divisionId: text, // null: the owner decides, or the camp has none
  ageGroup: text, // the division's
  isWithdrawn: z.boolean(),
});
export type ParticipantView = z.infer<typeof ParticipantView>;

/** A registration in lists of the camp's owner and of admins. Medical text is asked for one by one, and that is kept. */
export const RegistrationView = z.object({
  id: z.string(),
  campId: z.string(),
  campTitle: z.string(),
  campStartDate: z.iso.date(),
  campIsCancelled: z.boolean(),
  parentName: text, // null: removed
  parentEmail: text,
  parentPhone: text,
  paymentMethod: PaymentMethod.nullable(),
  registrationOption: RegistrationOption,
  selectedDays: z.array(z.int()), // from 1
  participants: z.array(ParticipantView),
  participantCount: z.int(), // who come
  pricePerParticipant: dollars,
  totalAmount: dollars, // what is quoted for those who come
  paymentStatus: PaymentStatus,
  registrationStatus: z.enum(["confirmed", "withdrawn"]),
  status: z.literal("pending"),
  seat: Seat,
  stripePaymentIntentId: text,
  money: MoneyView,
  hasMismatch: z.boolean(), // the status said differs from the books, or money came that was not owed
  hasMedicalInfo: z.boolean(),
  registrationDate: z.iso.datetime(),
});
export type RegistrationView = z.infer<typeof RegistrationView>;

/** The same with what parents told about health, for the roster. */
export const RegistrationWithMedicalView = RegistrationView.extend({
  participants: z.array(ParticipantView.extend({ medicalInfo: text })),
});
export type RegistrationWithMedicalView = z.infer<typeof RegistrationWithMedicalView>;

/** What whoever holds a registration sees of it. Children's names only when logged in as who registered them. */
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
  registrationDate: true,
}).extend({
  isProcessing: z.boolean(), // a card payment is on its way
  payBy: z.iso.datetime().nullable(), // unpaid by then, the places are let go; null: they are kept
  places: z.array(
    z.object({
      id: z.string(), // the participant's
      playerName: text, // null for who is not logged in, or removed
      ageGroup: text,
      isWithdrawn: z.boolean(),
    }),
  ),
  camp: CampView,
});
export type OwnRegistrationView = z.infer<typeof OwnRegistrationView>;

/** A camp as its owner and admins see it. */
export const CampWithRegistrationsView = CampView.extend({ registrations: z.array(RegistrationView) });
export type CampWithRegistrationsView = z.infer<typeof CampWithRegistrationsView>;

/** Whom it concerns when a camp is called off: families and children who come and who wait, and what is to be given back. */
export const ConsequencesView = z.object({
  families: z.int(),
  children: z.int(),
  waitingFamilies: z.int(),
  waitingChildren: z.int(),
  paidFamilies: z.int(), // of whom something was received that is not given back yet
  refundDue: dollars, // all that they paid
  refundDueByCard: dollars, // the part of it that the card provider gives back
});
export type ConsequencesView = z.infer<typeof ConsequencesView>;

/** Declined, lapsed and left: a turn that is over. */
export const WaitlistState = z.enum(["waiting", "offered", "accepted", "declined", "lapsed", "left"]);
export type WaitlistState = z.infer<typeof WaitlistState>;

/** What whoever holds a place on a waitlist sees of it. Children's names only when logged in as who joined. */
export const OwnWaitlistEntryView = z.object({
  id: z.string(),
  campId: z.string(),
  state: WaitlistState,
  position: z.int().nullable(), // from 1, among those who wait for the same divisions; null: not waiting
  offeredUntil: z.iso.datetime().nullable(), // while a place is kept for it
  joinedAt: z.iso.datetime(),
  registrationOption: RegistrationOption,
  selectedDays: z.array(z.int()), // from 1
  participantCount: z.int(),
  places: z.array(
    z.object({
      id: z.string(), // the participant's
      playerName: text, // null for who is not logged in, or removed
      ageGroup: text,
    }),
  ),
  registrationId: text, // what it became
  camp: CampView,
});
export type OwnWaitlistEntryView = z.infer<typeof OwnWaitlistEntryView>;

/** A family that waits, as the camp's owner and admins see it. */
export const WaitlistEntryView = OwnWaitlistEntryView.pick({
  id: true,
  campId: true,
  state: true,
  position: true,
  offeredUntil: true,
  joinedAt: true,
  registrationOption: true,
  selectedDays: true,
  participantCount: true,
  registrationId: true,
}).extend({
  parentName: text, // null: removed
  parentEmail: text,
  parentPhone: text,
  playerName: text, // of the first child; all of them stand below
  playerAge: z.int().nullable(),
  notified: z.boolean(), // a place was offered
  participants: z.array(ParticipantView.omit({ isWithdrawn: true, emergencyContact: true, emergencyPhone: true })),
});
export type WaitlistEntryView = z.infer<typeof WaitlistEntryView>;
