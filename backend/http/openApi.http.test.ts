import { afterAll, beforeAll, expect, it } from "vitest";
import { calls } from "../contexts.ts";
import { documentedPath } from "./openApi.ts";
import { mustBeDescribed } from "../testing/described.ts";
import { raw } from "../testing/raw.ts";
import { routesOf } from "../testing/routes.ts";
import { testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
let described: any; // oxlint-disable-line typescript/no-explicit-any -- what a reader gets, without types
beforeAll(async () => {
  product = await testProduct({ PRODUCT_NAME: `Bats & <b>"Balls"</b>` });
  described = (await product.visitor()("GET", "/api/openapi.json")).body;
});
afterAll(() => product.close());

const named = ({ method, path }: { method: string; path: string }) => `${method} ${documentedPath(path)}`;
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  security: object[];
  parameters?: { name: string; in: string }[];
  requestBody?: object;
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}
const operations = () =>
  Object.entries(described.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  );

it("every route of the app is described, and every described call is a route", () => {
  const routes = routesOf(product.app).map(named).sort();
  expect(routes.length).toBeGreaterThan(30);
  expect(
    operations()
      .map(([name]) => name)
      .sort(),
  ).toEqual(routes);
  expect(calls.map(named).sort()).toEqual(routes);
});

it("each call says what it does, for whom, and what comes back, under a unique name", () => {
  const all = operations();
  expect(new Set(all.map(([, { operationId }]) => operationId)).size).toBe(all.length);
  for (const [name, { summary, description, responses, parameters = [] }] of all) {
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
    expect({ name, summary, description, inPath: parameters.filter((parameter) => parameter.in === "path") }).toEqual({
      name,
      summary: expect.stringMatching(/^[A-Z].{10,}\.$/),
      description: expect.stringMatching(/^For .+\.$/),
      inPath: inPath.map((part) => expect.objectContaining({ name: part })),
    });
    const [done, ...late] = Object.keys(responses).filter((status) => Number(status) < 400);
    expect([done, ...late]).toEqual(done === "201" || late.length > 0 ? ["201", "202"] : [done]);
  }
});

it("lists have their parameters, writes by logged-in people their key, refusals one schema", () => {
  const operation = (name: string) => operations().find(([id]) => id === name)![1];
  const parameters = (name: string) => operation(name).parameters?.map((parameter) => parameter.name);
  expect(parameters("GET /api/admin/users")).toEqual(["sort", "range", "filter", "for"]);
  expect(parameters("GET /api/lessons")).toEqual(["instructorId", "status", "side", "sort", "range", "filter", "for"]);
  expect(parameters("PATCH /api/lessons/{id}")).toEqual(["id", "Idempotency-Key"]);
  expect(parameters("POST /api/register")).toEqual([]);
  const refused = operation("POST /api/lessons").responses["409"];
  expect(refused?.content?.["application/json"]?.schema).toEqual({ $ref: "#/components/schemas/Refusal" });
  expect(JSON.stringify(operation("POST /api/lessons").requestBody)).toContain("studentPhone");
  expect(operation("GET /api/auth/user").security).toEqual([{ session: [] }]);
});

it("the body of a write is refused when it is too large or too slow, whether the call declares one or not", async () => {
  for (const [name, { responses }] of operations())
    expect([name, "413" in responses, "408" in responses]).toEqual([
      name,
      ...Array(2).fill(!/^(GET|HEAD) /.test(name)),
    ]);
  const { status } = await product.visitor()("POST", "/api/waitlist/any/leave", { too: "x".repeat(300_000) });
  expect(status).toBe(413);
});

it("every reference resolves, and the session's cookie is named", async () => {
  const references = [...JSON.stringify(described).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name!,
  );
  expect(references.length).toBeGreaterThan(50);
  for (const name of references) expect(described.components.schemas).toHaveProperty(name);
  expect(described.components.securitySchemes.session.name).toBe("fungo");
});

it.each<[string, Partial<Parameters<typeof mustBeDescribed>[0]>, RegExp]>([
  ["a status that no one was told of", { status: 402, body: { message: "Pay.", code: "Pay" } }, /does not know/],
  ["a success of another kind", { status: 201, body: [] }, /does not know/],
  ["a call at an unknown address", { path: "/api/unheard-of", body: [] }, /does not know/],
  ["another shape", { body: [{ id: 7 }] }, /another shape/],
  ["a refusal without a code", { status: 403, body: { message: "No." } }, /another shape/],
  ["a field besides", { body: [{ id: "a", firstName: "A", lastName: "B", email: "a@example.com" }] }, /more than is/],
  ["a page that is none", { path: "/api/docs", contentType: "application/json", body: "" }, /described as text\/html/],
])("specs that make calls refuse %s", (_, answer, why) => {
  const good = {
    method: "GET",
    path: "/api/students?range=[0,1]",
    status: 200,
    contentType: "application/json",
    body: [],
  };
  mustBeDescribed(good);
  expect(() => mustBeDescribed({ ...good, ...answer })).toThrow(why);
});

it("the page for people loads files from the product itself, cached forever, and nothing else", async () => {
  const { text, headers } = await raw(product.base, "/api/docs");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(text).toContain("<title>Calls · Bats &#38; &#60;b&#62;&#34;Balls&#34;&#60;/b&#62;</title>");
  expect(text).not.toMatch(/https?:|<script>|<style|onload/);
  const loaded = [...text.matchAll(/(?:href|src)="(\/api\/docs\/[^"]+)"/g)].map(([, path]) => path!);
  expect(loaded).toHaveLength(4);
  for (const path of loaded) {
    const file = await raw(product.base, path);
    expect([file.status, file.headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
    expect(file.headers["content-type"]).toMatch(path.endsWith(".css") ? /^text\/css/ : /javascript/);
    expect(file.headers["set-cookie"]).toBeUndefined();
  }
});

it.each([["package.json"], ["index.html"], ["constructor"], ["../package.json"], ["%2e%2e/koa/package.json"], [""]])(
  "hands out no other file of the package: %s",
  async (name) => {
    const { text } = await raw(product.base, "/api/docs");
    const folder = /href="(\/api\/docs\/[^/]+\/)/.exec(text)![1]!;
    expect((await raw(product.base, folder + name)).status).toBe(404);
  },
);
