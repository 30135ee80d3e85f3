import { z } from "zod";
import { PaymentMethod } from "../../projections/camps/paymentView.ts";
import { RegistrationOption } from "../../projections/camps/registrationView.ts";
import { agreedTo, requiredText, tooLong } from "../textContract.ts";

export {
  MoneyView,
  PaidByHand,
  PaymentMethod,
  PaymentStatus,
  ReceivedBy,
} from "../../projections/camps/paymentView.ts";
export {
  CampWithRegistrationsView,
  GuardedPlaceView,
  OwnRegistrationView,
  ParticipantView,
  RegistrationOption,
  RegistrationView,
  RegistrationWithMedicalView,
  Seat,
} from "../../projections/camps/registrationView.ts";
export type { CampFact } from "../../projections/camps/view.ts";
export { CampStatus, CampType, CampView, ConsequencesView, DivisionView } from "../../projections/camps/view.ts";

export const campsUrl = "/api/camps";
export const campUrl = (id: string) => `${campsUrl}/${id}`;
export const campsOf = (instructorId: string) => `${campsUrl}?instructorId=${encodeURIComponent(instructorId)}`;
export const campExportUrl = `${campsUrl}/export.csv`;

export const createRegistrationUrl = "/api/camp-registrations/create";
export const registerWithoutPaymentUrl = `${campsUrl}/register-without-payment`;
export const registrationsUrl = "/api/camp-registrations";
export const registrationUrl = <Id extends string>(id: Id) => `${registrationsUrl}/${id}` as const;
export const paymentStatusUrl = (id: string) => `${registrationUrl(id)}/payment-status`;
/** The registrations this browser holds: made here, opened by a mailed link, or the account's. */
export const myRegistrationsUrl = "/api/my/camp-registrations";
/** Lets in a browser with a mailed link's token. */
export const openRegistrationUrl = `${registrationsUrl}/open`;
/** For someone who lost the mail: answers the same whether or not the address is known. */
export const resendLinkUrl = `${registrationsUrl}/resend-link`;
/** Spots of the caller's players that somebody else registered. */
export const guardedPlacesUrl = "/api/my/players-camps";
export const withdrawPlaceUrl = <Id extends string, ParticipantId extends string>(
  id: Id,
  participantId: ParticipantId,
) => `${registrationUrl(id)}/participants/${participantId}/withdraw` as const;
export const withdrawUrl = (id: string) => `${registrationUrl(id)}/withdraw`;
export const releaseUrl = (id: string) => `${registrationUrl(id)}/release`;
export const divisionUrl = <Id extends string, ParticipantId extends string>(id: Id, participantId: ParticipantId) =>
  `${registrationUrl(id)}/participants/${participantId}/division` as const;
export const pickupUrl = <Id extends string, ParticipantId extends string>(id: Id, participantId: ParticipantId) =>
  `${registrationUrl(id)}/participants/${participantId}/pickup` as const;
/** The days its players come, for the family's own calendar. */
export const registrationCalendarUrl = (id: string) => `${registrationUrl(id)}/calendar.ics`;
/** Its history, for whoever holds it; staff and payers also find it at /api/history. */
export const timelineUrl = (id: string) => `${registrationUrl(id)}/timeline`;
/** The page a mailed link opens: it posts what follows the # to `openRegistrationUrl`. */
export const registrationPage = (token: string) => `/camp-registration-success#token=${token}`;
/** The same for whoever has it by their account alone. */
export const accountsRegistrationPage = ({ id, campId }: { id: string; campId: string }) =>
  `/camp-registration-success?campId=${campId}&registrationId=${id}`;
export const createPaymentIntentUrl = "/api/create-camp-payment-intent";
export const sendConfirmationUrl = `${campsUrl}/send-confirmation-email`;

const words = (most: number) => z.string().trim().max(most, tooLong(most));
const emptyIsNone = (value: unknown) => (value === "" || value === null ? undefined : value);
const phone = (please: string) =>
  requiredText(please, 20)
    .regex(/^[+()\d\s.x-]+$/i, "Please enter a phone number like 555-010-0100")
    .refine((text) => text.replace(/\D/g, "").length >= 7, "Please enter a phone number like 555-010-0100");

export const sports = ["baseball", "softball"] as const;
export const playerPositions = [
  "pitcher",
  "catcher",
  "first-base",
  "second-base",
  "third-base",
  "shortstop",
  "outfield",
  "no-preference",
] as const;
export const experienceLevels = ["beginner", "intermediate", "advanced"] as const;

export const ParentInfo = z.object({
  parentName: requiredText("Please enter the parent's name", 100),
  parentEmail: requiredText("Please enter an email address", 255).pipe(
    z.email("Please enter an email address like name@example.com"),
  ),
  parentPhone: phone("Please enter a phone number"),
});
export type ParentInfo = z.infer<typeof ParentInfo>;

const names = z.preprocess(emptyIsNone, words(200).optional()).optional();
/** Names with commas between them. */
const pickup = { mayPickUp: names, mayNotPickUp: names };

