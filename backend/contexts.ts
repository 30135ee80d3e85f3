import type { RecordedEvent } from "../eventstore/eventStore.ts";
import type { Backend } from "./backend.ts";
import { accounts } from "./accounts/index.ts";
import { camps } from "./camps/index.ts";
import { clinics } from "./clinics/index.ts";
import type { Context, Timed } from "./context.ts";
import type { Call } from "./http/call.ts";
import { type Limit, mailedLinks } from "./http/limits.ts";
import { description } from "./description/index.ts";
import { history } from "./history/index.ts";
import { inbox } from "./inbox/index.ts";
import { lessons } from "./lessons/index.ts";
import { mail } from "./mail/index.ts";
import { memberships } from "./memberships/index.ts";
import { outreach } from "./outreach/index.ts";
import type { Preview } from "./pages/html.ts";
import { payments } from "./payments/index.ts";
import { players } from "./players/index.ts";
import { policies } from "./policies/index.ts";
import { privacy } from "./privacy/index.ts";
import { search } from "./search/index.ts";
import { undo } from "./undo/index.ts";
import { scheduling } from "./scheduling/index.ts";
import { teams } from "./teams/index.ts";
import { videos } from "./videos/index.ts";

/** Every context. Anything central is a loop over this list. */
export const contexts: readonly Context[] = [
  accounts,
  players,
  scheduling,
  lessons,
  camps,
  clinics,
  teams,
  inbox,
  memberships,
  videos,
  outreach,
  payments,
  mail,
  history,
  privacy,
  policies,
  undo,
  search(() => contexts),
  description(() => contexts),
];

/** Every limit. */
export const limits: readonly Limit[] = [
  ...contexts.flatMap((context) => Object.values(context.limits ?? {})),
  ...Object.values(mailedLinks),
];

/** What a link to one of the public pages shows, if a context says so. */
export const previewOf =
  (backend: Pick<Backend, "db" | "time">) =>
  async (page: string, segments: Readonly<Record<string, string>>): Promise<Preview | undefined> => {
    const faces: readonly Context[] = contexts;
    return faces.find(({ previews }) => previews?.[page])?.previews?.[page]?.(backend, segments);
  };

/** Every timed work. */
export const timetable: readonly Timed[] = contexts.flatMap(({ timed = [] }) => timed);

/** Every call of the product. A spec compares them with the router: none missing, none too many. */
export const calls: readonly Call[] = contexts.flatMap((context) => Object.values(context.calls ?? {}).flat());

const undos = contexts.flatMap((context) => context.undos ?? []);

/** Whether a fact's mails wait until it can no longer be undone. */
export const isUndoable = ({ type, data }: Pick<RecordedEvent, "type" | "data">) =>
  undos
    .flatMap((undo) => [undo, ...(undo.with ?? [])])
    .some(({ what, only }) => what === type && (only?.(data) ?? true));
