import { afterAll, beforeAll, expect, it } from "vitest";
import { userStream } from "../../../eventstore/accounts/open.ts";
import { playerStream } from "../../../eventstore/players/events.ts";
import { confirmEmail, person } from "../../accounts/person.ts";
import { createRegistrationUrl, registrationUrl } from "../../camps/contract.ts";
import { contexts } from "../../contexts.ts";
import { given } from "../../given.ts";
import { subscriptionCheckoutUrl } from "../../memberships/subscriptionContract.ts";
import { assignedTo, published } from "../../videos/testing/weekly.ts";
import { focusPointsUrl, focusPointUrl } from "../../videos/progress/contract.ts";
import { weeklyDoneUrl, weeklyPlayersUrl, weeklyVideoUrl } from "../../videos/weekly/weeklyContract.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { does } from "../../testing/held.ts";
import { registrationForm } from "../../testing/registrations.ts";
import { lessonAsked } from "../../testing/schedule.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { erasePlayerUrl, growUpUrl, guardiansUrl, guardianUrl, playersUrl } from "../contract.ts";
import { player } from "../player.ts";
import { finishAllMerging } from "./calls.ts";
import { mergeUrl } from "./contract.ts";
import { mergePlayer } from "./merge.ts";

let product: TestProduct;
let admin: Person, coach: Person;
beforeAll(async () => {
  product = await testProduct();
  [admin, coach] = [await product.person("admin"), await product.person("instructor")];
});
afterAll(() => product.close());

let lessonDay = 3;
const kim = { firstName: "Kim", lastName: "Reyes", birthDate: "2016-05-04", declared: true, addAgain: true };
const addBy = async (who: Person, told: object = {}) =>
  String((await does(who, "POST", playersUrl, { ...kim, ...told })).body.id);
const mergeBy = (merged: string, into: string, ...adults: Person[]) =>
  admin("POST", mergeUrl(merged), { into, reason: "One child", adults: adults.map(({ id }) => id), sure: true });
/** One child, added by each of two parents. */
const listedTwice = async () => {
  const pat = await product.person("student", { firstName: "Pat" });
  const lou = await product.person("student", { firstName: "Lou" });
  return { pat, lou, merged: await addBy(pat), kept: await addBy(lou) };
};
const coming = (playerId: string) => ({
  playerId,
  sport: "baseball",
  emergencyContact: "Lou Ortiz",
  emergencyPhone: "555-010-0111",
  medicalInfo: "",
});
const register = (who: Person, campId: string, ...players: string[]) =>
  who("POST", createRegistrationUrl, registrationForm(campId, { participants: [], players: players.map(coming) }));

it("a camp registered under the merged record stays when its payer is erased: the other parent takes it over", async () => {
  const { pat, lou, merged, kept } = await listedTwice();
  const camp = await publishedCamp(product, coach);
  const { id } = (await register(pat, camp.id, merged)).body;
  expect((await mergeBy(merged, kept, pat, lou)).status).toBe(200);
  expect((await pat("POST", "/api/privacy/erase", { password })).status).toBe(202);
  expect((await coach("GET", registrationUrl(id))).body).toMatchObject({
    registrationStatus: "confirmed",
    parentEmail: lou.email,
    participants: [{ playerName: "Kim Reyes" }],
  });
});

it("a page from before that erases, leaves, invites, opens a login, or withdraws its link does none of it to the kept record", async () => {
  const { pat, lou, merged, kept } = await listedTwice();
  await mergeBy(merged, kept, pat, lou);
  const meantFor = (id: string): [string, string, object][] => [
    ["POST", erasePlayerUrl(id), { password }],
    ["POST", guardiansUrl(id), { name: "Sam", email: "sam@home.example" }],
    ["DELETE", guardianUrl(id, pat.id), {}],
    ["POST", growUpUrl(id), { email: "kim@teen.example" }],
    ["DELETE", growUpUrl(id), {}],
  ];
  for (const [method, url, body] of meantFor(merged)) {
    const code = "RecordsMerged";
    expect([url, await pat(method, url, body)]).toMatchObject([url, { status: 409, body: { code } }]);
    expect((await (await product.person())(method, url, body)).status).toBe(404);
  }
  expect((await admin("POST", erasePlayerUrl(merged))).status).toBe(409);
  const declared = contexts
    .flatMap(({ calls = {} }) => Object.values(calls).flat())
    .filter(({ thisRecordOnly }) => thisRecordOnly);
  expect(declared.map(({ path }) => path).toSorted()).toEqual(
    meantFor(":id")
      .map(([, url]) => url.replace(pat.id, ":userId"))
      .toSorted(),
  );
  expect((await lou("GET", playersUrl)).body).toContainEqual(
    expect.objectContaining({ id: kept, guardians: [expect.objectContaining({ userId: pat.id })] }),
  );
});

