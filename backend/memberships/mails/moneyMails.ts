import type { MembershipEvent } from "../../../eventstore/memberships/events.ts";
import { inDollars } from "../../../projections/list.ts";
import { payerOf, wasDeclinedBefore } from "../../../projections/memberships/dueQueries.ts";
import { payerOfPayment, standingOf } from "../../../projections/memberships/queries.ts";
import { isActive } from "../../../projections/memberships/standingRule.ts";
import { type Process, processOf } from "../../process.ts";
import { lastDayBefore, longDay, momentNow } from "../moment.ts";
import { type Desk, dashboard, firstNameOf, priceInWords, toFamily } from "./family.ts";

/** Children read no sums. */
const mailWhenRefunded = (desk: Desk): Process =>
  processOf<MembershipEvent>("mail family when membership refunded", {
    MembershipRefunded: async ({ id, data: { playerId, paymentId, cents } }) => {
      const letter = {
        subject: "Your refund was issued",
        heading: `We refunded ${inDollars(cents)} for ${await firstNameOf(desk.db, playerId)}'s video membership`,
        paragraphs: ["It's going back to the card that paid. The bank may take 5 to 10 days to show it."],
        button: dashboard,
      };
      const onlyTo = await payerOfPayment(desk.db, { playerId, paymentId });
      return toFamily(desk, {
        id,
        playerId,
        kind: "membership refunded",
        money: "moved",
        letter,
        onlyTo,
        toChildren: null,
      });
    },
  });

const mailWhenPaidTwice = (desk: Desk): Process =>
  processOf<MembershipEvent>("mail family when membership paid twice", {
    MembershipDoublePaid: async ({ id, data: { playerId, cents } }) => {
      const name = await firstNameOf(desk.db, playerId);
      const letter = {
        subject: "A video membership was paid twice, and we're refunding it",
        heading: `${name}'s video membership was paid twice`,
        paragraphs: [
          `A second ${inDollars(cents)} came in for ${name}. We ended that second subscription and are refunding it in full to the card that paid. You don't need to do anything.`,
          "The first one goes on as before.",
        ],
        button: dashboard,
      };
      return toFamily(desk, { id, playerId, kind: "membership paid twice", money: "moved", letter, toChildren: null });
    },
  });

/** A renewal is no news. After a declined card it is, to whoever was told of that. */
const mailWhenPaidAfterAll = (desk: Desk): Process =>
  processOf<MembershipEvent>("mail family when a membership was paid after all", {
    MembershipPeriodPaid: async ({ data: { playerId, invoiceId, cents }, meta: { occurredAt } }) => {
      const { db, time } = desk;
      if (!(await wasDeclinedBefore(db, { playerId, at: occurredAt }))) return [];
      const { standing, card, renewsAt, endsAt } = await standingOf(db, playerId, momentNow(time));
      if (!card || card.hasFailed || !isActive(standing)) return [];
      const name = await firstNameOf(db, playerId);
      const renews = renewsAt && longDay(time.wallClock(renewsAt).date);
      const lastDay = standing === "ending" && endsAt && longDay(lastDayBefore(time, endsAt));
      return toFamily(desk, {
        id: invoiceId,
        playerId,
        kind: "membership paid after all",
        money: "moved",
        onlyTo: await payerOf(db, playerId),
        letter: {
          subject: "Your payment went through",
          heading: `${name}'s video membership is paid`,
          paragraphs: [
            `The ${inDollars(cents)} that was declined before is now charged to your card. You don't need to do anything.`,
            ...(renews
              ? [`${name} can upload videos, and the membership renews for ${priceInWords} on ${renews}.`]
              : []),
            ...(lastDay ? [`${name} can upload videos through ${lastDay}.`] : []),
          ],
          button: dashboard,
        },
        toChildren: null,
      });
    },
  });

export const membershipMoneyMails = [mailWhenRefunded, mailWhenPaidTwice, mailWhenPaidAfterAll];
