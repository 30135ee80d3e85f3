import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { registeredFamily } from "../camps/testing/families.ts";
import { copyDayUrl, ownAvailabilityUrl } from "../scheduling/contract.ts";
import { sendRequest } from "../testing/requests.ts";
import { bookingOf, dayIn, type Offer, offer } from "../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import {
  laterLessonsUrl,
  lessonRequestStatusUrl,
  lessonsUrl,
  lessonUrl,
  moveLessonUrl,
  proposalsUrl,
  proposalUrl,
  simpleLessonsUrl,
} from "./contract.ts";

let product: TestProduct;
let coach: Person, rival: Person, pat: Person;
let mine: Offer, later: Offer;
beforeAll(async () => {
  product = await testProduct();
  pat = await product.person();
  await product.startMailing();
});
beforeEach(async () => {
  [coach, rival] = [await product.person("instructor"), await product.person("instructor")];
  const cage = `Cage ${coach.id}`;
  mine = await offer(product, coach, { location: cage });
  later = await offer(product, coach, { daysAhead: 4, location: cage });
  for (const daysAhead of [3, 4])
    await offer(product, rival, {
      daysAhead,
      startTime: "16:30",
      endTime: "17:30",
      location: ` ${cage.toUpperCase()} `,
    });
});
afterAll(() => product.close());

const enter = (who: Person, daysAhead: number, timeSlot: string, fields: object = {}) =>
  who("POST", simpleLessonsUrl, { studentName: "W", scheduledDate: dayIn(product, daysAhead), timeSlot, ...fields });
const requested = async (at: Offer) => (await pat("POST", lessonsUrl, bookingOf(at))).body.id as string;
const ask = { samePlace: "ask" };
const refused = { status: 409, body: { code: "SamePlace" } };

it("a coach is asked before a second lesson is confirmed in one place, and only if the caller wants to be", async () => {
  const id = await requested(mine);
  const confirm = (fields: object = {}) => coach("PATCH", lessonUrl(id), { status: "confirmed", ...fields });
  await requested(await offer(product, rival, { startTime: "15:00", endTime: "16:00", location: "Elsewhere" }));
  await enter(rival, 3, "16:30");
  const asked = await confirm(ask);
  expect(asked).toMatchObject(refused);
  expect(asked.body.message).toMatch(/^.+ has a lesson in CAGE .+ then, at 4:30 PM\.$/);
  expect((await coach("GET", lessonUrl(id))).body.status).toBe("pending");
  expect((await confirm()).status).toBe(200);
  expect((await confirm(ask)).status).toBe(200); // once confirmed, there is nothing to ask
});

it("the same where a lesson is entered, moved, offered another time, agreed to, or made of a request", async () => {
  const { id: walkIn } = (await enter(coach, 3, "09:00")).body;
  const id = await requested(await offer(product, coach, { startTime: "10:00", endTime: "11:00" }));
  await enter(rival, 4, "16:30");
  const { date, scheduledDate } = later;
  expect(await enter(coach, 4, "16:00", ask)).toMatchObject(refused);
  const to = { date, startTime: "16:00" };
  expect(await coach("POST", moveLessonUrl(walkIn), { ...to, ...ask })).toMatchObject(refused);
  expect(await coach("POST", proposalsUrl(id), { kind: "move", ...to, ...ask })).toMatchObject(refused);
  const { proposal } = (await pat("POST", proposalsUrl(id), { kind: "move", scheduledDate })).body;
  const accept = (fields: object = {}) =>
    coach("PATCH", proposalUrl(id, proposal.id), { answer: "accepted", ...fields });
  expect(await accept(ask)).toMatchObject(refused);
  const request = await sendRequest(pat, { instructorId: coach.id });
  const answer = { status: "scheduled", date, startTime: "16:00" };
  expect(await coach("PATCH", lessonRequestStatusUrl(request), { ...answer, ...ask })).toMatchObject(refused);
  expect((await accept()).status).toBe(200);
});

it("nobody is asked about other hours, other places, lessons that aren't agreed, or the facility as a whole", async () => {
  await requested(mine);
  expect((await enter(rival, 3, "16:30", ask)).status).toBe(201); // the coach has a request then, no lesson
  expect((await enter(coach, 3, "17:30", ask)).status).toBe(201);
  const everywhere = { startTime: "06:00", endTime: "07:00", location: "elite training  center" };
  for (const who of [coach, rival]) {
    await offer(product, who, { ...everywhere, samePlace: "ask" });
    expect((await enter(who, 3, "06:00", ask)).status).toBe(201);
  }
});

it("a coach is asked before publishing hours in a place where another coach's are", async () => {
  const { slot } = mine;
  const hours = { dayOfWeek: slot.dayOfWeek, startTime: "17:00", endTime: "18:00", price: 80, location: slot.location };
  const publish = (fields: object = {}) => coach("POST", ownAvailabilityUrl, { ...hours, ...fields });
  const asked = await publish(ask);
  expect(asked).toMatchObject(refused);
  expect(asked.body.message).toMatch(/ is in CAGE .+ on \w+days from 4:30 PM to 5:30 PM\.$/);
  expect((await publish({ ...ask, location: "Cage 99" })).status).toBe(201);
  expect((await publish({ startTime: "18:00", endTime: "19:00", ...ask })).status).toBe(201);
  expect((await publish({ startTime: "15:30", endTime: "16:00", ...ask })).status).toBe(201);
  expect((await publish({ startTime: "17:00", endTime: "17:30" })).status).toBe(409); // its own, as ever
});

