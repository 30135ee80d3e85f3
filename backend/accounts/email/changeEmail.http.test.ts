import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { mailsTo, tokenIn } from "../../testing/mails.ts";
import { guardian, password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { tally } from "../../testing/client.ts";
import { noLonger, timesAsLong } from "../../testing/timesAsLong.ts";
import { letLinksGrowOlder } from "../../testing/olderLinks.ts";
import { issueLink } from "../mailedLinks.ts";
import { finishEmailChanges } from "./changeEmail.ts";

let product: TestProduct;
let dana: Person;
let next: string;
let n = 0;
beforeAll(async () => {
  product = await testProduct();
  await product.startMailing();
});
beforeEach(async () => {
  dana = await product.person();
  next = `dana.${n++}@new.example`;
});
afterAll(() => product.close());

const url = "/api/account/email";
const ask = (email = next, who = dana) => who("POST", url, { email, password });
const confirm = (token: string, base = product.base) =>
  product.visitor().at(base)("POST", "/api/account/email/confirm", { token });
const mailed = async (email = next) => tokenIn((await mailsTo(product, email)).at(-1));
const kindsTo = async (email: string) => (await mailsTo(product, email)).map(({ kind }) => kind);
const logIn = async (email: string) =>
  (await product.visitor()("POST", "/api/custom-login", { email, password })).status;

it("the new address confirms, both are told, and it is the one to log in with", async () => {
  expect(await ask(` ${next.toUpperCase()} `)).toMatchObject({
    status: 202,
    body: { message: `We're emailing ${next} a link to confirm.` },
  });
  expect(await kindsTo(dana.email)).toEqual(["email about to change"]);
  expect([await logIn(dana.email), await logIn(next)]).toEqual([200, 401]);
  await product.visitor()("POST", "/api/password/forgot", { email: dana.email });
  const reset = tokenIn((await mailsTo(product, dana.email)).at(-1));
  const token = await mailed();
  for (const _ of ["once", "again"]) expect(await confirm(token)).toMatchObject({ status: 200, body: { isNew: true } });
  expect([await logIn(dana.email), await logIn(next)]).toEqual([401, 200]);
  expect((await dana("GET", "/api/auth/user")).body).toMatchObject({ id: dana.id, email: next });
  expect(await product.visitor()("POST", "/api/password/link", { token: reset })).toMatchObject({ status: 409 });
  await expect.poll(() => kindsTo(dana.email)).toEqual(["email about to change", "password link", "email changed"]);
  await expect.poll(() => kindsTo(next)).toEqual(["new email asked", "email changed"]);
});

it("a child's own login that was confirmed under the old address is answered for under the new one", async () => {
  const kim = await product.person("student", { age: 15, ...guardian, parentEmail: dana.email });
  const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: kim.id });
  await product.visitor()("POST", "/api/guardian/confirm", { token });
  await dana("POST", "/api/guardian/join", { token, declared: true });
  await ask();
  await confirm(await mailed());
  expect((await kim("GET", "/api/auth/user")).body).toMatchObject({ guardian: "confirmed", parentEmail: next });
  await product.visitor()("POST", "/api/guardian/export-link", { email: dana.email });
  expect(await kindsTo(dana.email)).not.toContain("export link");
});

it("an address with an account is answered alike, hears of it, and stays where it is", async () => {
  const sam = await product.person();
  const answered = async (email: string) => {
    const { status, body } = await ask(email);
    return [status, body.message.replace(email, "")];
  };
  expect(await answered(sam.email)).toEqual(await answered(next));
  await ask(sam.email);
  expect((await dana("GET", url)).body.waiting).toMatchObject({ email: sam.email });
  expect(
    await timesAsLong(
      () => ask(sam.email),
      () => ask(next),
    ),
  ).toBeLessThan(noLonger);
  const [mail] = await mailsTo(product, sam.email);
  expect(mail).toMatchObject({ kind: "new email taken" });
  expect(mail!.text).toContain("change that account's email first, or email us to have that account erased");
  expect(mail!.text).not.toContain("token");
  expect(mail!.text).not.toContain(dana.email);
});

it.each([
  ["password", { password: "a guess" }],
  ["password", { password: undefined }],
  ["email", { email: "nowhere" }],
] as const)("is refused beside the field: %s", async (field, fields) => {
  const { status, body } = await dana("POST", url, { email: next, password, ...fields });
  expect([status, body.issues[0].path]).toEqual([422, [field]]);
  expect(await mailsTo(product, dana.email)).toEqual([]);
});

