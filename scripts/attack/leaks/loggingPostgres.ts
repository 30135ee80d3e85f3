import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { ownPostgres } from "../../torture/ownPostgres.ts";
import type { Field } from "../chapter.ts";

/** As an operator's own Postgres may log: every statement, every error with its detail; parameters are left out. */
const talkative = {
  log_statement: "all",
  log_min_error_statement: "error",
  log_error_verbosity: "default",
  log_parameter_max_length: "0",
};

/** A Postgres that writes down everything it is told. Set for its user: that overrides what our own server asks for. */
export const loggingPostgres = async (field: Field) => {
  const postgres = await ownPostgres(field);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    for (const [name, value] of Object.entries(talkative))
      await client.query(`alter role current_user set ${name} = '${value}'`);
  } finally {
    await client.end();
  }
  return { ...postgres, log: () => readFile(join(postgres.folder, "postgres.log"), "utf8") };
};
