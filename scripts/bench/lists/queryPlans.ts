import type { Knex } from "knex";

const large = 5000; // rows

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly Plan[];
}

const scanned = (plan: Plan): string[] => [
  ...(plan["Node Type"] === "Seq Scan" && plan["Relation Name"] ? [plan["Relation Name"]] : []),
  ...(plan.Plans ?? []).flatMap(scanned),
];

/** The statements a read sends, with their values. */
const statementsOf = async (db: Knex, read: () => Promise<unknown>) => {
  const sent: Knex.Sql[] = [];
  const note = ({ sql, bindings }: Knex.Sql) => void sent.push({ sql, bindings } as Knex.Sql);
  db.on("query", note);
  await read();
  db.removeListener("query", note);
  return sent;
};

/** The large tables a read scans completely, according to Postgres' plan. */
export const largeScans = async (db: Knex, read: () => Promise<unknown>): Promise<string[]> => {
  const tables = await db("pg_class").where({ relkind: "r" }).andWhere("reltuples", ">", large).pluck("relname");
  const statements = await statementsOf(db, read);
  if (statements.length === 0) throw new Error("The read sent no statement.");
  const client = (await db.client.acquireConnection()) as {
    query(sql: string, values: readonly unknown[]): Promise<{ rows: { "QUERY PLAN": { Plan: Plan }[] }[] }>;
  };
  try {
    const found: string[] = [];
    for (const { sql, bindings } of statements) {
      const { rows } = await client.query(`explain (format json) ${sql}`, bindings as unknown[]);
      found.push(...scanned(rows[0]!["QUERY PLAN"][0]!.Plan).filter((table) => tables.includes(table)));
    }
    return found;
  } finally {
    await db.client.releaseConnection(client);
  }
};
