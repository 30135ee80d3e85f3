import { paymentHandlesOf } from "../../../projections/accounts/open.ts";
import type { LessonView } from "../../../projections/lessons/view.ts";
import type { Letter } from "../../post.ts";
import { cashAppLink, venmoLink } from "../../payments/paymentLinksRule.ts";
import { isPayable, lessonPaymentNote } from "../payingRule.ts";
import type { Desk, Mailed } from "./lessonMail.ts";
import { shortDay } from "./lessonWords.ts";

/**
 * Where the money goes, with which note, and the apps with it filled in; or that it was sent. Undefined if there is
 * nothing to pay.
 */
export const howToPay = async (desk: Desk, lesson: LessonView) => {
  if (!isPayable({ ...lesson, startsAt: lesson.scheduledDate }, Date.now())) return undefined;
  const handles = await paymentHandlesOf(desk.db, lesson.instructor.id, desk.facilityPayment);
  const { venmo, cashApp } = handles;
  // Whoever sent it already must not be asked again, with the note of another day.
  if (lesson.paymentSent) return { handles, letter: { facts: [["Payment", "Marked as sent"] as const] } };
  const note = lessonPaymentNote(lesson);
  const letter: Pick<Letter, "facts" | "links"> = {
    facts: [
      ...(venmo ? [["Venmo", venmo] as const] : []),
      ...(cashApp ? [["Cash App", cashApp] as const] : []),
      ["Payment note", note],
    ],
    links: [
      ...(venmo ? [{ label: "Open Venmo", url: venmoLink(venmo, lesson.price, note) }] : []),
      ...(cashApp ? [{ label: "Open Cash App", url: cashAppLink(cashApp, lesson.price) }] : []),
    ],
  };
  return { handles, letter };
};

/** Each lesson of a series is paid by itself: how, for the first that is to be paid. */
export const howToPayEach = async (desk: Desk, lessons: readonly Mailed[]) => {
  const now = Date.now();
  const first = lessons.find(
    (one) =>
      one.studentId !== null && one.paymentSent === null && isPayable({ ...one, startsAt: one.scheduledDate }, now),
  );
  const paying = first && (await howToPay(desk, first));
  if (!paying) return { paragraphs: [] };
  const others = lessons.length > 1 ? ` Here's how for ${shortDay(first.date)}; your dashboard has the others.` : "";
  return { paragraphs: [`You pay for each lesson by itself.${others}`], ...paying.letter };
};
