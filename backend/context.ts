import type { Backend, WhenProviderSays } from "./backend.ts";
import type { Call } from "./http/call.ts";
import type { ClaimPayment } from "./payments/claims.ts";

type Parts = Pick<Backend, "db" | "handle" | "stateOf" | "payments">;

/** The face of a context: what it brings to the product. */
export interface Context {
  readonly name: string;
  /** By what they are about, as the description groups them. */
  readonly calls?: Readonly<Record<string, readonly Call[]>>;
  /** Whether a card payment is its own. What no context claims waits for an admin. */
  readonly claimsPayment?: (parts: Parts) => ClaimPayment;
  readonly whenProviderSays?: (parts: Parts & Pick<Backend, "claims">) => WhenProviderSays;
}
