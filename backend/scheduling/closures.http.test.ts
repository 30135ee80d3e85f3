import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { proposalsUrl, proposalUrl } from "../lessons/contract.ts";
import { does } from "../testing/held.ts";
import { bookingOf, dayIn, lessonAsked, offer } from "../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { availabilityOf, blocksUrl, blockUrl, closuresUrl, closureUrl, lessonsOnClosedDaysUrl } from "./contract.ts";

let product: TestProduct;
let coach: Person, rival: Person, pat: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  rival = await product.person("instructor");
  pat = await product.person();
  admin = await product.person("admin");
});
beforeEach(async () => void (coach = await product.person("instructor"))); // an empty week
afterAll(() => product.close());

const offeredBy = async (): Promise<unknown> => (await product.visitor()("GET", availabilityOf(coach.id))).body;
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it("a closed facility is closed for every coach: nothing is offered, booked or confirmed, until it reopens", async () => {
  const offered = await offer(product, coach, { startTime: "20:00", endTime: "21:00" });
  const { date } = offered;
  const asked = (await pat("POST", "/api/lessons", bookingOf(offered))).body;
  const days = { firstDay: date, lastDay: date };
  const touched = await admin("GET", `${lessonsOnClosedDaysUrl}?${new URLSearchParams(days).toString()}`);
  expect(idsOf(touched.body)).toContain(asked.id);
  for (const [form, field] of [
    [{ ...days, name: " " }, "name"],
    [{ ...days, firstDay: dayIn(product, 400), name: "Repairs" }, "lastDay"],
    [{ firstDay: "2020-05-01", lastDay: "2020-05-01", name: "Repairs" }, "lastDay"],
  ] as const)
    expect((await admin("POST", closuresUrl, form)).body.issues).toMatchObject([{ path: [field] }]);

  const { status, body: closure } = await admin("POST", closuresUrl, { ...days, name: " Thanksgiving " });
  expect([status, closure]).toMatchObject([201, { ...days, name: "Thanksgiving" }]);
  expect(await admin("POST", closuresUrl, { ...days, name: "Repairs" })).toMatchObject({
    status: 409,
    body: { code: "AlreadyClosed", message: "You're already closed for Thanksgiving on one of these days." },
  });
  for (const who of [coach, rival]) {
    expect((await who("GET", closuresUrl)).body).toEqual([closure]);
    expect((await who("GET", blocksUrl)).body).toContainEqual(
      expect.objectContaining({ ...days, instructorId: who.id, closedFor: "Thanksgiving" }),
    );
  }
  expect((await coach("DELETE", blockUrl(closure.id))).status).toBe(404); // no coach's own
  expect(await offeredBy()).toMatchObject([{ blockedDates: [date] }]);
  const sam = await product.person();
  const book = () => sam("POST", "/api/lessons", bookingOf(offered));
  expect(await book()).toMatchObject({ status: 409, body: { code: "SlotNotOffered" } });
  const confirm = () => coach("PATCH", `/api/lessons/${asked.id}`, { status: "confirmed" });
  const refused = {
    status: 409,
    body: { code: "FacilityClosed", message: "We're closed then (Thanksgiving). Please choose another time." },
  };
  expect(await confirm()).toMatchObject(refused);
  const evening = product.backend.time.instantOf({ date, time: "18:30" }); // outside of what the coach offers
  expect(await coach("POST", proposalsUrl(asked.id), { kind: "move", scheduledDate: evening })).toMatchObject(refused);

  expect((await admin("DELETE", closureUrl(closure.id))).status).toBe(200);
  expect((await admin("DELETE", closureUrl(closure.id))).status).toBe(404);
  expect(await offeredBy()).toMatchObject([{ blockedDates: [] }]);
  expect((await confirm()).status).toBe(200);
});

it("a time that was offered before the facility closed isn't taken any more; a late lesson of the eve is named", async () => {
  const { time } = product.backend;
  const { lessonId, confirm } = await lessonAsked(product, { studentId: pat.id, instructorId: coach.id, daysAhead: 7 });
  await confirm();
  const [eve, date] = [dayIn(product, 11), dayIn(product, 12)];
  const offering = await coach("POST", proposalsUrl(lessonId), {
    kind: "move",
    scheduledDate: time.instantOf({ date, time: "18:30" }),
  });
  expect(offering.status).toBe(201);
  const late = await does(coach, "POST", "/api/simple/lessons", {
    studentName: "Casey",
    scheduledDate: eve,
    timeSlot: "23:30",
  });
  const days = { firstDay: date, lastDay: date };
  const touched = await admin("GET", `${lessonsOnClosedDaysUrl}?${new URLSearchParams(days).toString()}`);
  expect(idsOf(touched.body)).toEqual([late.body.id]);
  const { body: closure } = await admin("POST", closuresUrl, { ...days, name: "Repairs" });
  const taken = await pat("PATCH", proposalUrl(lessonId, String(offering.body.proposal.id)), { answer: "accepted" });
  expect(taken).toMatchObject({ status: 409, body: { code: "FacilityClosed" } });
  expect((await pat("GET", `/api/lessons/${lessonId}`)).body.date).toBe(dayIn(product, 7));
  await admin("DELETE", closureUrl(closure.id));
});

it("nobody is available today while the facility is closed", async () => {
  const today = dayIn(product, 0);
  await offer(product, coach, { daysAhead: 0, startTime: "23:58", endTime: "23:59" });
  const { body } = await admin("POST", closuresUrl, { firstDay: today, lastDay: today, name: "Repairs" });
  expect((await product.visitor()("GET", `/api/instructors/${coach.id}`)).body.availableToday).toBe(false);
  await admin("DELETE", closureUrl(body.id));
});
