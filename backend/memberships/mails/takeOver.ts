import type { MembershipEvent } from "../../../eventstore/memberships/events.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { hasLinkPayerLeft, hasPayerLeft, payerOf } from "../../../projections/memberships/dueQueries.ts";
import type { Post } from "../../post.ts";
import { longDay } from "../moment.ts";
import { type Process, processOf } from "../../process.ts";
import { dashboard, type Desk, firstNameOf, toFamily } from "./family.ts";

/** Who paid by a mailed link while the player was a minor, and has no account that would tell them. */
const toFormerGuardian = async (
  { db }: Desk,
  { id, playerId, name, lastDay }: { id: string; playerId: string; name: string; lastDay: string },
): Promise<Post[]> => {
  const account = await userById(db, playerId);
  const isAnothers = account?.guardian === "asked" || (await hasLinkPayerLeft(db, playerId)); // who never paid
  if (!account?.parentEmail || isAnothers) return [];
  return [
    {
      key: `${id} membership no longer paid`,
      kind: "membership no longer paid",
      to: { email: account.parentEmail, name: account.parentName ?? undefined },
      subjects: [playerId],
      letter: {
        subject: "We won't charge your card for a video membership anymore",
        heading: `Your card no longer pays for ${name}'s video membership`,
        paragraphs: [
          `${name} is 18 or older now, so we canceled the membership that you pay for. Your card isn't charged again.`,
          `${name} can keep uploading until ${lastDay}, and can subscribe after that with another card.`,
        ],
      },
    },
  ];
};

/** Whoever is left may go on with a card of their own. */
export const mailFamilyWhenPayerLeft = (desk: Desk): Process =>
  processOf<MembershipEvent>("mail family when whoever pays for a membership has left", {
    MembershipCancelScheduled: async ({ id, data: { playerId, at }, meta: { occurredAt } }) => {
      const payerId = await payerOf(desk.db, playerId);
      if (!(await hasPayerLeft(desk.db, { playerId, payerId }, desk.time.wallClock(occurredAt).date))) return [];
      const name = await firstNameOf(desk.db, playerId);
      const lastDay = longDay(desk.time.wallClock(at).date);
      const former = payerId === null ? await toFormerGuardian(desk, { id, playerId, name, lastDay }) : [];
      const family = await toFamily(desk, {
        id,
        playerId,
        kind: "membership to take over",
        letter: {
          subject: "A video membership is about to end",
          heading: `${name}'s video membership ends on ${lastDay}`,
          paragraphs: [
            `The parent whose card paid no longer manages ${name}, so that card isn't charged again. Until then nothing changes.`,
            `To go on after that, subscribe for ${name} with your own card.`,
          ],
          button: dashboard,
        },
        toChildren: null,
      });
      return [...family, ...former];
    },
  });
