import type { ManagedUserView } from "../../backend/accounts/contract.ts";

/** A player on an account, as admins see it: nobody else manages them, and they have no membership. */
export const managedPlayer: ManagedUserView["players"][number] = {
  playerId: "kim",
  firstName: "Kim",
  lastName: "Reyes",
  membershipStatus: "inactive",
  videosThisMonth: 0,
  allowed: 4,
  endsAt: null,
  standing: "inactive",
  card: null,
  isStopping: false,
  moneyTrouble: null,
  goesWithAccount: true,
};
