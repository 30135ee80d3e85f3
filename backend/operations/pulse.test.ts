import { createServer, type Server } from "node:net";
import { once } from "node:events";
import { afterEach, beforeEach, expect, inject, it, onTestFinished, vi } from "vitest";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { tcpProxy, type TcpProxy } from "../../eventstore/testing/tcpProxy.ts";
import { openPulse, type Pulse } from "./pulse.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";

const patience = { timeout: 20_000 };
let way: TcpProxy;
let pulse: Pulse;
beforeEach(async () => {
  way = await tcpProxy(inject("postgresAdminUrl"));
  pulse = openPulse(way.url);
});
afterEach(async () => {
  await pulse.close();
  await way.close();
});
const works = () => pulse.guard(async () => "done");

it("work is done while the database answers, and fails as it fails", async () => {
  expect(await works()).toBe("done");
  await expect(pulse.guard(() => Promise.reject(new TypeError("a fault")))).rejects.toThrow(TypeError);
});

it("without a database no work is begun, and what was begun is no longer waited for", async () => {
  const endless = pulse.guard(() => new Promise(() => {}));
  await Promise.all([way.cut(), expect(endless).rejects.toBeInstanceOf(StoreUnavailable)]);
  const work = vi.fn<() => Promise<void>>();
  await expect(pulse.guard(work)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(work).not.toHaveBeenCalled();
  await way.mend();
  await eventually(async () => expect(await works()).toBe("done"), patience);
});

it("a server that accepts connections and answers nothing counts as none", async () => {
  const silent: Server = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const hung = openPulse(`postgres://nobody@127.0.0.1:${port}/none`, 50);
  onTestFinished(() => hung.close());
  await expect(hung.guard(() => new Promise(() => {}))).rejects.toBeInstanceOf(StoreUnavailable);
});
