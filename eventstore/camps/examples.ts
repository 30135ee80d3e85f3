import type { CampEvent } from "./events.ts";

/** One valid example of each fact, for tests to build on. */
export const published = {
  type: "CampPublished",
  data: {
    campId: "c1",
    instructorId: "ana",
    title: "Summer Hitting Camp",
    description: "Three mornings of hitting",
    campType: "camp",
    location: "Maple Park",
    startDate: "2030-07-08",
    endDate: "2030-07-10",
    startTime: "09:00",
    endTime: "15:00",
    ageMin: 3,
    ageMax: 18,
    capacity: 20,
    fullCampPriceCents: 15000,
    dailyPriceCents: 5500,
    divisions: [
      {
        id: "baseball-8u",
        sport: "baseball",
        ageGroup: "8u",
        startTime: "11:00",
        endTime: "12:00",
        field: "Field 2",
        capacity: 2,
      },
      {
        id: "softball-10u",
        sport: "softball",
        ageGroup: "10u",
        startTime: "12:00",
        endTime: "13:00",
        field: "Field 1",
        capacity: 2,
      },
    ],
    playerChecklist: null,
    arrivalInfo: null,
    pickupInfo: null,
    safetyNotes: null,
    campSchedule: null,
    agenda: null,
    releaseUnpaidAfterHours: null,
  },
} satisfies CampEvent;
export const drafted = {
  type: "CampDrafted",
  data: { ...published.data, startDate: "", endDate: "" },
} satisfies CampEvent;
export const revised = {
  type: "CampRevised",
  data: { campId: "c1", changes: { location: "Oak Field", startTime: "10:00" } },
} satisfies CampEvent;
export const cancelled = {
  type: "CampCancelled",
  data: { campId: "c1", reason: "The field is flooded" },
} satisfies CampEvent;
export const cancellationUndone = {
  type: "CampCancellationUndone",
  data: { campId: "c1", undoes: ["fact 2"] },
} satisfies CampEvent;
const saidAt = "2030-07-01T12:00:00.000Z";
export const dayCanceled = {
  type: "CampDayCanceled",
  data: { campId: "c1", day: "2030-07-09", reason: "Lightning all day", canceledDays: ["2030-07-09"], at: saidAt },
} satisfies CampEvent;
export const dayCancellationUndone = {
  type: "CampDayCancellationUndone",
  data: { campId: "c1", undoes: ["fact 3"], day: "2030-07-09", canceledDays: [] },
} satisfies CampEvent;
const wasMoved = { campId: "c1", day: 2, movedDays: [2], dates: ["2030-07-08", "2030-07-13", "2030-07-10"] };
export const dayMoved = {
  type: "CampDayMoved",
  data: { ...wasMoved, from: "2030-07-09", to: "2030-07-13", reason: "Lightning all day", at: saidAt },
} satisfies CampEvent;
export const dayMoveUndone = {
  type: "CampDayMoveUndone",
  data: {
    ...wasMoved,
    from: "2030-07-13",
    to: "2030-07-09",
    movedDays: [],
    dates: ["2030-07-08", "2030-07-09", "2030-07-10"],
    undoes: ["fact 3"],
  },
} satisfies CampEvent;
export const archived = { type: "CampArchived", data: { campId: "c1", reason: "Held" } } satisfies CampEvent;
export const restored = { type: "CampRestored", data: { campId: "c1", as: "active" } } satisfies CampEvent;

const about = { campId: "c1", registrationId: "g1", payerId: "pat" } as const;
const emma = {
  participantId: "p1",
  playerName: "Emma Ortiz",
  playerAge: 8,
  sport: "baseball",
  playerPosition: "pitcher",
  experienceLevel: "beginner",
  emergencyContact: "Lou Ortiz",
  emergencyPhone: "555-010-0111",
} as const;
const noah = { ...emma, participantId: "p2", playerName: "Noah Ortiz", playerAge: 10, sport: "softball" } as const;
const parent = { parentName: "Pat Ortiz", parentEmail: "pat@example.com", parentPhone: "555-010-0100" };
const places = [
  { participantId: "p1", divisionId: "baseball-8u" },
  { participantId: "p2", divisionId: "softball-10u" },
];

