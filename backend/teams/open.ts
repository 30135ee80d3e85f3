export { recordReading } from "./recordReading.ts";
export { noteTeamContact } from "./noteContact.ts";
