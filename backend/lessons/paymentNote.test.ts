import { expect, it } from "vitest";
import {
  booked,
  cancelled,
  completed,
  confirmed,
  declined,
  paymentNoted,
  paymentNoteWithdrawn,
  paymentSent,
} from "../../eventstore/lessons/examples.ts";
import { given } from "../given.ts";
import { day } from "./day.ts";
import { confirmLesson } from "./lesson.ts";
import { notePayment, sayPaymentSent, withdrawPaymentNote } from "./paymentNote.ts";
import { both } from "../both.ts";

const payment = { how: "venmo", cents: 7500, words: "Paid by her aunt" } as const;
const note = notePayment({ lessonId: "l1", payment });
const inCash = notePayment({ lessonId: "l1", payment: { how: "cash", cents: 8000, words: null } });
const cashNoted = {
  ...paymentNoted,
  data: { ...paymentNoted.data, how: "cash", cents: 8000, personal: null },
} as const;
const saySent = sayPaymentSent({ lessonId: "l1", how: "venmo" });
const withdraw = withdrawPaymentNote({ lessonId: "l1" });
const confirm = confirmLesson({ lessonId: "l1", now: "2030-04-30T12:00:00.000Z", offered: true });

it.each([
  ["notes the payment of a lesson that waits", [booked], note, [paymentNoted]],
  [
    "without an amount it is the price",
    [booked],
    notePayment({ lessonId: "l1", payment: { ...payment, cents: undefined } }),
    [paymentNoted],
  ],
  ["notes the payment after the lesson", [booked, confirmed, completed], note, [paymentNoted]],
  ["corrects a note: how and how much", [booked, paymentNoted], inCash, [cashNoted]],
  ["corrects the note of a lesson that was cancelled since", [booked, paymentNoted, cancelled], inCash, [cashNoted]],
  ["takes a note back", [booked, paymentNoted], withdraw, [paymentNoteWithdrawn]],
  ["takes it back from a cancelled lesson, too", [booked, paymentNoted, cancelled], withdraw, [paymentNoteWithdrawn]],
  ["notes it again afterwards", [booked, paymentNoted, paymentNoteWithdrawn], note, [paymentNoted]],
  ["the player says it was sent", [booked], saySent, [paymentSent]],
  ["also of an agreed lesson, and after it", [booked, confirmed, completed], saySent, [paymentSent]],
  ["confirms and notes at once", [booked], both(day, confirm, note), [confirmed, paymentNoted]],
] as const)("G1-49: %s", (_, past, decision, facts) => expect(given(day, ...past).when(decision)).toEqual(facts));

it.each([
  ["noting", [booked, paymentNoted], note],
  ["correcting", [booked, paymentNoted, cashNoted], inCash],
  ["taking back", [booked, paymentNoted, paymentNoteWithdrawn], withdraw],
  ["saying it was sent", [booked, paymentSent], sayPaymentSent({ lessonId: "l1", how: "cash" })],
  ["saying it was sent once it is noted", [booked, paymentNoted], saySent],
  ["taking back what was never noted", [booked], withdraw],
  ["confirming and noting", [booked, confirmed, paymentNoted], both(day, confirm, note)],
] as const)("G1-49: records nothing at the second %s", (_, past, decision) =>
  expect(given(day, ...past).when(decision)).toEqual([]),
);

it.each([
  ["NoSuchLesson", [], note],
  ["NoSuchLesson", [], withdraw],
  ["NothingToPay", [booked, declined], note],
  ["NothingToPay", [booked, cancelled], note],
  ["NothingToPay", [booked, declined], saySent],
  ["NothingToPay", [{ ...booked, data: { ...booked.data, priceCents: 0 } }], saySent],
  ["NoSuchLesson", [], saySent],
  [
    "NothingToPay",
    [{ ...booked, data: { ...booked.data, priceCents: 0 } }],
    notePayment({ lessonId: "l1", payment: { ...payment, cents: undefined } }),
  ],
  ["NotPending", [booked, cancelled], both(day, confirm, note)],
] as const)("G1-49: refuses with %s: %#", (code, past, decision) =>
  expect(() => given(day, ...past).when(decision)).toThrow(expect.objectContaining({ code })),
);

it("G1-49: for an erased player how and how much stay", () =>
  expect(
    given(day, booked, { ...paymentNoted, data: { ...paymentNoted.data, personal: null } }).when(
      notePayment({ lessonId: "l1", payment: { ...payment, words: null } }),
    ),
  ).toEqual([]));
