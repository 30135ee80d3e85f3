import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
export const registrationOptions = ["all_days", "individual_days"] as const;
const paymentMethods = ["card", "venmo", "cashapp", "cash", "later"] as const;

/** A registration's own text is sealed with the payer's key, or for a visitor without an account with its own. */
export const aboutRegistration = {
  campId: z.string(),
  registrationId: z.string(),
  payerId: z.string().nullable(), // null: a visitor without an account
};

/**
 * Which division a child plays in; null: no division fits the age, the owner decides. No name here, so seats survive
 * erasure.
 */
export const Place = z.object({ participantId: z.string(), divisionId: z.string().nullable() });

/** A child as the parent described it. */
export const Participant = z.object({
  participantId: z.string(),
  playerName: z.string(),
  playerAge: z.int(),
  sport: z.enum(["baseball", "softball"]),
  playerPosition: z.string().nullable(),
  experienceLevel: z.string().nullable(),
  emergencyContact: z.string(),
  emergencyPhone: z.string(),
});
export type Participant = z.infer<typeof Participant>;

/** Who may pick a child up, and who may not, as the parent wrote it. */
const Pickup = z.object({ mayPickUp: z.string().optional(), mayNotPickUp: z.string().optional() });
export type Pickup = z.infer<typeof Pickup>;
const RegisteredParticipant = Participant.extend(Pickup.shape);
export type RegisteredParticipant = z.infer<typeof RegisteredParticipant>;

export const Parent = z.object({ parentName: z.string(), parentEmail: z.string(), parentPhone: z.string() });

const RegistrationPlaced = z.object({
  type: z.literal("RegistrationPlaced"),
  data: z.object({
    ...aboutRegistration,
    waitlistEntryId: z.string().optional(), // accepts the spot offered to that entry
    registrationOption: z.enum(registrationOptions),
    selectedDays: z.array(z.int()), // counted from 1
    paymentMethod: z.enum(paymentMethods), // how the parent intends to pay
    places: z.array(Place),
    participantCents: z.int(), // the quoted price per child; it never changes
    totalCents: z.int(),
    payBy: z.iso.datetime({ precision: 3 }).optional(), // as promised at registration: if unpaid by then, its spots are released
    agreedTo: z.string().optional(), // the version of the policies that the parent was shown
    personal: Parent.extend({ participants: z.array(RegisteredParticipant) }).nullable(), // null once erased
    medical: z
      .object({ participants: z.array(z.object({ participantId: z.string(), medicalInfo: z.string() })) })
      .nullable(), // null: none given, deleted after the camp, or erased
  }),
});
/** What a registration says of a player whose family is known, in words that go when that player is erased. */
const ParticipantTold = z.object({
  type: z.literal("ParticipantTold"),
  data: z.object({
    ...aboutRegistration,
    participantId: z.string(),
    playerId: z.string(),
    personal: RegisteredParticipant.omit({ participantId: true }).nullable(), // null once erased
    medical: z.object({ medicalInfo: z.string() }).nullable(), // as in a registration
  }),
});
/** The parent says anew who may pick a child up, and who may not. */
const PickupTold = z.object({
  type: z.literal("PickupTold"),
  data: z.object({
    ...aboutRegistration,
    participantId: z.string(),
    playerId: z.string().optional(), // where the family is known
    personal: Pickup.nullable(), // null once erased
  }),
});
export const Reason = z.object({ reason: z.string() }).nullable(); // null: none, or erased
/** The owner assigns a division, whatever the age says. */
const ParticipantDivisionAssigned = z.object({
  type: z.literal("ParticipantDivisionAssigned"),
  data: z.object({ ...aboutRegistration, participantId: z.string(), divisionId: z.string() }),
});
const withdrawnBy = z.enum(["parent", "owner", "clock"]); // clock: not paid within the hours the camp allows
/** One of several children drops out. */
const guardianId = z.string().optional(); // an account that answers for the player, where somebody else registered
const ParticipantWithdrawn = z.object({
  type: z.literal("ParticipantWithdrawn"),
  data: z.object({
    ...aboutRegistration,
    participantId: z.string(),
    playerId: z.string().optional(), // whose words the reason is, where the family is known
    by: withdrawnBy,
    guardianId, // who asked
    totalCents: z.int(), // what is still owed for the others
    personal: Reason,
  }),
});
/** A day of the camp was canceled, or that was undone: what each player costs now, and all of them. */
const RegistrationRequoted = z.object({
  type: z.literal("RegistrationRequoted"),
  data: z.object({
    ...aboutRegistration,
    day: z.iso.date(),
    participantCents: z.int(),
    totalCents: z.int(),
    how: z.literal("undone").optional(), // left out: the day was canceled
  }),
});
/** All its spots are open again. What was paid stays in the books until it is refunded. */
const RegistrationWithdrawn = z.object({
  type: z.literal("RegistrationWithdrawn"),
  data: z.object({ ...aboutRegistration, by: withdrawnBy, guardianId, personal: Reason }),
});
/** Whoever registered is gone, and another guardian of the players who come takes over: contact, and what is still owed. */
const RegistrationHandedOver = z.object({
  type: z.literal("RegistrationHandedOver"),
  data: z.object({
    ...aboutRegistration, // by whom it was placed
    to: z.string(), // an account
    byHandCents: z.int().optional(), // attested by then, so paid by others than the new payer
    personal: Parent.nullable(), // of the new payer; null once erased
  }),
});

export const registrationFacts = [
  RegistrationPlaced,
  ParticipantTold,
  PickupTold,
  ParticipantDivisionAssigned,
  ParticipantWithdrawn,
  RegistrationRequoted,
  RegistrationWithdrawn,
  RegistrationHandedOver,
] as const;
