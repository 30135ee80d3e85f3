import type { Actor } from "../../../eventstore/eventStore.ts";
import type { MembershipEvent } from "../../../eventstore/memberships/events.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { payerOf } from "../../../projections/memberships/dueQueries.ts";
import { standingOf } from "../../../projections/memberships/queries.ts";
import { longDay, momentNow } from "../moment.ts";
import { type Process, processOf } from "../../process.ts";
import { dashboard, type Desk, firstNameOf, priceInWords, toFamily } from "./family.ts";

/** Who changed what another account's card pays for. Undefined: the payer did, or no account. */
export const otherThanPayer = async ({ db }: Pick<Desk, "db">, playerId: string, actor: Actor) => {
  const payerId = await payerOf(db, playerId);
  if (!payerId || typeof actor === "string" || actor.userId === payerId) return undefined;
  return { payerId, name: (await userById(db, actor.userId))?.firstName ?? "Someone in your family" };
};

/** Whoever may act for a player may keep or cancel what another one's card pays for: that one hears of it. */
export const mailPayerWhenOtherActed = (desk: Desk): Process => {
  const keptOn =
    (how: (actor: string, name: string) => string) =>
    async ({
      id,
      data: { playerId },
      meta: { actor },
    }: {
      id: string;
      data: { playerId: string };
      meta: { actor: Actor };
    }) => {
      const other = await otherThanPayer(desk, playerId, actor);
      const { standing, renewsAt, pausedUntil } = await standingOf(desk.db, playerId, momentNow(desk.time));
      if (!other || standing !== "paid" || !renewsAt || pausedUntil) return []; // it was changed again
      return toFamily(desk, {
        id,
        playerId,
        kind: "membership kept",
        money: "ahead",
        onlyTo: other.payerId,
        letter: {
          subject: "Your card will be charged again for a video membership",
          heading: how(other.name, await firstNameOf(desk.db, playerId)),
          paragraphs: [
            `We'll charge your card ${priceInWords} on ${longDay(desk.time.wallClock(renewsAt).date)}, and every month after, until someone cancels.`,
            "Don't want that? Cancel on the dashboard before then.",
          ],
          button: dashboard,
        },
      });
    };
  return processOf<MembershipEvent>("mail payer when someone else changed the membership", {
    MembershipCancelScheduled: async ({ id, data: { playerId, at }, meta: { actor } }) => {
      const other = await otherThanPayer(desk, playerId, actor);
      const { standing } = await standingOf(desk.db, playerId, momentNow(desk.time));
      if (!other || standing !== "ending") return [];
      const name = await firstNameOf(desk.db, playerId);
      return toFamily(desk, {
        id,
        playerId,
        kind: "membership canceled",
        onlyTo: other.payerId,
        letter: {
          subject: "A video membership was canceled",
          heading: `${other.name} canceled ${name}'s video membership`,
          paragraphs: [
            `${name} can upload videos until ${longDay(desk.time.wallClock(at).date)}. Your card isn't charged again.`,
            "Want to keep it? You can do that on the dashboard until then.",
          ],
          button: dashboard,
        },
      });
    },
    MembershipCancelResumed: keptOn((actor, name) => `${actor} kept ${name}'s video membership`),
    MembershipUnpaused: keptOn((actor, name) => `${actor} took back the pause of ${name}'s video membership`),
  });
};
