import type { PaidByHand, PaymentStatus, RegistrationView } from "../../../../backend/camps/contract.ts";
import { useAct } from "../../data/useAct.ts";
import type { CampVerbs } from "../verbs.ts";
import { parentName, paymentStatusWords as words } from "../words.ts";

/** Sets the payment status of a registration; for a while it can be undone. */
export const usePaymentStatus = (registration: RegistrationView) => {
  const { id, paymentStatus } = registration;
  const { send, sending, values } = useAct(
    ({ setPaymentStatus }: CampVerbs) => setPaymentStatus,
    {
      done: words.paymentStatusUpdated,
      meaning: parentName(registration),
      failed: words.error,
      unexplained: words.failedToUpdatePayment,
    },
    { undoable: () => id },
  );
  return {
    sending,
    /** The new one, while it is being sent. */
    status: sending && values ? values.paymentStatus : paymentStatus,
    set: (status: PaymentStatus, method?: PaidByHand) =>
      void send({ id, paymentStatus: status, ...(method && { method }) }),
  };
};
