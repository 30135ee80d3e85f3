import type { SeriesEvent } from "../../../eventstore/lessons/seriesEvents.ts";
import { type Process, processOf } from "../../process.ts";
import { userById } from "../../../projections/accounts/open.ts";
import type { LessonTime } from "../../../eventstore/lessons/proposals.ts";
import { seriesStream } from "../../../eventstore/lessons/seriesEvents.ts";
import { series } from "../series/series.ts";
import { calendarFile } from "../calendar/calendarFile.ts";
import { adminActing, type Desk, type Mailed, postToInstructor, postToPlayer } from "./lessonMail.ts";
import { howToPayEach } from "./howToPay.ts";
import { clock, nameOf, shortDay, shortWhen, weekday } from "./lessonWords.ts";
import { movedFrom } from "./mailPlayerWhenLessonMoved.ts";
import { aboutAll, inShort, seriesToMail } from "./mailWhenSeriesBooked.ts";

const counted = (lessons: readonly Mailed[]) => (areOne(lessons) ? "1 lesson" : `${lessons.length} lessons`);
const areOne = (lessons: readonly Mailed[]) => lessons.length === 1;
const them = (lessons: readonly Mailed[]) => (areOne(lessons) ? "it" : "them");
const days = (lessons: readonly Mailed[]) => lessons.map(({ date }) => shortDay(date)).join(", ");

/** "Tuesdays at 5:00 PM", or each where they differ. */
const formerly = (times: readonly LessonTime[]) => {
  const weekly = new Set(times.map(({ date, startTime }) => `${weekday(date)}s at ${clock(startTime)}`));
  return weekly.size === 1 && times.length > 1 ? [...weekly].join("") : times.map(shortWhen).join(" · ");
};

/** What the player reads about it. */
const toPlayer = {
  confirmed: (lessons: readonly Mailed[], coach: string) => ({
    subject: "Confirmed",
    heading: `${counted(lessons)} confirmed`,
    paragraphs: [`${coach} confirmed ${them(lessons)}. See you there!`],
  }),
  declined: (lessons: readonly Mailed[], coach: string) => ({
    subject: "Your lesson request was declined",
    heading: `${coach} can't give ${areOne(lessons) ? "this lesson" : "these lessons"}`,
    paragraphs: [
      ...(lessons[0]?.reason ? [lessons[0].reason] : []),
      `You owe nothing for ${them(lessons)}. If you've paid, work out any refund with your coach.`,
      "You can request other times on the calendar.",
    ],
  }),
  canceled: (lessons: readonly Mailed[], coach: string) => ({
    subject: "Canceled",
    heading: `${counted(lessons)} canceled`,
    paragraphs: [
      ...(lessons[0]?.reason ? [lessons[0].reason] : []),
      `You owe nothing for ${them(lessons)}.`,
      `If you've paid, work out any refund with ${coach}.`,
    ],
  }),
  "cancellation accepted": (lessons: readonly Mailed[], coach: string) => ({
    subject: "Canceled",
    heading: `${counted(lessons)} canceled`,
    paragraphs: [`${coach} accepted. If you've paid, work out any refund with ${coach}.`],
  }),
  "cancellation declined": (lessons: readonly Mailed[]) => ({
    subject: areOne(lessons) ? "Your lesson stays" : "Your lessons stay",
    heading: `Your coach can't change ${areOne(lessons) ? "this lesson" : "these lessons"}`,
    paragraphs: [
      areOne(lessons)
        ? `It stays where it is: ${days(lessons)}. If you can't make it, please call or email us.`
        : `They stay where they are: ${days(lessons)}. If you can't make one, please call or email us.`,
    ],
  }),
  moved: (lessons: readonly Mailed[], _: string, was: string, isElsewhere: boolean) => ({
    subject: areOne(lessons) ? "Your lesson moved" : "Your lessons moved",
    heading: areOne(lessons) ? "Your lesson has a new time" : `${lessons.length} lessons have a new time`,
    paragraphs: [
      movedFrom({
        was,
        areMany: !areOne(lessons),
        isConfirmed: lessons.every(({ status }) => status === "confirmed"),
        isElsewhere,
      }),
    ],
  }),
};

/** What the coach reads about it if an admin did it for them. */
const doneForCoach = {
  confirmed: (lessons: readonly Mailed[]) => ({
    subject: "Confirmed for you",
    heading: `${counted(lessons)} confirmed for you`,
    paragraphs: [],
  }),
  declined: (lessons: readonly Mailed[]) => ({
    subject: "Declined for you",
    heading: `A request for ${counted(lessons)} was declined for you`,
    paragraphs: [],
  }),
  canceled: (lessons: readonly Mailed[]) => ({
    subject: "Canceled for you",
    heading: `${counted(lessons)} canceled for you`,
    paragraphs: [],
  }),
  "cancellation accepted": (lessons: readonly Mailed[]) => ({
    subject: "Canceled for you",
    heading: `${counted(lessons)} canceled for you, as the player asked`,
    paragraphs: [],
  }),
  "cancellation declined": (lessons: readonly Mailed[]) => ({
    subject: "Cancellation declined for you",
    heading: "A cancellation was declined for you",
    paragraphs: [
      `${areOne(lessons) ? "Your lesson stays where it is" : "Your lessons stay where they are"}: ${days(lessons)}.`,
    ],
  }),
  moved: (lessons: readonly Mailed[], was: string) => ({
    subject: "Moved for you",
    heading: `${counted(lessons)} moved for you`,
    paragraphs: [`${areOne(lessons) ? "It was" : "They were"} on ${was}.`],
  }),
};

