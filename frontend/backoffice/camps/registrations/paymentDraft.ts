import { PaidByHand, type PaymentStatus, type RegistrationView } from "../../../../backend/camps/contract.ts";

/** A payment as it is being entered. */
export type PaymentDraft = {
  paymentStatus: PaymentStatus;
  method: PaidByHand | "";
  amount: string;
  words: string;
};

export const isByHand = (method: string | null | undefined): method is PaidByHand =>
  PaidByHand.options.some((known) => known === method);

/** Begins with how it was paid, or how the parent means to pay, if that is one that can be recorded by hand. */
export const draftOf = ({ paymentStatus, paymentMethod, receivedBy }: RegistrationView): PaymentDraft => {
  const method = receivedBy ?? paymentMethod;
  return {
    paymentStatus: paymentStatus === "unpaid" ? "paid" : paymentStatus,
    method: isByHand(method) ? method : "",
    amount: "",
    words: "",
  };
};

/** What the server gets: neither amount nor method if unpaid, and nothing that was left empty. */
export const toldOf = ({ paymentStatus, method, amount, words }: PaymentDraft) => ({
  paymentStatus,
  ...(paymentStatus !== "unpaid" && method && { method }),
  ...(paymentStatus === "partial" && amount.trim() && { amount: amount.trim() }),
  ...(words.trim() && { words: words.trim() }),
});
