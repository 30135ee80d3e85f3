import { RevisionConflict } from "../../eventstore/eventStore.ts";
import {
  type MembershipEvent,
  membershipStream,
  UploadMonthEvent,
  uploadMonthsStream,
} from "../../eventstore/memberships/events.ts";
import { membersBefore } from "../../projections/memberships/dueQueries.ts";
import type { Moment } from "../../projections/memberships/queries.ts";
import { monthsAfter } from "../../projections/memberships/standingRule.ts";
import type { Backend } from "../backend.ts";
import { type Command, factId, metaOf } from "../command.ts";
import type { Fold } from "../handle.ts";
import type { Due } from "../timed/timedWork.ts";
import { membership } from "./membership.ts";
import { momentAt } from "./moment.ts";
import { resetUploads } from "./uploads.ts";

const atOnce = 48; // appends, which the log writes together; more of them hold up what people are doing
const lookedUp = 10 * atOnce; // members

interface Months {
  readonly latest: string | null;
}
export const uploadMonths: Fold<Months, UploadMonthEvent> = {
  events: UploadMonthEvent,
  initial: { latest: null },
  evolve: (_, { data: { month } }) => ({ latest: month }),
};

/** `startsAt`: the month's first instant. Months only go forward, whatever a clock or another time zone says. */
export const beginMonth =
  ({ month, now, startsAt }: Moment & { startsAt: string }) =>
  ({ latest }: Months): UploadMonthEvent[] => {
    if (latest !== null && latest >= month) return [];
    const missed = latest === null ? [] : monthsAfter(latest, month).slice(0, -1);
    const late = latest === null ? {} : { late: Math.floor((Date.parse(now) - Date.parse(startsAt)) / 1000) };
    return [{ type: "UploadMonthBegan", data: { month, startsAt, missed, ...late } }];
  };

const commandOf = (key: string, now: string): Command => ({ actor: "system", now, requestId: key, key });

/**
 * Says once that the facility's month began, and to each member that it begins anew. It may be called at any time, on
 * any number of nodes: whoever comes first has said it, and a crash is continued by the next call. No rule and no number
 * depends on it.
 */
export const announceMonth = async (backend: Backend, { now, signal }: Due): Promise<void> => {
  const { time, handle } = backend;
  const moment = momentAt(time, now);
  const startsAt = time.instantOf({ date: `${moment.month}-01`, time: "00:00" });
  const command = commandOf(`upload-month:${moment.month}`, now);
  await handle({ fold: uploadMonths, stream: uploadMonthsStream, command }, beginMonth({ ...moment, startsAt }));
  await tellMembers(backend, moment, signal);
};

const tellMembers = async (backend: Backend, moment: Moment, signal: AbortSignal) => {
  for (let after = ""; ;) {
    const members = await membersBefore(backend.db, moment, { after, limit: lookedUp });
    if (members.length === 0) return;
    for (let n = 0; n < members.length; n += atOnce) {
      if (signal.aborted) return;
      const told = await Promise.allSettled(members.slice(n, n + atOnce).map((one) => tell(backend, one, moment)));
      const failed = told.filter((each) => each.status === "rejected").map(({ reason }): unknown => reason);
      if (failed.length > 0) throw new AggregateError(failed);
      await backend.caughtUp(); // so that nobody else's news waits behind all of them
    }
    after = members.at(-1)!.playerId;
  }
};

/** At the revision that the read model knows, which spares reading a stream that nobody has touched for a month. */
const tell = async (
  { store, handle }: Backend,
  { playerId, revision }: { playerId: string; revision: number },
  { month, now }: Moment,
) => {
  const stream = membershipStream(playerId);
  const command = commandOf(`uploads-reset:${playerId}:${month}`, now);
  const fact: MembershipEvent = { type: "UploadsReset", data: { playerId, month } };
  try {
    await store.append(stream, revision, [{ ...fact, id: factId(command, stream, 0), meta: metaOf(command) }]);
  } catch (error) {
    if (!(error instanceof RevisionConflict)) throw error;
    await handle({ fold: membership, stream, command }, resetUploads({ playerId, month, now }));
  }
};
