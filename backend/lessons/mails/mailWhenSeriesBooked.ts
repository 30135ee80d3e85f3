import type { Meta } from "../../../eventstore/eventStore.ts";
import { type BegunSeries, seriesStream, type SeriesEvent } from "../../../eventstore/lessons/seriesEvents.ts";
import { userById } from "../../../projections/accounts/open.ts";
import type { Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";
import { calendarFile, placeOf } from "../calendar/calendarFile.ts";
import { isActive } from "../movesRule.ts";
import { seriesPrice } from "../payingRule.ts";
import {
  adminActing,
  cantMakeIt,
  type Desk,
  isCoachs,
  lessonToMail,
  type Mailed,
  postToInstructor,
  postToPlayer,
} from "./lessonMail.ts";
import { howToPayEach } from "./howToPay.ts";
import { clock, hoursOf, nameOf, shortDay, weekday } from "./lessonWords.ts";
import { series } from "../series/series.ts";
import { focusInWords } from "./mailInstructorWhenLessonBooked.ts";

/** Those of a series that are not over, soonest first. */
export const seriesToMail = async (desk: Desk, lessonIds: readonly string[]): Promise<Mailed[]> =>
  (await Promise.all(lessonIds.map((id) => lessonToMail(desk, id))))
    .filter((lesson) => lesson !== undefined)
    .filter(({ scheduledDate }) => Date.parse(scheduledDate) > Date.now())
    .toSorted((a, b) => a.scheduledDate.localeCompare(b.scheduledDate));

const hourOf = (lesson: Mailed) => `${weekday(lesson.date)}s, ${hoursOf(lesson)}`;
/** "Tuesdays, 5:00–6:00 PM". Undefined if one was moved to another hour or day of the week. */
const weekly = ([first, ...others]: readonly Mailed[]) =>
  first && others.every((other) => hourOf(other) === hourOf(first)) ? hourOf(first) : undefined;

/** In a subject. */
export const inShort = (lessons: readonly Mailed[]) =>
  weekly(lessons) ?? lessons.map(({ date }) => shortDay(date)).join(", ");

type Facts = NonNullable<Post["letter"]["facts"]>;
/** When, where and for how much, for all of them instead of one. */
export const aboutAll = (posts: readonly Post[], lessons: readonly Mailed[], desk: Desk): Post[] => {
  if (lessons.length === 0) return [];
  const hour = weekly(lessons);
  const places = [...new Set(lessons.map((lesson) => placeOf(lesson, desk.business.facility)))];
  const dates = lessons.map((one) => (hour ? shortDay(one.date) : `${shortDay(one.date)}, ${hoursOf(one)}`));
  const terms: Facts = [
    ...(hour ? [["When", hour] as const] : []),
    ["Dates", dates.join(" · ")],
    ["Where", places.join(" · ")],
    ["Price", seriesPrice(lessons.map(({ price }) => price))],
  ];
  return posts.map((post) => {
    const facts = (post.letter.facts ?? []).filter(([name]) => !["When", "Where", "Price"].includes(name));
    const isWho = ([name]: Facts[number]) => ["With", "Player"].includes(name);
    const [times, rest] = [terms.slice(0, -2), terms.slice(-2)];
    return {
      ...post,
      uselessAfter: lessons.at(-1)?.scheduledDate,
      letter: {
        ...post.letter,
        facts: [...times, ...facts.filter(isWho), ...rest, ...facts.filter((fact) => !isWho(fact))],
      },
    };
  });
};

/** However it has been answered since. */
const wasAsked = (lesson: Mailed, { data: { as } }: Fact) => (as ?? lesson.status) === "pending";

const button = { label: "See your lessons", path: "/player-dashboard" };

type Fact = { id: string; meta: Pick<Meta, "actor">; data: { as?: BegunSeries["as"] | undefined } };
const toPlayer = async (desk: Desk, lessons: readonly Mailed[], fact: Fact) => {
  const [first] = lessons;
  if (!first) return [];
  const coach = nameOf(first.instructor.user) ?? "Your coach";
  const admin = await adminActing(desk, first, fact.meta.actor);
  const isAsked = wasAsked(first, fact);
  const { paragraphs: paying, ...howToPay } = await howToPayEach(desk, lessons);
  const posts = await postToPlayer(desk, first, fact.id, {
    kind: isAsked ? "series requested" : "series booked",
    subject: `${isAsked ? "Request sent" : "Your lessons"}: ${inShort(lessons)} (${lessons.length} weeks)`,
    heading: isAsked ? "Request sent" : `You have ${lessons.length} lessons`,
    paragraphs: [
      isAsked
        ? `${coach} will confirm. Until then, your calendar shows these times as tentative.`
        : `${isCoachs(fact.meta, first) ? `${coach} put them` : "They're"} on the calendar. There's nothing left to confirm.`,
      ...paying,
    ],
    ...howToPay,
    ...(first.studentId && { button }),
    afterwards: [...(first.studentId ? [] : [cantMakeIt(desk.business)]), ...(admin ? [admin.words] : [])],
    ...(admin && { alsoNames: admin.id }),
  });
  return aboutAll(posts, lessons, desk).map((post) => ({
    ...post,
    calendar: {
      method: "PUBLISH" as const,
      name: "lessons.ics",
      text: calendarFile(lessons, { business: desk.business, side: "player", method: "PUBLISH", attendee: post.to }),
    },
  }));
};

/** What an instructor entered is no news to them. */
const putThere = async (desk: Desk, lessons: readonly Mailed[], fact: Fact) => {
  const [first] = lessons;
  if (!first || isCoachs(fact.meta, first)) return [];
  const admin = await adminActing(desk, first, fact.meta.actor);
  const posts = await postToInstructor(desk, first, fact.id, {
    kind: "done for you",
    subject: `On your calendar: ${inShort(lessons)} (${lessons.length} weeks)`,
    heading: `${lessons.length} lessons were put on your calendar`,
    paragraphs: [],
    ...(admin && { paragraphs: [admin.words], alsoNames: admin.id }),
    button: { label: "See the lessons", path: `/instructor-dashboard/lessons/${first.id}/show` },
  });
  return aboutAll(posts, lessons, desk);
};

const toInstructor = async (desk: Desk, lessons: readonly Mailed[], fact: Fact) => {
  if (lessons[0] && !wasAsked(lessons[0], fact)) return putThere(desk, lessons, fact);
  const left = lessons.filter(({ status }) => status === "pending"); // the others were answered by now
  const [first] = left;
  if (!first) return [];
  const player = first.studentName ?? nameOf(first.student) ?? "A player";
  const posts = await postToInstructor(desk, first, fact.id, {
    kind: "series requested",
    subject: `New request: ${inShort(left)} (${left.length} weeks)`,
    heading: `${player} requested ${left.length} weekly lessons`,
    paragraphs: ["Please confirm or decline. Until you do, other players can request these times, too."],
    facts: first.sessionFocus ? [["Focus", focusInWords[first.sessionFocus]]] : [],
    button: { label: "Confirm or decline", path: `/instructor-dashboard/lessons/${first.id}/show` },
  });
  return aboutAll(posts, left, desk);
};

/** Whoever booked it has waited for an answer in vain: the server stopped in between, and then a week was taken. */
export const mailBookerWhenSeriesGivenUp = (desk: Desk): Process =>
  processOf<SeriesEvent>("mail booker when series given up", {
    SeriesGivenUp: async ({ id, data: { seriesId, late }, meta: { actor } }) => {
      const known = await desk.stateOf(series, seriesStream(seriesId));
      const [first] = known?.begun.weeks ?? [];
      if (!late || known?.state !== "given up" || !first || typeof actor === "string") return [];
      const booker = await userById(desk.db, actor.userId);
      if (!booker?.email) return [];
      const dates = known.begun.weeks.map(({ date }) => shortDay(date)).join(" · ");
      return [
        {
          key: `${id} series not booked`,
          kind: "series not booked",
          to: { email: booker.email, name: nameOf(booker) },
          subjects: [booker.id],
          instructorId: known.begun.instructorId,
          uselessAfter: first.startsAt,
          letter: {
            subject: `Not booked: ${weekday(first.date)}s, ${clock(first.startTime)}`,
            heading: "Your weekly lessons aren't booked",
            paragraphs: [
              "Somebody else got one of these weeks while we were booking them, so none of them is booked.",
              "We're sorry. Please choose the weeks again.",
            ],
            facts: [["Dates", dates]],
          },
        },
      ];
    },
  });

/** One mail to each side about all its weeks. */
export const mailWhenSeriesBooked = (desk: Desk): Process =>
  processOf<SeriesEvent>("mail both sides when series booked", {
    SeriesBooked: async (fact) => {
      const lessons = (await seriesToMail(desk, fact.data.lessonIds)).filter(({ status }) => isActive({ status }));
      return [...(await toPlayer(desk, lessons, fact)), ...(await toInstructor(desk, lessons, fact))];
    },
  });
