import type pg from "pg";

const needed = ["fsync", "full_page_writes", "synchronous_commit"] as const;

/**
 * Refuses a Postgres that may lose what it has acknowledged. `synchronous_commit` may be any level but off: all others
 * wait for the local disk. Returns warnings that do not stop the start.
 */
export const checkDatabaseSafety = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name = any($1)",
    [[...needed, "data_checksums"]],
  );
  const setting = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  const off = needed.filter((name) => setting[name] === "off");
  if (off.length > 0)
    throw new Error(
      `This Postgres may lose what it has confirmed: ${off.join(", ")} ${off.length === 1 ? "is" : "are"} off. ` +
        "Turn it on in postgresql.conf and start again.",
    );
  return setting.data_checksums === "off"
    ? ["Data checksums of this Postgres are off, so damage on the disk would go unnoticed (pg_checksums --enable)."]
    : [];
};