export const placed = {
  type: "RegistrationPlaced",
  data: {
    ...about,
    registrationOption: "all_days",
    selectedDays: [1, 2, 3],
    paymentMethod: "card",
    places,
    participantCents: 15000,
    totalCents: 30000,
    personal: { ...parent, participants: [emma, noah] },
    medical: { participants: [{ participantId: "p1", medicalInfo: "Allergic to bee stings" }] },
  },
} satisfies CampEvent;
/** Pat's own child, a player of the family's account. */
const { participantId: _, ...kim } = { ...emma, playerName: "Kim Ortiz" };
export const participantTold = {
  type: "ParticipantTold",
  data: {
    ...about,
    participantId: "p4",
    playerId: "kim",
    personal: kim,
    medical: { medicalInfo: "Asthma" },
  },
} satisfies CampEvent;
export const divisionAssigned = {
  type: "ParticipantDivisionAssigned",
  data: { ...about, participantId: "p2", divisionId: "baseball-8u" },
} satisfies CampEvent;
export const participantWithdrawn = {
  type: "ParticipantWithdrawn",
  data: { ...about, participantId: "p2", by: "parent", totalCents: 15000, personal: { reason: "A broken wrist" } },
} satisfies CampEvent;
export const requoted = {
  type: "RegistrationRequoted",
  data: { ...about, day: "2030-07-09", participantCents: 10000, totalCents: 20000 },
} satisfies CampEvent;
export const registrationWithdrawn = {
  type: "RegistrationWithdrawn",
  data: { ...about, by: "owner", personal: { reason: "Entered twice" } },
} satisfies CampEvent;
export const handedOver = {
  type: "RegistrationHandedOver",
  data: {
    ...about,
    to: "sam",
    byHandCents: 0,
    personal: { parentName: "Sam Reyes", parentEmail: "sam@example.com", parentPhone: "555-010-0122" },
  },
} satisfies CampEvent;

export const cardPaymentStarted = {
  type: "CardPaymentStarted",
  data: { ...about, paymentId: "pi_1", cents: 30000, version: 1 },
} satisfies CampEvent;
export const cardPaymentFailed = {
  type: "CardPaymentFailed",
  data: { ...about, paymentId: "pi_1", code: "card_declined" },
} satisfies CampEvent;
export const cardPaymentCancelled = {
  type: "CardPaymentCancelled",
  data: { ...about, paymentId: "pi_1" },
} satisfies CampEvent;
export const paidByCard = {
  type: "RegistrationPaid",
  data: { ...about, method: "card", cents: 30000, paymentId: "pi_1", personal: null },
} satisfies CampEvent;
export const paidInCash = {
  type: "RegistrationPaid",
  data: { ...about, method: "cash", cents: 30000, paymentId: null, personal: { words: "At the gate" } },
} satisfies CampEvent;
export const partlyPaid = {
  type: "RegistrationPartlyPaid",
  data: { ...about, method: "venmo", cents: 10000, personal: null },
} satisfies CampEvent;
export const markedUnpaid = {
  type: "RegistrationMarkedUnpaid",
  data: { ...about, personal: { words: "Wrong family" } },
} satisfies CampEvent;
export const overridden = {
  type: "PaymentStatusOverridden",
  data: {
    ...about,
    from: "paid",
    to: "unpaid",
    method: null,
    cents: null,
    cardCents: 30000,
    personal: { words: "Disputed" },
  },
} satisfies CampEvent;
export const markUndone = {
  type: "PaymentMarkUndone",
  data: { ...about, undoes: ["fact 2"], to: "unpaid", method: null, cents: 0, personal: null },
} satisfies CampEvent;
export const mismatched = {
  type: "CardPaymentMismatched",
  data: { ...about, paymentId: "pi_2", expectedCents: 30000, receivedCents: 15000, currency: "usd", why: "amount" },
} satisfies CampEvent;
export const mismatchResolved = {
  type: "CardPaymentMismatchResolved",
  data: { ...about, paymentId: "pi_2", how: "accepted", personal: null },
} satisfies CampEvent;
export const refundRequested = {
  type: "RefundRequested",
  data: {
    ...about,
    refundId: "f1",
    paymentId: "pi_1",
    method: "card",
    cents: 15000,
    personal: { words: "One child ill" },
  },
} satisfies CampEvent;
export const refundFailed = {
  type: "RefundFailed",
  data: { ...about, refundId: "f1", code: "charge_disputed" },
} satisfies CampEvent;
export const refunded = {
  type: "RegistrationRefunded",
  data: { ...about, refundId: "f1", paymentId: "pi_1", method: "card", cents: 15000, totalCents: 15000 },
} satisfies CampEvent;
export const refundReturned = {
  type: "RefundReturned",
  data: {
    ...about,
    refundId: "f1",
    providersRefundId: "re_1",
    paymentId: "pi_1",
    cents: 15000,
    currency: "usd",
    totalCents: 15000,
    openCents: 15000,
    code: "lost_or_stolen_card",
  },
} satisfies CampEvent;
export const disputed = {
  type: "CardPaymentDisputed",
  data: { ...about, paymentId: "pi_1", disputeId: "du_1", cents: 30000, currency: "usd", code: "fraudulent" },
} satisfies CampEvent;
export const disputeLost = {
  type: "CardPaymentDisputeClosed",
  data: { ...about, paymentId: "pi_1", disputeId: "du_1", how: "lost", cents: 30000, lostCents: 30000, to: "unpaid" },
} satisfies CampEvent;

