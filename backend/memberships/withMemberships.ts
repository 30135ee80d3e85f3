import { membershipsOfUsers, playersOfUsers } from "../../projections/memberships/open.ts";
import type { Backend, WithMemberships } from "../backend.ts";
import { momentAt } from "./uploadMonth.ts";

/** Adds memberships to accounts, as they are now. */
export const withMemberships = ({ db, time }: Pick<Backend, "db" | "time">): WithMemberships => {
  const momentNow = () => momentAt(time, new Date().toISOString());
  return {
    async account(user) {
      const found = await membershipsOfUsers(db, [user.id], momentNow());
      return { ...user, ...found.get(user.id)! };
    },
    async managed(users) {
      const ids = users.map(({ id }) => id);
      const [own, players] = await Promise.all([
        membershipsOfUsers(db, ids, momentNow()),
        playersOfUsers(db, ids, momentNow()),
      ]);
      return users.map((user) => ({ ...user, ...own.get(user.id)!, players: players.get(user.id)! }));
    },
  };
};
