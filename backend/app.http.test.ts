import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { availabilityStream } from "../eventstore/scheduling/events.ts";
import { raw } from "./testing/raw.ts";
import { offer } from "./testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "./testing/testProduct.ts";

let product: TestProduct;
let pat: Person, coach: Person;
beforeAll(async () => {
  product = await testProduct();
  pat = await product.person();
  coach = await product.person("instructor");
});
afterAll(() => product.close());

const json = { "content-type": "application/json" };
const ask = (path: string, told?: Parameters<typeof raw>[2]) => raw(product.base, path, told);
const update = (headers: Record<string, string>) =>
  pat("PATCH", "/api/profile/update", { firstName: "Changed", lastName: "By another site" }, headers);

it.each([
  ["from another origin", { origin: "https://evil.example" }],
  ["from a page without an origin", { origin: "null" }],
  ["from an origin that is none", { origin: "evil" }],
  ["from another site", { "sec-fetch-site": "cross-site" }],
  ["from a sister site", { "sec-fetch-site": "same-site" }],
] as const)("refuses a write %s", async (_, headers) => {
  expect(await update(headers)).toMatchObject({ status: 403, body: { code: "CrossSite" } });
  expect((await pat("GET", "/api/auth/user")).body.firstName).toBe("Pat");
});

it("takes a write from our own pages and from programs without a browser", async () => {
  const { firstName, lastName } = (await pat("GET", "/api/auth/user")).body;
  for (const headers of [
    {},
    { origin: product.base },
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
  ])
    expect((await pat("PATCH", "/api/profile/update", { firstName, lastName }, headers)).status).toBe(200);
});

it.each([["text/plain"], ["application/x-www-form-urlencoded"], ["application/jsonp"], [""]])(
  "refuses a body of type %j, as forms on other sites can send",
  async (type) => {
    const answer = await ask("/api/custom-login", {
      method: "POST",
      headers: { "content-length": "2", ...(type && { "content-type": type }) },
      body: "{}",
    });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, "WrongContentType"]);
  },
);

it("refuses a body of another type that comes in chunks", async () =>
  expect(
    await ask("/api/custom-login", {
      method: "POST",
      headers: { "transfer-encoding": "chunked", "content-type": "text/plain" },
      body: "{}",
    }),
  ).toMatchObject({ status: 403 }));

it.each([
  ["PUT", "/api/lessons", "HEAD, GET, POST"],
  ["DELETE", "/api/register", "POST"],
  ["OPTIONS", "/api/auth/user", "HEAD, GET"],
  ["HEAD", "/api/register", "POST"],
] as const)("%s %s is not allowed, and the answer says what is: %s", async (method, path, allow) => {
  const answer = await ask(path, { method });
  expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
});

it.each([["TRACE"], ["PROPFIND"], ["LOCK"], ["PURGE"]])("%s is not known, anywhere", async (method) => {
  for (const path of ["/api/lessons", "/api/nothing", "/", "/healthz"]) {
    const answer = await ask(path, { method, headers: { cookie: "fungo=canary" } });
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE"]);
    expect(answer.text).not.toContain("canary");
  }
});

it.each([
  ["/api"],
  ["/api/"],
  ["/api/nothing"],
  ["/api/lessons/a/b"],
  ["/api/admin"],
  ["/metrics"],
  ["/%c0%ae%c0%ae"],
  ["/api/%ff"],
])("%s is not found, as JSON", async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.text)).toEqual({ message: "There is nothing at this address.", code: "NoSuchCall" });
});

it("refuses a body over 256 KB, in one piece, in chunks and when it is unpacked", async () => {
  const large = JSON.stringify({ email: "x".repeat(256 * 1024), password: "x" });
  const send = (headers: Record<string, string>, body: string | Buffer) =>
    ask("/api/custom-login", { method: "POST", headers: { ...json, ...headers }, body });
  expect((await send({ "content-length": String(large.length) }, large)).status).toBe(413);
  expect((await send({ "transfer-encoding": "chunked" }, large)).status).toBe(413);
  expect((await send({ "content-encoding": "gzip" }, gzipSync(large))).status).toBe(413);
});

it.each([["{"], ["{'a':1}"], ['{"a":1}}'], ["null"], ["7"], ['"text"'], ["\u0000"]])(
  "refuses the broken JSON %j",
  async (body) => {
    const answer = await ask("/api/custom-login", { method: "POST", headers: json, body });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, "NotJson"]);
  },
);

