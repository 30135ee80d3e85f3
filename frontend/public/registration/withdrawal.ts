import type { OwnRegistrationView } from "../../../backend/camps/contract.ts";

const cents = (dollars: string) => Math.round(Number(dollars) * 100);
const dollars = (cents: number) => (cents / 100).toFixed(2);

/** What a withdrawal does to the money, in dollars with two decimals. `leaving`: how many children. */
export const afterWithdrawal = (
  {
    pricePerParticipant,
    participantCount,
    money,
  }: Pick<OwnRegistrationView, "pricePerParticipant" | "participantCount" | "money">,
  leaving: number,
) => {
  const total = cents(pricePerParticipant) * Math.max(0, participantCount - leaving);
  const received = cents(money.collected) - cents(money.refunded);
  return {
    total: dollars(total),
    toPay: dollars(Math.max(0, total - received)),
    givenBack: dollars(Math.max(0, received - total)),
  };
};
