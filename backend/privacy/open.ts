export { givePersonalFile } from "./givePersonalFile.ts";
export { privacyLimits } from "./limits.ts";
