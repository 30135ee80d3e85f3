export { calendarText } from "./calendar/calendarFile.ts";
export { noteRequestContact } from "./requests/noteContact.ts";
