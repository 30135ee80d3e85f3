import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { userStream } from "../../../eventstore/accounts/open.ts";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { playerStream } from "../../../eventstore/players/events.ts";
import { issueLink, openAccount } from "../../accounts/open.ts";
import { askEmailUrl, confirmEmailUrl } from "../../accounts/contract.ts";
import { historyUrl } from "../../history/contract.ts";
import { eraseUrl } from "../../privacy/contract.ts";
import { tally } from "../../testing/client.ts";
import { does } from "../../testing/held.ts";
import { mailsTo, tokenIn } from "../../testing/mails.ts";
import { letLinksGrowOlder } from "../../testing/olderLinks.ts";
import { noLonger, timesAsLong } from "../../testing/timesAsLong.ts";
import { lessonsUrl, lessonUrl } from "../../lessons/contract.ts";
import { bookingOf, offer } from "../../testing/schedule.ts";
import { guardian, password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import {
  acceptGrownUpUrl,
  acceptInvitationUrl,
  growUpUrl,
  guardiansUrl,
  guardianUrl,
  openGrownUpUrl,
  type PlayerView,
  playersUrl,
} from "../contract.ts";
import { addPlayer, player, wordsOf } from "../player.ts";
import { mergePlayer } from "../merging/merge.ts";
import { notWhileMerging } from "../merging/whileMerging.ts";
import { accountOf } from "./growUp.ts";
import { finishAllGrowingUp } from "./openLogin.ts";

let product: TestProduct;
let dana: Person, admin: Person;
let email: string;
beforeAll(async () => {
  product = await testProduct();
  await product.startMailing();
  dana = await product.person("student", { firstName: "Dana", lastName: "Reyes" });
  admin = await product.person("admin");
  await does(dana, "POST", askEmailUrl);
  const token = tokenIn((await mailsTo(product, dana.email)).at(-1));
  await does(product.visitor(), "POST", confirmEmailUrl, { token });
});
afterAll(() => product.close());
beforeEach(() => void (email = `${randomUUID()}@teen.example`));

/** Somebody's child, born that many years and a month ago, added some years ago. */
const added = async (age = 15, by = dana) => {
  const { backend } = product;
  const playerId = randomUUID();
  const born = new Date();
  born.setUTCFullYear(born.getUTCFullYear() - age);
  born.setUTCMonth(born.getUTCMonth() - 1);
  const form = { firstName: "Kim", lastName: "Reyes", birthDate: born.toISOString().slice(0, 10), position: "Catcher" };
  const now = "2020-01-01T12:00:00.000Z";
  const personal = wordsOf(form as never, { today: now.slice(0, 10) });
  const command = { actor: { userId: by.id, role: "student" }, now, requestId: "spec" } as const;
  const target = { fold: player, stream: playerStream(playerId), command };
  await backend.handle(target, addPlayer({ playerId, by: by.id, personal, today: now.slice(0, 10) }));
  await backend.caughtUp();
  return playerId;
};
const ask = (who: Person, playerId: string, to = email) => who("POST", growUpUrl(playerId), { email: to });
const mailed = async (to = email) => tokenIn((await mailsTo(product, to)).at(-1));
const linkFor = async (playerId: string, address = email) =>
  (await issueLink(product.backend.db, { kind: "grown up", userId: playerId, address })).token;
const accept = (token: string, who = product.visitor()) => who("POST", acceptGrownUpUrl, { token, password });
const loggedIn = async () => {
  const who = product.visitor();
  const { body } = await who("POST", "/api/custom-login", { email, password });
  return { who, id: body.id as string | undefined };
};
/** Their parent types an address of their own with it. */
const bookedFor = async (playerId: string) => {
  const coach = await product.person("instructor");
  const form = bookingOf(await offer(product, coach), { playerId, studentEmail: dana.email });
  const { body } = await does(dana, "POST", lessonsUrl, form);
  return { confirm: () => does(coach, "PATCH", lessonUrl(body.id), { status: "confirmed" }) };
};
const playersOf = async (who: { (method: string, url: string): Promise<{ body: PlayerView[] }> }) =>
  (await who("GET", playersUrl)).body;
const kindsTo = async (to: string) => (await mailsTo(product, to)).map(({ kind }) => kind);

it("a teenager takes over with a mailed link: everything is there, and the parent still sees it", async () => {
  const kim = await added();
  const { confirm } = await bookedFor(kim);
  expect(await ask(dana, kim)).toMatchObject({
    status: 202,
    body: { message: `We're emailing ${email} a link to open the login.` },
  });
  const [mail] = await mailsTo(product, email);
  expect(mail).toMatchObject({ kind: "own login asked" });
  expect(mail!.subject + mail!.text.replaceAll(/#token=\S+/g, "")).not.toContain("Kim");
  const token = await mailed();
  expect((await product.visitor()("POST", openGrownUpUrl, { token })).body).toEqual({
    firstName: "Kim",
    email,
    isAdult: false,
  });
  expect(await accept(token, dana)).toMatchObject({ status: 409, body: { code: "LoggedIn" } });
  const easy = await product.visitor()("POST", acceptGrownUpUrl, { token, password: "kimreyes123" });
  expect(easy.body.issues).toMatchObject([{ path: ["password"] }]);
  const { status, body } = await accept(token);
  expect([status, body.id, body.guardian, body.parentEmail]).toEqual([201, kim, "confirmed", dana.email]);
  expect((await accept(token)).body.code).toBe("LinkIsDead");

  await confirm();
  await expect.poll(() => kindsTo(email)).toContain("lesson confirmed");
  const news = async (to: string) => (await mailsTo(product, to)).at(-1)!.text.split("\n")[0];
  const confirmed = "Your lesson is confirmed";
  expect([await news(email), await news(dana.email)]).toEqual([confirmed, `For Kim: ${confirmed}`]);

  const { who, id } = await loggedIn();
  expect(id).toBe(kim);
  expect(await playersOf(who)).toMatchObject([
    { id: kim, isOwn: true, age: 15, position: "Catcher", consent: "confirmed" },
  ]);
  expect((await who("GET", "/api/lessons")).body).toHaveLength(1);
  expect((await who("GET", historyUrl(kim))).body.map(({ what }: { what: string }) => what)).toContain("PlayerAdded");
  expect((await playersOf(dana)).find((one) => one.id === kim)).toMatchObject({ isOwn: false, hasAccount: true });
  expect((await dana("PATCH", `${playersUrl}/${kim}`, { position: "Pitcher" })).status).toBe(404); // it is Kim's now
  await expect.poll(() => kindsTo(dana.email)).toContain("player grown up");
  expect((await ask(dana, kim)).body.code).toBe("HasAccount");
});

it("from 18 on an admin may send it too, and nobody else manages the player afterwards", async () => {
  const [teen, grown] = [await added(), await added(18)];
  const { confirm } = await bookedFor(grown);
  expect((await ask(admin, teen)).body.code).toBe("NotYours");
  expect((await ask(admin, grown)).status).toBe(202);
  const { body } = await accept(await mailed());
  expect([body.id, body.guardian, body.parentEmail]).toEqual([grown, "none needed", null]);
  const { who } = await loggedIn();
  expect(await playersOf(who)).toMatchObject([{ id: grown, consent: "none needed", guardians: [] }]);
  expect((await playersOf(dana)).some(({ id }) => id === grown)).toBe(false);
  const toParent = (await kindsTo(dana.email)).filter((kind) => kind === "lesson confirmed");
  await confirm();
  await expect.poll(() => kindsTo(email)).toContain("lesson confirmed");
  expect((await kindsTo(dana.email)).filter((kind) => kind === "lesson confirmed")).toEqual(toParent);
  await expect
    .poll(async () => (await mailsTo(product, dana.email)).map(({ text }) => text).join())
    .toContain("manages lessons, camps, and videos alone");
});

it("takes 13 years, an address of its own, and a parent whose email is confirmed", async () => {
  expect((await ask(dana, await added(12))).body.code).toBe("TooYoung");
  const own = await ask(dana, await added(), dana.email);
  expect([own.status, own.body.issues]).toMatchObject([422, [{ path: ["email"] }]]);
  const unconfirmed = await product.person();
  expect((await ask(unconfirmed, await added(15, unconfirmed))).body.code).toBe("ConsentNeeded");
  expect((await ask(await product.person(), await added())).status).toBe(404);
});

it("an address with an account is answered alike, and hears of it without a link", async () => {
  const sam = await product.person();
  const kim = await added();
  const answered = async (to: string) => {
    const { status, body } = await ask(dana, kim, to);
    return [status, body.message.replace(to, "")];
  };
  expect(await answered(sam.email)).toEqual(await answered(email));
  expect(
    await timesAsLong(
      () => ask(dana, kim, sam.email),
      () => ask(dana, kim, email),
    ),
  ).toBeLessThan(noLonger);
  const sent = async (to: string) => {
    await ask(dana, kim, to);
    const { link } = (await does(dana, "GET", growUpUrl(kim))).body;
    return { ...link, email: link.email.replace(to, ""), sentAt: "", until: "" };
  };
  expect(await sent(sam.email)).toEqual(await sent(email));
  const [mail] = await mailsTo(product, sam.email);
  expect(mail).toMatchObject({ kind: "own login taken" });
  expect(mail!.text).not.toMatch(/token|Kim\b/);
  const late = await linkFor(await added(), sam.email);
  expect((await accept(late)).body.code).toBe("EmailTaken");
});

it("until it's used, the link is shown to whoever may act, with its address to who sent it, and can be withdrawn", async () => {
  const lou = await product.person("student", { firstName: "Lou" });
  const kim = await added();
  const { body } = await does(dana, "POST", guardiansUrl(kim), { name: "Lou", email: lou.email });
  const joining = product.backend.capabilities.tokenOf("guardianInvitation", body.id);
  await does(lou, "POST", acceptInvitationUrl, { token: joining, declared: true });
  const waiting = async (who = dana) => (await does(who, "GET", growUpUrl(kim))).body.link;
  expect(await waiting()).toBeNull();
  await ask(dana, kim, "kim@mistyped.example");
  const mistyped = await mailed("kim@mistyped.example");
  await ask(dana, kim);
  const link = await waiting();
  expect(link).toMatchObject({ email, isMine: true, by: "Dana" });
  expect(Date.parse(link.until) - Date.parse(link.sentAt)).toBe(7 * 24 * 60 * 60 * 1000);
  expect(Math.abs(Date.now() - Date.parse(link.sentAt))).toBeLessThan(60_000);
  expect(await waiting(lou)).toEqual({ ...link, email: null, isMine: false });
  expect((await (await product.person())("GET", growUpUrl(kim))).status).toBe(404);
  expect((await accept(mistyped)).body.code).toBe("LinkIsDead");
  const token = await mailed();
  expect(await lou("DELETE", growUpUrl(kim))).toMatchObject({ status: 200 });
  expect([await waiting(), (await accept(token)).body.code]).toEqual([null, "LinkIsDead"]);
  expect(await dana("DELETE", growUpUrl(kim))).toMatchObject({ status: 200 }); // a second click
  await ask(dana, kim);
  await letLinksGrowOlder(product, 7 * 24 * 60 * 60 * 1000);
  expect(await waiting()).toBeNull();
  await ask(dana, kim);
  await does(product.visitor(), "POST", acceptGrownUpUrl, { token: await mailed(), password });
  expect([await waiting(), (await dana("DELETE", growUpUrl(kim))).body.code]).toEqual([null, "HasAccount"]);
});

it("an admin sees and withdraws the link of an adult alone", async () => {
  const [teen, grown] = [await added(), await added(18)];
  for (const method of ["GET", "DELETE"] as const)
    expect((await admin(method, growUpUrl(teen))).body.code).toBe("NotYours");
  await ask(admin, grown);
  expect((await does(admin, "GET", growUpUrl(grown))).body.link).toMatchObject({ email, isMine: true });
  expect((await does(dana, "GET", growUpUrl(grown))).body.link).toMatchObject({ email: null, isMine: false });
  await does(admin, "DELETE", growUpUrl(grown));
  expect((await accept(await mailed())).body.code).toBe("LinkIsDead");
});

it("on the evening before a player's 18th birthday an admin can't yet, though it is tomorrow in UTC", async () => {
  const { time } = product.backend;
  const grown = await added(18);
  const { body } = await does(dana, "GET", playersUrl);
  const { birthDate } = (body as PlayerView[]).find(({ id }) => id === grown)!;
  const birthday = `${Number(birthDate!.slice(0, 4)) + 18}${birthDate!.slice(4)}`;
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.parse(time.instantOf({ date: time.addDays(birthday, -1), time: "20:00" })));
  for (const method of ["GET", "DELETE"] as const)
    expect((await admin(method, growUpUrl(grown))).body.code).toBe("NotYours");
});

it("the link works once, for a week, and the newest alone", async () => {
  const kim = await added();
  const first = await linkFor(kim);
  const second = await linkFor(kim);
  expect((await accept(first)).body.code).toBe("LinkIsDead");
  await letLinksGrowOlder(product, 7 * 24 * 60 * 60 * 1000);
  expect((await accept(second)).body.code).toBe("LinkIsDead");
  const answers = await Promise.all(
    Array(4)
      .fill(await linkFor(kim))
      .map((token: string) => accept(token)),
  );
  expect(tally(answers)).toEqual({ 201: 1, 409: 3 });
});

it("the link ends when a guardian leaves, who may have sent it; nobody answers for an adult", async () => {
  const kim = await added();
  const lou = await product.person("student", { firstName: "Lou" });
  const { body } = await does(dana, "POST", guardiansUrl(kim), { name: "Lou", email: "lou@home.example" });
  const joining = product.backend.capabilities.tokenOf("guardianInvitation", body.id);
  await does(lou, "POST", acceptInvitationUrl, { token: joining, declared: true });
  const link = await linkFor(kim);
  await does(lou, "DELETE", guardianUrl(kim, lou.id), {});
  expect((await accept(link)).body.code).toBe("LinkIsDead");
  await accept(await linkFor(kim));
  const max = await product.person("student", { firstName: "Max", age: 15, ...guardian });
  const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: max.id }); // signed up alone
  await does(product.visitor(), "POST", "/api/guardian/confirm", { token });
  await does(dana, "POST", "/api/guardian/join", { token, declared: true });
  const managed = async () => (await playersOf(dana)).map(({ id }) => id);
  expect(await managed()).toEqual(expect.arrayContaining([kim, max.id]));
  await finishAllGrowingUp(product.backend, { now: new Date().toISOString() });
  await product.backend.caughtUp();
  expect(await managed()).toEqual(expect.arrayContaining([kim, max.id]));
  const inFourYears = new Date();
  inFourYears.setUTCFullYear(inFourYears.getUTCFullYear() + 4);
  await finishAllGrowingUp(product.backend, { now: inFourYears.toISOString() });
  await product.backend.caughtUp();
  expect((await managed()).filter((id) => [kim, max.id].includes(id))).toEqual([]);
});

