export { calendarFeeds } from "./calendarFeeds.ts";
