import { z } from "zod";
import { attendanceFacts } from "./attendance.ts";
import { campFacts } from "./camps.ts";
import { registrationPaymentFacts } from "./payments.ts";
import { campReadingFacts } from "./reading.ts";
import { Parent, Participant, Place, Reason, registrationFacts, registrationOptions } from "./registrations.ts";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const aboutEntry = {
  campId: z.string(),
  entryId: z.string(),
  payerId: z.string().nullable(), // as in a registration
};

/** Children on the waitlist as one: all of them come, or none. */
const WaitlistJoined = z.object({
  type: z.literal("WaitlistJoined"),
  data: z.object({
    ...aboutEntry,
    registrationOption: z.enum(registrationOptions),
    selectedDays: z.array(z.int()), // counted from 1
    places: z.array(Place),
    personal: Parent.extend({ participants: z.array(Participant) }).nullable(), // null once erased
  }),
});
/** As in a registration: a player whose family is known. */
const WaitlistParticipantTold = z.object({
  type: z.literal("WaitlistParticipantTold"),
  data: z.object({
    ...aboutEntry,
    participantId: z.string(),
    playerId: z.string(),
    personal: Participant.omit({ participantId: true }).nullable(), // null once erased
  }),
});
/** One of several children waits no longer. */
const WaitlistParticipantLeft = z.object({
  type: z.literal("WaitlistParticipantLeft"),
  data: z.object({ ...aboutEntry, participantId: z.string(), by: z.literal("parent") }),
});
const WaitlistLeft = z.object({
  type: z.literal("WaitlistLeft"),
  data: z.object({ ...aboutEntry, by: z.enum(["parent", "owner"]) }),
});
const offeredUntil = z.iso.datetime({ precision: 3 });
/** The spots are held until then, for this family only. By the owner: ahead of the line, or once more. */
const WaitlistSpotOffered = z.object({
  type: z.literal("WaitlistSpotOffered"),
  data: z.object({ ...aboutEntry, offeredUntil, by: z.literal("owner").optional() }),
});
const WaitlistOfferExtended = z.object({
  type: z.literal("WaitlistOfferExtended"),
  data: z.object({ ...aboutEntry, offeredUntil }),
});
/** From here on the family waits behind everybody who waits now. */
const WaitlistTurnSkipped = z.object({
  type: z.literal("WaitlistTurnSkipped"),
  data: z.object({ ...aboutEntry, personal: Reason }),
});
const WaitlistOfferDeclined = z.object({ type: z.literal("WaitlistOfferDeclined"), data: z.object(aboutEntry) });
const WaitlistOfferLapsed = z.object({ type: z.literal("WaitlistOfferLapsed"), data: z.object(aboutEntry) });

const waitlistFacts = [
  WaitlistJoined,
  WaitlistParticipantTold,
  WaitlistParticipantLeft,
  WaitlistLeft,
  WaitlistSpotOffered,
  WaitlistOfferDeclined,
  WaitlistOfferLapsed,
  WaitlistOfferExtended,
  WaitlistTurnSkipped,
] as const;

export const CampEvent = z.discriminatedUnion("type", [
  ...campFacts,
  ...registrationFacts,
  ...registrationPaymentFacts,
  ...waitlistFacts,
]);
export type CampEvent = z.infer<typeof CampEvent>;
type Of<Facts extends readonly z.ZodType[]> = z.infer<Facts[number]>;
export type RegistrationEvent = Of<typeof registrationFacts>;
export type RegistrationPaymentEvent = Of<typeof registrationPaymentFacts>;
export type WaitlistEvent = Of<typeof waitlistFacts>;
type Data<T extends CampEvent["type"]> = Extract<CampEvent, { type: T }>["data"];
export type PublishedCamp = Data<"CampPublished">;
export type PlacedRegistration = Data<"RegistrationPlaced">;
export type SentMessage = Data<"FamiliesMessaged">;
export type JoinedWaitlist = Data<"WaitlistJoined">;
export type ToldParticipant = Data<"ParticipantTold">;

export const CampReadingEvent = z.discriminatedUnion("type", campReadingFacts);
export type CampReadingEvent = z.infer<typeof CampReadingEvent>;

