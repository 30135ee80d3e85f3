import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { hasRoom } from "../room.ts";
import { clearRemains } from "./cluster.ts";
import { EmbeddedPostgresError } from "./failure.ts";
import { type Launch, type Server, launch } from "./server.ts";

const patience = { restarts: 5, milliseconds: 60_000 };
const roomLookedForEvery = 1000; // ms

type Supervised = {
  port: number;
  exited: Promise<{ expected: boolean; reason: string }>;
  stop: () => Promise<void>;
};

/**
 * Keeps one server running: if it dies it is restarted on the same port, so that every client finds it. On a full disk
 * it dies again and again, and only people can make room, so there is no limit to the attempts.
 */
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
      if (recent.length > patience.restarts && (await hasRoom(options.cluster))) return { expected: false, reason };
      say(`Postgres died. ${reason} Starting it again.`);
      const failed = await startAgain();
      if (failed !== undefined) return { expected: stopping, reason: failed };
      if (stopping) await server.stop();
    }
  }

  /** Returns why it cannot be started, or nothing once it has. */
  async function startAgain(): Promise<string | undefined> {
    for (let isTold = false; ; await pause(roomLookedForEvery)) {
      const wasFull = !(await hasRoom(options.cluster));
      try {
        await clearRemains(options.cluster, say);
        server = await launch(options);
        return undefined;
      } catch (error) {
        const isFull = wasFull || !(await hasRoom(options.cluster));
        if (stopping || !isFull) return error instanceof EmbeddedPostgresError ? error.message : String(error);
        if (!isTold) say("The disk is full. Postgres starts again as soon as there is room.");
        isTold = true;
      }
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

/** Another program may take a port between our check and the server's start: then the next one is tried. */
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
