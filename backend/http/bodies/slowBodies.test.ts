import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import Koa from "koa";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { json, raw } from "./bodies.ts";
import { formWithFile } from "./formWithFile.ts";
import { answerRejections, Rejection } from "../rejection.ts";
import { listenOn, stopServing } from "../serving.ts";

const within = 200; // ms
const film = formWithFile(z.unknown(), { field: "video", atMost: 1000, within, large: "Too large." });
let server: ReturnType<typeof createServer>;
let port: number;
const taken = new EventEmitter<{ file: [Readable] }>();
beforeAll(async () => {
  const app = new Koa()
    .use(answerRejections)
    .use(async (ctx, next) => {
      if (ctx.path !== "/form") return next();
      await (await film.read(ctx)).read(async ({ content }) => void content.resume());
    })
    .use(async (ctx, next) => {
      if (ctx.path !== "/unread") return next();
      const form = await film.read(ctx);
      await form.read(async ({ content }) => {
        const gone = new Promise((resolve) => content.once("close", resolve)); // `once` would hear of errors, too
        taken.emit("file", content);
        await gone; // as may happen to whoever asks a database first whether they may take it
        for await (const _ of content);
      });
    })
    .use(async (ctx, next) => {
      if (ctx.path !== "/full") return next();
      const form = await film.read(ctx);
      await form.read(async ({ content }) => {
        for await (const _ of content);
        for (let n = 0; n < 10; n++) await turn(); // the whole form is read, and its reader gone
        throw new Rejection("full", "NoRoom", "There's no room.");
      });
    })
    .use(async (ctx, next) => {
      if (ctx.path !== "/raw") return next();
      ctx.body = { length: (await raw("*/*", { atMost: 1000, within }).read(ctx)).length };
    })
    .use(async (ctx) => void (ctx.body = await json(z.unknown(), { within }).read(ctx)));
  app.silent = true; // who hangs up is told nothing
  server = createServer(app.callback());
  port = await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" });
});
afterAll(() => stopServing(server));

const formType = "multipart/form-data; boundary=x";
const fileBegins = '--x\r\nContent-Disposition: form-data; name="video"; filename="a.mp4"\r\n\r\n';

/** A body that never ends, sent one blank at a time; returns what was heard by the time the server closed. */
const drip = async (path: string, length: string, { type = "application/json", begins = "" } = {}) => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {}); // the last drops reach no one
  let heard = "";
  socket.on("data", (chunk: Buffer) => void (heard += chunk.toString()));
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${length}\r\n\r\n${begins}`);
  const drops = setInterval(() => socket.write(length.startsWith("T") ? "1\r\n \r\n" : " "), 10);
  await new Promise((resolve) => socket.once("end", resolve));
  clearInterval(drops);
  socket.destroy();
  return heard;
};

it("a dripping body is refused in time, along with its connection; others are answered meanwhile", async () => {
  const many = ["/", "/raw"].flatMap((path) =>
    ["Content-Length: 900", "Transfer-Encoding: chunked"].map((length) => drip(path, length)),
  );
  many.push(drip("/form", "Content-Length: 900", { type: formType, begins: fileBegins }));
  await once(server, "request");
  const honest = await fetch(`http://127.0.0.1:${port}/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"a":1}',
  });
  expect(await honest.json()).toEqual({ a: 1 });
  for (const heard of await Promise.all(many)) {
    expect(heard).toMatch(/^HTTP\/1\.1 408 .*\r\nConnection: close\r\n/s);
    expect(heard).toContain('"code":"TooSlow"');
  }
});

it("a form that breaks off before anybody reads its file does not end the process", async () => {
  const uncaught = vi.fn<(error: Error) => void>();
  process.on("uncaughtExceptionMonitor", uncaught);
  const socket = connect(port, "127.0.0.1");
  const head = `POST /unread HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${formType}\r\nContent-Length: 900`;
  socket.write(`${head}\r\n\r\n${fileBegins}half of`);
  const [content] = (await once(taken, "file")) as [Readable];
  socket.destroy();
  await new Promise((resolve) => content.once("close", resolve));
  await turn();
  process.off("uncaughtExceptionMonitor", uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});

it("a file that cannot be kept in the end is refused for just that", async () => {
  const body = new FormData();
  body.set("video", new File(["short"], "a.mp4"));
  const answer = await fetch(`http://127.0.0.1:${port}/full`, { method: "POST", body });
  expect([answer.status, await answer.json()]).toEqual([507, { code: "NoRoom", message: "There's no room." }]);
});

it("raw bytes that break off are refused as such, and no outage", async () => {
  const req = new Readable({ read() {} });
  const reading = raw("*/*").read({ req } as unknown as Koa.Context);
  req.destroy(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
  await expect(reading).rejects.toMatchObject({ kind: "malformed", code: "BrokenOff" });
});
