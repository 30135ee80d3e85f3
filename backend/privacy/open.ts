export { erase } from "./erase.ts";
export { givePersonalFile } from "./givePersonalFile.ts";
export { privacyLimits } from "./limits.ts";
export { provePassword } from "./provePassword.ts";
