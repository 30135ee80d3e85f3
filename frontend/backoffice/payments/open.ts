export { receivedInWords } from "./words.ts";
export { type Bar, overTime, type Step, stepFor } from "./overTime.ts";