export const AttendanceEvent = z.discriminatedUnion("type", attendanceFacts);
export type AttendanceEvent = z.infer<typeof AttendanceEvent>;

/** One camp with everyone who comes: the smallest stream in which its last spot could be promised twice. */
export const campStream = (campId: string) => `camp-${campId}`;

export { campDayStream } from "./attendance.ts";

const registration = "registration-";
const entry = "waitlist-";
const medical = "medical-";

/** Who a registration's text is about: its payer, or for a visitor the registration itself. */
export const registrationSubject = (data: { payerId: string | null; registrationId: string }) =>
  data.payerId ?? registration + data.registrationId;
/** The registration whose visitor this subject is; undefined for all other subjects. */
export const registrationOfVisitor = (subject: string) =>
  subject.startsWith(registration) ? subject.slice(registration.length) : undefined;

export const entrySubject = (data: { payerId: string | null; entryId: string }) => data.payerId ?? entry + data.entryId;
/** The waitlist entry whose visitor this subject is; undefined for all other subjects. */
export const entryOfVisitor = (subject: string) =>
  subject.startsWith(entry) ? subject.slice(entry.length) : undefined;

/**
 * Medical text has a key of its own, destroyed 30 days after the camp, long before the rest: one for a registration,
 * and one for each player whose family is known.
 */
export const medicalSubject = (registrationId: string, participantId?: string) =>
  medical + registrationId + (participantId === undefined ? "" : `.${participantId}`);
/** The registration, or one participant of it, whose medical text this subject is; undefined for all other subjects. */
export const ownerOfMedical = (subject: string): { registrationId: string; participantId?: string } | undefined => {
  if (!subject.startsWith(medical)) return undefined;
  const [registrationId = "", participantId] = subject.slice(medical.length).split(".");
  return { registrationId, ...(participantId !== undefined && { participantId }) };
};

const ofRegistration = { personal: registrationSubject };
type OfParticipant = Parameters<typeof registrationSubject>[0] & { playerId?: string | undefined };
const ofParticipant = { personal: (data: OfParticipant) => data.playerId ?? registrationSubject(data) };
/** Whose key seals which part of a fact. */
export const campSecrets = {
  RegistrationPlaced: {
    personal: registrationSubject,
    medical: (data: { registrationId: string }) => medicalSubject(data.registrationId),
  },
  ParticipantTold: {
    personal: (data: { playerId: string }) => data.playerId,
    medical: (data: { registrationId: string; participantId: string }) =>
      medicalSubject(data.registrationId, data.participantId),
  },
  ParticipantWithdrawn: ofParticipant,
  PickupTold: ofParticipant,
  ParticipantCheckedIn: ofParticipant,
  ParticipantCheckedOut: ofParticipant,
  RegistrationWithdrawn: ofRegistration,
  RegistrationHandedOver: { personal: (data: { to: string }) => data.to },
  RegistrationPaid: ofRegistration,
  RegistrationPartlyPaid: ofRegistration,
  RegistrationMarkedUnpaid: ofRegistration,
  PaymentStatusOverridden: ofRegistration,
  PaymentMarkUndone: ofRegistration,
  CardPaymentMismatchResolved: ofRegistration,
  RefundRequested: ofRegistration,
  WaitlistJoined: { personal: entrySubject },
  WaitlistParticipantTold: { personal: (data: { playerId: string }) => data.playerId },
  WaitlistTurnSkipped: { personal: entrySubject },
  FamiliesMessaged: { personal: (data: { authorId: string }) => data.authorId },
} as const;

/** The status of a camp after a fact. A camp restored from the archive states its own. */
export const campStatusAfter = {
  CampDrafted: "draft",
  CampPublished: "active",
  CampCancelled: "cancelled",
  CampCancellationUndone: "active",
  CampArchived: "archived",
} as const satisfies Partial<Record<CampEvent["type"], string>>;

/** What a fact says about a registration's payment. An override states its own. */
export const paymentStatusAfter = {
  RegistrationPlaced: "unpaid",
  RegistrationPaid: "paid",
  RegistrationPartlyPaid: "partial",
  RegistrationMarkedUnpaid: "unpaid",
} as const satisfies Partial<Record<CampEvent["type"], string>>;
