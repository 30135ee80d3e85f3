import { z } from "zod";

// Stored for ever as JSON. Add fields as optional; never rename or re-use one.
export const registrationOptions = ["all_days", "individual_days"] as const;
const paymentMethods = ["card", "venmo", "cashapp", "cash", "later"] as const;

/** A registration's own words are sealed with the payer's key; of a visitor without an account, with its own. */
export const aboutRegistration = {
  campId: z.string(),
  registrationId: z.string(),
  payerId: z.string().nullable(), // null: a visitor without an account
};

/** Where a child plays; null: nobody's age group, the owner decides. Without a name, so that seats survive erasing. */
export const Place = z.object({ participantId: z.string(), divisionId: z.string().nullable() });

/** A child as its parent told it. */
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

export const Parent = z.object({ parentName: z.string(), parentEmail: z.string(), parentPhone: z.string() });

const RegistrationPlaced = z.object({
  type: z.literal("RegistrationPlaced"),
  data: z.object({
    ...aboutRegistration,
    waitlistEntryId: z.string().optional(), // it accepts the place offered to that entry
    registrationOption: z.enum(registrationOptions),
    selectedDays: z.array(z.int()), // counted from 1
    paymentMethod: z.enum(paymentMethods), // what the parent means to do
    places: z.array(Place),
    participantCents: z.int(), // the price of one child, as it was quoted; it stays
    totalCents: z.int(),
    payBy: z.iso.datetime({ precision: 3 }).optional(), // as promised when it was placed: unpaid by then, its places are let go
    personal: Parent.extend({ participants: z.array(Participant) }).nullable(), // null once erased
    medical: z
      .object({ participants: z.array(z.object({ participantId: z.string(), medicalInfo: z.string() })) })
      .nullable(), // null: none told, forgotten after the camp, or erased
  }),
});
const Reason = z.object({ reason: z.string() }).nullable(); // null: none, or erased
/** The owner's word against the map of ages. */
const ParticipantDivisionAssigned = z.object({
  type: z.literal("ParticipantDivisionAssigned"),
  data: z.object({ ...aboutRegistration, participantId: z.string(), divisionId: z.string() }),
});
const withdrawnBy = z.enum(["parent", "owner", "clock"]); // clock: not paid within the hours that the camp gives
/** One child of several stays at home. */
const ParticipantWithdrawn = z.object({
  type: z.literal("ParticipantWithdrawn"),
  data: z.object({
    ...aboutRegistration,
    participantId: z.string(),
    by: withdrawnBy,
    totalCents: z.int(), // what is still to be paid for the others
    personal: Reason,
  }),
});
/** All its places are free again. What was paid stays in the books until it is refunded. */
const RegistrationWithdrawn = z.object({
  type: z.literal("RegistrationWithdrawn"),
  data: z.object({ ...aboutRegistration, by: withdrawnBy, personal: Reason }),
});

export const registrationFacts = [
  RegistrationPlaced,
  ParticipantDivisionAssigned,
  ParticipantWithdrawn,
  RegistrationWithdrawn,
] as const;
