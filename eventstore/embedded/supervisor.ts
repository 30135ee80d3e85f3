import { once } from "node:events";
import { createServer } from "node:net";
import { clearRemains } from "./cluster.ts";
import { EmbeddedPostgresError } from "./failure.ts";
import { type Launch, type Server, launch } from "./server.ts";

const patience = { restarts: 5, milliseconds: 60_000 };

export type Supervised = {
  port: number;
  exited: Promise<{ expected: boolean; reason: string }>;
  stop: () => Promise<void>;
};

/** Keeps one server running: one that dies is started again, on the same port so that every client finds it. */
export async function superviseServer(where: Omit<Launch, "port">, say: (line: string) => void): Promise<Supervised> {
  const { first, options } = await launchOnFreePort(where);
  let server = first;
  let stopping = false;
  const restarts: number[] = [];

  async function watch(): Promise<{ expected: boolean; reason: string }> {
    for (;;) {
      const reason = await server.ended;
      if (stopping) return { expected: true, reason };
      restarts.push(performance.now());
      const recent = restarts.filter((time) => time > performance.now() - patience.milliseconds);
      if (recent.length > patience.restarts) return { expected: false, reason };
      say(`Postgres died. ${reason} Starting it again.`);
      try {
        await clearRemains(options.cluster, say);
        server = await launch(options);
      } catch (error) {
        return { expected: false, reason: error instanceof EmbeddedPostgresError ? error.message : String(error) };
      }
      if (stopping) await server.stop();
    }
  }

  const exited = watch();
  return {
    port: options.port,
    exited,
    stop: async () => {
      stopping = true;
      await server.stop();
      await exited;
    },
  };
}

/** Between our look at a port and the server's, another program may take it: then the next one is tried. */
async function launchOnFreePort(
  where: Omit<Launch, "port">,
  attempts = 3,
): Promise<{ first: Server; options: Launch }> {
  const options = { ...where, port: await freePort() };
  try {
    return { first: await launch(options), options };
  } catch (error) {
    const taken = error instanceof Error && error.message.includes("Address already in use");
    if (!taken || attempts === 1) throw error;
    return launchOnFreePort(where, attempts - 1);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new EmbeddedPostgresError("There is no free port.");
  return address.port;
}
