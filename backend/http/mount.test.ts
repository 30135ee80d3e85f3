import { createServer } from "node:http";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { Router } from "@koa/router";
import Koa from "koa";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { UserView } from "../../projections/accounts/view.ts";
import { list } from "../../projections/list.ts";
import type { Backend } from "../backend.ts";
import { created, file, page, ranged, seeOther } from "./answers.ts";
import { form, raw, stream } from "./bodies/bodies.ts";
import { formWithFile } from "./bodies/formWithFile.ts";
import { call, type Call } from "./call.ts";
import { refuseCrossSite } from "./crossSite.ts";
import { anHour, type Limit } from "./limits.ts";
import { mount } from "./mount.ts";
import { answerRejections, Rejection } from "./rejection.ts";
import { listenOn, stopServing } from "./serving.ts";

const Named = z.object({ name: z.string() });
const tried: Limit = { name: "tryFromAddress", points: 5, duration: anHour };
const ok = { status: 200 } as const;
const everybody = { does: "Does it.", who: "everybody" } as const;
const balls = list({
  name: "balls",
  sortable: { weight: "weight" },
  id: "id",
  otherwise: ["weight", "asc"],
  filter: { color: z.enum(["white", "yellow"]).optional() },
});
const film = Buffer.from("0123456789");
const limited = vi.fn<(limit: Limit, key: string) => Promise<void>>(async () => {});
const kept: string[] = [];

/** One call of each kind. */
const calls: readonly Call[] = [
  call(
    "POST",
    "/things",
    { ...everybody, body: Named, limit: tried, answer: { status: 201, body: Named } },
    ({ body }) => created("7", body),
  ),
  call("GET", "/things/:id", { ...everybody, answer: { ...ok, body: Named } }, ({ params: { id } }) => ({ name: id })),
  call("GET", "/things/first", { ...everybody, answer: { ...ok, body: Named } }, () => ({ name: "the first" })),
  call("GET", "/late", { ...everybody, answer: { ...ok, body: Named } }, () => undefined),
  call(
    "GET",
    "/plain",
    {
      ...everybody,
      query: z.object({ size: z.coerce.number().optional() }),
      answer: { ...ok, body: z.object({ size: z.number().nullable() }) },
    },
    ({ query: { size = null } }) => ({ size }),
  ),
  call(
    "GET",
    "/balls",
    { ...everybody, list: balls, answer: { ...ok, body: Named.array() } },
    ({ list: { filter } }) => ({
      rows: [{ name: filter.color ?? "any" }],
      total: 9,
    }),
  ),
  call("GET", "/mine", { does: "Shows it.", who: "signed in", answer: { ...ok, body: Named } }, ({ user }) => ({
    name: user.id,
  })),
  call(
    "PUT",
    "/theirs",
    { does: "Sets it.", who: ["admin"], body: Named, answer: { ...ok, body: Named } },
    ({ body }) => body,
  ),
  call(
    "POST",
    "/signed",
    { ...everybody, fromAnywhere: true, body: raw("application/json", { atMost: 10 }), answer: { ...ok, body: Named } },
    ({ body }) => ({
      name: body.toString("hex"),
    }),
  ),
  call("POST", "/form", { ...everybody, body: form(Named), answer: { ...ok, body: Named } }, ({ body }) => body),
  call(
    "POST",
    "/upload",
    {
      ...everybody,
      body: formWithFile(Named, { field: "film", atMost: 1000, within: 500, large: "Too large a film." }),
      answer: { ...ok, body: Named },
    },
    async ({ body }) => {
      let film = "no film";
      const fields = await body.read(async ({ name, type, content }, before) => {
        film = `${name} ${type} ${(await text(content)).length} ${JSON.stringify(before)}`;
      });
      return { name: `${fields.name} ${film}` };
    },
  ),
  call(
    "PATCH",
    "/piece",
    { ...everybody, body: stream("application/offset+octet-stream", { atMost: 20 }), answer: { status: 204 } },
    async ({ body }) => {
      kept.push((await buffer(body)).toString());
    },
  ),
  call("GET", "/page", { ...everybody, answer: { ...ok, type: "text/html" } }, () => page("<h1>Hi</h1>")),
  call("GET", "/file", { ...everybody, answer: { ...ok, type: "text/csv" } }, () =>
    file({ name: "子.csv", type: "text/csv", content: "a,b" }),
  ),
  call("GET", "/archive", { ...everybody, answer: { ...ok, type: "application/zip" } }, () =>
    file({ name: "all.zip", type: "application/zip", content: Readable.from(["PK", "…"]) }),
  ),
  call(
    "GET",
    "/film",
    { ...everybody, answer: { ...ok, type: "video/mp4" }, refused: { 416: "There is no such part." } },
    () =>
      ranged({
        type: "video/mp4",
        size: film.length,
        etag: '"a"',
        read: ({ first, last }) => Readable.from(film.subarray(first, last + 1)),
      }),
  ),
  call(
    "HEAD",
    "/upload/:id",
    { ...everybody, answer: ok },
    ({ params: { id } }) =>
      (ctx) =>
        ctx.set("Upload-Offset", id),
  ),
  call("GET", "/elsewhere", { ...everybody, answer: { status: 303 } }, () => seeOther("/page")),
  ...(["stale", "locked", "full", "wrongType"] as const).map((kind) =>
    call("POST", `/refused/${kind}`, { ...everybody, answer: ok }, () => {
      throw new Rejection(kind, "No", "No.");
    }),
  ),
];