it.each([
  ["NUL", '"\\u0000"'],
  ["half a character", '"\\ud800"'],
] as const)(
  "refuses texts that no database keeps (%s) before they become facts that hold up every read model",
  async (_, text) => {
    const send = async (who: Person, method: string, path: string, body: string) => {
      const cookie = await cookieOf(who);
      return ask(path, { method, headers: { ...json, cookie }, body });
    };
    const profile = `{"firstName":${text},"lastName":"x"}`;
    const all = [
      await send(pat, "PATCH", "/api/profile/update", profile),
      await send(coach, "PATCH", `/api/instructors/${coach.id}`, `{"specialties":["x",${text}]}`),
      await send(
        coach,
        "POST",
        "/api/instructor/availability",
        `{"dayOfWeek":1,"startTime":"09:00","endTime":"10:00","price":1,"location":${text}}`,
      ),
      await ask("/api/custom-login", { method: "POST", headers: json, body: `{"email":${text},"password":"x"}` }),
      await ask("/api/register", { method: "POST", headers: json, body: profile }),
      await ask(`/api/lessons?filter={"q":${text.replaceAll("\\", "%5C")}}`.replaceAll('"', "%22"), {
        headers: { cookie: await cookieOf(pat) },
      }),
    ];
    expect(all.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
    expect(product.projections.poison()).toEqual([]);
  },
);

it("refuses NUL in an address", async () => {
  for (const path of [
    "/api/instructors/%00",
    "/api/schedule/availability?instructorId=%00",
    "/api/lessons?instructorId=%00&status=confirmed",
  ])
    expect((await ask(path)).status).toBe(400);
});

it("is not impressed by a body as deep as it may be long", async () => {
  const deep = `{"firstName":"Pat","lastName":"No1","x":${"[".repeat(120_000)}${"]".repeat(120_000)}}`;
  const cookie = await cookieOf(pat);
  expect((await ask("/api/profile/update", { method: "PATCH", headers: { ...json, cookie }, body: deep })).status).toBe(
    200,
  );
});

it("gives every answer the headers that protect a page", async () => {
  for (const path of ["/api/instructors", "/api/auth/user", "/api/nothing", "/healthz"]) {
    const { headers } = await ask(path);
    const policy = headers["content-security-policy"]!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBeDefined();
    expect(headers["referrer-policy"]).toBe("same-origin");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  }
});

it("keeps answers for people out of shared caches", async () => {
  for (const path of ["/api/auth/user", "/api/lessons", "/api/instructors"])
    expect((await pat("GET", path)).headers.get("cache-control")).toMatch(/private|no-store/);
});

it("answers 304 to who has the list already", async () => {
  const { headers } = await ask("/api/instructors");
  expect((await ask("/api/instructors", { headers: { "if-none-match": headers.etag! } })).status).toBe(304);
});

it("gives each request an id, which is the correlation id of its facts", async () => {
  const { slot } = await offer(product, coach);
  const ids = [];
  for (const isAvailable of [false, true]) {
    const answer = await coach("PATCH", `/api/schedule/availability/${slot.id}`, { isAvailable });
    ids.push(answer.headers.get("x-request-id"));
  }
  const facts = [];
  for await (const fact of product.backend.store.read(availabilityStream(coach.id))) facts.push(fact);
  expect(facts.slice(-2).map(({ meta }) => meta.correlationId)).toEqual(ids);
  expect(new Set(ids).size).toBe(2);
  expect(facts.at(-1)!.meta.actor).toEqual({ userId: coach.id, role: "instructor" });
});

it("keeps a request id of a proxy, unless it is none", async () => {
  const idOf = async (given: string) =>
    (await ask("/healthz", { headers: { "x-request-id": given } })).headers["x-request-id"];
  expect(await idOf("0123-abcd-4567")).toBe("0123-abcd-4567");
  for (const odd of ["short", "has spaces in it", "<script>alert(1)</script>", "x".repeat(65)])
    expect(await idOf(odd)).not.toBe(odd);
});

it("says to balancers that it is alive and ready, without detail", async () => {
  expect(await ask("/healthz")).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  expect(await ask("/readyz")).toMatchObject({ status: 200, text: '{"status":"ok"}' });
});

const cookieOf = async (who: Person) => {
  const answer = await fetch(`${product.base}/api/custom-login`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email: who.email, password: "correct horse battery" }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
};
