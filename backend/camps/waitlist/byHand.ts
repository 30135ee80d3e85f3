import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { Rejection } from "../../http/rejection.ts";
import { openCamp } from "../admission.ts";
import type { Camp } from "../camp.ts";
import { hasRoomFor } from "../capacity.ts";
import { type CampMoment, divisionsOf, endOfOffer, hasDayLeft } from "./offers.ts";
import { entryOf, refuseUnlessOffered } from "./waitlist.ts";

// What the camp's owner does to the line: each is one family's, and the history names who did it.

type State = Camp | undefined;

const anHour = 60 * 60 * 1000; // ms
const conflict = (code: string, message: string) => new Rejection("conflict", code, message);

/** Ahead of the line; also to a family that said no or did not answer, and has changed its mind. */
export const offerByHand =
  ({ entryId }: { entryId: string }, moment: CampMoment) =>
  (known: State): CampEvent[] => {
    const { entry, about } = entryOf(known, entryId);
    if (entry.state === "offered") return [];
    const camp = openCamp(known, moment);
    if (entry.state === "accepted") throw conflict("RegisteredAlready", "This family has already registered.");
    if (entry.state === "left") throw conflict("LeftWaitlist", "This family is no longer on the waitlist.");
    if (!entry.parent) throw conflict("Erased", "This family's data was erased, so there's nobody to offer a spot to.");
    if (!hasDayLeft(camp, entry)) throw conflict("DayCanceled", "The days this family chose were canceled.");
    if (!hasRoomFor(camp, divisionsOf(entry)))
      throw conflict("NoSpot", "There isn't an open spot for every player of this family.");
    const offeredUntil = endOfOffer(camp, { from: moment.now }, moment.time);
    return [{ type: "WaitlistSpotOffered", data: { ...about, offeredUntil, by: "owner" } }];
  };

/** Everybody who waits now goes first. Nobody is skipped twice. */
export const skipTurn =
  ({ entryId, reason }: { entryId: string; reason: string }) =>
  (known: State): CampEvent[] => {
    const { entry, about } = entryOf(known, entryId);
    if (entry.state !== "waiting") throw conflict("NotWaiting", "Only a family that is waiting can be skipped.");
    return entry.isSkipped ? [] : [{ type: "WaitlistTurnSkipped", data: { ...about, personal: { reason } } }];
  };

export const extendOffer =
  ({ entryId, hours }: { entryId: string; hours: number }, moment: CampMoment) =>
  (known: State): CampEvent[] => {
    const { camp, entry, about } = entryOf(known, entryId);
    refuseUnlessOffered(camp, entry, moment);
    const from = entry.offeredUntil!;
    const offeredUntil = endOfOffer(camp, { from, lasts: hours * anHour }, moment.time);
    if (offeredUntil <= from) throw conflict("CampStarts", "This offer already runs until the camp starts.");
    return [{ type: "WaitlistOfferExtended", data: { ...about, offeredUntil } }];
  };
