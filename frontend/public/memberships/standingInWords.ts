import type { SubscriptionView } from "../../../backend/memberships/subscriptionContract.ts";
import { dateAt, monthAndDay } from "../../shared/formats.ts";
import { lastDayInWords } from "../../shared/memberships/words.ts";
import { standingWords as words } from "./words.ts";

type Standing = Pick<SubscriptionView, "standing" | "endsAt" | "renewsAt" | "pausesAt" | "pausedUntil" | "card"> &
  Partial<Pick<SubscriptionView, "hasPayerLeft" | "isPayer">>;
const day = (instant: string) => monthAndDay(dateAt(instant));

/** What happens next to a membership, and when. */
export const standingInWords = ({
  standing,
  endsAt,
  renewsAt,
  pausesAt,
  pausedUntil,
  card,
  hasPayerLeft = false,
  isPayer = true,
}: Standing): string[] => {
  if (hasPayerLeft) {
    const until = standing === "ending" ? endsAt : standing === "paid" ? renewsAt : null;
    return [words.payerLeft, until ? words.takeOverAfter(lastDayInWords(until)) : words.takeOverSoon];
  }
  const declined = isPayer ? words.declined : words.anothersDeclined;
  const graceEnds = isPayer ? words.graceEnds : words.graceEndsForAnother;
  const tried = card?.nextAttemptAt ? [words.triedAgain(day(card.nextAttemptAt))] : [];
  switch (standing) {
    case "paid":
      if (card?.hasFailed) return [declined, ...tried];
      if (pausesAt && pausedUntil) return [words.willPause(day(pausesAt), day(pausedUntil))];
      return renewsAt ? [words.renews(day(renewsAt))] : [];
    case "paused":
      return [words.paused(day(pausedUntil!)), words.startSooner];
    case "grace":
      return card?.hasFailed ? [declined, ...tried, graceEnds(day(endsAt!))] : [words.beingCharged];
    case "ending":
      return [words.canceled(lastDayInWords(endsAt!))];
    case "manual":
      return [endsAt ? words.through(lastDayInWords(endsAt)) : words.noEnd];
    case "inactive":
      return card?.hasFailed ? [isPayer ? words.endedUnpaid : words.anothersEndedUnpaid, ...tried] : [];
  }
};