const aboutEntry = { campId: "c1", entryId: "w1", payerId: null } as const;
export const joinedWaitlist = {
  type: "WaitlistJoined",
  data: {
    ...aboutEntry,
    registrationOption: "all_days",
    selectedDays: [1, 2, 3],
    places: [{ participantId: "p3", divisionId: "baseball-8u" }],
    personal: {
      parentName: "Sam Reed",
      parentEmail: "sam@example.com",
      parentPhone: "555-010-0122",
      participants: [{ ...emma, participantId: "p3", playerName: "Max Reed" }],
    },
  },
} satisfies CampEvent;
export const waitlistParticipantTold = {
  type: "WaitlistParticipantTold",
  data: { ...aboutEntry, participantId: "p5", playerId: "kim", personal: kim },
} satisfies CampEvent;
export const waitlistParticipantLeft = {
  type: "WaitlistParticipantLeft",
  data: { ...aboutEntry, participantId: "p5", by: "parent" },
} satisfies CampEvent;
export const leftWaitlist = { type: "WaitlistLeft", data: { ...aboutEntry, by: "parent" } } satisfies CampEvent;
export const spotOffered = {
  type: "WaitlistSpotOffered",
  data: { ...aboutEntry, offeredUntil: "2030-07-03T12:00:00.000Z" },
} satisfies CampEvent;
export const offerDeclined = { type: "WaitlistOfferDeclined", data: aboutEntry } satisfies CampEvent;
export const offerLapsed = { type: "WaitlistOfferLapsed", data: aboutEntry } satisfies CampEvent;
export const offerExtended = {
  type: "WaitlistOfferExtended",
  data: { ...aboutEntry, offeredUntil: "2030-07-04T12:00:00.000Z" },
} satisfies CampEvent;
export const turnSkipped = {
  type: "WaitlistTurnSkipped",
  data: { ...aboutEntry, personal: { reason: "Away until August" } },
} satisfies CampEvent;

export const messaged = {
  type: "FamiliesMessaged",
  data: {
    campId: "c1",
    messageId: "m1",
    authorId: "ana",
    audience: "everybody",
    families: 2,
    registrationIds: ["g1"],
    entryIds: ["w1"],
    players: 3,
    personal: { subject: "Bring a rain jacket", text: "Rain is on its way.\n\nWe play anyway." },
  },
} satisfies CampEvent;
export const pickupTold = {
  type: "PickupTold",
  data: {
    ...about,
    participantId: "p1",
    playerId: "kim",
    personal: { mayPickUp: "Lou Ortiz, Ana Reed", mayNotPickUp: "Sam Stone" },
  },
} satisfies CampEvent;
