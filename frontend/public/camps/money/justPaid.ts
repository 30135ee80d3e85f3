import { toast } from "../../../shared/toastStore.ts";

const untold = new Set<string>();

/** The card form says that a registration is paid. Its parent is told so once the server says it, too. */
export const tellWhenPaid = (registrationId: string) => void untold.add(registrationId);

/** The server says that it is paid: who has just paid it is told, once. */
export const tellPaid = (registrationId: string) => {
  if (!untold.delete(registrationId)) return;
  toast({ title: "Payment Successful!", text: "Your registration has been confirmed." });
};
