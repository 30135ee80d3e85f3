import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { availabilityUrl, ownAvailabilityUrl, PublishSlot } from "./contract.ts";

let product: TestProduct;
let coach: Person, rival: Person, pat: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  rival = await product.person("instructor");
  pat = await product.person();
  admin = await product.person("admin");
});
afterAll(() => product.close());

const slot = { dayOfWeek: 1, startTime: "16:00", endTime: "17:00", price: 80 };
const publish = (fields: object = {}, who = coach, url: string = ownAvailabilityUrl) =>
  who("POST", url, { ...slot, ...fields });
const listed = async (instructor = coach) =>
  (await product.visitor()("GET", `${availabilityUrl}?instructorId=${instructor.id}`)).body;

it.each([
  ["dayOfWeek", { dayOfWeek: 7 }],
  ["dayOfWeek", { dayOfWeek: "Someday" }],
  ["dayOfWeek", { dayOfWeek: "" }],
  ["dayOfWeek", { dayOfWeek: " " }],
  ["dayOfWeek", { dayOfWeek: undefined }],
  ["startTime", { startTime: "24:00" }],
  ["startTime", { startTime: "9:00" }],
  ["endTime", { endTime: "" }],
  ["price", { price: "" }],
  ["price", { price: " " }],
  ["price", { price: -5 }],
  ["price", { price: "free" }],
  ["maxStudents", { maxStudents: 0 }],
  ["maxStudents", { maxStudents: 11 }],
  ["maxStudents", { maxStudents: 1.5 }],
  ["weeksDuration", { weeksDuration: 0 }],
  ["weeksDuration", { weeksDuration: 53 }],
] as const)("V6 V7 G1-23: a wrong %s is refused beside the field: %j", async (field, value) => {
  const { status, body } = await publish(value, rival);
  expect([status, body.issues?.[0].path]).toEqual([422, [field]]);
  expect(body.message).not.toMatch(/expected|received|invalid/i);
});

it.each([["15:00"], ["16:00"]])("V6 T20: a slot from 16:00 to %s ends before it starts", async (endTime) =>
  expect(await publish({ endTime }, rival)).toMatchObject({
    status: 422,
    body: { message: "End time must be after start time", issues: [{ path: ["endTime"] }] },
  }),
);

it("V6, V7: the least and the most of a slot are fine", () => {
  for (const limits of [
    { price: 0, maxStudents: 1, weeksDuration: 1 },
    { price: 10_000, maxStudents: 10, weeksDuration: 52 },
  ])
    expect(PublishSlot.parse({ ...slot, ...limits })).toMatchObject(limits);
});

