import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenOn, stopServing } from "./serving.ts";

let server: ReturnType<typeof createServer>;
let port: number;
let held: ServerResponse[]; // by the handler, until the spec answers
let agent: Agent;
beforeEach(async () => {
  held = [];
  server = createServer((_, response) => void held.push(response));
  port = await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" });
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => agent.destroy());

const ask = async () => {
  const asked = get({ port, host: "127.0.0.1", agent });
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
  return { connection: response.headers.connection, reused: asked.reusedSocket };
};
const answerNext = async () => {
  if (held.length === 0) await once(server, "request");
  held.shift()!.end("yes");
};

it("a request being answered when the stop signal comes is answered, as the last on its connection", async () => {
  const answer = ask();
  await once(server, "request");
  const stopped = stopServing(server);
  await answerNext();
  expect(await answer).toEqual({ connection: "close", reused: false });
  await stopped;
  await expect(ask()).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

it("a request on its way on a kept-alive connection at that moment is answered too", async () => {
  const [first] = await Promise.all([ask(), answerNext()]);
  expect(first).toEqual({ connection: "keep-alive", reused: false });
  const stopped = stopServing(server);
  const [second] = await Promise.all([ask(), answerNext()]);
  expect(second).toEqual({ connection: "close", reused: true });
  await stopped;
});

it("a connection waiting to be accepted at that moment is accepted, and its request answered", async () => {
  server.removeAllListeners("request");
  server.on("request", (_, response) => response.end("yes"));
  const answers = Array.from({ length: 50 }, async () => {
    const [response] = (await once(get({ port, host: "127.0.0.1", agent: false }), "response")) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  });
  await new Promise<void>((resolve) => process.nextTick(resolve)); // the kernel has them, and this process none yet
  await stopServing(server);
  expect(await Promise.all(answers)).toEqual(answers.map(() => 200));
});

it("an idle connection does not delay the stop", async () => {
  await Promise.all([ask(), answerNext()]);
  await stopServing(server); // the client would keep the connection forever
  expect(server.listening).toBe(false);
});

it("a request that breaks off just as its reader stops listening does not end the process", async () => {
  const uncaught = vi.fn<(error: Error) => void>();
  process.on("uncaughtExceptionMonitor", uncaught);
  const hear = () => {};
  const broken = new Promise<void>((resolve) =>
    server.once("request", (request) => {
      request.on("error", hear);
      // Node.js asks whether anybody listens, and tells them a turn later.
      const leave = () => process.nextTick(() => request.off("error", hear));
      request.once("aborted", () => process.nextTick(leave));
      request.once("close", resolve);
    }),
  );
  const asked = request({ method: "POST", port, host: "127.0.0.1", agent });
  asked.on("error", () => {}); // it is cut off here
  asked.write("half of");
  await once(server, "request");
  asked.destroy();
  await broken;
  process.off("uncaughtExceptionMonitor", uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});
