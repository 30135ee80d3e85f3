import type { Knex } from "knex";
import { read } from "../read.ts";
import { videos } from "./tables.ts";

/** Fewer would tell how long one player waited. */
const fewest = 10;

const waited = `percentile_disc(0.5) within group (
  order by extract(epoch from "firstReviewedAt"::timestamptz - "uploadedAt"::timestamptz)::float8 / 3600)`;

/** How long half of the videos waited at most, of those that got their first feedback since then, in full hours. */
export const turnaroundSince = async (db: Knex, since: string): Promise<number | null> => {
  const row = await read(db, videos)
    .where("firstReviewedAt", ">=", since)
    .first(db.raw<{ hours: number | null; found: number }>(`${waited} as hours, count(*)::integer as found`));
  return row && row.hours !== null && row.found >= fewest ? Math.max(1, Math.ceil(row.hours)) : null;
};
