import { once } from "node:events";
import { claim } from "../owner.ts";

// A process for specs: says it is ready, waits for a message, claims all the named data folders at once, reports which
// it got and holds them until it is ended.
const dataDirs = process.argv.slice(2);
process.stdout.write("ready\n");
await once(process.stdin, "data");
const won = await Promise.all(
  dataDirs.map((dataDir) =>
    claim(dataDir).then(
      () => [dataDir],
      () => [],
    ),
  ),
);
process.stdout.write(`${JSON.stringify(won.flat())}\n`);
