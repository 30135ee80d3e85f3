import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { registeredFamily } from "../camps/testing/families.ts";
import { publishedCamp } from "../testing/camps.ts";
import { sendRequest } from "../testing/requests.ts";
import { bookingOf, type Offer, offer } from "../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { nearestTimes } from "./booking/nearestTimes.ts";
import {
  lessonRequestStatusUrl,
  lessonsUrl,
  lessonUrl,
  proposalsUrl,
  proposalUrl,
  simpleLessonsUrl,
} from "./contract.ts";

let product: TestProduct;
let coach: Person, pat: Person, admin: Person;
let during: Offer, later: Offer; // a time that the camp will cover, and one on the next day
beforeAll(async () => {
  product = await testProduct();
  [pat, admin] = [await product.person(), await product.person("admin")];
});
beforeEach(async () => {
  coach = await product.person("instructor");
  during = await offer(product, coach, { daysAhead: 3, startTime: "16:00", endTime: "17:00" });
  later = await offer(product, coach, { daysAhead: 4, startTime: "16:00", endTime: "17:00" });
});
afterAll(() => product.close());

const runCamp = (fields: object = {}) =>
  publishedCamp(product, coach, {
    title: "Summer Skills Camp",
    daysAhead: 3,
    days: 1,
    startTime: "16:30",
    endTime: "18:00",
    divisions: [],
    ...fields,
  });
const book = (at: Offer) => pat("POST", lessonsUrl, bookingOf(at));
const requested = async (at = during): Promise<string> => (await book(at)).body.id;
const confirm = (id: string, beyond: object = {}) => coach("PATCH", lessonUrl(id), { status: "confirmed", ...beyond });
const propose = (who: Person, id: string, beyond: object = {}) =>
  who("POST", proposalsUrl(id), { kind: "move", scheduledDate: during.scheduledDate, ...beyond });
const answer = (who: Person, id: string, proposalId: string, beyond: object = {}) =>
  who("PATCH", proposalUrl(id, proposalId), { answer: "accepted", ...beyond });

const knowing = { duringCamp: true };
const toldOfCamp = { status: 409, body: { code: "DuringCamp", message: "This is during Summer Skills Camp." } };
const sentElsewhere = {
  status: 409,
  body: {
    code: "DuringCamp",
    message: "Your coach is running a camp at this time. Please choose another one.",
  },
};

it("G1-57: no player books a time during a camp of the coach, and it is not offered", async () => {
  const { id } = await runCamp();
  expect(await book(during)).toMatchObject(sentElsewhere);
  expect(await pat("POST", lessonsUrl, bookingOf(during, knowing))).toMatchObject(sentElsewhere);
  const slots = `/api/schedule/availability?instructorId=${coach.id}`;
  const closedDays = async () =>
    (await product.visitor()("GET", slots)).body.flatMap(
      ({ blockedDates }: { blockedDates: string[] }) => blockedDates,
    );
  expect(await closedDays()).toEqual([during.date]);
  await coach("POST", `/api/camps/${id}/cancel`, { reason: "The field is flooded" });
  expect(await closedDays()).toEqual([]);
  expect((await book(during)).status).toBe(201);
});

it("G1-57: the hours around a camp, its other days and other coaches' times stay open", async () => {
  await runCamp({ startTime: "17:00" });
  expect((await book(during)).status).toBe(201);
  const colleague = await product.person("instructor");
  expect(
    (await book(await offer(product, colleague, { daysAhead: 3, startTime: "17:00", endTime: "18:00" }))).status,
  ).toBe(201);
});

it("G1-57: an archived camp keeps its coach busy as long as somebody comes", async () => {
  const { id } = await runCamp();
  await coach("POST", `/api/camps/${id}/archive`, {});
  expect((await book(during)).status, "nobody comes").toBe(201);
  const days = { startDate: later.date, endDate: later.date, startTime: "16:00", endTime: "17:00" };
  const { campId } = await registeredFamily(product, { instructorId: coach.id, camp: days });
  await coach("POST", `/api/camps/${campId}/archive`, {});
  expect((await book(later)).status, "a family comes").toBe(409);
});

