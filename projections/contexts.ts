import type { Fact } from "../eventstore/facts.ts";
import { accounts } from "./accounts/index.ts";
import { camps } from "./camps/index.ts";
import { clinics } from "./clinics/index.ts";
import type { Context, Told } from "./context.ts";
import { historyProjector } from "./history/history.ts";
import { lessons } from "./lessons/index.ts";
import { mail } from "./mail/index.ts";
import { payments } from "./payments/index.ts";
import { privacy } from "./privacy/index.ts";
import type { Projector } from "./projector.ts";
import { scheduling } from "./scheduling/index.ts";

const all = [
  accounts,
  scheduling,
  lessons,
  clinics,
  camps,
  payments,
  privacy,
  mail,
] as const satisfies readonly Context[];

/** Every context. Whatever is said of all read models is a loop over this list. */
export const contexts: readonly Context[] = all;

type Tells<C> = C extends { history: infer H } ? keyof H : never;
type Untold = Exclude<Fact["type"], Tells<(typeof all)[number]>>;
type Tell = Readonly<Record<string, Told<Fact["data"]>>> & Readonly<Record<Untold, never>>; // a fact that no face tells does not compile

/** What the history tells of each fact. */
const tell: Tell = Object.assign({}, ...contexts.map((context) => context.history)) as Readonly<
  Record<string, Told<Fact["data"]>>
>;

export const projectors: readonly Projector[] = [
  ...contexts.flatMap((context) => context.projectors),
  historyProjector(tell),
];
