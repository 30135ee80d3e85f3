import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eraseVisitorUrl, exportUrl } from "../../privacy/contract.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { playersUrl } from "../contract.ts";
import { mergeUrl } from "../merging/contract.ts";
import { playerMessagesUrl } from "../messages/contract.ts";
import { rosterUrl } from "../studentContract.ts";
import { movePlayersInUrl } from "./contract.ts";

let product: TestProduct;
let admin: Person, coach: Person;
beforeAll(async () => {
  product = await testProduct();
  [admin, coach] = [await product.person("admin"), await product.person("instructor")];
  await product.startMailing();
});
afterAll(() => product.close());

const headings = "First name,Last name,Birth date,Sport,Position,Parent,Parent email,Parent phone";
const moving = (lines: readonly string[], { dryRun = false, who = admin } = {}) =>
  who("POST", `${movePlayersInUrl}?dryRun=${dryRun}`, Buffer.from([headings, ...lines].join("\r\n")), {
    "content-type": "text/csv",
  });
const aFamily = () => ({ email: `${randomUUID()}@example.com`, last: `Moved${randomUUID().slice(0, 8)}` });
const named = async (q: string, who = admin) =>
  (await who("GET", `${rosterUrl}?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body;
const outcomes = ({ body }: { body: { rows: { outcome: string }[] } }) => body.rows.map(({ outcome }) => outcome);

it("says of each row what would become of it, adds what is right, and a repeat adds nothing", async () => {
  const { email, last } = aFamily();
  const lines = [
    `Kim,${last},5/4/2020,Softball,Catcher,Pat Reyes,${email},555-010-0100`,
    `Lou,${last},2018-02-03,,,Pat Reyes,${email.toUpperCase()},`,
    `KIM,${last},2020-05-04,,,,${email},`,
    `'=Kim,${last},,hockey,,,${email},`,
  ];
  const would = await moving(lines, { dryRun: true });
  expect(outcomes(would)).toEqual(["added", "added", "known", "wrong"]);
  expect(would.body.rows[3]).toEqual({
    row: 5,
    name: `=Kim ${last}`,
    email,
    outcome: "wrong",
    why: "Sport: Please enter baseball or softball, or leave it empty · Birth date: Please enter the date of birth or the age",
  });
  expect(await named(last)).toEqual([]);

  expect((await moving(lines)).body).toEqual({ isDryRun: false, rows: would.body.rows });
  const students = await named(last);
  expect(students).toMatchObject([
    { firstName: "Kim", isMovedIn: true, guardian: { name: "Pat Reyes", email, phone: "555-010-0100" }, guardians: [] },
    { firstName: "Lou", isMovedIn: true, guardian: { name: "Pat Reyes", email, phone: null } },
  ]);
  expect(await named("Pat Reyes")).toHaveLength(2);
  expect(await named(last, coach)).toEqual([]);
  expect(outcomes(await moving(lines))).toEqual(["known", "known", "known", "wrong"]);
  expect(await named(last)).toHaveLength(2);
  expect(await product.backend.db("mail.outbox").where({ recipient: email })).toEqual([]);
  expect((await product.visitor()("POST", "/api/custom-login", { email, password: "fungo-demo" })).status).toBe(401);

  const message = { subject: "Hello", text: "See you" };
  const refused = await admin("POST", playerMessagesUrl(students[0].id), message);
  expect(refused).toMatchObject({ status: 409, body: { code: "NobodyToMessage" } });
});

it("two at once add each player once", async () => {
  const { email, last } = aFamily();
  const lines = Array.from({ length: 12 }, (_, n) => `K${n},${last},2018-02-03,,,,${email},`);
  await Promise.all([moving(lines), moving(lines)]);
  expect(await named(last)).toHaveLength(12);
});

it("whom a family's account has is known, and no address of theirs is needed twice", async () => {
  const parent = await product.person();
  const { last } = aFamily();
  await parent("POST", playersUrl, { firstName: "Kim", lastName: last, birthDate: "2018-02-03", declared: true });
  const rows = [`Kim,${last},2/3/2018,,,,${parent.email},`, `Kim,${last},2019-02-03,,,,${parent.email},`];
  expect(outcomes(await moving(rows, { dryRun: true }))).toEqual(["known", "added"]);
});

it("is for admins", async () => {
  const { email, last } = aFamily();
  const line = [`Kim,${last},2018-02-03,,,,${email},`];
  expect((await moving(line, { who: coach })).status).toBe(403);
  expect((await moving(line, { who: await product.person() })).status).toBe(403);
});

it("what is too large, or no list, is refused", async () => {
  expect(await moving(["x".repeat(1024 * 1024)])).toMatchObject({ status: 413 });
  const post = (body: Buffer) => admin("POST", movePlayersInUrl, body, { "content-type": "text/csv" });
  expect(await post(Buffer.from("Team,Captain\na,b"))).toMatchObject({ status: 422, body: { code: "NotAList" } });
  expect(await post(Buffer.from(`${headings}\nJosé`, "utf16le"))).toMatchObject({ status: 422 });
});

it("is erased with the parent's address, as long as no account answers for the player", async () => {
  const { email, last } = aFamily();
  await moving([`Kim,${last},2018-02-03,,,,${email},`, `Lou,${last},2016-02-03,,,,${email},`]);
  expect(await admin("POST", eraseVisitorUrl, { email: email.toUpperCase() })).toMatchObject({
    status: 202,
    body: { things: 2 },
  });
  expect(await named(last)).toEqual([]);
  const { rows } = await product.backend.db.raw("select p::text as row from read.players p");
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${last}|${email}`));
  expect((await admin("POST", eraseVisitorUrl, { email })).body.things).toBe(0);
});

it("once it is merged into a family's record, it is that family's: in their file, known to a repeat, and kept", async () => {
  const parent = await product.person();
  const { last } = aFamily();
  const line = [`Kim,${last},2018-02-03,,,Pat Reyes,${parent.email},`];
  await moving(line);
  const [{ id }] = await named(last);
  const form = { firstName: "Kimberly", lastName: last, birthDate: "2018-02-03", declared: true };
  const kept = (await parent("POST", playersUrl, form)).body.id;
  const told = { into: kept, reason: "Pat called", adults: [parent.id], sure: true };
  expect((await admin("POST", mergeUrl(id), told)).status).toBe(200);
  expect(outcomes(await moving(line))).toEqual(["known"]);
  expect(await named(last)).toMatchObject([{ id: kept, isMovedIn: false }]);
  expect((await admin("POST", eraseVisitorUrl, { email: parent.email })).body.things).toBe(0);
  const file = (await parent("GET", exportUrl)).body as { players: object[] };
  expect(file.players).toContainEqual(expect.objectContaining({ id, parentName: "Pat Reyes" }));
});
