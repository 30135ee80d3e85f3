import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { afterWithdrawal } from "../../../../backend/camps/withdrawalRule.ts";
import { cents, dollars, money as shown } from "../../../shared/formats.ts";
import { moneyBackWords as words, moneyAfterWords as leavingWords } from "../words.ts";

/** What becomes of the money of a registration that is over. */
export const moneyBack = ({
  money: { refunded, refundDue },
  isHandedOver,
}: Pick<OwnRegistrationView, "money" | "isHandedOver">) => {
  if (cents(refundDue) > 0) return words.refundIsComing(shown(refundDue));
  if (cents(refunded) > 0) return words.weRefundedYou(shown(refunded));
  return isHandedOver ? words.goesBackToWhoeverPaid : words.thereIsNothingToRefund;
};

/** What becomes of it when this many of a registration leave. */
export const moneyAfter = (registration: OwnRegistrationView, leaving: number) => {
  const { quoted, collected, refunded, outstanding, refundDue } = registration.money;
  const { isHandedOver } = registration;
  const ownCents = cents(collected) - cents(refunded);
  const { outstandingCents, refundDueCents } = afterWithdrawal(
    {
      participantCents: cents(registration.pricePerParticipant),
      children: registration.participantCount,
      heldCents: isHandedOver ? cents(quoted) - cents(outstanding) : ownCents, // another parent's, too
      isPaid: registration.paymentStatus === "paid",
    },
    leaving,
  );
  const dueBackCents = isHandedOver ? Math.min(refundDueCents, ownCents) : refundDueCents;
  if (dueBackCents > 0) return leavingWords.youllBeDueARefund(shown(dollars(dueBackCents)), cents(refundDue) > 0);
  if (outstandingCents === 0) return leavingWords.youWontOweAnything;
  return leavingWords.youllStillOwe(shown(dollars(outstandingCents)));
};
