import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { passwordLinkUrl, resetPasswordUrl } from "../accounts/contract.ts";
import { createApp } from "../app.ts";
import { openLog } from "../operations/log.ts";
import { outboxPage, outboxUrl } from "../mail/outboxPage.ts";
import { listenOn, stopServing } from "./serving.ts";
import { raw } from "../testing/raw.ts";
import { testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
const servers: Server[] = [];
/** The product as one person tries it out, at an address. */
const tried = async ({ publicUrl, local = true }: { publicUrl?: string; local?: boolean } = {}) => {
  const { backend, metrics } = product;
  const { listener } = createApp({
    backend,
    log: openLog("silent"),
    health: { ready: async () => true, nodeReady: async () => true },
    metrics,
    sessionSecret: "a secret of at least 32 characters",
    publicUrl,
    trustProxy: true,
    local,
    outbox: outboxPage({ ...backend, folder: "outbox" }),
    pages: (ctx, next) => (ctx.path.startsWith("/api/") ? next() : void (ctx.body = "a page")),
  });
  const server = createServer(listener);
  servers.push(server);
  return `http://127.0.0.1:${await listenOn(server, { port: 0, variable: "PORT", host: "127.0.0.1" })}`;
};

let base: string;
beforeAll(async () => {
  product = await testProduct();
  base = await tried();
});
afterAll(async () => {
  for (const server of servers) await stopServing(server);
  await product.close();
});

const own = [
  "localhost",
  "localhost:3000",
  "LOCALHOST",
  "fungo.localhost:3000",
  "127.0.0.1",
  "127.9.9.9:1",
  "[::1]:3000",
];
const foreign = [
  "evil.example",
  "evil.example:3000",
  "localhost.evil.example",
  "notlocalhost",
  "192.168.1.7",
  "[::2]",
  "?",
];
const ask = (at: string, path: string, headers: Record<string, string>) => {
  const isCall = path.startsWith("/api/");
  const body = isCall ? { method: "POST", body: '{"token":"guessed","newPassword":"correct horse"}' } : {};
  return raw(at, path, { ...body, headers: { ...headers, ...(isCall && { "content-type": "application/json" }) } });
};

it.each([outboxUrl, `${outboxUrl}/`, "/reset-password", "/reset-password/", passwordLinkUrl, resetPasswordUrl])(
  "%s answers names of this machine alone",
  async (path) => {
    const known = path.startsWith("/api/") ? 409 : 200; // the guessed link opens nothing
    for (const host of own) expect([host, (await ask(base, path, { host })).status]).toEqual([host, known]);
    for (const host of foreign) {
      const { status, text } = await ask(base, path, { host });
      expect([host, status, JSON.parse(text).code]).toEqual([host, 403, "LocalOnly"]);
    }
  },
);

it("a name passed on by a proxy counts too, but none made up by a page", async () => {
  const statusFrom = async (headers: Record<string, string>) => (await ask(base, outboxUrl, headers)).status;
  expect(await statusFrom({ host: "localhost", "x-forwarded-host": "evil.example" })).toBe(403);
  expect(await statusFrom({ host: "evil.example", "x-forwarded-host": "localhost" })).toBe(403);
});

it("password links work at the configured address, if there is one; the mails stay on this machine", async () => {
  const at = await tried({ publicUrl: "http://192.168.1.7:3000" });
  const statusOf = async (path: string, host: string) => (await ask(at, path, { host })).status;
  expect(await statusOf("/reset-password", "192.168.1.7:3000")).toBe(200);
  expect(await statusOf(resetPasswordUrl, "192.168.1.7:3000")).toBe(409);
  expect(await statusOf("/reset-password", "evil.example")).toBe(403);
  expect(await statusOf(outboxUrl, "192.168.1.7:3000")).toBe(403);
});

it("everything else answers any name, and in production the links do too", async () => {
  for (const path of ["/", "/forgot-password", "/outboxes", "/reset-passwords"])
    expect([path, (await ask(base, path, { host: "evil.example" })).status]).toEqual([path, 200]);
  const production = await tried({ publicUrl: "https://fungo.example", local: false });
  expect((await ask(production, "/reset-password", { host: "node1:3000" })).status).toBe(200);
});
