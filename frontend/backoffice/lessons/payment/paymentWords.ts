import type { LessonView, PaymentView } from "../../../../backend/lessons/contract.ts";
import { dateAt, money, monthAndDay } from "../../../shared/formats.ts";

export const paidByLabel: Record<PaymentView["how"], string> = {
  venmo: "Venmo",
  cashapp: "Cash App",
  cash: "Cash",
  other: "Other",
};

const wayOf: Record<PaymentView["how"], string> = {
  venmo: "by Venmo",
  cashapp: "by Cash App",
  cash: "in cash",
  other: "another way",
};
/** "Says paid by Venmo, Nov 23" */
export const paymentSentInWords = ({ how, at }: NonNullable<LessonView["paymentSent"]>) =>
  `Says paid ${wayOf[how]}, ${monthAndDay(dateAt(at))}`;

/** "$75.00 by Venmo", "$75.00 in cash", "$75.00: paid by her aunt" */
export const paymentInWords = ({ how, amount, words }: Pick<PaymentView, "how" | "amount" | "words">) => {
  if (how === "other") return words ? `${money(amount)}: ${words}` : money(amount);
  return `${money(amount)} ${wayOf[how]}`;
};
