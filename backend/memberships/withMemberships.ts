import { membershipStream } from "../../eventstore/memberships/events.ts";
import { accountsOfMembers, membershipsOfUsers, playersOfUsers } from "../../projections/memberships/open.ts";
import type { Backend, WithMemberships } from "../backend.ts";
import { membership } from "./membership.ts";
import { momentNow } from "./moment.ts";

/** Adds memberships to accounts, as they are now. */
export const withMemberships = ({ db, time, stateOf }: Pick<Backend, "db" | "time" | "stateOf">): WithMemberships => {
  return {
    async account(user) {
      const found = await membershipsOfUsers(db, [user.id], momentNow(time));
      return { ...user, ...found.get(user.id)! };
    },
    async managed(users) {
      const ids = users.map(({ id }) => id);
      const [own, players] = await Promise.all([
        membershipsOfUsers(db, ids, momentNow(time)),
        playersOfUsers(db, ids, momentNow(time)),
      ]);
      return users.map((user) => ({ ...user, ...own.get(user.id)!, players: players.get(user.id)! }));
    },
    /** As the log has it: a checkout that was only begun is in no read model. */
    async isBeingPaid(playerId) {
      const { checkout, billing } = await stateOf(membership, membershipStream(playerId));
      return checkout !== null || billing !== null;
    },
    accountsOfMembers: () => accountsOfMembers(momentNow(time).now),
  };
};
