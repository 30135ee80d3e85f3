import type { Knex } from "knex";
import { namelessWith } from "../../http/limits.ts";
import { Rejection } from "../../http/rejection.ts";

const most = 10;
const within = "interval '15 minutes'";
const table = "web.guess";

/**
 * When the guesses in one row that still count were made. One well ahead of the database's clock dates from when that
 * ran ahead, and does not count.
 */
const recent = (row: string) => `select guess from unnest(${row}.guesses) guess
  where guess between clock_timestamp() - ${within} and clock_timestamp() + interval '1 minute'`;

/** One guess that may be compared; or, if there were too many, how long (ms) to wait for another. */
export interface Guess {
  readonly wait: number;
  /** It was right, so it was no guess. */
  readonly takeBack: () => Promise<void>;
}

/**
 * Guesses at passwords: no more than ten in any 15 minutes, whoever makes them, at once or on whichever node. Each is
 * counted before it is compared, by one statement, and only right ones are taken back.
 */
export const guesses = ({ db, on, secret }: { db: Knex; on: boolean; secret: string }) => {
  const nameless = namelessWith(secret);

  /**
   * The moment it was made, unique in this row; none if there were too many. Latecomers only look; of those who come at
   * once, each looks again when it is their turn to write.
   */
  const noted = async (key: string): Promise<string | undefined> => {
    const { rows } = await db.raw<{ rows: { made: string }[] }>(
      `insert into ${table} as kept (key, guesses)
       select :key, array[clock_timestamp()]
        where (select count(*) from ${table} seen cross join lateral (${recent("seen")}) r where key = :key) < ${most}
       on conflict (key) do update
         set guesses = array(${recent("kept")})
               || greatest(clock_timestamp(), (select max(guess) + interval '1 microsecond' from (${recent("kept")}) r))
         where (select count(*) from (${recent("kept")}) r) < ${most}
       returning cast(guesses[cardinality(guesses)] as text) as made`,
      { key },
    );
    return rows[0]?.made;
  };
  const waitFor = async (key: string): Promise<number> => {
    const { rows } = await db.raw<{ rows: { ms: number }[] }>(
      `select cast(ceil(1000 * extract(epoch from min(guess) + ${within} - clock_timestamp())) as integer) as ms
         from ${table} kept cross join lateral (${recent("kept")}) r where key = :key`,
      { key },
    );
    return Math.max(1000, rows[0]?.ms ?? 0);
  };

  return {
    /** `at`: what is being guessed at, or by whom. */
    async count(at: string): Promise<Guess> {
      const key = nameless(at);
      const made = on ? await noted(key) : "uncounted";
      return {
        wait: made ? 0 : await waitFor(key),
        async takeBack() {
          if (!on || !made) return;
          await db.raw(
            `update ${table} set guesses = array_remove(guesses, cast(:made as timestamptz)) where key = :key`,
            { made, key },
          );
        },
      };
    },
    /** They were at a password that is no longer the password. */
    forget: async (at: string) =>
      db(table)
        .where({ key: nameless(at) })
        .delete(),
  };
};
export type Guesses = ReturnType<typeof guesses>;

export const tooManyGuesses = (ms: number) => {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return new Rejection(
    "tooMany",
    "TooManyGuesses",
    `Too many attempts with this email address. Wait ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or let us email you a link to choose a new password.`,
    { retryAfter: Math.ceil(ms / 1000) },
  );
};

export const forgetOldGuesses = async (db: Knex) =>
  db(table)
    .whereRaw(`not exists (${recent(table)})`)
    .delete();
