export { erase, forget } from "./erase.ts";
export { givePersonalFile, recordExport, recordListExport } from "./givePersonalFile.ts";
export { privacyLimits } from "./limits.ts";
export { provePassword } from "./provePassword.ts";
