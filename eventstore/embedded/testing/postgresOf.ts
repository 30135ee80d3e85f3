// For browser tests, which see nothing else of this room: which processes still run on a database, and where a database
// is and answers.
export { findRunningPostgres } from "../../embeddedPostgres.ts";
export { postgresProcessesIn } from "../processes.ts";

/** The database's folder, from what the product prints when it makes one. */
export const placeSaid = (output: string): string | undefined => /^Making the database in (.+)\.$/m.exec(output)?.[1];
