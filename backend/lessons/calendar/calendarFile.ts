import { createEvents, type EventAttributes } from "ics";
import type { LessonStatus, LessonView } from "../../../projections/lessons/view.ts";
import type { Business } from "../../business.ts";
import { oneLine } from "../../textContract.ts";

type Lesson = Pick<
  LessonView,
  "id" | "scheduledDate" | "duration" | "status" | "location" | "studentName" | "createdAt" | "timesMoved"
> & { readonly instructor: Pick<LessonView["instructor"], "user"> };

interface CalendarTold {
  readonly business: Business;
  /** Whose calendar it is for: each sees the other side's name. */
  readonly side: "player" | "instructor";
  /** PUBLISH to read or subscribe to; REQUEST and CANCEL put an entry into somebody's calendar and take it out again. */
  readonly method: "PUBLISH" | "REQUEST" | "CANCEL";
  readonly name?: string; // of the calendar
  /** "first" where whoever has an address may read it. */
  readonly names?: "whole" | "first";
  readonly attendee?: { readonly email: string; readonly name?: string | undefined };
}

const certainty: Record<LessonStatus, "TENTATIVE" | "CONFIRMED" | "CANCELLED"> = {
  pending: "TENTATIVE",
  confirmed: "CONFIRMED",
  scheduled: "CONFIRMED",
  completed: "CONFIRMED",
  declined: "CANCELLED",
  cancelled: "CANCELLED",
};
/** Calendars keep the entry with the greatest one; each change of a lesson leads to a greater one. */
const sequence = { TENTATIVE: 0, CONFIRMED: 1, CANCELLED: 2 };

/** The same for ever: by it calendars know which entry a later file changes. */
const uidOf = (lessonId: string) => `lesson-${lessonId}@fungo`;

const otherSide = ({ studentName, instructor: { user } }: Lesson, { side, names = "whole" }: CalendarTold) => {
  if (side === "instructor") return names === "whole" ? studentName : studentName?.split(" ")[0];
  if (names === "first") return user.firstName && `Coach ${user.firstName}`;
  return [user.firstName, user.lastName].filter(Boolean).join(" ");
};
const what = { TENTATIVE: "Requested: lesson", CONFIRMED: "Lesson", CANCELLED: "Cancelled: lesson" };

/** A name as the value of a parameter, where quotes would end it: RFC 6868. */
const parameter = (text: string) => oneLine(text).replaceAll("^", "^^").replaceAll('"', "^'");

const entry = (lesson: Lesson, told: CalendarTold): EventAttributes => {
  const { business, side, attendee, method } = told;
  const { productName, siteUrl, facility, contact } = business;
  const status = method === "CANCEL" ? "CANCELLED" : certainty[lesson.status];
  const other = otherSide(lesson, told);
  return {
    uid: uidOf(lesson.id),
    sequence: sequence[status] + lesson.timesMoved,
    status,
    title: oneLine(`${what[status]}${other ? ` with ${other}` : ""}`),
    start: Date.parse(lesson.scheduledDate),
    startOutputType: "utc",
    duration: { minutes: lesson.duration },
    location: oneLine(`${lesson.location}, ${facility.address}`),
    url: siteUrl + (side === "player" ? "/player-dashboard" : `/instructor-dashboard/lessons/${lesson.id}/show`),
    created: Date.parse(lesson.createdAt),
    busyStatus: status === "CANCELLED" ? "FREE" : status === "TENTATIVE" ? "TENTATIVE" : "BUSY",
    organizer: { name: parameter(productName), email: contact.email },
    ...(attendee && {
      attendees: [
        {
          email: attendee.email,
          name: parameter(attendee.name ?? "") || attendee.email,
          rsvp: false,
          partstat: "ACCEPTED" as const,
        },
      ],
    }),
  };
};

const fold = "\r\n\t";
const octetsInLine = 75;

/** A line of at most 75 octets, going on in the next ones: RFC 5545. ics counts characters, of which one has up to four. */
const folded = (line: string) => {
  let octets = 0;
  let text = "";
  for (const character of line) {
    octets += Buffer.byteLength(character);
    if (octets > octetsInLine) {
      text += fold;
      octets = 1 + Buffer.byteLength(character); // the tab counts
    }
    text += character;
  }
  return text;
};

/** Lessons as iCalendar, times in UTC. */
export const calendarFile = (lessons: readonly Lesson[], told: CalendarTold): string => {
  const { error, value } = createEvents(
    lessons.map((lesson) => entry(lesson, told)),
    { productId: "-//Fungo//Lessons//EN", method: told.method, ...(told.name && { calName: oneLine(told.name) }) },
  );
  if (error || value === null) throw error ?? new Error("no calendar could be made of these lessons");
  return value.replaceAll(fold, "").split("\r\n").map(folded).join("\r\n");
};
