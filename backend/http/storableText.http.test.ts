import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { raw } from "../testing/raw.ts";
import { password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
let pat: Person, coach: Person;
beforeAll(async () => {
  product = await testProduct();
  pat = await product.person();
  coach = await product.person("instructor");
});
afterAll(() => product.close());

const json = { "content-type": "application/json" };
const ask = (path: string, options?: Parameters<typeof raw>[2]) => raw(product.base, path, options);
const cookieOf = async (who: Person) => {
  const answer = await fetch(`${product.base}/api/custom-login`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email: who.email, password }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
};

it("refuses a body over 256 KB, in one piece, in chunks and when unpacked", async () => {
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
    expect(await product.projections.poison()).toEqual([]);
  },
);

it("refuses NUL in an address, as every call says", async () => {
  for (const path of [
    "/api/instructors/%00",
    "/api/schedule/availability?instructorId=%00",
    "/api/lessons?instructorId=%00&status=confirmed",
  ])
    expect((await product.visitor()("GET", path)).status).toBe(400);
});

it("survives a body nested as deep as it may be long", async () => {
  const deep = `{"firstName":"Pat","lastName":"No1","x":${"[".repeat(120_000)}${"]".repeat(120_000)}}`;
  const cookie = await cookieOf(pat);
  expect((await ask("/api/profile/update", { method: "PATCH", headers: { ...json, cookie }, body: deep })).status).toBe(
    200,
  );
});
