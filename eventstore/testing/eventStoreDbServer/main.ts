import { startEventStoreDbServer } from "./server.ts";

// node --import tsx eventstore/testing/eventStoreDbServer/main.ts [PORT]: says its address and serves until it is ended.

const [port = "0"] = process.argv.slice(2);
const { url, stop } = await startEventStoreDbServer(Number(port));
process.stdout.write(`EVENTSTORE_URL=${url}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    stop();
    process.exit(0);
  });
