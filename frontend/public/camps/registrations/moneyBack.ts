import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { afterWithdrawal } from "../../../../backend/camps/withdrawalRule.ts";
import { cents, dollars, money as shown } from "../../../shared/formats.ts";
import { moneyBackWords as words, moneyAfterWords as leavingWords } from "../words.ts";

/** What becomes of the money of a registration that is over. */
export const moneyBack = ({ refunded, refundDue }: OwnRegistrationView["money"]) => {
  if (cents(refundDue) > 0) return words.refundIsComing(shown(refundDue));
  return cents(refunded) > 0 ? words.weRefundedYou(shown(refunded)) : words.thereIsNothingToRefund;
};

/** What becomes of it when this many of a registration leave. */
export const moneyAfter = (registration: OwnRegistrationView, leaving: number) => {
  const { collected, refunded } = registration.money;
  const { outstandingCents, refundDueCents } = afterWithdrawal(
    {
      participantCents: cents(registration.pricePerParticipant),
      children: registration.participantCount,
      heldCents: cents(collected) - cents(refunded),
      isPaid: registration.paymentStatus === "paid",
    },
    leaving,
  );
  if (refundDueCents > 0) return leavingWords.youllBeDueARefund(shown(dollars(refundDueCents)));
  if (outstandingCents === 0) return leavingWords.youWontOweAnything;
  return leavingWords.youllStillOwe(shown(dollars(outstandingCents)));
};
