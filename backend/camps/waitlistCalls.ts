import type { Call } from "../http/oldCall.ts";
import {
  AcceptOffer,
  acceptOfferUrl,
  campWaitlistUrl,
  declineOfferUrl,
  JoinWaitlist,
  leaveWaitlistUrl,
  OpenWaitlistPlace,
  openWaitlistPlaceUrl,
  OwnWaitlistEntryView,
  waitlistPlaceUrl,
  WaitlistEntryView,
} from "./waitlistContract.ts";

const holder = {
  who: "everybody",
  whoInWords: "who joined while logged in, and whoever holds the mailed link",
} as const;
const own = { status: 200, body: OwnWaitlistEntryView } as const;
const isOver = "The offer is over, or there was none.";

export const waitlistCalls: readonly Call[] = [
  {
    method: "POST",
    path: campWaitlistUrl(":id"),
    does: "Puts a family on the waitlist of a camp in which there is no place for all of its children. They wait as one.",
    who: "everybody",
    body: JoinWaitlist,
    answer: { status: 201, body: OwnWaitlistEntryView },
    refused: {
      409: "There is a place, a child waits or comes already, or the camp was cancelled or has begun.",
      429: "Five an hour from one address; `Retry-After` says how many seconds to wait.",
    },
  },
  {
    method: "GET",
    path: campWaitlistUrl(":id"),
    does: "Lists everybody who waits or waited for a camp, in the order in which they joined.",
    who: ["instructor", "admin"],
    whoInWords: "the camp's owner, and admins",
    answer: { status: 200, body: WaitlistEntryView.array() },
  },
  {
    method: "POST",
    path: openWaitlistPlaceUrl,
    does: "Lets this browser look after the place whose link was mailed.",
    who: "everybody",
    body: OpenWaitlistPlace,
    answer: own,
    refused: {
      404: "The token opens nothing.",
      429: "Sixty in a quarter of an hour from one address; `Retry-After` says how many seconds to wait.",
    },
  },
  {
    method: "GET",
    path: waitlistPlaceUrl(":id"),
    does: "Shows one place on a waitlist: its turn, or until when a place is offered.",
    ...holder,
    answer: own,
  },
  {
    method: "POST",
    path: acceptOfferUrl(":id"),
    does: "Registers the family on the places that are kept for it, at the price of now.",
    ...holder,
    body: AcceptOffer,
    answer: own,
    refused: { 409: `${isOver} Or the price is not what was shown.` },
  },
  {
    method: "POST",
    path: declineOfferUrl(":id"),
    does: "Gives the offered places to the next in line.",
    ...holder,
    answer: own,
    refused: { 409: isOver },
  },
  {
    method: "POST",
    path: leaveWaitlistUrl(":id"),
    does: "Gives up the turn.",
    ...holder,
    answer: own,
    refused: { 409: "It became a registration already." },
  },
  {
    method: "DELETE",
    path: waitlistPlaceUrl(":id"),
    does: "Takes a family off the list. Nothing of what happened is forgotten.",
    who: ["instructor", "admin"],
    whoInWords: "the camp's owner, and admins",
    answer: { status: 200, body: WaitlistEntryView },
    refused: { 409: "It became a registration already." },
  },
];
