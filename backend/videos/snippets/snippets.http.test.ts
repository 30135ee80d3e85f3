import { afterAll, beforeAll, expect, it } from "vitest";
import { does } from "../../testing/held.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { undoHeader, undoUrl } from "../../undo/contract.ts";
import { longestSnippet, snippetsUrl, snippetUrl } from "./contract.ts";

let product: TestProduct;
let coach: Person, rival: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, rival] = [await product.person("instructor"), await product.person("instructor")];
});
afterAll(() => product.close());

const save = async (who: Person, text: string) => (await does(who, "POST", snippetsUrl, { text })).body;
const texts = async (who: Person) => (await who("GET", snippetsUrl)).body.map(({ text }: { text: string }) => text);

it("each instructor has their own, by the alphabet, which are reworded and deleted, and there again once undone", async () => {
  const weight = await save(coach, " weight back ");
  const elbow = await save(coach, "Elbow up");
  expect(weight).toEqual({ id: expect.any(String), text: "weight back" });
  expect([await texts(coach), await texts(rival)]).toEqual([["Elbow up", "weight back"], []]);
  expect((await coach("PATCH", snippetUrl(elbow.id), { text: "Zip through" })).body).toEqual({
    ...elbow,
    text: "Zip through",
  });
  const missing = { status: 404, body: { code: "NoSuchSnippet" } };
  expect(await rival("PATCH", snippetUrl(elbow.id), { text: "Mine" })).toMatchObject(missing);
  expect(await rival("DELETE", snippetUrl(elbow.id))).toMatchObject(missing);

  const { headers, body } = await coach("DELETE", snippetUrl(weight.id));
  expect([body, await texts(coach)]).toEqual([{ id: weight.id, deleted: true }, ["Zip through"]]);
  const [act = "", of] = headers.get(undoHeader)?.split(" ") ?? [];
  expect(of).toBe(weight.id);
  expect((await rival("POST", undoUrl(act))).status).toBe(404);
  for (let time = 1; time <= 2; time++) expect((await coach("POST", undoUrl(act))).status).toBe(200);
  expect(await texts(coach)).toEqual(["weight back", "Zip through"]);
});

it("is sent twice and saved once; what is wrong with it is said", async () => {
  const key = { "idempotency-key": "once" };
  const [one, two] = [1, 2].map(() => rival("POST", snippetsUrl, { text: "Eyes level" }, key));
  expect((await one!).body).toEqual((await two!).body);
  expect(await texts(rival)).toEqual(["Eyes level"]);
  expect(await rival("POST", snippetsUrl, { text: "Eyes level" })).toMatchObject({
    status: 409,
    body: { code: "SnippetExists" },
  });
  for (const text of ["", "x".repeat(longestSnippet + 1)])
    expect(await rival("POST", snippetsUrl, { text })).toMatchObject({
      status: 422,
      body: { issues: [{ path: ["text"] }] },
    });
});
