import { useMutation } from "@tanstack/react-query";
import { type DataProvider, useDataProvider, useRefresh } from "react-admin";
import type { PaymentStatus, RegistrationView } from "../../../../backend/camps/contract.ts";
import { ApiError, wordsOf } from "../../../shared/api.ts";
import { toast } from "../../../shared/toastStore.ts";
import { takenBack } from "./takenBack.ts";
import type { CampVerbs } from "../verbs.ts";

const failed = "Failed to update payment status. Please try again.";

/** Says another status of a registration's payment; as long as the toast is there it can be taken back. */
export const usePaymentStatus = (registration: RegistrationView) => {
  const provider = useDataProvider<DataProvider & CampVerbs>();
  const refresh = useRefresh();
  type Told = Parameters<typeof provider.setPaymentStatus>[0];
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ told }: { told: Told; before?: Told }) => provider.setPaymentStatus(told),
    onSuccess: (_, { before }) => {
      toast({
        title: "Payment status updated",
        ...(before && { action: { label: "Undo", run: () => mutate({ told: before }) } }),
      });
      refresh();
    },
    onError: (error) => {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      toast({ title: "Error", text: isRefused ? wordsOf(error, failed) : failed, kind: "destructive" });
      if (isRefused) refresh(); // the screen was out of date
    },
  });
  return {
    isPending,
    /** As it will be, while that is on its way. */
    status: isPending ? variables.told.paymentStatus : registration.paymentStatus,
    set: (paymentStatus: PaymentStatus) =>
      mutate({ told: { id: registration.id, paymentStatus }, before: takenBack(registration) }),
  };
};