let server: ReturnType<typeof createServer>;
let base: string;
let user: Pick<UserView, "id" | "role"> | undefined;
beforeAll(async () => {
  const router = new Router();
  const backend = { limits: { count: limited } } as unknown as Backend;
  mount(router, calls, { backend, refuseCrossSite: refuseCrossSite({ publicUrl: undefined }) });
  const app = new Koa().use(answerRejections).use((ctx, next) => {
    ctx.state.user = user;
    return next();
  });
  server = createServer(app.use(router.routes()).callback());
  base = `http://127.0.0.1:${await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" })}`;
});
afterAll(() => stopServing(server));

const ask = async (
  method: string,
  path: string,
  request: { body?: BodyInit; type?: string; headers?: Record<string, string> } = {},
) => {
  const { body, type, headers } = request;
  const answer = await fetch(base + path, {
    method,
    ...(body !== undefined && { body }),
    headers: { ...(type && { "content-type": type }), ...headers },
    redirect: "manual",
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) };
};
const send = (method: string, path: string, body: unknown) =>
  ask(method, path, { body: JSON.stringify(body), type: "application/json" });

describe("JSON", () => {
  it("is validated before it is counted, and counted before it is handled", async () => {
    const refused = await send("POST", "/things", { name: 7 });
    expect([refused.status, refused.json().issues[0].path, limited.mock.calls]).toEqual([422, ["name"], []]);
    const done = await send("POST", "/things", { name: "Bat" });
    expect([done.status, done.json()]).toEqual([201, { name: "Bat" }]);
    expect(limited.mock.calls).toEqual([[tried, "127.0.0.1"]]);
  });
  it("is refused if it is invalid, too large, from another site or of another type", async () => {
    const statusOf = async (request: Parameters<typeof ask>[2]) => (await ask("POST", "/things", request)).status;
    const type = "application/json";
    expect(await statusOf({ body: "{", type })).toBe(400);
    expect(await statusOf({ body: '{"name":"\\u0000"}', type })).toBe(400);
    expect(await statusOf({ body: JSON.stringify({ name: "x".repeat(300_000) }), type })).toBe(413);
    expect(await statusOf({ body: "{}", type, headers: { origin: "https://elsewhere.example" } })).toBe(403);
    expect(await statusOf({ body: "{}", type: "text/plain" })).toBe(403);
    expect(await statusOf({})).toBe(422);
  });
  it("that cannot be shown yet says so", async () => expect((await ask("GET", "/late")).status).toBe(503));
});

it("a fixed path comes before one with a parameter, wherever they stand", async () => {
  expect((await ask("GET", "/things/first")).json()).toEqual({ name: "the first" });
  expect((await ask("GET", "/things/second")).json()).toEqual({ name: "second" });
});

it("plain parameters are parsed, others ignored", async () => {
  expect((await ask("GET", "/plain?size=7&other=x")).json()).toEqual({ size: 7 });
  expect((await ask("GET", "/plain?size=large")).status).toBe(422);
});

it("rows of a list say which of how many they are", async () => {
  const { status, headers, json } = await ask("GET", `/balls?filter=${encodeURIComponent('{"color":"white"}')}`);
  expect([status, headers.get("content-range"), json()]).toEqual([200, "balls 0-0/9", [{ name: "white" }]]);
  expect((await ask("GET", `/balls?filter=${encodeURIComponent('{"size":1}')}`)).json().message).toBe(
    "This list has no filter “size”. Available: id, color.",
  );
});

it("the caller's right is checked before anything sent is looked at", async () => {
  expect((await ask("GET", "/mine")).status).toBe(401);
  user = { id: "pat", role: "student" };
  expect((await ask("GET", "/mine")).json()).toEqual({ name: "pat" });
  expect((await ask("PUT", "/theirs", { body: "{", type: "application/json" })).status).toBe(403);
  user = { id: "ada", role: "admin" };
  expect((await send("PUT", "/theirs", { name: "Glove" })).json()).toEqual({ name: "Glove" });
  user = undefined;
});

