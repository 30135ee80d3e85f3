import { afterAll, beforeAll, expect, it } from "vitest";
import { campsUrl, campUrl } from "../camps/contract.ts";
import { campForm } from "../testing/camps.ts";
import type { Client } from "../testing/client.ts";
import { does } from "../testing/held.ts";
import { sendInquiry } from "../testing/inquiries.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { inquiriesUrl, inquiryStatusUrl, inquiryUrl } from "./contract.ts";

let product: TestProduct;
let coach: Person, other: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, other] = [await product.person("instructor"), await product.person("instructor")];
  admin = await product.person("admin");
});
afterAll(() => product.close());

const create = (fields: object, who: Client = coach, headers = {}) =>
  who("POST", campsUrl, campForm(product, { title: "Maple Valley Camp", ...fields }), headers);
const inquiry = async (id: string, who: Client = coach) => (await does(who, "GET", inquiryUrl(id))).body;
const forCamp = async (campId: string, who: Client = coach) =>
  (await does(who, "GET", `${inquiriesUrl}?filter=${encodeURIComponent(JSON.stringify({ campId }))}`)).body;

it("a camp for an inquiry schedules it, and each leads to the other", async () => {
  const inquiryId = await sendInquiry(product.visitor());
  expect((await inquiry(inquiryId)).camp).toBeNull();
  const { body: camp } = await create({ inquiryId });
  const shown = { id: inquiryId, status: "scheduled", camp: { id: camp.id, title: "Maple Valley Camp" } };
  expect(await inquiry(inquiryId)).toMatchObject(shown);
  expect(await forCamp(camp.id, other)).toMatchObject([shown]);
  expect(JSON.stringify((await product.visitor()("GET", campUrl(camp.id))).body)).not.toContain(inquiryId);
});

it("the same request again is the same camp, and the inquiry is scheduled once", async () => {
  const inquiryId = await sendInquiry(product.visitor());
  const key = { "idempotency-key": "one click" };
  const [first, again] = [await create({ inquiryId }, coach, key), await create({ inquiryId }, coach, key)];
  expect([first.status, again.body.id]).toEqual([201, first.body.id]);
  const story = (await coach("GET", `/api/history?of=${inquiryId}`)).body;
  expect(story.filter(({ what }: { what: string }) => what === "CoachingInquiryScheduled")).toHaveLength(1);
});

it("a draft for it is known to those who run it, not to every coach, and never to whoever asked", async () => {
  const pat = await product.person();
  const inquiryId = await sendInquiry(pat);
  const { body: camp } = await create({ inquiryId, draft: true, title: "Secret Classic" });
  for (const insider of [coach, admin]) expect((await inquiry(inquiryId, insider)).camp.id).toBe(camp.id);
  expect(await inquiry(inquiryId, other)).toMatchObject({ status: "scheduled", camp: null });
  expect(JSON.stringify((await pat("GET", "/api/privacy/export")).body)).not.toContain("Secret Classic");
});

it("where there is no inquiry to schedule no camp is created", async () => {
  const done = await sendInquiry(product.visitor());
  for (const status of ["scheduled", "completed"]) await does(coach, "PATCH", inquiryStatusUrl(done), { status });
  const title = "Camp of nothing";
  expect(await create({ inquiryId: done, title })).toMatchObject({ status: 409, body: { code: "StatusOrder" } });
  expect(await create({ inquiryId: "unheard-of", title })).toMatchObject({ status: 404 });
  expect((await coach("GET", campsUrl)).body).not.toContainEqual(expect.objectContaining({ title }));
});
