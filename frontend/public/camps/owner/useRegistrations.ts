import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  campsUrl,
  type PaidByHand,
  type PaymentStatus,
  paymentStatusUrl,
  registrationsUrl,
  registrationUrl,
  RegistrationView,
} from "../../../../backend/camps/contract.ts";
import { command, query, wordsOf } from "../../../shared/api.ts";
import { toast } from "../../../shared/toastStore.ts";
import { undoIn, useUndo } from "../../../shared/Undo.tsx";
import { undoOf } from "../../../shared/undos.ts";
import { registrationsWords as words } from "../words.ts";

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
export const useRefresh = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [registrationsUrl] }),
      queryClient.invalidateQueries({ queryKey: [campsUrl] }),
    ]);
};

interface Marking {
  readonly paymentStatus: PaymentStatus;
  readonly method?: PaidByHand;
}

export const useSetPaymentStatus = ({ id }: Pick<RegistrationView, "id">) => {
  const refresh = useRefresh();
  const { undo } = useUndo(refresh);
  return useMutation({
    mutationFn: (marking: Marking) => command("PATCH", paymentStatusUrl(id), marking),
    onSuccess: async () => {
      toast({ title: words.paymentStatusUpdated, ...undoIn(undoOf(id), undo) });
      await refresh();
    },
    onError: (error) => toast({ title: words.failedToUpdatePayment, text: wordsOf(error, ""), kind: "destructive" }),
  });
};

export const useDeleteRegistration = ({ id }: Pick<RegistrationView, "id">, onDone: () => void) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => command("DELETE", registrationUrl(id)),
    onSuccess: async () => {
      toast({ title: words.registrationDeleted, text: words.itsSpotsAreOpen });
      await refresh();
    },
    onError: (error) =>
      toast({ title: words.failedToDeleteRegistration, text: wordsOf(error, ""), kind: "destructive" }),
    onSettled: onDone,
  });
};
