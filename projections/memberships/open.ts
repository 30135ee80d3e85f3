export { membershipsOfUsers, playersOfUsers } from "./userQueries.ts";
