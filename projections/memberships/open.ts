export { membershipsOfUsers, playersOfUsers } from "./queries.ts";
