import { Skeleton } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { timelineUrl } from "../../../../backend/camps/contract.ts";
import { HistoryEntry } from "../../../../backend/history/contract.ts";
import { query } from "../../../shared/api.ts";
import { shortMoney } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { HistoryList } from "../../frame/HistoryList.tsx";
import { registrationTimelineWords } from "../words.ts";

const words: Record<string, string> = {
  RegistrationPlaced: registrationTimelineWords.registered,
  PickupTold: registrationTimelineWords.pickupTold,
  ParticipantDivisionAssigned: registrationTimelineWords.groupAssigned,
  ParticipantWithdrawn: registrationTimelineWords.playerWithdrawn,
  RegistrationRequoted: registrationTimelineWords.requoted,
  undone: registrationTimelineWords.requotedBack,
  RegistrationWithdrawn: registrationTimelineWords.withdrawn,
  RegistrationHandedOver: registrationTimelineWords.handedOver,
  ParticipantCheckedIn: registrationTimelineWords.playerCheckedIn,
  ParticipantCheckedOut: registrationTimelineWords.playerCheckedOut,
  AttendanceCorrected: registrationTimelineWords.attendanceCorrected,
  CardPaymentStarted: registrationTimelineWords.cardPaymentStarted,
  CardPaymentFailed: registrationTimelineWords.cardDeclined,
  CardPaymentCancelled: registrationTimelineWords.cardPaymentCanceled,
  RegistrationPaid: registrationTimelineWords.paid,
  RegistrationPartlyPaid: registrationTimelineWords.partlyPaid,
  RegistrationMarkedUnpaid: registrationTimelineWords.markedUnpaid,
  PaymentStatusOverridden: registrationTimelineWords.paymentStatusSet,
  PaymentMarkUndone: registrationTimelineWords.paymentStatusCorrected,
  CardPaymentMismatched: registrationTimelineWords.paymentUnderReview,
  CardPaymentMismatchResolved: registrationTimelineWords.paymentReviewed,
  CardPaymentDisputed: registrationTimelineWords.cardPaymentDisputed,
  CardPaymentDisputeClosed: registrationTimelineWords.disputeDecided,
  RefundRequested: registrationTimelineWords.refundStarted,
  RefundFailed: registrationTimelineWords.refundFailed,
  RegistrationRefunded: registrationTimelineWords.refunded,
  RefundReturned: registrationTimelineWords.refundCameBack,
  MedicalTextRead: registrationTimelineWords.medicalInformationViewed,
  MedicalTextForgotten: registrationTimelineWords.medicalInformationErased,
};

/** The fact is the same whether a day was canceled or takes place after all. */
const called = ({ what, details }: HistoryEntry) =>
  what === "RegistrationRequoted" && details?.["how"] === "undone" ? "undone" : what;

const isStaff = ({ role }: HistoryEntry["actor"]) => role === "instructor" || role === "admin";
const statements = new Set([
  "RegistrationPaid",
  "RegistrationPartlyPaid",
  "PaymentStatusOverridden",
  "PaymentMarkUndone",
]);
/**
 * What was paid. Staff record what comes by hand, and each time in all; whoever took the registration over gets their
 * own part of it.
 */
const paid = ({ what, details, actor }: HistoryEntry, isYours: boolean) => {
  const { cents, method } = details ?? {};
  if (!statements.has(what) || typeof cents !== "number") return undefined;
  const sum = shortMoney(cents / 100);
  const status = words[what]!;
  if (method === "card" && !isStaff(actor)) return registrationTimelineWords.paidByCard(status, sum);
  const how = registrationTimelineWords.howPaid[String(method)] ?? "";
  return registrationTimelineWords.paidByHand(status, { sum, how, by: actor.name, isYours });
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
  if (!data)
    return (
      <Problem title={registrationTimelineWords.weCouldntLoadTheHistory} error={error} onRetry={() => void refetch()} />
    );
  const isYours = data.some(({ what }) => what === "RegistrationHandedOver");
  return (
    <HistoryList
      entries={data.map((entry) => ({ ...entry, what: called(entry) }))}
      words={words}
      sentence={(entry) => paid(entry, isYours)}
    />
  );
};
