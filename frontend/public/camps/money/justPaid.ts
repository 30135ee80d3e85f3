import { toast } from "../../../shared/toastStore.ts";
import { justPaidWords as words } from "../words.ts";

const untold = new Set<string>();

/** The card form reports a payment. The parent is told once the server confirms it. */
export const tellWhenPaid = (registrationId: string) => void untold.add(registrationId);

/** The server confirms a payment: tells whoever has just made it, once. */
export const tellPaid = (registrationId: string) => {
  if (!untold.delete(registrationId)) return;
  toast({ title: words.paymentSuccessful, text: words.yourRegistrationHasBeen });
};
