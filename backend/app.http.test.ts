import { randomUUID } from "node:crypto";
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

const ask = (path: string, options?: Parameters<typeof raw>[2]) => raw(product.base, path, options);

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
  expect(JSON.parse(answer.text)).toEqual({ message: "There's nothing at this address.", code: "NoSuchCall" });
});

it.each([
  ["/api/instructors", /^default-src 'none';frame-ancestors 'none'$/],
  ["/api/auth/user", /^default-src 'none';/],
  ["/api/nothing", /^default-src 'none';/],
  ["/healthz", /^default-src 'self';script-src 'self' 'sha256-[\w+/]+=';.*object-src 'none';frame-ancestors 'none'/],
  ["/api/docs", /^default-src 'self';script-src 'self' 'sha256-[\w+/]+=';.*object-src 'none';frame-ancestors 'none'/],
])("%s has the headers that protect an answer of its kind", async (path, policy) => {
  const { headers } = await ask(path);
  expect(headers["content-security-policy"]).toMatch(policy);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["x-frame-options"]).toBeDefined();
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers["access-control-allow-origin"]).toBeUndefined();
});

it("only pages with a card form may load Stripe's script, and only where Stripe takes the cards", async () => {
  const stripe = await product.another({
    STRIPE_SECRET_KEY: "sk_test_spec",
    STRIPE_PUBLISHABLE_KEY: "pk_test_spec",
    STRIPE_WEBHOOK_SECRET: "whsec_spec",
  });
  const policyOf = async (base: string, path: string) =>
    String((await raw(base, path)).headers["content-security-policy"]);
  for (const path of ["/camp-checkout/c1/r1", "/camp-payment/c1"]) {
    const policy = await policyOf(stripe.base, path);
    expect(policy).toMatch(
      /script-src 'self' 'sha256-[\w+/]+=' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/,
    );
    expect(policy).toContain("frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy.replace(/https:\/\/(js|\*\.js|hooks|api)\.stripe\.com/g, "")).not.toContain("http");
    expect(await policyOf(product.base, path)).not.toContain("stripe");
  }
  for (const path of ["/", "/camps-clinics", "/camp-registration-success", "/camp-paymentx", "/api/camp-checkout/c1"])
    expect(await policyOf(stripe.base, path)).not.toContain("stripe");
  await stripe.close();
});

it("only the page with the hitting guide may frame YouTube, and only its privacy host", async () => {
  const policyOf = async (path: string) => String((await raw(product.base, path)).headers["content-security-policy"]);
  expect(await policyOf("/player-dashboard")).toContain("frame-src https://www.youtube-nocookie.com");
  for (const path of ["/", "/videos", "/player-dashboards", "/api/player-dashboard"])
    expect(await policyOf(path)).not.toContain("youtube");
});

it("pages ask a browser for nothing they do not use; only card pages ask for wallets", async () => {
  const stripe = await product.another({
    STRIPE_SECRET_KEY: "sk_test_spec",
    STRIPE_PUBLISHABLE_KEY: "pk_test_spec",
    STRIPE_WEBHOOK_SECRET: "whsec_spec",
  });
  const policyOf = async (base: string, path: string) => (await raw(base, path)).headers["permissions-policy"];
  for (const path of ["/", "/camp-payment/c1", "/api/docs", "/healthz"])
    expect(await policyOf(product.base, path)).toMatch(
      /^(?=.*camera=\(\))(?=.*microphone=\(\))(?=.*geolocation=\(\)).*payment=\(\)$/,
    );
  for (const path of ["/video-analysis", "/video-analysis/v1/more", "/videos", "/admin/video-analysis/v1"])
    expect([path, await policyOf(product.base, path)]).toEqual([path, expect.stringContaining("microphone=()")]);
  expect(await policyOf(product.base, "/video-analysis/v1")).toMatch(/camera=\(\).*microphone=\(self\).*payment=\(\)$/);
  expect(await policyOf(stripe.base, "/camp-payment/c1")).toMatch(
    /camera=\(\).*payment=\(self "https:\/\/js\.stripe\.com"\)$/,
  );
  expect(await policyOf(stripe.base, "/")).toMatch(/payment=\(\)$/);
  expect(await policyOf(product.base, "/api/instructors")).toBeUndefined(); // no browser renders data
  await stripe.close();
});

it("keeps personal answers out of shared caches", async () => {
  for (const path of ["/api/auth/user", "/api/lessons", "/api/instructors"])
    expect((await pat("GET", path)).headers.get("cache-control")).toMatch(/private|no-store/);
});

it("answers 304 to a client that already has the list", async () => {
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

it("keeps a proxy's request id, unless it is not one", async () => {
  const idOf = async (given: string) =>
    (await ask("/healthz", { headers: { "x-request-id": given } })).headers["x-request-id"];
  expect(await idOf("0123-abcd-4567")).toBe("0123-abcd-4567");
  for (const odd of ["short", "has spaces in it", "<script>alert(1)</script>", "x".repeat(65)])
    expect(await idOf(odd)).not.toBe(odd);
});

it("tells load balancers that it is alive and ready, without detail", async () => {
  for (const path of ["/healthz", "/readyz", "/readyz/node"])
    expect(await ask(path)).toMatchObject({ status: 200, text: '{"status":"ok"}' });
});

it("what all nodes share makes none of them unfit by itself, so that a proxy leaves out no node for it", async () => {
  const statuses = async () => [(await ask("/readyz")).status, (await ask("/readyz/node")).status];
  const { db } = product.backend;
  await db("projection.poison").insert({
    name: "videos",
    event_id: randomUUID(),
    type: "VideoUploaded",
    error: "spec",
  });
  expect(await statuses()).toEqual([503, 200]);
  await db("projection.poison").delete();
  const { id } = await db("web.video_place").first("id");
  await db("web.video_place").update({ id: randomUUID() });
  const other = await product.another();
  const own = await raw(other.base, "/readyz/node");
  await db("web.video_place").update({ id });
  await other.close();
  expect(own).toMatchObject({ status: 503, text: '{"status":"unavailable"}' });
});
