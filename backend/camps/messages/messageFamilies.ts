import type { CampEvent, SentMessage } from "../../../eventstore/camps/events.ts";
import { isInLine } from "../../../projections/camps/waitlistRule.ts";
import { Rejection } from "../../http/rejection.ts";
import { noSuchCamp } from "../admission.ts";
import { booksOf } from "../balance.ts";
import type { Camp } from "../camp.ts";
import { coming } from "../registration.ts";

export type Audience = Pick<SentMessage, "families" | "registrationIds" | "entryIds" | "players">;

interface Reached {
  readonly email: string | undefined; // undefined once erased
  readonly players: number;
  readonly id: { readonly registration: string } | { readonly entry: string };
}

const registered = (camp: Camp, to: SentMessage["audience"]): Reached[] =>
  [...camp.registrations.values()]
    .filter(({ registrationId }) => {
      const isPaid = booksOf(camp, registrationId).balance.outstandingCents === 0; // as marked, or as the books say
      return to === "everybody" || to === (isPaid ? "paid" : "unpaid");
    })
    .map((one) => ({ email: one.parentEmail, players: coming(one).length, id: { registration: one.registrationId } }))
    .filter(({ players }) => players > 0);

const waiting = ({ waitlist }: Camp, to: SentMessage["audience"]): Reached[] =>
  to === "everybody" || to === "waitlist"
    ? [...waitlist.values()].filter(isInLine).map(({ entryId, parent, places }) => ({
        email: parent?.parentEmail,
        players: places.length,
        id: { entry: entryId },
      }))
    : [];

/** Who can be written to. A family that registered twice, or also waits, is one: whoever has one address. */
export const audienceOf = (camp: Camp, to: SentMessage["audience"]): Audience => {
  const reached = [...registered(camp, to), ...waiting(camp, to)].filter(({ email }) => email !== undefined);
  const families = new Map<string, Reached["id"]>();
  for (const { email, id } of reached) {
    const address = email!.trim().toLowerCase();
    if (!families.has(address)) families.set(address, id);
  }
  const ids = [...families.values()];
  return {
    families: ids.length,
    registrationIds: ids.flatMap((id) => ("registration" in id ? [id.registration] : [])),
    entryIds: ids.flatMap((id) => ("entry" in id ? [id.entry] : [])),
    players: reached.reduce((sum, { players }) => sum + players, 0),
  };
};

export interface Message extends Pick<SentMessage, "messageId" | "authorId" | "audience"> {
  readonly subject: string;
  readonly text: string;
  readonly families: number; // as its author was shown
}

/** A repeat sends nothing: with a different text it must not look as if that was sent, too. */
export const mustBeSameMessage = (
  sent: { readonly to: string; readonly subject: string | null; readonly text: string | null } | undefined,
  { to, subject, text }: Pick<Message, "subject" | "text"> & { readonly to: string },
) => {
  if (!sent || (sent.to === to && sent.subject === subject && sent.text === text)) return;
  throw new Rejection(
    "conflict",
    "SentBefore",
    "The first version of this message was already sent, and this one wasn't. To send it too, start a new message.",
  );
};

/** Writes to each family once, and only to as many as the author was told. */
export const messageFamilies =
  ({ messageId, authorId, audience, subject, text, families }: Message) =>
  (camp: Camp | undefined): CampEvent[] => {
    if (!camp) throw noSuchCamp();
    if (camp.messages.has(messageId)) return [];
    const reached = audienceOf(camp, audience);
    if (reached.families === 0) throw new Rejection("conflict", "NobodyToMessage", "There's nobody to send this to.");
    if (reached.families !== families)
      throw new Rejection(
        "conflict",
        "AudienceChanged",
        `This would now go to ${reached.families} ${reached.families === 1 ? "family" : "families"} instead of ${families}. Please check it and send again.`,
      );
    const { campId } = camp;
    const personal = { subject, text };
    return [{ type: "FamiliesMessaged", data: { campId, messageId, authorId, audience, ...reached, personal } }];
  };
