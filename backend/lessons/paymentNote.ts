import type { LessonEvent } from "../../eventstore/lessons/events.ts";
import type { Day, Payment } from "./day.ts";
import { conflict, found, shownStatus } from "./lesson.ts";
import { canNotePayment } from "./movesRule.ts";

/** What is recorded about a payment; without an amount it is the lesson's price. */
export type SaidPayment = Omit<Payment, "cents"> & { readonly cents?: number | undefined };

/** Someone records that a lesson was paid: how and how much. The latest note counts. */
export const notePayment =
  ({ lessonId, payment }: { lessonId: string; payment: SaidPayment }) =>
  (day: Day): LessonEvent[] => {
    const lesson = found(day, lessonId);
    const { studentId, requestId, priceCents, payment: noted } = lesson;
    const { how, cents = priceCents, words } = payment;
    if (noted?.how === how && noted.cents === cents && noted.words === words) return [];
    if (!canNotePayment(lesson))
      throw conflict("NothingToPay", `This lesson is ${shownStatus[lesson.status]}, so there's nothing to pay.`);
    if (cents === 0) throw conflict("NothingToPay", "This lesson is free. Enter an amount if something was paid.");
    const personal = words === null ? null : { words };
    const about = { lessonId, studentId, ...(requestId && { requestId }) };
    return [{ type: "LessonPaymentNoted", data: { ...about, how, cents, personal } }];
  };

/** The player says how they sent the payment. Once is enough, and once a payment is noted there is nothing to add. */
export const sayPaymentSent =
  ({ lessonId, how }: { lessonId: string; how: Payment["how"] }) =>
  (day: Day): LessonEvent[] => {
    const lesson = found(day, lessonId);
    const { studentId, payment, paymentSent, priceCents } = lesson;
    if (payment || paymentSent || studentId === null) return [];
    if (!canNotePayment(lesson) || priceCents === 0)
      throw conflict("NothingToPay", "There's nothing to pay for this lesson.");
    return [{ type: "LessonPaymentSent", data: { lessonId, studentId, how } }];
  };

/** Takes back the note, whoever made it. */
export const withdrawPaymentNote =
  ({ lessonId }: { lessonId: string }) =>
  (day: Day): LessonEvent[] =>
    found(day, lessonId).payment ? [{ type: "LessonPaymentNoteWithdrawn", data: { lessonId } }] : [];
