import { Agent } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { passwordLinkUrl } from "../../accounts/contract.ts";
import { hasCaddy, startCaddy } from "../../testing/caddy.ts";
import { raw } from "../../testing/raw.ts";
import { framed, framings, hangs, json, refusedBodies, send } from "../../testing/refusedBodies.ts";
import { testProduct, type TestProduct } from "../../testing/testProduct.ts";

let product: TestProduct;
let withLimits: Pick<TestProduct, "base" | "close">;
let caddy: Awaited<ReturnType<typeof startCaddy>> | undefined;
beforeAll(async () => {
  product = await testProduct();
  if (hasCaddy) caddy = await startCaddy([new URL(product.base).host]);
  withLimits = await product.another({ RATE_LIMITS: "1" });
});
afterAll(async () => {
  await caddy?.stop();
  await withLimits.close();
  await product.close();
});

it.each(Object.keys(refusedBodies).flatMap((way) => framings.map((how) => [way, how] as const)))(
  "%s, %s: refused, and the next request on that connection is answered",
  async (way, how) => {
    const [status, asked] = refusedBodies[way]!;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      expect(await send(product.base, agent, framed(asked, how))).toBe(status);
      expect(await send(product.base, agent, { method: "GET", path: "/healthz" })).toBe(200);
    } finally {
      agent.destroy();
    }
  },
);

it("over a limit: refused, and the next request on that connection is answered", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const guess = { path: passwordLinkUrl, headers: json, body: Buffer.from('{"token":"guessed"}') };
  const large = { ...guess, body: Buffer.concat([guess.body, Buffer.alloc(200 * 1024, " ")]) };
  try {
    for (let n = 0; (await send(withLimits.base, agent, guess)) !== 429; n++) expect(n).toBeLessThan(100);
    expect(await send(withLimits.base, agent, large)).toBe(429);
    expect(await send(withLimits.base, agent, { method: "GET", path: "/healthz" })).toBe(200);
  } finally {
    agent.destroy();
  }
});

it(`the next visitor is not stopped behind a proxy${hasCaddy ? ", which is Caddy" : " (Caddy is not installed: without one)"}`, async () => {
  const base = caddy?.base ?? product.base;
  for (const [way, [status, asked]] of Object.entries(refusedBodies))
    for (const how of framings) {
      const { path, method = "POST", ...rest } = framed(asked, how);
      const refused = await raw(base, path, { method, ...rest });
      const next = await fetch(`${base}/healthz`, { signal: AbortSignal.timeout(hangs) });
      expect([way, refused.status, next.status]).toEqual([way, status, 200]);
    }
});
