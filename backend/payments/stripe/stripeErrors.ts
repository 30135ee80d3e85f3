import { Stripe } from "stripe";
import { PaymentRefused, ProviderUnreachable } from "../provider.ts";
import { refused } from "../refusals.ts";

const { errors } = Stripe;
type StripeError = InstanceType<typeof errors.StripeError>;

export interface ErrorLog {
  error(details: object, words: string): void;
}

const isOutcomeUnknown = (error: StripeError) =>
  error instanceof errors.StripeConnectionError ||
  error instanceof errors.StripeAPIError ||
  error instanceof errors.StripeRateLimitError ||
  error.statusCode === 409; // the same request is still being worked on

const isAboutOurKeys = (error: StripeError) =>
  error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError;

/** What an error from Stripe's library means to a caller. Faults of our requests or keys are logged. */
export const meaningOf = (error: unknown, log: ErrorLog): unknown => {
  if (!(error instanceof errors.StripeError)) return error;
  const { code, param, requestId, rawType, statusCode, type } = error;
  if (isOutcomeUnknown(error)) return new ProviderUnreachable();
  if (error instanceof errors.StripeCardError) return new PaymentRefused(code ?? "card_error", error.message);
  // Only what identifies it: the message and the raw answer contain parts of keys and of what was sent.
  log.error({ stripe: { type, code, param, statusCode, requestId } }, "Stripe refused a request");
  if (isAboutOurKeys(error)) return refused("not_set_up");
  return refused(code ?? (param === "amount" ? "amount_not_taken" : (rawType ?? type)));
};
