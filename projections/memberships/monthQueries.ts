import type { Knex } from "knex";
import { list, type Listed, listed, type QueryOf, texts } from "../list.ts";
import { read } from "../read.ts";
import { uploadMonths } from "./tables.ts";
import { UploadMonthView } from "./view.ts";

export const uploadMonthList = list({
  name: "upload-resets",
  sortable: { month: "month" },
  id: "month",
  otherwise: ["month", "desc"],
  filter: {},
});

export const listUploadMonths = async (
  db: Knex,
  query: QueryOf<typeof uploadMonthList>,
): Promise<Listed<UploadMonthView>> => {
  const ids = texts(query.filter.id);
  const rows = read(db, uploadMonths)
    .modify((found) => ids && void found.whereIn("month", ids))
    .select(
      "*",
      db.raw<{ members: number }>(
        `(select count(*)::int from read."membershipLedger" l
           where l.month = "uploadMonths".month and l.what = 'month') as members`,
      ),
    );
  const page = await listed(rows, query, uploadMonthList);
  return { ...page, rows: page.rows.map((row) => UploadMonthView.parse({ ...row, id: row.month })) };
};

/** How many seconds late the latest month was said to have begun. */
export const latenessOfMonth = async (db: Knex): Promise<number | null> =>
  (await read(db, uploadMonths).orderBy("month", "desc").first("late"))?.late ?? null;