export const ParticipantInfo = z.object({
  playerName: requiredText("Please enter the player's name", 100),
  playerAge: z
    .union([z.number(), z.string()], "Please enter the player's age")
    .pipe(
      z.coerce
        .number<number | string>("Please enter the player's age")
        .int("Please enter the age as a whole number")
        .min(1, "Please enter the player's age")
        .max(99, "Please check the age"),
    ),
  sport: z.enum(sports, "Please choose baseball or softball").default("baseball"),
  playerPosition: z.preprocess(emptyIsNone, z.enum(playerPositions, "Please choose a position").optional()).optional(),
  experienceLevel: z
    .preprocess(emptyIsNone, z.enum(experienceLevels, "Please choose an experience level").optional())
    .optional(),
  medicalInfo: z.preprocess(emptyIsNone, words(2000).optional()).optional(),
  emergencyContact: requiredText("Please enter an emergency contact", 100),
  emergencyPhone: phone("Please enter an emergency phone number"),
  ...pickup,
});
export type ParticipantInfo = z.infer<typeof ParticipantInfo>;

const fromRecord = { playerPosition: true, experienceLevel: true } as const;
/** One of the family's players, with what is known of it filled in: as it is registered. */
export const KnownParticipant = ParticipantInfo.omit(fromRecord).extend({
  sport: z.enum(sports, "Please choose baseball or softball"),
});
/** One of the family's players: name, position and experience are known; the rest is as last told, unless sent. */
export const FamilyPlayer = KnownParticipant.omit({ playerName: true })
  .partial()
  .extend({ playerId: z.string("Please choose a player").min(1, "Please choose a player").max(100) });
export type FamilyPlayer = z.infer<typeof FamilyPlayer>;

const mostAtATime = 10;
const nobody = "Please enter at least one player";
/** Who comes: players described here, and players of the family. */
export const whoComes = {
  participants: z.array(ParticipantInfo, nobody).default([]),
  players: z.array(FamilyPlayer).default([]),
};
interface WhoComes {
  readonly participants: readonly unknown[];
  readonly players: readonly unknown[];
}
/** A check of a whole form. */
export const someoneComes = ({ participants, players }: WhoComes, ctx: z.RefinementCtx) => {
  const count = participants.length + players.length;
  const message =
    count === 0 ? nobody : count > mostAtATime ? "Please register up to ten players at a time" : undefined;
  if (message) ctx.addIssue({ code: "custom", path: ["participants"], message });
};
/** What the caller was shown; a different amount than ours is refused, so that no one pays what they did not see. */
const shownAmount = z.union([z.string().max(20), z.number()]).nullish();

/** What the wizard sends. Identity, price and every status in it are for the server to know, and not read. */
export const CreateRegistration = z
  .object({
    registration: ParentInfo.extend({
      campId: z.string("Please choose a camp").min(1, "Please choose a camp").max(100),
      paymentMethod: PaymentMethod,
      registrationOption: RegistrationOption.default("all_days"),
      selectedDays: z.array(z.int().min(1)).max(366).default([]), // from 1; read for individual days
      totalAmount: shownAmount,
    }),
    ...whoComes,
    /** The parent was told that a child of this name is already registered, and means it. */
    registerAgain: z.boolean().optional(),
    agreedTo,
  })
  .superRefine(someoneComes);
export type CreateRegistration = z.infer<typeof CreateRegistration>;

/** What the payment page sends for those who pay later: the whole camp. */
export const RegisterWithoutPayment = z
  .object({
    campId: z.string("Please choose a camp").min(1, "Please choose a camp").max(100),
    parentInfo: ParentInfo,
    ...whoComes,
    totalAmount: shownAmount,
    paymentMethod: z.literal("later").default("later"),
    registerAgain: z.boolean().optional(),
    agreedTo,
  })
  .superRefine(someoneComes);
export type RegisterWithoutPayment = z.infer<typeof RegisterWithoutPayment>;

export const OpenRegistration = z.object({ token: z.string().max(200) });

/** One of several children, or all of them if none is named. */
export const Withdraw = z.object({
  participantId: z.string().max(100).optional(),
  reason: z.preprocess(emptyIsNone, words(500).optional()).optional(),
});
export type Withdraw = z.infer<typeof Withdraw>;
/** Replaces what was said before. */
export const TellPickup = z.object(pickup);
export type TellPickup = z.infer<typeof TellPickup>;
export const Release = z.object({ reason: requiredText("Please say why", 500) });
export const AssignDivision = z.object({
  divisionId: z.string("Please choose a division").min(1, "Please choose a division").max(100),
});
export const ResendLink = z.object({
  parentEmail: ParentInfo.shape.parentEmail,
  campId: z.string().max(100).optional(), // links to this camp only
});

/** What is owed is paid: `amount` is what the payer was shown. */
export const CreatePaymentIntent = z.object({
  campId: z.string().max(100),
  registrationId: z.string().max(100),
  amount: shownAmount,
});
export const PaymentIntentView = z.object({ clientSecret: z.string(), amount: z.string() }); // dollars with two decimals
export const SendConfirmation = z.object({ campId: z.string().max(100), registrationId: z.string().max(100) });
