import type { Call } from "../http/oldCall.ts";
import { CalendarFeed, calendarFeedUrl, calendarFileUrl, calendarUrl } from "./contract.ts";

const calendar = { status: 200, type: "text/calendar" } as const;
const own = { who: ["student", "instructor"], whoInWords: "players and instructors, for their own lessons" } as const;
const feed = { status: 200, body: CalendarFeed } as const;

export const calendarCalls: readonly Call[] = [
  {
    method: "GET",
    path: calendarFileUrl(":id"),
    does: "Gives one lesson as a calendar file.",
    who: ["student", "instructor"],
    whoInWords: "the player and the instructor of the lesson",
    answer: calendar,
  },
  {
    method: "GET",
    path: calendarFeedUrl,
    does: "Tells since when the caller has a private calendar address, but not which.",
    ...own,
    answer: feed,
  },
  {
    method: "POST",
    path: calendarFeedUrl,
    does: "Makes a private calendar address and tells it this once. The one before ends.",
    ...own,
    unkeyed: true,
    answer: feed,
  },
  {
    method: "DELETE",
    path: calendarFeedUrl,
    does: "Ends the private calendar address.",
    ...own,
    unkeyed: true,
    answer: feed,
  },
  {
    method: "GET",
    path: calendarUrl(":token"),
    does: "Gives the lessons that an instructor gives, or a player takes, for calendar programs: without whole names.",
    who: "everybody",
    whoInWords: "whoever has the address",
    answer: calendar,
    refused: { 429: "The address is read too often, or too many were guessed." },
  },
];
