import type { Actor } from "../../../eventstore/eventStore.ts";
import type { MembershipEvent } from "../../../eventstore/memberships/events.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { hasPayerLeft, payerOf } from "../../../projections/memberships/dueQueries.ts";
import { saidAt, standingOf } from "../../../projections/memberships/queries.ts";
import { lastDayBefore, longDay, momentNow } from "../moment.ts";
import { type Process, processOf } from "../../process.ts";
import { dashboard, type Desk, firstNameOf, here, priceInWords, toFamily } from "./family.ts";

/** Who changed what another account's card pays for. Undefined: the payer did, or no account. */
export const otherThanPayer = async ({ db }: Pick<Desk, "db">, playerId: string, actor: Actor) => {
  const payerId = await payerOf(db, playerId);
  if (!payerId || typeof actor === "string" || actor.userId === payerId) return undefined;
  return { payerId, name: (await userById(db, actor.userId))?.firstName ?? "Someone in your family" };
};

/** In writing what is charged from now on, also for who did it themselves: nothing, or the next month. */
export const mailWhenCanceledOrKept = (desk: Desk): Process => {
  const { db, time } = desk;
  const day = (instant: string) => longDay(time.wallClock(instant).date);
  /** Undefined: it was changed again. */
  const goesOn = async (playerId: string) => {
    const { standing, renewsAt, pausedUntil } = await standingOf(db, playerId, momentNow(time));
    return standing === "paid" && renewsAt && !pausedUntil ? day(renewsAt) : undefined;
  };
  return processOf<MembershipEvent>("mail family when the membership was canceled, or goes on after all", {
    MembershipCancelScheduled: async ({ id, data: { playerId, at }, meta: { actor } }) => {
      const moment = momentNow(time);
      const { standing } = await standingOf(db, playerId, moment);
      const payerId = await payerOf(db, playerId);
      if (standing !== "ending" || (await hasPayerLeft(db, { playerId, payerId }, time.wallClock(moment.now).date)))
        return [];
      const other = await otherThanPayer(desk, playerId, actor);
      const name = await firstNameOf(db, playerId);
      return toFamily(desk, {
        id,
        playerId,
        kind: "membership canceled",
        onlyTo: payerId,
        letter: {
          subject: "A video membership was canceled",
          heading: other
            ? `${other.name} canceled ${name}'s video membership`
            : `${name}'s video membership is canceled`,
          paragraphs: [
            `${name} can upload videos through ${longDay(lastDayBefore(time, at))}. Your card isn't charged again.`,
            `Want to keep it? You can do that ${here} until then.`,
          ],
          button: dashboard,
        },
      });
    },
    MembershipCancelResumed: async ({ id, data: { playerId }, meta: { actor, occurredAt: at } }) => {
      const renews = await goesOn(playerId);
      if (!renews || (await saidAt(db, { playerId, what: "unpaused", at }))) return []; // one mail tells both
      const other = await otherThanPayer(desk, playerId, actor);
      const name = await firstNameOf(db, playerId);
      return toFamily(desk, {
        id,
        playerId,
        kind: "membership kept",
        money: "ahead",
        onlyTo: await payerOf(db, playerId),
        letter: {
          subject: "Your card will be charged again for a video membership",
          heading: other ? `${other.name} kept ${name}'s video membership` : `${name}'s video membership goes on`,
          paragraphs: [
            `We'll charge your card ${priceInWords} on ${renews}, and every month after, until someone cancels.`,
            `Don't want that? Cancel ${here} before then.`,
          ],
          button: dashboard,
        },
      });
    },
    MembershipUnpaused: async ({ id, data: { playerId }, meta: { actor, occurredAt: at } }) => {
      const renews = await goesOn(playerId);
      if (!renews) return [];
      const other = await otherThanPayer(desk, playerId, actor);
      const name = await firstNameOf(db, playerId);
      const isKept = await saidAt(db, { playerId, what: "kept", at });
      const did = isKept ? "kept it and took the pause back" : "took the pause back";
      const keeps = `${other ? `${other.name} ${did}. ` : ""}${name} can keep uploading, with no break.`;
      const asItIs = isKept ? "goes on, with no pause" : "won't pause";
      const letter = {
        subject: `Your video membership ${asItIs}`,
        heading: `${name}'s video membership ${asItIs}`,
        paragraphs: [
          keeps,
          `It renews for ${priceInWords} on ${renews}, and every month after, until someone cancels. Don't want that? Cancel ${here} before then.`,
        ],
        button: dashboard,
      };
      return toFamily(desk, {
        id,
        playerId,
        kind: "membership not paused",
        money: "ahead",
        letter,
        toChildren: { ...letter, paragraphs: [keeps] },
      });
    },
  });
};
