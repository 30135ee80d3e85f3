import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  campsUrl,
  type PaymentStatus,
  paymentStatusUrl,
  registrationsUrl,
  registrationUrl,
  RegistrationView,
} from "../../../../backend/camps/contract.ts";
import { command, query, wordsOf } from "../../../shared/api.ts";
import { toast } from "../../../shared/toastStore.ts";

const urlOf = (campId: string) => {
  const filter = JSON.stringify({ campId, registrationStatus: "confirmed" });
  const sort = JSON.stringify(["registrationDate", "ASC"]);
  return `${registrationsUrl}?${new URLSearchParams({ filter, sort })}`;
};

/** The registrations of one's own camp. */
export const useRegistrations = (campId: string) =>
  useQuery({
    queryKey: [registrationsUrl, campId],
    queryFn: ({ signal }) => query(urlOf(campId), RegistrationView.array(), { signal }),
    refetchOnMount: "always",
  });

/** Refetches the families and the camps' cards after a change. */
const useRefresh = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [registrationsUrl] }),
      queryClient.invalidateQueries({ queryKey: [campsUrl] }),
    ]);
};

export const useSetPaymentStatus = ({ id }: Pick<RegistrationView, "id">) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (paymentStatus: PaymentStatus) => command("PATCH", paymentStatusUrl(id), { paymentStatus }),
    onSuccess: async () => {
      toast({ title: "Payment status updated" });
      await refresh();
    },
    onError: (error) =>
      toast({ title: "Failed to update payment status", text: wordsOf(error, ""), kind: "destructive" }),
  });
};

export const useDeleteRegistration = ({ id }: Pick<RegistrationView, "id">, onDone: () => void) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => command("DELETE", registrationUrl(id)),
    onSuccess: async () => {
      toast({ title: "Registration deleted", text: "Its places are free for others." });
      await refresh();
    },
    onError: (error) =>
      toast({ title: "Failed to delete registration", text: wordsOf(error, ""), kind: "destructive" }),
    onSettled: onDone,
  });
};
