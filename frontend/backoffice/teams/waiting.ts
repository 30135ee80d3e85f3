import { useGetList } from "react-admin";
import type { InboxView } from "../../../backend/inbox/formContract.ts";

const untouched = {
  filter: { part: "nobody", kind: ["team-finder", "team-creation"], status: "pending" },
  pagination: { page: 1, perPage: 1 },
};

/** How many players and coaches nobody has taken or contacted yet: of both kinds, which only the inbox counts at once. */
export const useWaitingTeams = () => useGetList<InboxView>("inbox", untouched).total ?? 0;
