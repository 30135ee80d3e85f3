import { afterEach, beforeEach, expect, it } from "vitest";
import { type EventStoreDbSettings, openEventStoreDb } from "../eventStoreDb.ts";
import { AppendRefused, type EventStore } from "../eventStore.ts";
import { type EventStoreDbServer, startEventStoreDbServer } from "../testing/eventStoreDbServer/server.ts";
import { all, caughtUp, following, sample, samples } from "../testing/sample.ts";
import { eventually } from "../testing/eventually.ts";

// Several products on one server, whose streams may have the same names.

const patience = { timeout: 30_000 };
const kinds = ["user", "camp"];

let server: EventStoreDbServer;
const opened: EventStore[] = [];
const open = (more: Partial<EventStoreDbSettings> = {}) => {
  const another = openEventStoreDb({ url: server.url, kinds, ...more });
  opened.push(another);
  return another;
};
beforeEach(async () => {
  server = await startEventStoreDbServer();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  server.stop();
});
const idsIn = (stream: string) => server.log.stream(stream).map(({ id }) => id);
const streamsOf = async (one: EventStore) => (await caughtUp(one)).map(({ stream }) => stream);
/** Facts as they were written before logs had marks. */
const writeUnmarked = (stream: string) => {
  const { id, type, data, meta } = sample();
  const [body, metadata] = [data, meta].map((part) => Buffer.from(JSON.stringify(part)));
  server.log.append(stream, "any", [{ id, type, contentType: "application/json", data: body!, metadata: metadata! }]);
};

it.each([
  ["", "staging-"],
  ["a-", "a-b-"],
  ["", "camp-"],
])("“%s” takes nothing of “%s” for its own, nor the other way around", async (prefix, another) => {
  const [mine, theirs] = [open({ prefix }), open({ prefix: another })];
  await mine.append("user-1", "none", samples(1));
  await theirs.append("user-2", "none", samples(1));
  const { position } = await mine.append("camp-1", "none", samples(1));
  const last = await theirs.append("camp-2", "none", samples(1));
  const [me, them] = [open({ prefix }), open({ prefix: another })];
  expect([await streamsOf(me), await streamsOf(them)]).toEqual([
    ["user-1", "camp-1"],
    ["user-2", "camp-2"],
  ]);
  expect([await me.head(), await them.head()]).toEqual([position, last.position]);
});

it("finds its head behind a great many facts that carry names like its own", async () => {
  const [mine, theirs] = [open(), open({ prefix: "camp-" })];
  const { position } = await mine.append("user-1", "none", samples(1));
  for (let n = 0; n < 4; n++) await theirs.append(`user-${n}`, "none", samples(300));
  expect([await mine.head(), await open().head()]).toEqual([position, position]);
});

it("reads a log from before there were marks unchanged, and carries on in it", async () => {
  for (const stream of ["user-1", "camp-1", "staging-user-2", "somebody-elses"]) writeUnmarked(stream);
  expect(await streamsOf(open())).toEqual(["user-1", "camp-1"]);
  await open().append("user-1", 0, samples(1));
  const [first, second] = await all(open().read("user-1"));
  expect(Object.keys(second!.meta)).toEqual(Object.keys(first!.meta));
  expect(await streamsOf(open())).toEqual(["user-1", "camp-1", "user-1"]);
  expect(await streamsOf(open({ prefix: "staging-" }))).toEqual(["user-2"]);
});

it("is begun once by many that append at once, and everyone sees what the others write", async () => {
  const nodes = [1, 2, 3].map(() => open());
  const live = following(open()); // from before the beginning
  await eventually(() => expect(live.seen.caughtUp).toBe(1), patience);
  await Promise.all(
    nodes.flatMap((node, n) => [
      node.append(`user-${n}`, "none", samples(1)),
      node.append(`camp-${n}`, "none", samples(1)),
    ]),
  );
  expect(idsIn("log")).toHaveLength(1);
  await eventually(() => expect(live.events).toHaveLength(6), patience);
  await live.stop();
});

it("does not guess whose facts are whose if the beginning of the log is gone", async () => {
  await open().append("user-1", "none", samples(1));
  server.log.delete("log");
  await expect(open().head()).rejects.toThrow(/stream log.*has no events.*EVENTSTORE_PREFIX/s);
  await expect(caughtUp(open())).rejects.toThrow(/stream log/);
});

it("refuses a stream it would not find again", async () => {
  const mine = open();
  await expect(mine.append("video-1", "none", samples(1))).rejects.toThrow(AppendRefused);
  await expect(mine.append("log", "none", samples(1))).rejects.toThrow(AppendRefused);
  expect(server.log.all).toEqual([]);
});
