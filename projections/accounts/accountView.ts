import { z } from "zod";
import { UserView } from "./view.ts";

// Apart from the other views, since no front end checks it: what extends a schema stays in a bundle that has the schema.

const Membership = z.object({
  membershipStatus: z.enum(["active", "inactive"]),
  videosThisMonth: z.int(),
});

/** With the membership of the account's own player. */
export const AccountView = UserView.extend({
  ...Membership.shape,
  membershipStartDate: z.iso.datetime().nullable(),
  membershipEndDate: z.iso.datetime().nullable(), // null: none, or until somebody ends it
  lastVideoReset: z.iso.datetime().nullable(), // when the latest month began of which the member was told
});
export type AccountView = z.infer<typeof AccountView>;

/** With every player of the account who plays, for admins. */
export const ManagedUserView = AccountView.extend({
  lastSeenAt: z.iso.datetime().nullable(), // to the minute
  players: Membership.extend({
    playerId: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    allowed: z.int(), // videos this month
    endsAt: z.iso.datetime().nullable(),
    standing: z.enum(["paid", "ending", "paused", "grace", "manual", "inactive"]),
    card: z.object({ hasFailed: z.boolean() }).nullable(), // null: none is charged
    isStopping: z.boolean(), // the card provider has yet to end it
    moneyTrouble: z.enum(["disputed", "refund failed"]).nullable(),
    goesWithAccount: z.boolean(), // erased with it, as nobody else answers for the player
  }).array(),
});
export type ManagedUserView = z.infer<typeof ManagedUserView>;
