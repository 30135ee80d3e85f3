import type { PaymentView } from "../../../../backend/lessons/contract.ts";
import { money } from "../../../shared/formats.ts";

export const paidByLabel: Record<PaymentView["how"], string> = {
  venmo: "Venmo",
  cashapp: "Cash App",
  cash: "Cash",
  other: "Other",
};

/** "$75.00 by Venmo", "$75.00 in cash", "$75.00: paid by her aunt" */
export const paymentInWords = ({ how, amount, words }: Pick<PaymentView, "how" | "amount" | "words">) => {
  if (how === "other") return words ? `${money(amount)}: ${words}` : money(amount);
  return `${money(amount)} ${how === "cash" ? "in cash" : `by ${paidByLabel[how]}`}`;
};
