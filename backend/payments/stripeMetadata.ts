import type { PaymentReference } from "./provider.ts";

// Registrations were the first, and have keys of their own for ever: payments that were begun before references had a
// kind bear them, and a node of the version before, still serving beside this one, reads no others.

/** How a payment bears its reference at Stripe's. */
export const metadataOf = ({ kind, id, within }: PaymentReference): Record<string, string> => {
  const place = within === null ? {} : { within };
  if (kind !== "registration") return { kind, id, ...place };
  return { registrationId: id, ...(within !== null && { campId: within }) };
};

/** Null for a payment that was not asked for by us. */
export const referenceIn = (metadata: Readonly<Record<string, string>>): PaymentReference | null => {
  const { kind, id, within = null, registrationId, campId = null } = metadata;
  if (registrationId !== undefined) return { kind: "registration", id: registrationId, within: campId };
  return kind === undefined || id === undefined ? null : { kind, id, within };
};
