import { type ResolveUnmatched, unmatchedPaymentUrl } from "../../../backend/payments/contract.ts";
import { command } from "../../shared/api.ts";

export const paymentVerbs = {
  settleUnmatched: ({ id, ...told }: { id: string } & ResolveUnmatched) =>
    command("PATCH", unmatchedPaymentUrl(id), told),
};
export type PaymentVerbs = typeof paymentVerbs;
