export { activeMembers, at } from "./queries.ts";
export { membershipsOfUsers, playersOfUsers } from "./userQueries.ts";
