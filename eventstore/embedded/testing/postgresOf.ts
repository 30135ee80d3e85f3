// For browser tests, which see nothing else of this room: what still runs on a database, and where a database lies.
export { postgresProcessesIn } from "../processes.ts";

/** The folder of the database, by what the product says when it makes one. */
export const placeSaid = (output: string): string | undefined => /^Making the database in (.+)\.$/m.exec(output)?.[1];
