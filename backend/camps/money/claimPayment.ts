import { campStream } from "../../../eventstore/camps/events.ts";
import type { Backend } from "../../backend.ts";
import type { ClaimPayment, PaymentReference } from "../../payments/open.ts";
import { camp } from "../camp.ts";
import { settleCardPayment } from "./paySettle.ts";

interface Of {
  readonly campId: string;
  readonly registrationId: string;
}

/** What the provider is told about the purpose of a payment. */
export const forRegistration = ({ campId, registrationId }: Of): PaymentReference<"registration"> => ({
  kind: "registration",
  id: registrationId,
  within: campId,
});

/** Payments for a registration belong to its camp's books, if there is such a registration. */
export const claimPayment =
  ({ handle, stateOf }: Pick<Backend, "handle" | "stateOf">): ClaimPayment =>
  async ({ reference }) => {
    if (reference?.kind !== "registration") return undefined;
    const { id: registrationId, within: campId } = reference;
    if (campId === null) return { stray: { why: "no reference", campId, registrationId } };
    const stream = campStream(campId);
    const known = await stateOf(camp, stream);
    if (!known?.ledgers.has(registrationId))
      return { stray: { why: known ? "unknown registration" : "unknown camp", campId, registrationId } };
    return {
      record: (command, said) =>
        handle({ fold: camp, stream, command }, settleCardPayment({ registrationId, ...said })),
    };
  };
