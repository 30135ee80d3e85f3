import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ownAvailabilityUrl } from "../scheduling/contract.ts";
import { sendRequest } from "../testing/requests.ts";
import { bookingOf, dayIn, type Offer, offer } from "../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import {
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
