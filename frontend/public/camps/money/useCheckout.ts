import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createPaymentIntentUrl,
  myRegistrationsUrl,
  OwnRegistrationView,
  ParticipantView,
  PaymentIntentView,
  registrationUrl,
} from "../../../../backend/camps/contract.ts";
import { command, query } from "../../../shared/api.ts";
import { useSettings } from "../../../shared/settings.ts";
import { isMissing, useCamp } from "../useCamp.ts";

const Player = ParticipantView.pick({ playerName: true, ageGroup: true, divisionId: true, isWithdrawn: true });

/** What paying needs. The camp's staff, who may pay for a family, get a different view of it, with `participants`. */
const Payable = OwnRegistrationView.pick({
  id: true,
  campId: true,
  parentName: true,
  parentEmail: true,
  parentPhone: true,
  registrationOption: true,
  selectedDays: true,
  totalAmount: true,
  registrationStatus: true,
  money: true,
}).extend({ places: Player.array().optional(), participants: Player.array().optional() });

/** The registration to be paid and, where something is owed, the payment that was begun for exactly that. */
export const useCheckout = (campId: string, registrationId: string) => {
  const { mode } = useSettings().cards;
  const queryClient = useQueryClient();
  const camp = useCamp(campId);
  const registration = useQuery({
    queryKey: [registrationUrl(registrationId)],
    queryFn: ({ signal }) => query(registrationUrl(registrationId), Payable, { signal }),
    refetchOnMount: "always",
    retry: (failures, error) => !isMissing(error) && failures < 2,
  });
  const { data: told } = registration;
  const amount = told?.registrationStatus === "confirmed" ? told.money.outstanding : "0.00";
  const takesCards = mode !== "off" && camp.data?.status === "active";
  const payment = useQuery({
    queryKey: [createPaymentIntentUrl, registrationId, amount],
    queryFn: async () =>
      PaymentIntentView.parse(
        await command("POST", createPaymentIntentUrl, { campId, registrationId, amount: Number(amount) }),
      ),
    enabled: takesCards && Number(amount) > 0,
    staleTime: Infinity,
    gcTime: 0, // a secret is not kept longer than its page
    retry: false,
  });
  return {
    camp: camp.data,
    registration: told?.campId === campId ? told : undefined,
    players: told?.places ?? told?.participants ?? [],
    error: camp.error ?? registration.error,
    isMissing: isMissing(camp.error) || isMissing(registration.error) || (told !== undefined && told.campId !== campId),
    amount,
    takesCards,
    payment,
    /** Refetches everything: if the sum has changed, it needs another payment. */
    lookAgain: async () => {
      const before = amount;
      const [{ data }] = await Promise.all([registration.refetch(), camp.refetch()]);
      if (data?.money.outstanding === before) await payment.refetch();
    },
    forgetOlder: () => queryClient.invalidateQueries({ queryKey: [myRegistrationsUrl] }),
  };
};