describe("in an empty week", () => {
  beforeEach(async () => void (coach = await product.person("instructor")));

  it.each([[availabilityUrl], [ownAvailabilityUrl]])(
    "A8 A10 A15 M4 G1-12 G1-52: %s publishes, and everybody sees it",
    async (url) => {
      const form = { ...slot, location: "Cage 1", maxStudents: 3, weeksDuration: 4, isAvailable: false };
      const before = new Date().toISOString();
      const { status, body } = await publish(form, coach, url);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        ...form,
        price: "80.00",
        instructorId: coach.id,
        dayName: "Monday",
        isActive: true,
      });
      expect(before <= body.createdAt && body.createdAt <= new Date().toISOString()).toBe(true);
      const { isWithdrawn: _, ...shown } = body;
      expect(await listed()).toEqual([shown]);
    },
  );

  it.each([[availabilityUrl], [ownAvailabilityUrl]])(
    "A9 A14 A16 A17: the own slots at %s are listed, closed, reopened, withdrawn",
    async (url) => {
      const { body } = await publish();
      const set = (isAvailable: boolean) => coach("PATCH", `${url}/${body.id}`, { isAvailable });
      expect((await coach("GET", url)).body).toMatchObject([{ id: body.id, isAvailable: true }]);
      expect((await set(false)).body.isAvailable).toBe(false);
      expect((await listed())[0].isAvailable).toBe(false);
      expect((await set(false)).status).toBe(200);
      expect((await set(true)).body.isAvailable).toBe(true);
      expect((await coach("DELETE", `${url}/${body.id}`)).status).toBe(200);
      expect(await listed()).toEqual([]);
      for (const call of [set(true), coach("DELETE", `${url}/${body.id}`), coach("GET", `${url}/${body.id}`)])
        expect((await call).status).toBe(404);
    },
  );

  it.each([
    [0, 0, "Sunday"],
    ["6", 6, "Saturday"],
    ["Wednesday", 3, "Wednesday"],
    [" sunday ", 0, "Sunday"],
  ])("G1-9: the day %j is %j, %s", async (dayOfWeek, day, dayName) =>
    expect((await publish({ dayOfWeek })).body).toMatchObject({ dayOfWeek: day, dayName }),
  );

  it("G1-11: accepts seconds, answers hours and minutes", async () =>
    expect((await publish({ startTime: "16:00:00", endTime: "17:30:00" })).body).toMatchObject({
      startTime: "16:00",
      endTime: "17:30",
    }));

  it("E3 G1-14: a slot is valid for its weeks, from the facility's today on", async () => {
    const { time } = product.backend;
    const today = time.wallClock(new Date().toISOString()).date;
    expect((await publish({ weeksDuration: 3 })).body).toMatchObject({
      validFrom: today,
      validUntil: time.addDays(today, 21),
      weeksDuration: 3,
    });
    expect((await publish({ dayOfWeek: 2 })).body).toMatchObject({ weeksDuration: 1, maxStudents: 1 });
  });

  it("A8, E3: a slot is listed until its weeks are over", async () => {
    await publish({ weeksDuration: 3 });
    const inDays = async (days: number) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 24 * 60 * 60 * 1000 });
      try {
        return (await listed()).length;
      } finally {
        vi.useRealTimers();
      }
    };
    expect([await inDays(20), await inDays(21)]).toEqual([1, 0]);
  });

  it("G1-19: one instructor's slots do not overlap, those of two may", async () => {
    await publish();
    expect(await publish({ startTime: "16:30", endTime: "17:30" })).toMatchObject({
      status: 409,
      body: { code: "SlotOverlaps" },
    });
    expect((await publish({ startTime: "17:00", endTime: "18:00" })).status).toBe(201);
    expect((await publish({ dayOfWeek: 2 })).status).toBe(201);
    expect((await publish({}, await product.person("instructor"))).status).toBe(201);
  });

  it("G1-19: of twenty overlapping slots published at once one stays", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => publish()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await listed()).toHaveLength(1);
  });

  it("A slot sent twice under one key is published once, and answered the same", async () => {
    const send = () => coach("POST", ownAvailabilityUrl, slot, { "idempotency-key": "one click" });
    const [first, second] = [await send(), await send()];
    expect(second).toMatchObject({ status: first.status, body: first.body });
    expect(await listed()).toHaveLength(1);
  });

  it("A10: the instructor is anyone who's logged in, whatever the body says", async () => {
    const { body } = await publish({ instructorId: rival.id, slotId: "mine", id: "mine", validUntil: "2999-01-01" });
    expect(body.instructorId).toBe(coach.id);
    expect([body.id, body.validUntil]).not.toContain("mine");
    expect(body.validUntil < "2999").toBe(true);
  });

  it("A11 A12: another instructor's slot is out of reach", async () => {
    const { body } = await publish();
    for (const url of [availabilityUrl, ownAvailabilityUrl]) {
      expect((await rival("PATCH", `${url}/${body.id}`, { isAvailable: false })).status).toBe(403);
      expect((await rival("DELETE", `${url}/${body.id}`)).status).toBe(403);
      expect((await rival("GET", `${url}/${body.id}`)).status).toBe(404); // their own list would not show it
      expect((await rival("PATCH", `${url}/unheard-of`, { isAvailable: false })).status).toBe(404);
    }
    expect(await listed()).toMatchObject([{ isAvailable: true }]);
  });

  it("P3 G2-15: players and visitors have no slots of their own", async () => {
    for (const url of [availabilityUrl, ownAvailabilityUrl])
      for (const [who, status] of [
        [pat, 403],
        [product.visitor(), 401],
      ] as const) {
        expect((await who("GET", url)).status).toBe(status);
        expect((await who("POST", url, slot)).status).toBe(status);
        expect((await who("PATCH", `${url}/any`, { isAvailable: true })).status).toBe(status);
        expect((await who("DELETE", `${url}/any`)).status).toBe(status);
      }
  });

  it("G1-54: an admin publishes, closes and deletes slots for the instructor they name", async () => {
    for (const url of [availabilityUrl, ownAvailabilityUrl]) {
      const nameless = { status: 422, body: { issues: [{ path: ["instructorId"] }] } };
      expect(await admin("POST", url, slot)).toMatchObject(nameless);
      expect(await admin("POST", url, { ...slot, instructorId: pat.id })).toMatchObject(nameless);
      const { status, body } = await admin("POST", url, { ...slot, instructorId: coach.id });
      expect([status, body.instructorId]).toEqual([201, coach.id]);
      expect((await admin("PATCH", `${url}/${body.id}`, { isAvailable: false })).body.isAvailable).toBe(false);
      expect((await coach("GET", ownAvailabilityUrl)).body).toMatchObject([{ id: body.id, isAvailable: false }]);
      const shown = await admin("GET", `${ownAvailabilityUrl}?instructorId=${coach.id}`);
      expect(shown.body).toMatchObject([{ id: body.id }]);
      expect((await admin("DELETE", `${url}/${body.id}`)).status).toBe(200);
      expect((await coach("GET", ownAvailabilityUrl)).body).toEqual([]);
    }
    expect(await admin("GET", ownAvailabilityUrl)).toMatchObject({ status: 422 });
  });

  it("P2 G1-13: visitors see who teaches and when, and a slot names no one", async () => {
    await publish();
    const [shown] = await listed();
    expect(Object.keys(shown).sort().join(" ")).toBe(
      "blockedDates createdAt dayName dayOfWeek endTime id instructorId isActive isAvailable location maxStudents oneOnOneDates price startTime validFrom validUntil weeksDuration",
    );
    expect(await listed(pat)).toEqual([]);
    const instructors: { id: string }[] = (await product.visitor()("GET", "/api/instructors")).body;
    expect(instructors.map(({ id }) => id)).toContain(coach.id);
  });

  it("pages of slots never overlap, in any order", async () => {
    for (const dayOfWeek of [1, 2, 3, 4]) await publish({ dayOfWeek });
    const page = async (first: number, field: string) =>
      (await coach("GET", `${ownAvailabilityUrl}?sort=["${field}","ASC"]&range=[${first},${first}]`)).body[0].id;
    for (const field of ["price", "startTime", "dayOfWeek"]) {
      const ids = [await page(0, field), await page(1, field), await page(2, field), await page(3, field)];
      expect([field, new Set(ids).size]).toEqual([field, 4]);
    }
  });

  it.each([["x"], [1.5], [1e99], [null], [{}], [[[2]]]])(
    "hostile: the filter dayOfWeek %j is refused",
    async (dayOfWeek) => {
      await publish();
      const filter = encodeURIComponent(JSON.stringify({ dayOfWeek }));
      expect(await coach("GET", `${ownAvailabilityUrl}?filter=${filter}`)).toMatchObject({ status: 422 });
    },
  );
});
