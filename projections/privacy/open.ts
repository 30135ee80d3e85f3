export { PersonalFile } from "./exportView.ts";
export { wasErased } from "./queries.ts";