const command = () => ({ actor: "system", now: new Date().toISOString(), requestId: "spec" }) as const;

it("that a crash came before the adults joined is finished, once, and a kept record nobody merged gets no stranger", async () => {
  const { backend } = product;
  const { pat, merged, kept } = await listedTwice();
  const target = { fold: player, stream: playerStream(merged), command: command() };
  const data = { playerId: merged, into: kept, personal: { reason: "One child" }, guardians: [pat.id] };
  await backend.handle(target, mergePlayer({ ...data, now: command().now }));
  await backend.caughtUp();
  const ids = async () => (await pat("GET", playersUrl)).body.map(({ id }: { id: string }) => id);
  expect(await ids()).not.toContain(kept);
  await finishAllMerging(backend, command());
  await backend.caughtUp();
  expect(await ids()).toContain(kept);
  expect((await pat("DELETE", guardianUrl(kept, pat.id), {})).status).toBe(200);
  await finishAllMerging(backend, command());
  await backend.caughtUp();
  expect(await ids()).not.toContain(kept);
});

it("a record whose membership is at a checkout, or whose erasure was asked, isn't merged", async () => {
  const { backend } = product;
  const { pat, lou, merged, kept } = await listedTwice();
  const account = { fold: person, stream: userStream(pat.id), command: command() };
  await backend.handle(account, confirmEmail({ userId: pat.id }));
  await backend.caughtUp();
  expect((await pat("POST", subscriptionCheckoutUrl, { playerId: merged })).status).toBe(201);
  const code = "CannotMerge";
  expect(await mergeBy(merged, kept, pat, lou)).toMatchObject({ status: 409, body: { code } });
  expect(() =>
    given(player, {
      type: "PlayerErasureAsked",
      data: { playerId: "kim", by: "pat", until: "2030-01-02T00:00:00.000Z" },
    }).when(
      mergePlayer({ playerId: "kim", into: "k", personal: null, guardians: [], now: "2030-01-01T00:00:00.000Z" }),
    ),
  ).toThrow(expect.objectContaining({ code }));
});

it("a weekly video of the merged record is the kept one's, with its tick, which can be taken back", async () => {
  const { pat, lou, merged, kept } = await listedTwice();
  for (const studentId of [merged, kept])
    await lessonAsked(product, { studentId, instructorId: coach.id, daysAhead: lessonDay++ });
  const forMerged = { ...assignedTo({ id: merged }), requiresMembership: "false" };
  const { id } = await published(coach, forMerged);
  const tick = (who: Person, playerId: string, done: boolean) =>
    does(who, "POST", weeklyDoneUrl(id), { playerId, done });
  await tick(pat, merged, true);
  expect((await mergeBy(merged, kept, pat, lou)).status).toBe(200);
  for (const who of [pat, lou])
    expect((await who("GET", weeklyVideoUrl(id))).body).toMatchObject({
      players: [{ playerId: kept, practicedAt: expect.any(String) }],
      assignedPlayerIds: [kept],
    });
  const seenByCoach = async () => (await coach("GET", weeklyPlayersUrl(id))).body;
  expect(await seenByCoach()).toMatchObject([{ playerId: kept, isAssigned: true, practicedAt: expect.any(String) }]);
  expect((await coach("GET", weeklyVideoUrl(id))).body).toMatchObject({ assignedPlayerIds: [kept], practiced: 1 });
  await tick(lou, kept, true); // once more, and still one player
  expect((await coach("GET", weeklyVideoUrl(id))).body).toMatchObject({ practiced: 1 });
  await tick(lou, kept, false);
  expect(await seenByCoach()).toMatchObject([{ playerId: kept, practicedAt: null }]);
});

it("what the merged record works on is the kept one's, and is reached there; what is set under the old id, too", async () => {
  const { pat, lou, merged, kept } = await listedTwice();
  await lessonAsked(product, { studentId: merged, instructorId: coach.id, daysAhead: lessonDay++ });
  const set = async (title: string) =>
    (await does(coach, "POST", focusPointsUrl, { studentId: merged, title })).body as { id: string };
  const { id } = await set("Front shoulder closed");
  expect((await mergeBy(merged, kept, pat, lou)).status).toBe(200);
  const { id: later } = await set("Hips first");
  for (const one of [id, later])
    expect((await does(coach, "PATCH", focusPointUrl(one), { status: "reached" })).body).toMatchObject({
      studentId: kept,
      status: "reached",
    });
  expect((await lou("GET", `${focusPointsUrl}?studentId=${kept}`)).body).toHaveLength(2);
});