/** The player's act in words for the coach: some are canceled, and those that were agreed wait for an answer. */
const playerCanceled = (lessons: readonly Mailed[]) => {
  const asked = lessons.filter(({ proposal }) => proposal?.kind === "cancel");
  const player = lessons[0]?.studentName ?? "A player";
  return {
    subject: asked.length > 0 ? "Cancellation requested" : "Request canceled",
    heading:
      asked.length > 0
        ? `${player} wants to cancel ${counted(asked)}`
        : `${player} canceled a request for ${counted(lessons)}`,
    paragraphs: [
      ...(asked.length > 0 ? [`Until you accept, ${areOne(asked) ? "it stays" : "they stay"} on the calendar.`] : []),
      ...(asked.length > 0 && asked.length < lessons.length
        ? [`Not confirmed yet, so already canceled: ${days(lessons.filter((one) => !asked.includes(one)))}.`]
        : []),
    ],
  };
};

const isToPay = ["confirmed", "moved"];

/** One mail to the other side about all lessons that something was done to, and to the coach if an admin did it. */
export const mailWhenSeriesChanged = (desk: Desk): Process =>
  processOf<SeriesEvent>("mail the other side when series changed", {
    SeriesActDone: async ({ id, data: { seriesId, actId, what, side, lessonIds, undoes }, meta }) => {
      if (undoes) return []; // nobody heard of the move
      const lessons = await seriesToMail(desk, lessonIds);
      const [first] = lessons;
      if (!first) return [];
      const { moves = [] } = (await desk.stateOf(series, seriesStream(seriesId)))?.acts.get(actId) ?? {};
      const moved = moves.filter(({ lessonId }) => lessons.some(({ id }) => id === lessonId));
      const was = formerly(moved.map(({ from }) => from));
      const isElsewhere = moved.some(({ from, to }) => from.location !== to.location);
      const admin = await adminActing(desk, first, meta.actor);
      const coach = nameOf(first.instructor.user) ?? "your coach";
      const about = (words: { subject: string; heading: string; paragraphs: string[] }) => ({
        ...words,
        kind: side === "player" ? "series canceled" : `series ${what}`,
        subject: `${words.subject}: ${inShort(lessons)}${areOne(lessons) ? "" : ` (${counted(lessons)})`}`,
        ...(admin && { afterwards: [admin.words], alsoNames: admin.id }),
      });
      const seeLesson = { label: "See the lesson", path: `/instructor-dashboard/lessons/${first.id}/show` };
      const forCoach = side === "player" ? playerCanceled(lessons) : admin && doneForCoach[what](lessons, was);
      const toCoach = forCoach
        ? await postToInstructor(desk, first, id, { ...about(forCoach), button: seeLesson })
        : [];
      const isNews = side === "instructor" || lessons.some(({ status }) => status === "cancelled");
      const seeLessons = first.studentId && { button: { label: "See your lessons", path: "/player-dashboard" } };
      const told = side === "player" ? lessons.filter(({ status }) => status === "cancelled") : lessons;
      const acting = typeof meta.actor === "object" ? await userById(desk.db, meta.actor.userId) : undefined;
      const own =
        side === "player"
          ? {
              subject: "Request canceled",
              heading: `A request for ${counted(told)} was canceled`,
              paragraphs: [
                `${acting?.firstName ?? "Your family"} canceled it. We've let your coach know. You owe nothing for it.`,
              ],
            }
          : toPlayer[what](lessons, coach, was, isElsewhere);
      const { paragraphs: paying, ...howToPay } = await howToPayEach(desk, isToPay.includes(what) ? told : []);
      const letter = { ...about({ ...own, paragraphs: [...own.paragraphs, ...paying] }), ...howToPay };
      const letters = isNews ? await postToPlayer(desk, told[0] ?? first, id, { ...letter, ...seeLessons }) : [];
      const withCalendar = aboutAll(letters, told, desk).map((post) => ({
        ...post,
        calendar: {
          method: "PUBLISH" as const,
          name: "lessons.ics",
          text: calendarFile(told, { business: desk.business, side: "player", method: "PUBLISH", attendee: post.to }),
        },
      }));
      return [...withCalendar, ...aboutAll(toCoach, lessons, desk)];
    },
  });
