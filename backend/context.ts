import type { Knex } from "knex";
import type { z } from "zod";
import type { Role, UserView } from "../projections/accounts/open.ts";
import type { Listed, ListQuery } from "../projections/list.ts";
import type {
  AlsoHappened,
  Backend,
  BusyTimes,
  FamilyDays,
  HeldPart,
  MaySeeStory,
  Undo,
  WhenErased,
  WhenProviderSays,
} from "./backend.ts";
import type { Call } from "./http/call.ts";
import type { Limit } from "./http/limits.ts";
import type { Outbound } from "./mail/delivery.ts";
import type { ClaimPayment } from "./payments/claims.ts";
import type { Process } from "./process.ts";
import type { Preview } from "./pages/html.ts";
import type { FoundView } from "./search/contract.ts";
import type { Due, TimedWork } from "./timed/timedWork.ts";

/** Something to be done once per period, on whichever node. Its name must never change. */
export interface Timed extends Omit<TimedWork, "run"> {
  /** Also then, at the facility, on every node: a cron expression. It only makes it prompt. */
  readonly alsoAt?: string;
  readonly run: (backend: Backend, due: Due) => Promise<unknown>;
}

/** A figure for the metrics, looked up when someone reads them. */
export interface Measured {
  readonly name: string;
  readonly help: string;
  readonly value: (db: Knex) => Promise<number | null>; // null: there is none yet
}

/** Rows that staff find by words. */
export interface Searched {
  readonly list: string; // as screens call it
  readonly who: readonly Role[];
  readonly find: (
    backend: Backend,
    user: UserView,
    query: ListQuery<{ readonly q: string }>,
  ) => Promise<Listed<FoundView>>;
}

export type PreviewOf = (
  backend: Pick<Backend, "db" | "time">,
  segments: Readonly<Record<string, string>>,
) => Promise<Preview | undefined>;

type PaymentParts = Pick<Backend, "db" | "handle" | "stateOf" | "payments" | "time">;

/** The face of a context: what it brings to the product. */
export interface Context {
  readonly name: string; // the name of its folder in every room
  /** By what they are about, as the description groups them. */
  readonly calls?: Readonly<Record<string, readonly Call[]>>;
  /** Those that have a name in the description, by it. */
  readonly shapes?: Readonly<Record<string, z.ZodType>>;
  /** The mails that follow from facts. */
  readonly mails?: readonly ((backend: Backend) => Process)[];
  /** The kinds of its mails that reach somebody at most once. */
  readonly outbound?: (backend: Backend) => readonly Outbound[];
  /** What can be undone for a while. */
  readonly undos?: readonly Undo[];
  readonly timed?: readonly Timed[];
  readonly measured?: readonly Measured[];
  readonly searched?: readonly Searched[];
  /** What links to its public pages show, by their paths. */
  readonly previews?: Readonly<Record<string, PreviewOf>>;
  readonly busyTimes?: BusyTimes;
  readonly familyDays?: FamilyDays;
  readonly limits?: Readonly<Record<string, Limit>>;
  readonly whenErased?: readonly WhenErased[];
  readonly maySeeStory?: MaySeeStory;
  readonly alsoHappened?: AlsoHappened;
  /** What it holds on people, in the order of the export file. */
  readonly exported?: readonly HeldPart[];
  /** Whether a card payment is its own. What no context claims waits for an admin. */
  readonly claimsPayment?: (parts: PaymentParts) => ClaimPayment;
  readonly whenProviderSays?: (parts: PaymentParts & Pick<Backend, "claims">) => WhenProviderSays;
}
