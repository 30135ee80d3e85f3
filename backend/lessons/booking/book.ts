import { userStream } from "../../../eventstore/accounts/open.ts";
import { type BookedLesson, dayStream } from "../../../eventstore/lessons/events.ts";
import { person } from "../../accounts/open.ts";
import { locateLesson } from "../../../projections/lessons/lookupQueries.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout, newId } from "../../command.ts";
import { Rejection } from "../../http/rejection.ts";
import { offerOf } from "../../scheduling/open.ts";
import { aroundMidnight } from "../aroundMidnight.ts";
import { campAt } from "../campAt.ts";
import { type BookingContact, type BookLesson, lessonMinutes } from "../contract.ts";
import { day } from "../day.ts";
import { bookLesson } from "../lesson.ts";
import { agreedPrice, offeredSlot } from "../proposals/offer.ts";
import { contacts } from "../personal.ts";
import { bookSeries } from "../series/bookSeries.ts";

/** The wizard's form, or the short one, which may leave out contact and wishes. */
type Booked = Omit<BookLesson, keyof BookingContact> & {
  [Field in keyof BookingContact]?: BookingContact[Field] | undefined;
};

type Booking = { readonly by: string; readonly form: Booked };

/** What a form books, on the terms of the slot that begins then. Throws a Rejection if there is none. */
const lessonOnOffer = async (
  { stateOf, time, policies }: Pick<Backend, "stateOf" | "time" | "policies">,
  { by, form, lessonId }: Booking & { lessonId: string },
): Promise<BookedLesson> => {
  const { instructorId, playerId: studentId = by } = form;
  const contact = contacts({ phone: form.studentPhone, email: form.studentEmail });
  const words = contacts({ notes: form.notes });
  const date = time.wallClock(new Date(form.scheduledDate).toISOString()).date;
  const [{ role }, offer] = await Promise.all([
    stateOf(person, userStream(instructorId)), // all three are read in one go
    offerOf({ stateOf }, instructorId),
    stateOf(day, dayStream({ instructorId, date })), // which is to be decided on
  ]);
  if (role !== "instructor")
    throw new Rejection(
      "missing",
      "NoSuchInstructor",
      "This coach no longer gives lessons here. Please choose another one.",
    );
  const { slot, startsAt } = offeredSlot(offer, { scheduledDate: form.scheduledDate, time });
  return {
    lessonId,
    studentId,
    instructorId,
    slotId: slot.slotId,
    date,
    startTime: slot.startTime,
    startsAt,
    minutes: lessonMinutes,
    priceCents: agreedPrice(slot, form.price),
    location: slot.location,
    seats: slot.maxStudents,
    as: "pending",
    sessionFocus: form.sessionFocus ?? null,
    weeklyRecurring: form.weeklyRecurring ?? null,
    agreedTo: await policies.agreed(form.agreedTo),
    ...(studentId === by ? { personal: { ...contact, ...words } } : { by, contact, personal: words }),
  };
};

/**
 * A player, or whoever acts for one, requests one of an instructor's times, or several at the same hour as a series.
 * Price, location and seats are the slot's, whatever the form says. Returns the id of the first.
 */
export const book = async (parts: Backend, command: Command, { by, form }: Booking): Promise<string> => {
  const { db, handle, stateOf, time } = parts;
  const { instructorId, alsoOn } = form;
  const { date, time: startTime } = time.wallClock(new Date(form.scheduledDate).toISOString());
  if (alsoOn)
    return bookSeries(parts, command, {
      at: { instructorId, date, startTime },
      alsoOn,
      lessonOn: (date, lessonId) => {
        const scheduledDate = time.instantOf({ date, time: startTime });
        return lessonOnOffer(parts, { by, form: { ...form, scheduledDate }, lessonId });
      },
    });
  const stream = dayStream({ instructorId, date });
  const lessonId = newId(commandAbout(command, stream), "lesson");
  /** Sent again: booked, whatever became of the slot. If the read models do not show it yet, the day's stream does. */
  const isBooked = async () => {
    if (await locateLesson(db, lessonId)) return true;
    if (!(await stateOf(day, stream)).has(lessonId)) return false;
    await handle({ fold: day, stream, command }, () => []); // until they do
    return true;
  };
  const lesson = await lessonOnOffer(parts, { by, form, lessonId }).catch(async (refusal: unknown) => {
    if (command.key && (await isBooked())) return undefined;
    throw refusal;
  });
  if (!lesson) return lessonId;
  const [beside, camp] = await Promise.all([aroundMidnight(parts, lesson), campAt(parts, lesson)]);
  await handle({ fold: day, stream, command }, beside(bookLesson({ lesson, now: command.now, camp })));
  return lessonId;
};
