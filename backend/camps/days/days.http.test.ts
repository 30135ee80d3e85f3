import { afterAll, beforeAll, expect, it } from "vitest";
import { campDayStream } from "../../../eventstore/camps/events.ts";
import { eraseUrl } from "../../privacy/contract.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { registeredFamily } from "../testing/families.ts";
import { paymentStatusUrl, withdrawUrl } from "../contract.ts";
import { attendanceUrl, type CampDayView, campDayUrl, type RecordAttendance } from "./dayContract.ts";

let product: TestProduct;
let coach: Person, pat: Person;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor");
  pat = await product.person("student");
});
afterAll(() => product.close());

/** Pat's two children at a camp of three days, of which today is the second. */
const campToday = async () => {
  const { time } = product.backend;
  const today = time.today();
  const camp = { startDate: time.addDays(today, -1), endDate: time.addDays(today, 1) };
  const family = await registeredFamily(product, { instructorId: coach.id, payerId: pat.id, camp });
  const [emma, noah] = family.participantIds;
  const tap = (participantId: string, did: RecordAttendance["did"], more: object = {}, headers = {}) => {
    const body = { participantId, did, at: new Date().toISOString(), ...more };
    return coach("POST", attendanceUrl(family.campId, today), body, headers);
  };
  const day = async (): Promise<CampDayView> => (await coach("GET", campDayUrl(family.campId, today))).body;
  return { ...family, emma: emma!, noah: noah!, today, tap, day };
};
const stateOf = ({ players }: CampDayView, of: string) => players.find(({ id }) => id === of);

it("shows who is expected, here and gone, with whom, and whom to call; not what is told about health", async () => {
  const { registrationId, emma, noah, tap, day } = await campToday();
  const before = await day();
  expect(before).toMatchObject({ number: 2, days: 3 });
  expect(stateOf(before, emma)).toMatchObject({ state: "expected", parentName: "Pat Ortiz", hasHealthNotes: true });
  expect(JSON.stringify(before)).not.toContain("bee stings");
  expect(stateOf(before, emma)?.owed).toBe("300.00"); // of the family: two players
  const paid = { paymentStatus: "paid", method: "cash" };
  expect((await coach("PATCH", paymentStatusUrl(registrationId), paid)).status).toBe(200);
  expect(stateOf(await day(), emma)?.owed).toBe("0.00");
  const at = new Date(Date.now() - 1000).toISOString();
  const { body } = await tap(emma, "checkIn", { at, who: "Lou Ortiz" });
  expect(stateOf(body, emma)).toMatchObject({ state: "here", checkedInAt: at, broughtBy: "Lou Ortiz" });
  await tap(emma, "checkOut", { who: "Pat Ortiz" });
  const after = await day();
  expect(stateOf(after, emma)).toMatchObject({ state: "left", pickedUpBy: "Pat Ortiz" });
  expect(stateOf(after, noah)).toMatchObject({ state: "expected" });
});

it("a tap sent again after a lost answer counts once, also if it was taken back meanwhile", async () => {
  const { emma, tap, day } = await campToday();
  const first = { at: new Date().toISOString() };
  const send = () => tap(emma, "checkIn", first, { "idempotency-key": "the first tap" });
  await send();
  await tap(emma, "takeBackCheckIn");
  expect((await send()).status).toBe(200);
  expect(stateOf(await day(), emma)).toMatchObject({ state: "expected", checkedInAt: null });
});

it("is refused for a day the camp or the player doesn't have, and who was withdrawn still leaves", async () => {
  const { campId, registrationId, emma, noah, today, tap, day } = await campToday();
  const { time } = product.backend;
  const now = new Date().toISOString();
  for (const other of [time.addDays(today, 2), "today", "2030-02-31"])
    expect([other, (await coach("GET", campDayUrl(campId, other))).status]).toEqual([other, 404]);
  const late = { participantId: emma, did: "checkIn", at: now };
  expect(await coach("POST", attendanceUrl(campId, time.addDays(today, -1)), late)).toMatchObject({
    status: 409,
    body: { code: "NotThatDay" },
  });
  expect(await tap(emma, "checkOut")).toMatchObject({ status: 409, body: { code: "NotCheckedIn" } });
  await tap(emma, "checkIn");
  await pat("POST", withdrawUrl(registrationId), {});
  expect(await tap(noah, "checkIn")).toMatchObject({ status: 409, body: { code: "NotExpected" } });
  expect((await day()).players.map(({ id }) => id)).toEqual([emma]);
  expect(stateOf((await tap(emma, "checkOut", { who: "Pat Ortiz" })).body, emma)?.state).toBe("left");
});

it("nobody leaves today without a name; a nameless tap that a phone kept from an earlier day still counts", async () => {
  const { campId, emma, noah, tap, day } = await campToday();
  for (const one of [emma, noah]) await tap(one, "checkIn");
  for (const who of [undefined, null, "  "]) {
    const { status, body } = await tap(emma, "checkOut", { who });
    expect([status, body.code, body.issues[0].path]).toEqual([422, "NobodyNamed", ["who"]]);
    expect(body.issues[0].message).toBe("Choose who’s picking this player up, or type their name.");
  }
  expect(stateOf(await day(), emma)).toMatchObject({ state: "here" });
  await tap(emma, "checkOut", { who: "Pat Ortiz" });
  expect((await tap(emma, "checkOut")).status).toBe(200); // sent again by mistake: already gone
  const { store, time } = product.backend;
  const yesterday = time.addDays(time.today(), -1);
  const at = time.instantOf({ date: yesterday, time: "15:00" });
  const late = (did: string) => coach("POST", attendanceUrl(campId, yesterday), { participantId: noah, did, at });
  await late("checkIn");
  expect((await late("checkOut")).status).toBe(200);
  const facts: string[] = [];
  for await (const { type } of store.read(campDayStream(campId, yesterday))) facts.push(type);
  expect(facts).toEqual(["ParticipantCheckedIn", "ParticipantCheckedOut"]);
});

it("leaves no name behind once the family is erased, and notes none after", async () => {
  const { emma, tap } = await campToday();
  await tap(emma, "checkIn", { who: "Lou Ortiz" });
  expect((await pat("POST", eraseUrl, { password })).status).toBe(202);
  const gone = await tap(emma, "checkOut", { who: "Lou Ortiz" });
  expect(stateOf(gone.body, emma)).toMatchObject({
    state: "left",
    playerName: null,
    broughtBy: null,
    pickedUpBy: null,
  });
});
