import type { Knex } from "knex";
import type { Logger } from "pino";
import type { SealingStore } from "../eventstore/personal.ts";
import type { SubjectKeys } from "../eventstore/subjectKeys.ts";
import type { PaymentHandles } from "../projections/accounts/view.ts";
import type { TrustedVersions } from "../projections/version.ts";
import type { Business } from "./business.ts";
import type { Capabilities } from "./http/capabilities.ts";
import type { Credentials } from "./accounts/credentials.ts";
import type { Guesses } from "./accounts/guesses.ts";
import type { KnownBrowsers } from "./accounts/knownBrowsers.ts";
import type { Command } from "./command.ts";
import type { HeldPart, WhenErased } from "./context.ts";
import type { FacilityTime } from "./facilityTime.ts";
import type { Handling } from "./handle.ts";
import type { Limits } from "./http/limits.ts";
import type { PaymentProvider, ProviderEvent } from "./paymentProvider.ts";
import type { Mail } from "./post.ts";
import type { Transport } from "./mail/transport.ts";

/**
 * What one context does about something that the provider of card payments says. It comes at least once, perhaps late
 * and out of order: so the payment is looked up anew, and what was recorded before is not recorded again.
 */
export type WhenProviderSays = (command: Command, event: ProviderEvent) => Promise<void>;

/** All that a feature may use. */
export interface Backend extends Handling {
  readonly log: Logger;
  readonly db: Knex;
  readonly store: SealingStore;
  readonly time: FacilityTime;
  readonly limits: Limits;
  /** At passwords. */
  readonly guesses: Guesses;
  readonly knownBrowsers: KnownBrowsers;
  /** What somebody may reach without an account. */
  readonly capabilities: Capabilities;
  readonly credentials: Credentials;
  readonly keys: SubjectKeys;
  /** Where lessons with instructors are paid who have told no handles of their own. */
  readonly facilityPayment: PaymentHandles;
  readonly mail: Mail;
  /** How mails leave. */
  readonly transport: Transport;
  readonly business: Business;
  readonly whenErased: readonly WhenErased[];
  /** All that is held on people, in the order of the file that they are given. */
  readonly exported: readonly HeldPart[];
  readonly payments: PaymentProvider;
  readonly whenProviderSays: readonly WhenProviderSays[];
  /** Waits until the read models are where the log is now; false when they are not within 2 s. */
  readonly caughtUp: () => Promise<boolean>;
  /** What the read models show now. Throws while the database is away. */
  readonly versions: TrustedVersions;
}
