import { type DataProvider, useDataProvider, useRefresh } from "react-admin";
import type { PaymentStatus, RegistrationView } from "../../../../backend/camps/contract.ts";
import { ApiError } from "../../../shared/api.ts";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { takenBack } from "./takenBack.ts";
import type { CampVerbs } from "../verbs.ts";

/** Sets the payment status of a registration; while the toast is shown, it can be undone. */
export const usePaymentStatus = (registration: RegistrationView) => {
  const provider = useDataProvider<DataProvider & CampVerbs>();
  const refresh = useRefresh();
  type Told = Parameters<typeof provider.setPaymentStatus>[0];
  const { send, sending, values } = useSend(
    ({ told }: { told: Told; before?: Told }) => provider.setPaymentStatus(told),
    {
      failed: { title: "Error", text: "Failed to update payment status. Please try again." },
      sent: (_, { before }) => {
        toast({
          title: "Payment status updated",
          ...(before && { action: { label: "Undo", run: () => void send({ told: before }) } }),
        });
        refresh();
      },
      refused: (error) => {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) refresh(); // the screen was out of date
        return false;
      },
    },
  );
  return {
    sending,
    /** The new one, while it is being sent. */
    status: sending && values ? values.told.paymentStatus : registration.paymentStatus,
    set: (paymentStatus: PaymentStatus) =>
      void send({ told: { id: registration.id, paymentStatus }, before: takenBack(registration) }),
  };
};
