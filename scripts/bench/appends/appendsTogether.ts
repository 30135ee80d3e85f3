import { randomUUID } from "node:crypto";
import { EventStoreDBClient, jsonEvent, NO_STREAM } from "@eventstore/db-client";
import { openEventStoreDb } from "../../../eventstore/eventStoreDb.ts";
import { startOwnEventStoreDb } from "../../torture/ownEventStoreDb.ts";
import { type Benchmark, inTurns, perSecond, result } from "../benchmark.ts";
import { data, meta, type } from "../payload.ts";

const rounds = 3;
const ms = 2000;
const writeTakes = 5; // ms
const bars = { 1: null, 64: 2 };

/** Appends to an EventStoreDB through the adapter, which sends them in one call, beside a call for each. */
export const appendsTogether: Benchmark = {
  name: "appends",
  alsoUnder: "commands",
  async run({ say }) {
    const { server, url } = await startOwnEventStoreDb(["--write-takes", String(writeTakes)]);
    const store = openEventStoreDb({ url });
    const client = EventStoreDBClient.connectionString(url);
    Reflect.set(client, "supports", async () => false); // or it sends them in one call, too
    try {
      say(`appends to the specs' own EventStoreDB, where a write takes ${writeTakes} ms, beside a call for each`);
      const results = [];
      for (const [callers, bar] of Object.entries(bars)) {
        const many = { callers: Number(callers), ms };
        const [value = NaN, reference = NaN] = await inTurns(rounds, [
          () =>
            perSecond(many, () => store.append(`s-${randomUUID()}`, "none", [{ id: randomUUID(), type, data, meta }])),
          () =>
            perSecond(many, () =>
              client.appendToStream(`s-${randomUUID()}`, jsonEvent({ type, data, metadata: meta }), {
                expectedRevision: NO_STREAM,
              }),
            ),
        ]);
        const name = `append, ${callers === "1" ? "1 caller" : `${callers} callers`}, beside a call for each`;
        results.push({ ...result({ name, value, unit: "appends/s", reference, bar }), log: "EventStoreDB" });
      }
      return results;
    } finally {
      await store.close();
      await client.dispose();
      server.kill("SIGTERM");
    }
  },
};
