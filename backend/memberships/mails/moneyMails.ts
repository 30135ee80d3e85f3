import type { MembershipEvent } from "../../../eventstore/memberships/events.ts";
import { inDollars } from "../../../projections/list.ts";
import { payerOfPayment } from "../../../projections/memberships/queries.ts";
import { type Process, processOf } from "../../process.ts";
import { type Desk, dashboard, firstNameOf, toFamily } from "./family.ts";

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

export const membershipMoneyMails = [mailWhenRefunded, mailWhenPaidTwice];
