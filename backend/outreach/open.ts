export { htmlFromText } from "./cleaning.ts";
export { outreachLimits } from "./limits.ts";
