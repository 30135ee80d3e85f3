import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { guardianUrl } from "../players/contract.ts";
import { exportUrl } from "../privacy/contract.ts";
import { tally } from "../testing/client.ts";
import { does } from "../testing/held.ts";
import { mailsTo, tokenIn } from "../testing/mails.ts";
import { guardian, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { guardianExportLinkUrl, guardianExportUrl } from "./contract.ts";
import { issueLink } from "./mailedLinks.ts";

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await testProduct();
  admin = await product.person("admin");
});
afterAll(() => product.close());

const newAddress = () => `dana.${randomUUID()}@home.example`;
const ward = async ({ parentEmail = newAddress(), confirmed = true, firstName = "Kim" } = {}) => {
  const kim = await product.person("student", { ...guardian, firstName, age: 15, parentEmail });
  if (confirmed) {
    const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: kim.id });
    await product.visitor()("POST", "/api/guardian/confirm", { token });
  }
  return { kim, parentEmail };
};
const ask = (email: string) => product.visitor()("POST", guardianExportLinkUrl, { email });
const exportLinks = async (address: string) =>
  (await mailsTo(product, address)).filter(({ kind }) => kind === "export link");
const download = (token: string) => product.visitor()("POST", guardianExportUrl, { token });
const dead = { status: 409, body: { code: "LinkIsDead" } };

it("a guardian who confirmed is mailed a link to everything held on the child, which works until a newer one", async () => {
  const { kim, parentEmail } = await ward();
  expect(await ask(parentEmail.toUpperCase())).toMatchObject({ status: 202 });
  const [mail, ...more] = await exportLinks(parentEmail);
  expect(more).toEqual([]);
  expect(mail?.subject).not.toContain("Kim");
  expect(mail?.text).toContain("/guardian-export#token=");
  const token = tokenIn(mail);
  for (const _ of ["the first", "again, for a download may break off"])
    expect(await download(token)).toMatchObject({
      status: 200,
      body: {
        about: { askedBy: "guardian", madeFor: { id: kim.id, name: expect.stringMatching(/^Kim /) } },
        complete: true,
      },
    });
  await ask(parentEmail);
  expect(await download(token)).toMatchObject(dead);
  expect((await download(tokenIn((await exportLinks(parentEmail)).at(-1)))).status).toBe(200);
});

it("holds only the present guardian's contacts: not those of one who was removed, nor where their mails went", async () => {
  const { kim, parentEmail: former } = await ward();
  const { token: joining } = await issueLink(product.backend.db, { kind: "guardian", userId: kim.id });
  const dana = await product.person();
  await does(dana, "POST", "/api/guardian/join", { token: joining, declared: true });
  await does(admin, "DELETE", guardianUrl(kim.id, dana.id), { reason: "By order of the court" });
  const parentEmail = newAddress();
  await does(kim, "POST", "/api/guardian/ask", { ...guardian, parentEmail });
  const { token: confirming } = await issueLink(product.backend.db, { kind: "guardian", userId: kim.id });
  await does(product.visitor(), "POST", "/api/guardian/confirm", { token: confirming });
  const { token } = await issueLink(product.backend.db, { kind: "export", userId: kim.id });
  const { body } = await download(token);
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${former}|${dana.email}`));
  expect(body.consents).toEqual([
    expect.not.objectContaining({ parentEmail }),
    expect.objectContaining({ parentEmail }),
  ]);
  expect(new Set(body.mails.map(({ to }: { to: string | null }) => to))).toEqual(new Set([null]));
});

it("the child's history shows that the guardian was given it, done by no one logged in", async () => {
  const { kim } = await ward();
  const { token } = await issueLink(product.backend.db, { kind: "export", userId: kim.id });
  await admin("POST", guardianExportUrl, { token });
  const { body } = await admin("GET", `/api/history?of=${kim.id}`);
  expect(body.at(-1)).toMatchObject({
    what: "PersonalDataExported",
    details: { by: "guardian" },
    actor: { kind: "visitor" },
  });
});

it("what another parent did is told as the family's, for whoever acts for a player need not play", async () => {
  const { kim } = await ward();
  const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: kim.id });
  const dana = await product.person();
  await does(dana, "POST", "/api/guardian/join", { token, declared: true });
  const { body } = await kim("GET", exportUrl);
  expect(body.history).toContainEqual(expect.objectContaining({ what: "guardian joined", by: "family" }));
  expect(JSON.stringify(body)).not.toContain('"by":"student"');
});

it("every address gets the same answer; a link is mailed for each child the guardian confirmed, and to no one else", async () => {
  const parentEmail = newAddress();
  const { kim } = await ward({ parentEmail });
  await ward({ parentEmail, firstName: "Lou" });
  const waiting = await ward({ parentEmail, firstName: "Max", confirmed: false });
  const answers = [];
  for (const email of [parentEmail, newAddress(), kim.email, admin.email]) answers.push(await ask(email));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
  const children = (await exportLinks(parentEmail)).map(({ text }) => /Everything we keep about (\w+)/.exec(text)?.[1]);
  expect(new Set(children)).toEqual(new Set(["Kim", "Lou"]));
  expect(children).toHaveLength(2);
  for (const address of [kim.email, waiting.kim.email, admin.email]) expect(await exportLinks(address)).toEqual([]);
});

it("a link opens nothing if the child grew up, was erased or waits for its guardian, and neither does a wrong one", async () => {
  const { db } = product.backend;
  const linkTo = async ({ kim }: { kim: Person }) => (await issueLink(db, { kind: "export", userId: kim.id })).token;
  const [grown, erased, waiting] = [await ward(), await ward(), await ward({ confirmed: false })];
  const tokens = await Promise.all([grown, erased, waiting].map(linkTo));
  const confirming = await issueLink(db, { kind: "guardian", userId: waiting.kim.id });
  await admin("POST", "/api/privacy/erase", { userId: erased.kim.id });
  const [grownUp, ...others] = tokens;
  for (const token of [...others, confirming.token, "unheard-of"]) expect(await download(token)).toMatchObject(dead);
  await admin("PATCH", `/api/admin/users/${grown.kim.id}`, { age: 18 });
  expect((await download(grownUp!)).status, "G1-58:limits: an age alone ends nothing").toBe(200);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 18 * 366 * 24 * 60 * 60 * 1000 });
  expect(await download(grownUp!)).toMatchObject(dead);
  expect(await exportLinks(grown.parentEmail)).toEqual([]);
  vi.useRealTimers();
});

it("links are mailed three times a day to one address, and a child's file is served five times an hour", async () => {
  const strict = await testProduct({ RATE_LIMITS: "1" });
  try {
    const email = newAddress();
    const asked = await Promise.all(
      Array.from({ length: 4 }, () => strict.visitor()("POST", guardianExportLinkUrl, { email })),
    );
    expect(tally(asked)).toEqual({ 202: 3, 429: 1 });
    const kim = await strict.person("student", { age: 15, ...guardian });
    const confirm = await issueLink(strict.backend.db, { kind: "guardian", userId: kim.id });
    await strict.visitor()("POST", "/api/guardian/confirm", { token: confirm.token });
    const { token } = await issueLink(strict.backend.db, { kind: "export", userId: kim.id });
    const given = await Promise.all(
      Array.from({ length: 6 }, () => strict.visitor()("POST", guardianExportUrl, { token })),
    );
    expect(tally(given)).toEqual({ 200: 5, 429: 1 });
  } finally {
    await strict.close();
  }
});
