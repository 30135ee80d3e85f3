import { dayStream } from "../../../eventstore/lessons/events.ts";
import { lessonRequestStream } from "../../../eventstore/lessons/requestEvents.ts";
import type { LessonRequestView } from "../../../projections/lessons/view.ts";
import type { Backend } from "../../backend.ts";
import { type Command, newId } from "../../command.ts";
import { Rejection } from "../../http/rejection.ts";
import { oneAtATime } from "../../oneAtATime.ts";
import type { AnswerRequest } from "../contract.ts";
import { day, type Lesson } from "../day.ts";
import { conflict } from "../lesson.ts";
import { isActive } from "../movesRule.ts";
import { putOnCalendar, putSeriesOnCalendar } from "../booking/putOnCalendar.ts";
import { type CheckPlace, checkingPlace } from "../samePlace.ts";
import { answerRequest, lessonRequest, scheduleRequest } from "./request.ts";

/**
 * Whoever handles a request answers it. With a day and a time, the lesson is put on that instructor's calendar first, or
 * one every week.
 */
export const answer = async (
  parts: Backend,
  command: Command,
  { request, form, instructorId }: { request: LessonRequestView; form: AnswerRequest; instructorId: string | null },
) => {
  const { id: requestId } = request;
  const target = { fold: lessonRequest, stream: lessonRequestStream(requestId), command };
  if (form.status !== "scheduled") {
    await parts.handle(target, answerRequest({ requestId, status: form.status }));
    return;
  }
  const { date, startTime, ...rest } = form;
  if (date === undefined || startTime === undefined) {
    await parts.handle(target, scheduleRequest({ requestId, lesson: null }));
    return;
  }
  const checkPlace = checkingPlace(parts, form);
  await oneScheduling(parts, async () => {
    const lesson = await lessonFor(parts, command, { ...rest, request, instructorId, date, startTime, checkPlace });
    await parts.handle(target, scheduleRequest({ requestId, lesson }));
  });
};

/** Of two who schedule the same request at the same moment, the second one finds the first one's lesson. */
const oneScheduling = (backend: Backend, work: () => Promise<void>) =>
  oneAtATime(
    backend,
    { what: "scheduling lesson requests", known: "what was scheduled", shownBy: ["lessonRequests"] },
    work,
  );

const lessonFor = async (
  parts: Backend,
  command: Command,
  {
    request: { id: requestId, requesterId, player, name, phone, email },
    instructorId,
    date,
    startTime,
    price,
    location: place,
    notes,
    alsoOn,
    duringCamp,
    lastLessonId,
    checkPlace,
  }: Pick<AnswerRequest, "price" | "location" | "notes" | "alsoOn" | "duringCamp" | "lastLessonId"> & {
    request: LessonRequestView;
    instructorId: string | null;
    date: string;
    startTime: string;
    checkPlace: CheckPlace | undefined;
  },
) => {
  if (!instructorId) {
    const message = "Please choose an instructor";
    throw new Rejection("invalid", "Invalid", message, { issues: [{ path: ["instructorId"], message }] });
  }
  if (name === null || phone === null || email === null)
    throw new Rejection(
      "conflict",
      "Erased",
      "The data of whoever sent this was erased, so there's nobody to book for.",
    );
  const lessons = (await parts.stateOf(lessonRequest, lessonRequestStream(requestId)))?.lessons ?? [];
  const startsAt = parts.time.instantOf({ date, time: startTime });
  const ofThatDay = lessons.filter((one) => one.instructorId === instructorId && one.date === date);
  const onThatDay = ofThatDay.length > 0 ? await parts.stateOf(day, dayStream({ instructorId, date })) : undefined;
  const isThere = (lesson: Lesson | undefined) =>
    lesson?.startsAt === startsAt && isActive(lesson) && (lesson.series?.of ?? 1) === (alsoOn?.length ?? 0) + 1;
  const there = ofThatDay.find(({ lessonId }) => isThere(onThatDay?.get(lessonId)));
  if (there) return there; // sent again, a moment later
  if (lastLessonId !== undefined && (lessons.at(-1)?.lessonId ?? null) !== lastLessonId)
    throw conflict("ScheduledMeanwhile", "A lesson was just scheduled for this request. Please check it first.");
  // If the first of the two streams was written and the second was not, the same command finds the same lesson.
  const attempt = [requestId, lessons.length, instructorId, date, startTime, ...(alsoOn ?? [])].join(" ");
  const again = { ...command, key: attempt };
  const agreed = {
    requestId,
    ...(player && requesterId ? { by: requesterId, contact: { phone, email } } : {}),
    studentId: player?.id ?? requesterId,
    instructorId,
    date,
    startTime,
    ...(price !== undefined && { priceCents: Math.round(price * 100) }),
    place,
    duringCamp,
    checkPlace,
    personal: {
      ...(!player && { phone, email }),
      ...(requesterId === null && { studentName: name }),
      ...(notes && { notes }),
    },
  };
  if (alsoOn) return { lessonId: await putSeriesOnCalendar(parts, again, { ...agreed, alsoOn }), instructorId, date };
  const lessonId = newId(again, "lesson");
  await putOnCalendar(parts, command, { ...agreed, lessonId });
  return { lessonId, instructorId, date };
};
