import { startEmbeddedPostgres } from "../embeddedPostgres.ts";

// A process for specs to kill: starts the Postgres of the named folder, prints its address and waits.
const [dataDir = ""] = process.argv.slice(2);
const { url } = await startEmbeddedPostgres({ dataDir, say: () => undefined, durable: false });
process.stdout.write(`${url}\n`);
