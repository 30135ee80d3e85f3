import { Skeleton } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { timelineUrl } from "../../../../backend/camps/contract.ts";
import { HistoryEntry } from "../../../../backend/history/contract.ts";
import { query } from "../../../shared/api.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { HistoryList } from "../../frame/HistoryList.tsx";

const words: Record<string, string> = {
  RegistrationPlaced: "Registered",
  ParticipantDivisionAssigned: "Group assigned",
  ParticipantWithdrawn: "A player withdrawn",
  RegistrationWithdrawn: "Withdrawn",
  CardPaymentStarted: "Card payment begun",
  CardPaymentFailed: "Card declined",
  CardPaymentCancelled: "Card payment ended",
  RegistrationPaid: "Paid",
  RegistrationPartlyPaid: "Part of it paid",
  RegistrationMarkedUnpaid: "Marked as not paid",
  PaymentStatusOverridden: "Payment status set",
  PaymentMarkUndone: "Payment status corrected",
  CardPaymentMismatched: "A payment is being looked at",
  CardPaymentMismatchResolved: "The payment was looked at",
  CardPaymentDisputed: "Card payment disputed",
  CardPaymentDisputeClosed: "Dispute decided",
  RefundRequested: "Refund begun",
  RefundFailed: "Refund failed",
  RegistrationRefunded: "Refunded",
  RefundReturned: "A refund came back",
  MedicalTextRead: "Medical information read",
  MedicalTextForgotten: "Medical information erased",
};

/** What happened to a registration, for whoever holds it. */
export const RegistrationTimeline = ({ registrationId }: { registrationId: string }) => {
  const url = timelineUrl(registrationId);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => query(url, HistoryEntry.array(), { signal }),
    refetchOnMount: "always",
  });
  if (isPending) return <Skeleton variant="rounded" height={72} />;
  if (!data) return <Problem title="Failed to fetch the history" error={error} onRetry={() => void refetch()} />;
  return <HistoryList entries={data} words={words} />;
};
