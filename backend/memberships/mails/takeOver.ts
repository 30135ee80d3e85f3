import type { MembershipEvent } from "../../../eventstore/memberships/events.ts";
import { payerOf } from "../../../projections/memberships/dueQueries.ts";
import { mayActFor } from "../../../projections/players/open.ts";
import { longDay } from "../moment.ts";
import { type Process, processOf } from "../../process.ts";
import { dashboard, type Desk, firstNameOf, toFamily } from "./family.ts";

/** Whoever is left may go on with a card of their own. */
export const mailFamilyWhenPayerLeft = (desk: Desk): Process =>
  processOf<MembershipEvent>("mail family when whoever pays for a membership has left", {
    MembershipCancelScheduled: async ({ id, data: { playerId, at } }) => {
      const payerId = await payerOf(desk.db, playerId);
      if (!payerId || (await mayActFor(desk.db, payerId, playerId))) return [];
      const name = await firstNameOf(desk.db, playerId);
      return toFamily(desk, {
        id,
        playerId,
        kind: "membership to take over",
        letter: {
          subject: "A video membership is about to end",
          heading: `${name}'s video membership ends on ${longDay(desk.time.wallClock(at).date)}`,
          paragraphs: [
            `The parent whose card paid no longer manages ${name}, so that card isn't charged again. Until then nothing changes.`,
            `To go on after that, subscribe for ${name} with your own card.`,
          ],
          button: dashboard,
        },
        toChildren: null,
      });
    },
  });
