import { accountsOfMembers, membershipsOfUsers, playersOfUsers } from "../../projections/memberships/open.ts";
import type { Backend, WithMemberships } from "../backend.ts";
import { momentNow } from "./moment.ts";

/** Adds memberships to accounts, as they are now. */
export const withMemberships = ({ db, time }: Pick<Backend, "db" | "time">): WithMemberships => {
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
    accountsOfMembers: () => accountsOfMembers(momentNow(time).now),
  };
};
