import { createEvents, type EventAttributes } from "ics";
import type { LessonStatus, LessonView } from "../../../projections/lessons/view.ts";
import { type Business, placeInWords } from "../../business.ts";
import { oneLine } from "../../textContract.ts";

type Lesson = Pick<
  LessonView,
  | "id"
  | "scheduledDate"
  | "duration"
  | "status"
  | "location"
  | "isPlaceAgreed"
  | "studentName"
  | "createdAt"
  | "timesMoved"
> & { readonly instructor: Pick<LessonView["instructor"], "user"> };

/** One day of a camp, as whoever runs it has it in their calendar. */
interface CampDay {
  readonly id: string;
  readonly hours: string; // of a division that meets outside the camp's own; else empty
  readonly title: string;
  readonly location: string;
  readonly date: string; // at the facility
  readonly startsAt: string; // ISO 8601 UTC
  readonly endsAt: string;
}

interface CalendarOptions {
  readonly business: Business;
  /** Whose calendar it is for: each sees the other side's name. */
  readonly side: "player" | "instructor";
  /** PUBLISH to read or subscribe to; REQUEST and CANCEL add an entry to someone's calendar and remove it again. */
  readonly method: "PUBLISH" | "REQUEST" | "CANCEL";
  readonly name?: string; // of the calendar
  /** "first" if anyone with an address may read it. */
  readonly names?: "whole" | "first";
  readonly isFamilys?: boolean; // several players: each entry says whose it is
  readonly camps?: readonly CampDay[];
  readonly more?: readonly EventAttributes[];
  readonly attendee?: { readonly email: string; readonly name?: string | undefined };
}

const certainty: Record<LessonStatus, "TENTATIVE" | "CONFIRMED" | "CANCELLED"> = {
  pending: "TENTATIVE",
  confirmed: "CONFIRMED",
  scheduled: "CONFIRMED",
  completed: "CONFIRMED",
  missed: "CONFIRMED", // the hour took place
  declined: "CANCELLED",
  cancelled: "CANCELLED",
};
/** Calendars keep the entry with the greatest sequence; each change of a lesson leads to a greater one. */
const sequence = { TENTATIVE: 0, CONFIRMED: 1, CANCELLED: 2 };

/** Of a place that both sides agreed on, its own words say it all. */
export const placeOf = (
  { location, isPlaceAgreed }: Pick<LessonView, "location" | "isPlaceAgreed">,
  { address }: Business["facility"],
) => (isPlaceAgreed ? location : placeInWords(location, address));

/** Never changes: calendars recognize by it which entry a later file changes. */
const uidOf = (lessonId: string) => `lesson-${lessonId}@fungo`;

const otherSide = ({ studentName, instructor: { user } }: Lesson, { side, names = "whole" }: CalendarOptions) => {
  if (side === "instructor") return names === "whole" ? studentName : studentName?.split(" ")[0];
  if (names === "first") return user.firstName && `Coach ${user.firstName}`;
  return [user.firstName, user.lastName].filter(Boolean).join(" ");
};
const what = { TENTATIVE: "Lesson request", CONFIRMED: "Lesson", CANCELLED: "Canceled lesson" };

/** A name as a parameter value, which quotes would end: RFC 6868. */
const parameter = (text: string) => oneLine(text).replaceAll("^", "^^").replaceAll('"', "^'");

const attending = ({ email, name }: NonNullable<CalendarOptions["attendee"]>) => ({
  email,
  name: parameter(name ?? "") || email,
  rsvp: false,
  partstat: "ACCEPTED" as const,
});
/** There are addresses that get mail, and that ics refuses. */
const isWritable = (attendee: ReturnType<typeof attending>) =>
  !createEvents([{ start: 0, duration: { minutes: 1 }, attendees: [attendee] }]).error;

const entry = (lesson: Lesson, about: CalendarOptions): EventAttributes => {
  const { business, side, attendee, method } = about;
  const { productName, siteUrl, facility, contact } = business;
  const status = method === "CANCEL" ? "CANCELLED" : certainty[lesson.status];
  const other = otherSide(lesson, about);
  const whose = about.isFamilys ? lesson.studentName?.split(" ")[0] : undefined;
  return {
    uid: uidOf(lesson.id),
    sequence: sequence[status] + lesson.timesMoved,
    status,
    title: oneLine(`${whose ? `${whose}: ` : ""}${what[status]}${other ? ` with ${other}` : ""}`),
    start: Date.parse(lesson.scheduledDate),
    startOutputType: "utc",
    duration: { minutes: lesson.duration },
    location: oneLine(placeOf(lesson, facility)),
    url: siteUrl + (side === "player" ? "/player-dashboard" : `/instructor-dashboard/lessons/${lesson.id}/show`),
    created: Date.parse(lesson.createdAt),
    busyStatus: status === "CANCELLED" ? "FREE" : status === "TENTATIVE" ? "TENTATIVE" : "BUSY",
    organizer: { name: parameter(productName), email: contact.email },
    ...(attendee && { attendees: [attendee].map(attending).filter(isWritable) }),
  };
};

/** Each day has its own instants, so a clock change between two days of a camp moves neither. */
const campEntry = (
  { id, hours, title, location, date, startsAt, endsAt }: CampDay,
  { siteUrl }: Business,
): EventAttributes => ({
  uid: `camp-${id}-${date}${hours}@fungo`,
  status: "CONFIRMED",
  title: oneLine(title),
  start: Date.parse(startsAt),
  startOutputType: "utc",
  end: Date.parse(endsAt),
  endOutputType: "utc",
  location: oneLine(location),
  url: `${siteUrl}/instructor-dashboard/camps/${id}/show`,
  busyStatus: "BUSY",
});

const fold = "\r\n\t";
const octetsInLine = 75;

/** A line of at most 75 octets, folded into the next ones: RFC 5545. ics counts characters, which have up to four. */
const folded = (line: string) => {
  let octets = 0;
  let text = "";
  for (const character of line) {
    octets += Buffer.byteLength(character);
    if (octets > octetsInLine) {
      text += fold;
      octets = 1 + Buffer.byteLength(character); // the fold's tab counts
    }
    text += character;
  }
  return text;
};

/** Which parts ics refuses, and why, without what they hold, which is personal. Its own error tells a log nothing. */
const wrongIn = (error: (Error & { inner?: { path?: string; type?: string }[] }) | null | undefined) =>
  (error?.inner ?? []).map(({ path, type }) => `${path} (${type})`).join(", ");

/** Entries as iCalendar. */
export const calendarText = (
  entries: EventAttributes[],
  { method, name }: Pick<CalendarOptions, "method" | "name">,
): string => {
  const { error, value } = createEvents(entries, {
    productId: "-//Fungo//Lessons//EN",
    method,
    ...(name && { calName: oneLine(name) }),
  });
  if (error || value === null) throw new Error(`no calendar can be made of these entries: ${wrongIn(error)}`);
  return value.replaceAll(fold, "").split("\r\n").map(folded).join("\r\n");
};

/** Lessons, and days of camps, as iCalendar, times in UTC. */
export const calendarFile = (lessons: readonly Lesson[], about: CalendarOptions): string =>
  calendarText(
    [
      ...lessons.map((lesson) => entry(lesson, about)),
      ...(about.camps ?? []).map((day) => campEntry(day, about.business)),
      ...(about.more ?? []),
    ],
    about,
  );
