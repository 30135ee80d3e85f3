import type { Knex } from "knex";
import type { users } from "../accounts/tables.ts";
import { read } from "../read.ts";
import type { RowOf } from "../table.ts";
import { history } from "./history.ts";
import { HistoryEntry } from "./view.ts";

type Entry = RowOf<typeof history>;
type Row = Pick<Entry, "id" | "of" | "at" | "what" | "details" | "actorKind" | "actorId" | "actorRole"> &
  Pick<RowOf<typeof users>, "firstName" | "lastName"> & { readonly from: Entry["state"]; readonly to: Entry["state"] };

/** The history of one thing, oldest first. The state before is the last one recorded earlier. */
export const historyOf = async (db: Knex, of: string): Promise<HistoryEntry[]> => {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select h.id, h.of, h.at, h.what, h.state as to, before.state as from, h.details, h."actorKind", h."actorId", h."actorRole",
            u."firstName", u."lastName"
       from read.history h
       left join read.users u on u.id = h."actorId"
       left join lateral (
         select b.state from read.history b
          where b.of = h.of and b.position < h.position and b.state is not null
          order by b.position desc limit 1) before on true
      where h.of = ? order by h.position`,
    [of],
  );
  return rows.map((row) =>
    HistoryEntry.parse({
      id: row.id,
      of: row.of,
      at: row.at,
      what: row.what,
      from: row.to === null ? null : row.from,
      to: row.to,
      details: row.details,
      actor: {
        kind: row.actorKind,
        id: row.actorId,
        role: row.actorRole,
        name: [row.firstName, row.lastName].filter(Boolean).join(" ") || null,
      },
    }),
  );
};

/** Who did what to which thing and when, by the fact's id. Undefined while it is not shown yet. */
export const actById = async (db: Knex, id: string) =>
  read(db, history).where({ id }).first("id", "of", "at", "what", "actorId");
