export { commit, release, reserve } from "./uploads.ts";
export { withMemberships } from "./withMemberships.ts";
