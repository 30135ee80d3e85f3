import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { userStream } from "../../eventstore/accounts/open.ts";
import { playerStream } from "../../eventstore/players/events.ts";
import { statusOfPlayer } from "../../projections/players/queries.ts";
import { askEmailUrl, confirmEmailUrl } from "../accounts/contract.ts";
import { person, updateProfile } from "../accounts/open.ts";
import { finishErasures } from "../privacy/erase.ts";
import { mailsTo, tokenIn } from "../testing/mails.ts";
import { password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { playersUrl } from "./contract.ts";
import { closePlayer, player } from "./player.ts";

let product: TestProduct;
let pat: Person, sam: Person;
beforeAll(async () => {
  product = await testProduct();
  sam = await product.person();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => product.close());

const kim = {
  firstName: "Kim",
  lastName: "Reyes",
  birthDate: "2016-05-04",
  position: "Catcher",
  experience: "Two seasons",
  declared: true,
};

it("G1-60:players: an account adds a player, sees and corrects it, and nobody else knows of it", async () => {
  pat = await product.person("student", { firstName: "Pat", lastName: "Reyes", age: 40 });
  const { status, body } = await pat("POST", playersUrl, kim);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    firstName: "Kim",
    birthDate: "2016-05-04",
    isOwn: false,
    plays: true,
    consent: "asked",
  });
  const url = `${playersUrl}/${body.id}`;
  expect(await pat("PATCH", url, { position: "Pitcher" })).toMatchObject({
    status: 200,
    body: { position: "Pitcher", experience: "Two seasons", birthDate: "2016-05-04" },
  });
  expect((await pat("GET", playersUrl)).body).toMatchObject([{ id: pat.id, isOwn: true, age: 40 }, { id: body.id }]);
  expect((await sam("GET", playersUrl)).body).toMatchObject([{ id: sam.id }]);
  for (const who of [sam, await product.person("instructor"), await product.person("admin")])
    expect(await who("PATCH", url, { position: "Catcher" })).toMatchObject({ status: 404 });
});

it("the same name asks first, an age is enough, adults and minors' accounts are refused", async () => {
  expect(await pat("POST", playersUrl, kim)).toMatchObject({ status: 409, body: { code: "SamePlayer" } });
  const { birthDate: _, ...named } = kim;
  expect(await pat("POST", playersUrl, { ...named, firstName: "Lee", age: 9 })).toMatchObject({
    status: 201,
    body: { age: 9 },
  });
  expect(await pat("POST", playersUrl, { ...named, firstName: "Jo", age: 19 })).toMatchObject({ status: 422 });
  expect(await pat("POST", playersUrl, { ...kim, firstName: "Jo", declared: undefined })).toMatchObject({
    status: 422,
  });
  const child = await product.person("student", {
    age: 14,
    parentName: "D",
    parentEmail: "d@example.com",
    parentPhone: "555-010-0100",
  });
  expect(await child("POST", playersUrl, kim)).toMatchObject({ status: 409, body: { code: "AdultsOnly" } });
});

it("a player's last evening under 18 is still one, though it is tomorrow in UTC", async () => {
  const { time } = product.backend;
  const birthday = time.addDays(time.today(), 10);
  const born = `${Number(birthday.slice(0, 4)) - 18}${birthday.slice(4)}`;
  const dana = await product.person("student", { firstName: "Dana" });
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.parse(time.instantOf({ date: time.addDays(birthday, -1), time: "20:00" })));
  const { status, body: own } = await dana("POST", playersUrl, { ...kim, birthDate: born });
  expect([status, own.age]).toEqual([201, 17]);
  expect(await dana("PATCH", `${playersUrl}/${own.id}`, { position: "Pitcher" })).toMatchObject({ status: 200 });
  expect((await dana("GET", playersUrl)).body).toMatchObject([{ id: dana.id }, { id: own.id, consent: "asked" }]);
  vi.setSystemTime(Date.parse(time.instantOf({ date: birthday, time: "00:00" })));
  expect((await dana("GET", playersUrl)).body).toMatchObject([{ id: dana.id }, { age: 18, consent: "none needed" }]);
});

it("lessons so far were a child's: the own player is that child, whatever the account is called later", async () => {
  const lou = await product.person("student", { firstName: "Lou", lastName: "Reyes" });
  expect(await lou("POST", playersUrl, { ...kim, isOwn: true })).toMatchObject({
    status: 201,
    body: { id: lou.id, firstName: "Kim" },
  });
  await lou("PATCH", "/api/profile/update", { firstName: "Louis", lastName: "Reyes" });
  expect((await lou("GET", playersUrl)).body).toMatchObject([
    { id: lou.id, firstName: "Kim", isOwn: true, consent: "asked" },
  ]);
  expect(await lou("PATCH", `${playersUrl}/${lou.id}`, { experience: "One season" })).toMatchObject({
    status: 200,
    body: { experience: "One season" },
  });
});

