import { owedOf } from "../../projections/camps/balanceRule.ts";

interface Quoted {
  readonly participantCents: number; // as it was quoted for each
  readonly children: number; // who come
}
/** What a registration costs once children have left it, in cents: those who stay, at the price that they were quoted. */
export const totalAfter = ({ participantCents, children }: Quoted, leaving: number) =>
  participantCents * Math.max(0, children - leaving);

interface Paid extends Quoted {
  readonly heldCents: number; // received, less what was given back
  readonly isPaid: boolean; // as last said: then nothing more is to come
}
/** What that does to its money: what is still to be paid, and what is given back of what was paid. */
export const afterWithdrawal = ({ heldCents, isPaid, ...quoted }: Paid, leaving: number) => {
  const quotedCents = totalAfter(quoted, leaving);
  return { quotedCents, ...owedOf({ quotedCents, heldCents, isPaid }) };
};