it("G1-57: a request is confirmed into a camp knowingly or not at all", async () => {
  const id = await requested();
  await runCamp();
  expect(await confirm(id)).toMatchObject(toldOfCamp);
  expect(await confirm(id, { payment: { how: "cash" } })).toMatchObject(toldOfCamp);
  expect(await confirm(id, knowing)).toMatchObject({ status: 200, body: { status: "confirmed" } });
  expect(await confirm(id), "confirmed again").toMatchObject({ status: 200 });
});

it("G1-57: a walk-in is entered into a camp knowingly or not at all, by the coach and by admins", async () => {
  await runCamp();
  for (const [who, timeSlot] of [
    [coach, "16:00"],
    [admin, "17:30"],
  ] as const) {
    const form = { instructorId: coach.id, studentName: "Robin Lee", scheduledDate: during.date, timeSlot };
    expect(await who("POST", simpleLessonsUrl, form)).toMatchObject(toldOfCamp);
    expect(await who("POST", simpleLessonsUrl, { ...form, ...knowing })).toMatchObject({ status: 201 });
  }
});

it("G1-57: a custom request is scheduled into a camp knowingly or not at all", async () => {
  await runCamp();
  const id = await sendRequest(product.visitor(), { instructorId: coach.id });
  const schedule = (beyond: object = {}) =>
    coach("PATCH", lessonRequestStatusUrl(id), {
      status: "scheduled",
      date: during.date,
      startTime: "17:00",
      ...beyond,
    });
  expect(await schedule()).toMatchObject(toldOfCamp);
  expect(await schedule(knowing)).toMatchObject({ status: 200, body: { status: "scheduled" } });
});

it("G1-57: a coach offers a time during a camp knowingly, and then its player may take it", async () => {
  const id = await requested(later);
  await runCamp();
  expect(await propose(pat, id, knowing)).toMatchObject(sentElsewhere);
  expect(await propose(coach, id)).toMatchObject(toldOfCamp);
  const { status, body } = await propose(coach, id, knowing);
  expect(status).toBe(201);
  expect(await answer(pat, id, body.proposal.id)).toMatchObject({
    status: 200,
    body: { status: "confirmed", scheduledDate: during.scheduledDate },
  });
});

it("G1-57: a time that was proposed before there was a camp is taken by the coach knowingly, and by no player", async () => {
  const [asked, offered] = [await requested(later), await book(await offer(product, coach, { daysAhead: 5 }))];
  const { body: ask } = await propose(pat, asked);
  const { body: proposal } = await propose(coach, offered.body.id);
  await runCamp();
  expect(await answer(pat, offered.body.id, proposal.proposal.id, knowing)).toMatchObject(sentElsewhere);
  expect(await answer(coach, asked, ask.proposal.id)).toMatchObject(toldOfCamp);
  expect(await answer(coach, asked, ask.proposal.id, knowing)).toMatchObject({ status: 200 });
});

it("G1-57: a player whose time was taken is shown no other one during a camp", async () => {
  const taken = { instructorId: coach.id, ...later, startsAt: later.scheduledDate, now: new Date().toISOString() };
  expect((await nearestTimes(product.backend, taken)).map(({ startsAt }) => startsAt)).toEqual([during.scheduledDate]);
  await runCamp();
  expect(await nearestTimes(product.backend, taken)).toEqual([]);
});

it("G1-57, G1-33: whoever enters a series hears which weeks are during a camp, and may go ahead; of a week that is taken, it says so", async () => {
  await runCamp();
  const alsoOn = [1, 2].map((week) => product.backend.time.addDays(during.date, 7 * week));
  const walkIn = { studentName: "Walter Walk-In", scheduledDate: during.date, timeSlot: "16:00", alsoOn };
  const enter = (beyond: object = {}) => coach("POST", simpleLessonsUrl, { ...walkIn, ...beyond });
  const asked = await enter();
  expect([asked.status, asked.body.code]).toEqual([409, "DuringCamp"]);
  expect(asked.body.message).toMatch(/^\w+, \w+ \d+: This is during Summer Skills Camp\.$/);
  const taken = { ...walkIn, scheduledDate: alsoOn[1], alsoOn: undefined };
  await coach("POST", simpleLessonsUrl, taken);
  expect((await enter()).body.issues).toMatchObject([
    { path: ["weeks", 0], message: "the coach is running a camp" },
    { path: ["weeks", 2], message: "already taken" },
  ]);
  expect((await enter({ alsoOn: [alsoOn[0]], ...knowing })).status).toBe(201);
});
