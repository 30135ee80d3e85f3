import { Skeleton } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { type OwnRegistrationView, timelineUrl } from "../../../../backend/camps/contract.ts";
import { firstNames } from "../../../../backend/camps/firstNamesRule.ts";
import { HistoryEntry } from "../../../../backend/history/contract.ts";
import { query } from "../../../shared/api.ts";
import { shortMoney } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { HistoryList } from "../../frame/HistoryList.tsx";
import { registrationTimelineWords } from "../words.ts";

interface Registration {
  readonly id: string;
  readonly places: readonly Pick<OwnRegistrationView["places"][number], "id" | "playerName">[];
}

const words: Record<string, string> = {
  RegistrationPlaced: registrationTimelineWords.registered,
  RegistrationRequoted: registrationTimelineWords.requoted,
  undone: registrationTimelineWords.requotedBack,
  RegistrationWithdrawn: registrationTimelineWords.withdrawn,
  RegistrationHandedOver: registrationTimelineWords.handedOver,
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

const ofOnePlayer: Record<string, (name?: string | null) => string> = {
  PickupTold: registrationTimelineWords.pickupTold,
  ParticipantDivisionAssigned: registrationTimelineWords.groupAssigned,
  ParticipantWithdrawn: registrationTimelineWords.playerWithdrawn,
  ParticipantCheckedIn: registrationTimelineWords.playerCheckedIn,
  ParticipantCheckedOut: registrationTimelineWords.playerCheckedOut,
  AttendanceCorrected: registrationTimelineWords.attendanceCorrected,
};
/** The same, with the player's name where this page has it. */
const naming = (places: Registration["places"]) => {
  const names = firstNames(places.map(({ playerName }) => playerName));
  const nameOf = ({ details }: HistoryEntry) => names[places.findIndex(({ id }) => id === details?.["participantId"])];
  return Object.fromEntries(
    Object.entries(ofOnePlayer).map(([what, say]) => [what, (entry: HistoryEntry) => say(nameOf(entry))]),
  );
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
export const RegistrationTimeline = ({ registration }: { registration: Registration }) => {
  const url = timelineUrl(registration.id);
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
      words={{ ...words, ...naming(registration.places) }}
      sentence={(entry) => paid(entry, isYours)}
    />
  );
};
