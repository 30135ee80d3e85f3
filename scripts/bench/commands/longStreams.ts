import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as newUuid } from "uuid";
import { configurationFrom } from "../../../backend/configuration.ts";
import { openLog } from "../../../backend/operations/log.ts";
import { openProduct, type Product } from "../../../backend/product.ts";
import { openOrCloseSlot } from "../../../backend/scheduling/availability.ts";
import { type AvailabilityEvent, availabilityStream } from "../../../eventstore/scheduling/events.ts";
import { availability } from "../../../eventstore/scheduling/slots.ts";
import { type Benchmark, median, result } from "../benchmark.ts";
import { databaseBeside } from "../databaseBeside.ts";
import { meta } from "../payload.ts";

const streams = 20; // of each length
const rounds = 15; // commands on each
const lengths = { long: 1000, short: 10 };
const bar = 1 / 1.2;
const slotId = newUuid();

const slot = (instructorId: string): AvailabilityEvent => ({
  type: "SlotPublished",
  data: {
    slotId,
    instructorId,
    dayOfWeek: 1,
    startTime: "09:00",
    endTime: "10:00",
    priceCents: 7500,
    location: "Cage 1",
    maxStudents: 1,
    weeks: 52,
    validFrom: "2030-01-01",
    validUntil: "2030-12-31",
    available: true,
  },
});

/** An instructor's slot that has been closed and opened again and again: this many facts in its stream. */
const longStory = async ({ backend }: Product, facts: number): Promise<string> => {
  const instructorId = newUuid();
  const story = Array.from({ length: facts }, (_, n): AvailabilityEvent =>
    n === 0
      ? slot(instructorId)
      : { type: n % 2 === 1 ? "SlotClosed" : "SlotReopened", data: { slotId, instructorId } },
  );
  await backend.store.append(
    availabilityStream(instructorId),
    "none",
    story.map((fact) => ({ ...fact, id: newUuid(), meta })),
  );
  return instructorId;
};

/** One command from decision to read model, ms. */
const command = async ({ backend }: Product, instructorId: string, isAvailable: boolean): Promise<number> => {
  const since = performance.now();
  const { recorded } = await backend.handle(
    {
      fold: availability,
      stream: availabilityStream(instructorId),
      command: { actor: "system", now: new Date().toISOString(), requestId: randomUUID() },
    },
    openOrCloseSlot({ slotId, isAvailable }),
  );
  if (!recorded) throw new Error("the command recorded nothing");
  return performance.now() - since;
};

/** What a command costs on a stream with a long history beside one on a short stream. */
export const longStreams: Benchmark = {
  name: "commands",
  async run({ url, say }) {
    const dataDir = await mkdtemp(join(tmpdir(), "fungo-bench-commands-"));
    const database = await databaseBeside(url, "commands");
    const product = await openProduct(
      database,
      configurationFrom({ NODE_ENV: "test", DATA_DIR: dataDir }),
      openLog("error"),
    );
    try {
      say(`commands on streams of ${lengths.long} and of ${lengths.short} facts`);
      const of = (facts: number) => Promise.all(Array.from({ length: streams }, () => longStory(product, facts)));
      const long = await of(lengths.long);
      const short = await of(lengths.short);
      await product.backend.caughtUp();
      const times: { long: number[]; short: number[] } = { long: [], short: [] };
      for (let round = 0; round < rounds; round++)
        for (let n = 0; n < streams; n++) {
          // Both lengths are even, so all slots are closed to begin with.
          const open = round % 2 === 0;
          times.long.push(await command(product, long[n]!, open));
          times.short.push(await command(product, short[n]!, open));
        }
      return [
        result({
          name: `command on ${lengths.long} facts`,
          value: median(times.long.slice(streams)), // the first command on each reads the whole stream
          unit: "ms",
          reference: median(times.short.slice(streams)),
          bar,
          lessIsBetter: true,
        }),
        result({
          name: `first command on ${lengths.long} facts`,
          value: median(times.long.slice(0, streams)),
          unit: "ms",
          reference: median(times.short.slice(0, streams)),
          lessIsBetter: true,
        }),
      ];
    } finally {
      await product.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
