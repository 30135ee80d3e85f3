import { z } from "zod";
import {
  campUrl,
  FamilyPlayer,
  ParentInfo,
  ParticipantInfo,
  RegistrationOption,
  someoneComes,
  TellPickup,
} from "../contract.ts";
import { PaymentMethod } from "../../../projections/camps/paymentView.ts";
import { agreedTo, requiredText } from "../../textContract.ts";

export { OwnWaitlistEntryView, WaitlistEntryView, WaitlistState } from "../../../projections/camps/waitlistView.ts";

export const campWaitlistUrl = (campId: string) => `${campUrl(campId)}/waitlist`;
const waitlistUrl = "/api/waitlist";
export const waitlistPlaceUrl = (id: string) => `${waitlistUrl}/${id}`;
/** What the account or this browser waits for. */
export const myWaitlistUrl = "/api/my/waitlist-places";
/** Lets in a browser with a mailed link's token. */
export const openWaitlistPlaceUrl = `${waitlistUrl}/open`;
export const acceptOfferUrl = (id: string) => `${waitlistPlaceUrl(id)}/accept`;
export const declineOfferUrl = (id: string) => `${waitlistPlaceUrl(id)}/decline`;
export const offerSpotUrl = (id: string) => `${waitlistPlaceUrl(id)}/offer`;
export const skipTurnUrl = (id: string) => `${waitlistPlaceUrl(id)}/skip`;
export const extendOfferUrl = (id: string) => `${waitlistPlaceUrl(id)}/extend`;
export const leaveWaitlistUrl = (id: string) => `${waitlistPlaceUrl(id)}/leave`;

const onceThereIsASpot = { medicalInfo: true, mayPickUp: true, mayNotPickUp: true } as const;
/** What a waiting child's entry contains: health, and who may pick the child up, is told once there is a spot. */
export const WaitingChild = ParticipantInfo.omit(onceThereIsASpot);
export const WaitingPlayer = FamilyPlayer.omit(onceThereIsASpot);
export type WaitingChild = z.infer<typeof WaitingChild>;

export const JoinWaitlist = ParentInfo.extend({
  registrationOption: RegistrationOption.default("all_days"),
  selectedDays: z.array(z.int().min(1)).max(366).default([]), // from 1; read for individual days
  participants: z.array(WaitingChild, "Please enter at least one player").default([]),
  players: z.array(WaitingPlayer).default([]),
}).superRefine(someoneComes);
export type JoinWaitlist = z.infer<typeof JoinWaitlist>;

export const OpenWaitlistPlace = z.object({ token: z.string().max(200) });

/** A family takes the spot held for it, at the current price. */
export const AcceptOffer = z.object({
  paymentMethod: PaymentMethod.default("later"),
  /** What the caller was shown; a different amount than ours is refused. */
  totalAmount: z.union([z.string().max(20), z.number()]).nullish(),
  /** What to know about a child's health, by the id of its place. */
  medicalInfo: z
    .record(z.string().max(100), z.string().trim().max(2000, "Please use at most 2,000 characters"))
    .default({}),
  /** Who may pick a child up, and who may not, by the id of its place. */
  pickup: z.record(z.string().max(100), TellPickup).default({}),
  agreedTo,
});
export type AcceptOffer = z.infer<typeof AcceptOffer>;

export const SkipTurn = z.object({ reason: requiredText("Please say why", 500) });
export type SkipTurn = z.infer<typeof SkipTurn>;

const hoursAWeek = "Please choose 1 to 168 hours";
export const ExtendOffer = z.object({ hours: z.int(hoursAWeek).min(1, hoursAWeek).max(168, hoursAWeek) });
export type ExtendOffer = z.infer<typeof ExtendOffer>;
