import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { instructorsUrl, instructorUrl } from "../../accounts/contract.ts";
import { campsOf, campsUrl, campUrl } from "../../camps/contract.ts";
import { occupiedUrl } from "../../lessons/contract.ts";
import { availabilityOf } from "../../scheduling/contract.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { raw } from "../../testing/raw.ts";
import { bookingOf, offer } from "../../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";

let product: TestProduct;
let coach: Person;
let campId: string;
let queries: number; // that the routes put to the database
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor");
  const pat = await product.person();
  for (const daysAhead of [6, 7, 8, 9]) await offer(product, coach, { daysAhead }); // worth compressing
  const offered = await offer(product, coach, { daysAhead: 5 });
  const { body } = await pat("POST", "/api/lessons", bookingOf(offered));
  await coach("PATCH", `/api/lessons/${body.id}`, { status: "confirmed" });
  campId = (await publishedCamp(product, coach)).id;
  product.backend.db.on("query", () => queries++);
  vi.useFakeTimers({ toFake: ["Date"] }); // with the minute every cached answer ends
});
beforeEach(() => (queries = 0));
afterAll(async () => {
  vi.useRealTimers();
  await product.close();
});

const reads = () => [
  instructorsUrl,
  instructorUrl(coach.id),
  availabilityOf(coach.id),
  occupiedUrl(coach.id),
  campsUrl,
  campUrl(campId),
  campsOf(coach.id),
];
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  raw(product.base, path, { headers, method });
/** The same request, spelled so that it is not cached. */
const ordinary = (path: string) => get(`${path}${path.includes("?") ? "&" : "?"}spelled=otherwise`);

it("answers what the route answers, byte by byte and header by header, without querying the read models", async () => {
  for (const path of reads()) {
    const [plain, first] = [await ordinary(path), await get(path)];
    queries = 0;
    const kept = await get(path);
    expect(queries).toBe(0);
    expect(JSON.parse(kept.text)).not.toEqual([]);
    for (const answer of [first, kept]) {
      expect([answer.status, answer.text]).toEqual([200, plain.text]);
      expect(answer.headers["content-length"]).toBe(String(plain.bytes.length));
      const { date: _, etag, "x-request-id": __, ...same } = plain.headers;
      expect(answer.headers).toEqual({
        ...same,
        date: expect.anything(),
        etag: first.headers.etag,
        "x-request-id": expect.anything(),
      });
      expect(etag).toBeDefined();
    }
    expect(kept.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  }
});

it("answers HEAD like GET, without the body", async () => {
  for (const path of reads()) {
    const [whole, head] = [await get(path), await get(path, {}, "HEAD")];
    const { date: _, "x-request-id": __, ...same } = whole.headers;
    expect(head).toMatchObject({ status: 200, text: "", headers: same });
  }
});

it("compresses what is worth it for clients that accept it", async () => {
  const path = availabilityOf(coach.id);
  const plain = await get(path);
  expect(plain.bytes.length).toBeGreaterThan(1024);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [accepts, encoding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
  ] as const)
    for (let n = 0; n < 2; n++) {
      const { headers, bytes } = await get(path, { "accept-encoding": accepts });
      expect([headers["content-encoding"], headers["content-length"]]).toEqual([encoding, String(bytes.length)]);
      expect(headers.vary).toContain("Accept-Encoding");
      expect(unpack[encoding](bytes).toString()).toBe(plain.text);
    }
  for (const accepts of ["identity", "zstd", ""]) {
    const { headers, text } = await get(path, { "accept-encoding": accepts });
    expect([headers["content-encoding"], headers.vary, text]).toEqual([undefined, "Accept-Encoding", plain.text]);
  }
  const small = await get(occupiedUrl(coach.id), { "accept-encoding": "br" });
  expect(small.headers["content-encoding"]).toBeUndefined();
});

it("a cached answer is counted like everything else, and logged at debug level", async () => {
  await get(availabilityOf(coach.id));
  product.lines.length = 0;
  queries = 0;
  const { headers } = await get(availabilityOf(coach.id));
  expect(queries).toBe(0);
  const route = "/api/schedule/availability";
  const logged = JSON.parse(product.lines.at(-1)!);
  expect(logged).toMatchObject({
    level: 20,
    msg: "request",
    method: "GET",
    route,
    status: 200,
    requestId: headers["x-request-id"],
  });
  expect(product.lines.join("")).not.toContain(coach.id);
  const counted = async () => {
    const { values } = await product.metrics.requests.get();
    return values.find(
      ({ metricName, labels }) => metricName?.endsWith("_count") && labels.route === route && labels.status === 200,
    )?.value;
  };
  const before = await counted();
  await get(availabilityOf(coach.id), { "x-request-id": "0123-abcd-4567" });
  expect(await counted()).toBe(before! + 1);
  expect(JSON.parse(product.lines.at(-1)!).requestId).toBe("0123-abcd-4567");
});