it("a coach is asked before publishing hours that meet another coach's lesson or camp, and before copying them", async () => {
  const cage = `Lane ${coach.id}`;
  const hours = { dayOfWeek: mine.slot.dayOfWeek, startTime: "12:00", endTime: "13:00", price: 80, location: cage };
  const publish = (who: Person, fields: object = {}) => who("POST", ownAvailabilityUrl, { ...hours, ...fields });
  const { slot } = await offer(product, rival, { startTime: "12:30", endTime: "13:30", location: cage });
  await enter(rival, 3, "12:30");
  await rival("DELETE", `${ownAvailabilityUrl}/${slot.id}`); // the lesson stays
  const asked = await publish(coach, ask);
  expect(asked).toMatchObject(refused);
  expect(asked.body.message).toMatch(/ has a lesson in Lane .+ on \w+, \w+ \d+, at 12:30 PM\.$/);
  expect((await publish(coach, { ...ask, startTime: "13:30", endTime: "14:30" })).status).toBe(201);

  const date = dayIn(product, 3);
  const camp = { startDate: date, endDate: date, startTime: "19:00", endTime: "20:00", location: cage, divisions: [] };
  await registeredFamily(product, { instructorId: rival.id, camp });
  const meetsCamp = await publish(coach, { ...ask, startTime: "19:30", endTime: "20:30" });
  expect(meetsCamp).toMatchObject(refused);
  expect(meetsCamp.body.message).toMatch(/ is in Lane .+ on \w+, \w+ \d+ from 7:00 PM to 8:00 PM\.$/);

  const source = { dayOfWeek: (hours.dayOfWeek + 1) % 7, startTime: "11:30", endTime: "12:45" };
  expect((await publish(coach, { ...ask, ...source })).status).toBe(201);
  const copy = { dayOfWeek: source.dayOfWeek };
  expect(await coach("POST", copyDayUrl, { ...copy, ...ask })).toMatchObject(refused);
  expect((await coach("POST", copyDayUrl, copy)).body.copied.length).toBeGreaterThan(0);
});

it("the coach who was there first hears of it once, however many players come to the other one's group", async () => {
  await enter(rival, 3, "16:30");
  const group = await offer(product, coach, {
    startTime: "17:00",
    endTime: "18:00",
    maxStudents: 3,
    location: mine.slot.location,
  });
  for (let n = 0; n < 2; n++) expect((await enter(coach, 3, "17:00")).status).toBe(201);
  const told = () => product.backend.db("mail.outbox").where({ kind: "place shared", instructor_id: rival.id });
  await eventually(async () => expect(await told()).toHaveLength(1));
  const [mail] = await told();
  expect(mail.text).toContain(`has a lesson there, too`);
  expect(mail.text).toContain("4:30–5:30 PM"); // their own
  const heard = await product.backend.store.head();
  await eventually(async () => expect((await product.backend.db("mail.heard").first()).pos).toBe(heard));
  expect(await told()).toHaveLength(1);
  expect(await product.backend.db("mail.outbox").where({ kind: "place shared", instructor_id: coach.id })).toEqual([]);
  expect(group.date).toBe(dayIn(product, 3));
});

it("the coach who was there first hears once of all weeks of a series", async () => {
  const there = { daysAhead: 5, weeksDuration: 3, location: mine.slot.location };
  await offer(product, rival, { ...there, startTime: "16:30", endTime: "17:30" });
  await offer(product, coach, there);
  for (const daysAhead of [5, 12]) await enter(rival, daysAhead, "16:30");
  const alsoOn = [12, 19].map((days) => dayIn(product, days));
  expect((await enter(coach, 5, "16:00", { alsoOn })).status).toBe(201);
  const told = () => product.backend.db("mail.outbox").where({ kind: "place shared", instructor_id: rival.id });
  const heard = await product.backend.store.head();
  await eventually(async () => expect((await product.backend.db("mail.heard").first()).pos).toBe(heard));
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail.text.match(/4:00 PM/g)).toHaveLength(2); // not of the week in which they have none
});

it("G1-33: of a series, each week that meets another coach's lesson is named, once it is entered, confirmed, or moved", async () => {
  const all8 = { daysAhead: 5, location: `CAGE of ${coach.id}`, weeksDuration: 8 };
  const first = await offer(product, coach, all8);
  await offer(product, rival, { ...all8, startTime: "16:30", endTime: "17:30" });
  const alsoOn = [1, 2].map((week) => product.backend.time.addDays(first.date, 7 * week));
  for (const days of [5, 5 + 14]) expect((await enter(rival, days, "16:30")).status).toBe(201);
  const weeks = /^.+ has a lesson in CAGE .+ then: \w+, \w+ \d+, 4:30 PM · \w+, \w+ \d+, 4:30 PM\.$/;
  const { body } = await pat("POST", lessonsUrl, { ...bookingOf(first), alsoOn });
  const all = (fields: object) => coach("POST", laterLessonsUrl(body.id), { what: "confirmed", ...fields });
  const asked = await all(ask);
  expect(asked).toMatchObject(refused);
  expect(asked.body.message).toMatch(weeks);
  expect((await coach("GET", lessonUrl(body.id))).body.status).toBe("pending");
  expect((await all({})).body.left).toEqual([]);
  const entered = await enter(coach, 5, "09:00", { alsoOn, ...ask });
  expect(entered.status).toBe(201); // nobody is there then
  const move = { what: "moved", date: first.date, startTime: "17:00", ...ask };
  expect((await coach("POST", laterLessonsUrl(body.id), move)).body.code).toBe("SamePlace");
});