it("a player's own account keeps the age it was told, when a form says what it has grown to by now", async () => {
  const lee = await product.person("student", { firstName: "Lee", lastName: "Reyes", age: 20 });
  const now = new Date().toISOString();
  const told = "2020-01-01";
  const target = {
    fold: person,
    stream: userStream(lee.id),
    command: { actor: "system" as const, now, requestId: "spec" },
  };
  const changes = { firstName: "Lee", lastName: "Reyes", age: 21 };
  await product.backend.handle(target, updateProfile({ userId: lee.id, changes, today: told }));
  const [{ age }] = (await lee("GET", playersUrl)).body;
  expect(age).toBeGreaterThan(26);
  await lee("PATCH", `${playersUrl}/${lee.id}`, { age: `${age}`, position: "Catcher" });
  const after = await product.backend.stateOf(person, userStream(lee.id));
  expect(after.profile).toMatchObject({ age: 21, ageRecordedOn: told, position: "Catcher" });
});

it("erasing takes the password, and leaves nothing of the player", async () => {
  const [, added] = (await pat("GET", playersUrl)).body as { id: string }[];
  const url = `${playersUrl}/${added!.id}/erase`;
  expect(await pat("POST", url, { password: "wrong" })).toMatchObject({ status: 422 });
  expect(await sam("POST", url, {})).toMatchObject({ status: 404 });
  const admin = await product.person("admin");
  expect(await admin("POST", url, {})).toMatchObject({ status: 202 });
  expect((await pat("GET", playersUrl)).body).toHaveLength(2);
  expect(await pat("PATCH", `${playersUrl}/${added!.id}`, { position: "Catcher" })).toMatchObject({ status: 404 });
  expect(await product.backend.keys.stateOf(added!.id)).toBe("destroyed");
});

describe("G1-60:consent: what a parent declares counts once their address is confirmed", () => {
  let dana: Person;
  const mailed = async () => (await mailsTo(product, dana.email)).filter(({ kind }) => kind === "email asked");
  const consent = async () =>
    ((await dana("GET", playersUrl)).body as { isOwn: boolean; consent: string }[])
      .filter(({ isOwn }) => !isOwn)
      .map((player) => player.consent);
  beforeAll(async () => {
    dana = await product.person("student", { firstName: "Dana" });
    await dana("POST", playersUrl, kim);
  });

  it("adding the first player mails the link, without the player's name; adding the next one does not", async () => {
    const [mail, ...others] = await mailed();
    expect(mail!.subject + mail!.text.replaceAll(/#token=\S+/g, "")).not.toContain("Kim");
    expect(others).toEqual([]);
    await dana("POST", playersUrl, { ...kim, firstName: "Lee" });
    expect(await mailed()).toHaveLength(1);
    expect(await consent()).toEqual(["asked", "asked"]);
  });

  it("a newer link ends the one before; used or unknown ones are dead; a second time changes nothing", async () => {
    const old = tokenIn((await mailed()).at(-1));
    expect((await dana("POST", askEmailUrl)).status).toBe(202);
    const token = tokenIn((await mailed()).at(-1));
    const visitor = product.visitor();
    for (const dead of [old, "never-mailed"])
      expect(await visitor("POST", confirmEmailUrl, { token: dead })).toMatchObject({ status: 409 });
    for (const _ of [1, 2]) expect((await visitor("POST", confirmEmailUrl, { token })).status).toBe(200);
    expect(await consent()).toEqual(["confirmed", "confirmed"]);
  });
});

it("G1-60:players: a player with an account is not erased as a player", async () => {
  const lou = await product.person();
  const url = `${playersUrl}/${lou.id}/erase`;
  const refused = {
    code: "HasAccount",
    message: expect.stringContaining("email us. Our Privacy page has the address."),
  };
  expect(await lou("POST", url, { password })).toMatchObject({ status: 409, body: refused });
  expect((await lou("GET", "/api/auth/user")).status).toBe(200);
});

it("G1-60:players: erasing an account erases the players it added", async () => {
  const lou = await product.person();
  const { id } = (await lou("POST", playersUrl, kim)).body;
  expect((await lou("POST", "/api/privacy/erase", { password })).status).toBe(202);
  expect(await product.backend.keys.stateOf(id)).toBe("destroyed");
  expect(await statusOfPlayer(product.backend.db, id)).toBe("erased");
});

it("G1-60:players: an erasing that stopped after the player was closed is finished", async () => {
  const lou = await product.person();
  const { id } = (await lou("POST", playersUrl, kim)).body;
  const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
  const target = { fold: player, stream: playerStream(id), command };
  await product.backend.handle(target, closePlayer({ playerId: id, why: "erased" }));
  expect(await product.backend.keys.stateOf(id)).toBe("there");
  await finishErasures(product.backend, command.now);
  expect(await product.backend.keys.stateOf(id)).toBe("destroyed");
});
