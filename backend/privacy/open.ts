export { givePersonalFile } from "./givePersonalFile.ts";