it("neither one's own address nor one's parent's is another one", async () => {
  const kim = await product.person("student", { age: 15, ...guardian });
  for (const [who, email] of [
    [dana, dana.email],
    [kim, guardian.parentEmail],
  ] as const)
    expect(await ask(email, who)).toMatchObject({ status: 422, body: { issues: [{ path: ["email"] }] } });
});

it("a newer wish ends the link before, and a day ends each", async () => {
  await ask();
  const first = await mailed();
  await ask(`second.${next}`);
  expect(await confirm(first)).toMatchObject({ status: 409, body: { code: "LinkIsDead" } });
  const second = await mailed(`second.${next}`);
  await letLinksGrowOlder(product, 25 * 60 * 60 * 1000);
  expect(await confirm(second)).toMatchObject({ status: 409, body: { code: "LinkIsDead" } });
});

it("tells the account alone which address waits, until that's confirmed, over, or isn't wanted anymore", async () => {
  const waiting = async (who = dana) => (await who("GET", url)).body.waiting;
  expect(await waiting()).toBeNull();
  await ask();
  const { until, ...told } = await waiting();
  expect(told).toEqual({ email: next });
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000);
  expect(await waiting(await product.person())).toBeNull();
  expect(await product.visitor()("GET", url)).toMatchObject({ status: 401 });
  const unwanted = await mailed();
  expect(await dana("DELETE", url)).toMatchObject({
    status: 200,
    body: { message: `Your email stays ${dana.email}.` },
  });
  expect([await waiting(), (await confirm(unwanted)).body.code]).toEqual([null, "LinkIsDead"]);
  expect(await dana("DELETE", url)).toMatchObject({ status: 200 }); // a second click
  await ask(`second.${next}`);
  expect(await waiting()).toMatchObject({ email: `second.${next}` });
  await letLinksGrowOlder(product, 25 * 60 * 60 * 1000);
  expect(await waiting()).toBeNull();
  await ask();
  await confirm(await mailed());
  expect(await waiting()).toBeNull();
});

it("tells when the email to confirm one's own address was refused, until it's sent again", async () => {
  const isRefused = async () => (await dana("GET", url)).body.isRefused;
  expect(await isRefused()).toBe(false);
  await dana("POST", `${url}/ask`);
  expect([await kindsTo(dana.email), await isRefused()]).toEqual([["email asked"], false]);
  const mails = product.backend.db("mail.outbox").where({ recipient: dana.email });
  await mails.update({ state: "failed", reason: "550 no such person" });
  expect(await isRefused()).toBe(true);
  await dana("POST", `${url}/ask`);
  expect(await isRefused()).toBe(false);
});

it.each(["reset", "changed"])("a password that's %s ends a wish that someone else may have made", async (how) => {
  await ask();
  const token = await mailed();
  if (how === "changed")
    await dana("POST", "/api/profile/password", { currentPassword: password, newPassword: "a bunt down the line" });
  else {
    await product.visitor()("POST", "/api/password/forgot", { email: dana.email });
    const reset = tokenIn((await mailsTo(product, dana.email)).at(-1));
    await product.visitor()("POST", "/api/password/reset", { token: reset, newPassword: "a bunt down the line" });
  }
  expect(await confirm(token)).toMatchObject({ status: 409, body: { code: "LinkIsDead" } });
});

it("of many who confirm one address at once, on two nodes, one has it", async () => {
  const other = await product.another();
  const two = [dana, await product.person()];
  for (let round = 0; round < 50; round++) {
    const email = `both.${round}@new.example`;
    const linkOf = ({ id: userId }: Person) =>
      issueLink(product.backend.db, { kind: "new email", userId, address: email });
    const links = await Promise.all(two.map(linkOf));
    const answers = await Promise.all(links.map(({ token }, n) => confirm(token, [product, other][n]!.base)));
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    const emails = await Promise.all(two.map(async (who) => (await who("GET", "/api/auth/user")).body.email));
    expect(emails.filter((one) => one === email)).toHaveLength(1);
  }
  await other.close();
}, 60_000);

it("a crash between the address and the fact is finished", async () => {
  const { backend } = product;
  await backend.credentials.changeEmail(dana.id, next);
  expect((await dana("GET", "/api/auth/user")).body.email).toBe(dana.email);
  await finishEmailChanges(backend, { now: new Date().toISOString() });
  expect((await dana("GET", "/api/auth/user")).body.email).toBe(next);
});
