import type { PaidByHand, PaymentStatus, RegistrationView } from "../../../../backend/camps/contract.ts";

/** A payment as it is being entered. */
export type PaymentDraft = {
  paymentStatus: PaymentStatus;
  method: PaidByHand | "";
  amount: string;
  words: string;
};

/** Begins with the method the parent chose, if it is one that can be recorded by hand. */
export const draftOf = ({ paymentStatus, paymentMethod }: RegistrationView): PaymentDraft => ({
  paymentStatus: paymentStatus === "unpaid" ? "paid" : paymentStatus,
  method: paymentMethod && paymentMethod !== "later" && paymentMethod !== "card" ? paymentMethod : "",
  amount: "",
  words: "",
});

/** What the server gets: neither amount nor method if unpaid, and nothing that was left empty. */
export const toldOf = ({ paymentStatus, method, amount, words }: PaymentDraft) => ({
  paymentStatus,
  ...(paymentStatus !== "unpaid" && method && { method }),
  ...(paymentStatus === "partial" && amount.trim() && { amount: amount.trim() }),
  ...(words.trim() && { words: words.trim() }),
});
