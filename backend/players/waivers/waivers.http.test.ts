import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { campDayUrl, type CampDayView } from "../../camps/days/dayContract.ts";
import { createRegistrationUrl } from "../../camps/contract.ts";
import { exportUrl } from "../../privacy/contract.ts";
import { policyUrl } from "../../policies/contract.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { does } from "../../testing/held.ts";
import { registrationForm } from "../../testing/registrations.ts";
import { lessonAsked } from "../../testing/schedule.ts";
import { guardian, password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { playersUrl } from "../contract.ts";
import { rosterUrl } from "../studentContract.ts";
import { type MyWaivers, myWaiversUrl, waiversUrl, type WaiverView, waiverUrl } from "./contract.ts";

let product: TestProduct, folder: string;
let riley: Person, sam: Person, admin: Person;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fungo-content-"));
  await cp("content", folder, { recursive: true });
  product = await testProduct({ CONTENT_DIR: folder, FACILITY_NAME: "Cage 7" });
  [riley, sam] = [await product.person("instructor"), await product.person("instructor")];
  admin = await product.person("admin");
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

const family = async () => {
  const dana = await product.person("student", { firstName: "Dana", lastName: "Reyes" });
  const form = { firstName: "Kim", lastName: "Reyes", age: 9, declared: true };
  return { dana, kim: String((await does(dana, "POST", playersUrl, form)).body.id) };
};
const current = () => product.backend.policies.waiver!;
const sign = (who: Person, playerId: string, version = current().version) =>
  who("POST", waiverUrl(playerId), { version, name: "Dana Reyes" });
const mine = async (who: Person): Promise<MyWaivers> => (await who("GET", myWaiversUrl)).body;
const listed = async (who: Person, filter: object = {}): Promise<WaiverView[]> =>
  (await who("GET", `${waiversUrl}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
const rowOf = (rows: WaiverView[], id: string) => rows.find((row) => row.id === id);

it("anybody reads the waiver, in the facility's own name", async () => {
  const { body } = await product.visitor()("GET", policyUrl("waiver"));
  expect(body).toMatchObject({ name: "waiver", version: current().version });
  expect(body.text).toContain("Cage 7");
  expect(body.text).not.toMatch(/\{\w+\}/);
});

it("an adult signs for each player, once; staff see who comes without", async () => {
  const { dana, kim } = await family();
  await lessonAsked(product, { studentId: kim, instructorId: riley.id, daysAhead: 3 });
  expect((await mine(dana)).players.find(({ playerId }) => playerId === kim)).toEqual({
    playerId: kim,
    name: "Kim Reyes",
    isExpected: true,
    isSigned: false,
    signature: null,
  });
  expect(rowOf(await listed(riley), kim)).toMatchObject({ isSigned: false, signature: null });
  expect((await riley("GET", `${rosterUrl}/${kim}`)).body.hasWaiver).toBe(false);
  expect((await riley("GET", waiverUrl(kim))).body.code).toBe("NoWaiver");

  const { status, body } = await sign(dana, kim);
  expect(status).toBe(201);
  expect(body).toEqual({
    version: current().version,
    name: "Dana Reyes",
    signedAt: expect.any(String),
    playerName: "Kim Reyes",
    text: current().text,
  });
  expect((await sign(dana, kim)).body).toEqual(body);
  const { text: _, playerName: __, ...signature } = body;
  expect((await mine(dana)).players.find(({ playerId }) => playerId === kim)).toMatchObject({
    isSigned: true,
    signature,
  });
  expect(rowOf(await listed(riley, { waiver: "signed" }), kim)).toMatchObject({ isSigned: true, signature });
  expect(rowOf(await listed(riley, { waiver: "missing" }), kim)).toBeUndefined();
  expect(rowOf(await listed(admin, { q: "kim r" }), kim)).toMatchObject({ isSigned: true });
  expect(rowOf(await listed(sam), kim)).toBeUndefined(); // comes to another coach
  expect((await riley("GET", `${rosterUrl}/${kim}`)).body.hasWaiver).toBe(true);
  expect((await dana("GET", exportUrl)).body.waivers).toEqual([{ playerId: kim, ...signature }]);
});

it("who had a lesson today stays in the list through the day", async () => {
  const [one, another] = [await family(), await family()];
  const lesson = (kim: string, daysAhead: number) =>
    lessonAsked(product, { studentId: kim, instructorId: riley.id, daysAhead, startTime: "00:00" });
  await lesson(one.kim, 0); // it has begun
  await lesson(another.kim, -1);
  const rows = await listed(riley);
  expect([rowOf(rows, one.kim)?.isSigned, rowOf(rows, another.kim)]).toEqual([false, undefined]);
});

it("a camp's day says who comes without", async () => {
  const { dana, kim } = await family();
  const today = product.backend.time.today();
  const camp = await publishedCamp(product, riley, {
    startDate: today,
    endDate: product.backend.time.addDays(today, 1),
  });
  const coming = { playerId: kim, sport: "baseball", emergencyContact: "Sam Reyes", emergencyPhone: "555-010-0111" };
  await does(dana, "POST", createRegistrationUrl, registrationForm(camp.id, { participants: [], players: [coming] }));
  const hasWaiver = async () => {
    const { players }: CampDayView = (await riley("GET", campDayUrl(camp.id, today))).body;
    return players.map((player) => player.hasWaiver);
  };
  expect(await hasWaiver()).toEqual([false]);
  expect(rowOf(await listed(riley), kim)).toMatchObject({ next: today });
  expect(rowOf(await listed(sam), kim)).toBeUndefined();
  await sign(dana, kim);
  expect(await hasWaiver()).toEqual([true]);
});

it("who comes on single days of a camp is listed with the next of those, and no longer after the last", async () => {
  const { dana, kim } = await family();
  const { time } = product.backend;
  const [yesterday, today, tomorrow] = [-1, 0, 1].map((days) => time.addDays(time.today(), days));
  const camp = await publishedCamp(product, riley, { daysAhead: 1 });
  const coming = { playerId: kim, sport: "baseball", emergencyContact: "Sam Reyes", emergencyPhone: "555-010-0111" };
  const registration = { registrationOption: "individual_days", selectedDays: [2] };
  const form = registrationForm(camp.id, { registration, participants: [], players: [coming] });
  await does(dana, "POST", createRegistrationUrl, form);
  const next = async () => rowOf(await listed(riley), kim)?.next;
  expect(await next()).toBe(time.addDays(camp.startDate, 1));
  const camps = product.backend.db("read.camps").where({ id: camp.id });
  const isOn = (dates: unknown[]) => camps.clone().update({ dates: JSON.stringify(dates), startDate: yesterday });
  await isOn([tomorrow, today, yesterday]);
  expect(await next()).toBe(today);
  await isOn([tomorrow, yesterday, today]);
  expect(await next()).toBeUndefined();
});

it("a minor signs for nobody, and an earlier text not at all", async () => {
  const teen = await product.person("student", { age: 15, ...guardian });
  expect((await sign(teen, teen.id)).body.code).toBe("AdultsOnly");
  const { dana, kim } = await family();
  const { status, body } = await sign(dana, kim, "earlier");
  expect([status, body.code]).toEqual([409, "WaiverChanged"]);
  const half = await dana("POST", waiverUrl(kim), { version: current().version, name: "J ." });
  expect(half.body.issues).toMatchObject([{ path: ["name"], message: "Please type your first and last name" }]);
  const nameless = await dana("POST", waiverUrl(kim), { version: current().version, name: " " });
  expect(nameless.body.issues).toMatchObject([{ path: ["name"], message: "Please type your full name" }]);
});

it("a new text is asked for again, and what was signed before stays as it was shown", async () => {
  const { dana, kim } = await family();
  const before = (await sign(dana, kim)).body;
  await writeFile(join(folder, "waiver.md"), "Wear a helmet at {facility}.");
  const later = await product.another();
  const at = dana.at(later.base);
  expect((await at("GET", myWaiversUrl)).body).toMatchObject({ text: "Wear a helmet at Cage 7." });
  expect((await at("GET", myWaiversUrl)).body.players).toContainEqual(
    expect.objectContaining({ playerId: kim, isSigned: false }),
  );
  expect((await at("GET", waiverUrl(kim))).body).toEqual(before);
  await writeFile(join(folder, "waiver.md"), "");
  const without = await product.another();
  expect((await dana.at(without.base)("GET", myWaiversUrl)).body).toMatchObject({ text: null, version: null });
  expect((await dana.at(without.base)("GET", policyUrl("waiver"))).status).toBe(404);
  await Promise.all([later.close(), without.close()]);
});

it("the signature's name goes with the player", async () => {
  const { dana, kim } = await family();
  await sign(dana, kim);
  await does(dana, "POST", `${playersUrl}/${kim}/erase`, { password });
  await product.backend.caughtUp();
  const { rows } = await product.backend.db.raw(`select name from read.waivers where "playerId" = ?`, [kim]);
  expect(rows).toEqual([{ name: null }]);
});
