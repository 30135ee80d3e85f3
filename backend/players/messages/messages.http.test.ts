import { afterAll, beforeAll, expect, it } from "vitest";
import { exportUrl, eraseUrl } from "../../privacy/contract.ts";
import { historyUrl } from "../../history/contract.ts";
import { does } from "../../testing/held.ts";
import { mailsTo } from "../../testing/mails.ts";
import { lessonAsked } from "../../testing/schedule.ts";
import { guardian, password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { playerMessagesUrl } from "./contract.ts";

let product: TestProduct;
let riley: Person, sam: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  await product.startMailing();
  riley = await product.person("instructor", { firstName: "Riley", lastName: "Brooks" });
  [sam, admin] = [await product.person("instructor"), await product.person("admin")];
});
afterAll(() => product.close());

const student = async () => {
  const pat = await product.person();
  await lessonAsked(product, { studentId: pat.id, instructorId: riley.id, daysAhead: 3 });
  return pat;
};
const message = { subject: "A great week", text: "She hit well.\n\nSee you Tuesday!" };

it("a message is recorded and emailed word for word, and replies reach who wrote it", async () => {
  const pat = await student();
  const { body } = await does(riley, "POST", playerMessagesUrl(pat.id), message);
  expect(body).toMatchObject([{ ...message, writtenBy: riley.id, writtenByName: "Riley Brooks" }]);
  expect((await admin("GET", playerMessagesUrl(pat.id))).body).toEqual(body);
  const mails = async () => (await mailsTo(product, pat.email)).filter(({ kind }) => kind === "family messaged");
  await expect
    .poll(mails, { timeout: 10_000 })
    .toMatchObject([{ subject: message.subject, text: expect.stringContaining(message.text), reply_to: riley.email }]);

  const { body: story } = await pat("GET", historyUrl(pat.id));
  expect(story.map(({ what }: { what: string }) => what)).toContain("FamilyMessaged");
  expect(JSON.stringify(story)).not.toContain("great week");
  const file = (await pat("GET", exportUrl)).body;
  expect(file.messagesAboutPlayers).toMatchObject([{ playerId: pat.id, ...message }]);
  expect((await riley("GET", exportUrl)).body.messagesAboutPlayers).toContainEqual({ writtenAt: expect.any(String) });
});

it("is for staff who teach the player, says what is missing, and sent twice goes out once", async () => {
  const pat = await student();
  const url = playerMessagesUrl(pat.id);
  for (const method of ["GET", "POST"]) {
    const asked = async (who: Person) => (await who(method, url, method === "POST" ? message : undefined)).status;
    expect([await asked(pat), await asked(sam)]).toEqual([403, 404]);
  }
  const { status, body } = await riley("POST", url, { subject: "Two\nlines", text: " " });
  expect([status, body.issues.map(({ path }: { path: string[] }) => path[0])]).toEqual([422, ["subject", "text"]]);
  for (const _ of [1, 2])
    expect((await riley("POST", url, message, { "idempotency-key": "once" })).body).toHaveLength(1);
});

it("where there is no adult to email, it says so", async () => {
  const child = await product.person("student", { age: 12, ...guardian });
  await lessonAsked(product, { studentId: child.id, instructorId: riley.id, daysAhead: 3 });
  expect(await riley("POST", playerMessagesUrl(child.id), message)).toMatchObject({
    status: 409,
    body: { code: "NobodyToMessage" },
  });
});

it("a message's words go with the player", async () => {
  const pat = await student();
  await does(riley, "POST", playerMessagesUrl(pat.id), message);
  await does(pat, "POST", eraseUrl, { password });
  await product.backend.caughtUp();
  const { rows } = await product.backend.db.raw(`select text from read."playerMessages" where "playerId" = ?`, [
    pat.id,
  ]);
  expect(rows).toEqual([{ text: null }]);
});
