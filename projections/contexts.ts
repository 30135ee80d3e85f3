import type { Fact } from "../eventstore/facts.ts";
import { accounts } from "./accounts/index.ts";
import { camps } from "./camps/index.ts";
import { clinics } from "./clinics/index.ts";
import type { Context, HistoryLine } from "./context.ts";
import { historyProjector } from "./history/history.ts";
import { inbox } from "./inbox/index.ts";
import { lessons } from "./lessons/index.ts";
import { mail } from "./mail/index.ts";
import { memberships } from "./memberships/index.ts";
import { outreach } from "./outreach/index.ts";
import { payments } from "./payments/index.ts";
import { players } from "./players/index.ts";
import { privacy } from "./privacy/index.ts";
import type { Projector } from "./projector.ts";
import { scheduling } from "./scheduling/index.ts";
import { teams } from "./teams/index.ts";
import { videos } from "./videos/index.ts";

type InHistory<C> = C extends { history: infer H } ? keyof H : never;
type MissingFromHistory<C> = Exclude<Fact["type"], InHistory<C>>;
/** Does not compile while no face covers a fact. */
const telling = <C extends Context>(
  faces: readonly C[] &
    ([MissingFromHistory<C>] extends [never] ? unknown : { readonly missingFromHistory: MissingFromHistory<C> }),
): readonly Context[] => faces;

/** Every context. Anything that concerns all read models is a loop over this list. */
export const contexts = telling([
  accounts,
  players,
  scheduling,
  lessons,
  clinics,
  teams,
  camps,
  memberships,
  videos,
  payments,
  inbox,
  outreach,
  privacy,
  mail,
]);

/** What the history says about each fact. */
const tells: Readonly<Record<string, HistoryLine<Fact["data"]>>> = Object.assign(
  {},
  ...contexts.map((context) => context.history),
);

export const projectors: readonly Projector[] = [
  ...contexts.flatMap((context) => context.projectors),
  historyProjector(tells),
];

/** The id of the smallest thing a fact is about. Empty for a fact of a newer version. */
export const thingOf = (type: string, data: object) => {
  const tell = tells[type];
  return tell ? String(Reflect.get(data, tell.of)) : "";
};