it("of a player who is erased at the same moment nothing is left", async () => {
  for (let round = 0; round < 10; round++) {
    const kim = await added();
    email = `${randomUUID()}@teen.example`;
    const token = await linkFor(kim);
    const [opened, erased] = await Promise.all([
      accept(token),
      dana("POST", `${playersUrl}/${kim}/erase`, { password }),
    ]);
    await finishAllGrowingUp(product.backend, { now: new Date().toISOString() });
    await product.backend.caughtUp();
    const { status } = await product.backend.stateOf(player, playerStream(kim));
    const there = (await loggedIn()).id === kim;
    const either = there ? [201, "grown up", 409] : ["closed", 202];
    expect(there ? [opened.status, status, erased.status] : [status, erased.status]).toEqual(either);
  }
});

it("a login waits for a merge that is on its way, and isn't opened under the record that went", async () => {
  const { backend } = product;
  const [kim, kept] = [await added(), await added()];
  const token = await linkFor(kim);
  const other = await product.another();
  onTestFinished(() => other.close());
  const { accepting } = await notWhileMerging(other.backend, async () => {
    const accepting = accept(token);
    await eventually(async () => {
      const waiting = await backend.db("pg_locks").where({ locktype: "advisory", granted: false });
      expect(waiting).toHaveLength(1);
    });
    const now = new Date().toISOString();
    const command = { actor: "system", now, requestId: "spec" } as const;
    const data = { playerId: kim, into: kept, personal: { reason: "One child" }, guardians: [dana.id], now };
    await backend.handle({ fold: player, stream: playerStream(kim), command }, mergePlayer(data));
    return { accepting };
  });
  expect((await accepting).body.code).toBe("LinkIsDead");
  expect((await loggedIn()).id).toBeUndefined();
});

it("a crash after the account was opened is finished", async () => {
  const { backend } = product;
  const kim = await added();
  const { words } = await backend.stateOf(player, playerStream(kim));
  const now = new Date().toISOString();
  const today = now.slice(0, 10);
  const facts = accountOf({ playerId: kim, email, agreedTo: undefined, words: words!, guardian: undefined, today });
  const command = { actor: "visitor", now, requestId: "spec" } as const;
  const registering = [{ stream: userStream(kim), facts }];
  await openAccount(backend, command, { userId: kim, email, password, registering });
  await finishAllGrowingUp(backend, { now });
  expect((await backend.stateOf(player, playerStream(kim))).status).toBe("grown up");
  const { who } = await loggedIn();
  expect(await who("POST", eraseUrl, { password })).toMatchObject({ status: 202 });
  expect((await backend.stateOf(player, playerStream(kim))).status).toBe("closed");
});
