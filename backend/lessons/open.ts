export { calendarText } from "./calendar/calendarFile.ts";
