import { openPostgresStore } from "../../eventstore/postgres.ts";
import { startProjections } from "../projections.ts";
import { games } from "./games.ts";

// A process for specs to halt and to kill: projects on the named database, and reports when it is its turn.
const [url = ""] = process.argv.slice(2);
const log = { warn() {}, error() {} };
const projections = await startProjections({ store: await openPostgresStore({ url }), url, projectors: [games], log });
const asked = setInterval(() => {
  if (!projections.active) return;
  clearInterval(asked);
  process.stdout.write("active\n");
}, 20);
setInterval(() => {}, 60_000);
