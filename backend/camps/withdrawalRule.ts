import { owedOf } from "../../projections/camps/balanceRule.ts";

interface Quoted {
  readonly participantCents: number; // as quoted for each
  readonly children: number; // who come
}
/** What a registration costs once children have left it, in cents: those who stay, at the price they were quoted. */
export const totalAfter = ({ participantCents, children }: Quoted, leaving: number) =>
  participantCents * Math.max(0, children - leaving);

interface Paid extends Quoted {
  readonly heldCents: number; // received, less refunds
  readonly isPaid: boolean; // as last stated: then nothing more is owed
}
/** The effect on its money: what is still owed, and what is refunded of what was paid. */
export const afterWithdrawal = ({ heldCents, isPaid, ...quoted }: Paid, leaving: number) => {
  const quotedCents = totalAfter(quoted, leaving);
  return { quotedCents, ...owedOf({ quotedCents, heldCents, isPaid }) };
};
