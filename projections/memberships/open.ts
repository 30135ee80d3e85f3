export { activeMembers, at } from "./queries.ts";
export { accountsOfMembers, membershipsOfUsers, playersOfUsers } from "./userQueries.ts";