describe("other bodies", () => {
  it("bytes come as they were sent, from anywhere, up to a size", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await ask("POST", "/signed", { body: new Uint8Array([0, 255]), headers })).json()).toEqual({
      name: "00ff",
    });
    expect((await ask("POST", "/signed", { body: "x".repeat(11) })).status).toBe(413);
  });
  it("a form", async () => {
    expect((await ask("POST", "/form", { body: new URLSearchParams({ name: "Mitt" }) })).json()).toEqual({
      name: "Mitt",
    });
    expect((await ask("POST", "/form", { body: new URLSearchParams({ nom: "Mitt" }) })).status).toBe(422);
    expect((await send("POST", "/form", { name: "Mitt" })).status).toBe(415);
  });
  it("a form with a file, which its handler takes as it comes", async () => {
    const upload = (...parts: [string, string | File][]) => {
      const body = new FormData();
      for (const [name, value] of parts) body.set(name, value);
      return ask("POST", "/upload", { body });
    };
    const name = ["name", "Swing"] as [string, string];
    const film = (size: number, field = "film"): [string, File] => [
      field,
      new File(["x".repeat(size)], "子.mp4", { type: "video/mp4" }),
    ];
    expect((await upload(name, film(7))).json()).toEqual({ name: 'Swing 子.mp4 video/mp4 7 {"name":"Swing"}' });
    expect((await upload(film(1000), name)).json()).toEqual({ name: "Swing 子.mp4 video/mp4 1000 {}" });
    expect((await upload(name, film(7, "picture"))).json()).toEqual({ name: "Swing no film" });
    const large = await upload(name, film(1001));
    expect([large.status, large.json().message]).toEqual([413, "Too large a film."]);
    expect((await upload(name, film(400_000))).status).toBe(413);
    expect((await upload(["name", "\0"], film(7))).status).toBe(400);
  });
  it("a form that breaks off, is none, or comes too slowly is refused", async () => {
    const type = "multipart/form-data; boundary=x";
    const start = `--x\r\nContent-Disposition: form-data; name="film"; filename="a.mp4"\r\n\r\nframes`;
    expect((await ask("POST", "/upload", { body: start, type })).status).toBe(400);
    expect((await ask("POST", "/upload", { body: "frames", type: "multipart/form-data" })).status).toBe(400);
    const never = new ReadableStream({ start: (sent) => sent.enqueue(new TextEncoder().encode(start)) });
    const request = { method: "POST", body: never, duplex: "half", headers: { "content-type": type } };
    expect((await fetch(`${base}/upload`, request as RequestInit)).status).toBe(408);
  });
  it("a stream is read by its handler, up to a size", async () => {
    const type = "application/offset+octet-stream";
    expect((await ask("PATCH", "/piece", { body: "frames", type })).status).toBe(204);
    expect(kept.pop()).toBe("frames");
    expect((await ask("PATCH", "/piece", { body: "x".repeat(30), type })).status).toBe(413);
    expect((await ask("PATCH", "/piece", { body: "frames", type: "application/json" })).status).toBe(415);
  });
});

describe("other answers", () => {
  it("a page, a file, a streamed archive, and a redirect", async () => {
    const types = async (path: string) => {
      const { status, headers, text } = await ask("GET", path);
      return [status, headers.get("content-type"), headers.get("content-disposition"), text];
    };
    expect(await types("/page")).toEqual([200, "text/html; charset=utf-8", null, "<h1>Hi</h1>"]);
    expect(await types("/file")).toEqual([
      200,
      "text/csv; charset=utf-8",
      `attachment; filename="?.csv"; filename*=UTF-8''%E5%AD%90.csv`,
      "a,b",
    ]);
    expect(await types("/archive")).toEqual([200, "application/zip", 'attachment; filename="all.zip"', "PK…"]);
    expect(Object.fromEntries((await ask("GET", "/elsewhere")).headers)).toMatchObject({ location: "/page" });
  });
  it.each([
    [undefined, 200, undefined, "0123456789"],
    ["bytes=2-4", 206, "bytes 2-4/10", "234"],
    ["bytes=-2", 206, "bytes 8-9/10", "89"],
    ["bytes=7-", 206, "bytes 7-9/10", "789"],
    ["bytes=0-1,4-5", 200, undefined, "0123456789"],
    ["lines=1-2", 200, undefined, "0123456789"],
    ["bytes", 200, undefined, "0123456789"],
  ])("part of a large file: %s", async (range, status, contentRange, text) => {
    const answer = await ask("GET", "/film", { headers: range ? { range } : {} });
    expect([answer.status, answer.headers.get("content-range") ?? undefined, answer.text]).toEqual([
      status,
      contentRange,
      text,
    ]);
    expect(answer.headers.get("content-length")).toBe(String(text.length));
  });
  it("no part it does not have, and all of a file that has changed", async () => {
    const beyond = await ask("GET", "/film", { headers: { range: "bytes=10-" } });
    expect([beyond.status, beyond.headers.get("content-range"), beyond.json().code]).toEqual([
      416,
      "bytes */10",
      "OutOfRange",
    ]);
    const stale = await ask("GET", "/film", { headers: { range: "bytes=2-4", "if-range": '"b"' } });
    expect([stale.status, stale.text]).toEqual([200, "0123456789"]);
  });
  it("the head alone", async () => {
    const { status, headers } = await ask("HEAD", "/upload/42");
    expect([status, headers.get("upload-offset")]).toEqual([200, "42"]);
    const film = await ask("HEAD", "/film");
    expect([film.status, film.headers.get("content-length"), film.text]).toEqual([200, "10", ""]);
  });
  it.each([
    ["stale", 412],
    ["locked", 423],
    ["full", 507],
    ["wrongType", 415],
  ])("a refusal that is %s: %i", async (kind, status) => {
    expect((await ask("POST", `/refused/${kind}`)).status).toBe(status);
  });
});
