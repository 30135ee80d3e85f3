import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { playersUrl } from "../players/contract.ts";
import { finishErasures } from "../privacy/erase.ts";
import { type Answer, tally } from "../testing/client.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { mailsTo } from "../testing/mails.ts";
import { requestOf } from "../testing/requests.ts";
import { bookingOf, lessonAsked, type Offer, offer } from "../testing/schedule.ts";
import { password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import {
  calendarFeedUrl,
  lessonRequestsUrl,
  lessonsUrl,
  lessonUrl,
  ownLessonRequestsUrl,
  simpleLessonsUrl,
} from "./contract.ts";
import { reviewUrl } from "./reviews/contract.ts";

let product: TestProduct;
let node: Awaited<ReturnType<TestProduct["another"]>>;
let coach: Person, pat: Person, stranger: Person, admin: Person;
let offered: Offer;
let kim: string, lee: string;
beforeAll(async () => {
  product = await testProduct();
  node = await product.another();
  await product.startMailing();
  stranger = await product.person();
  admin = await product.person("admin");
});
const added = async (firstName: string, who = pat) => {
  const form = { firstName, lastName: "Reyes", birthDate: "2016-05-04", declared: true };
  return (await who("POST", playersUrl, form)).body.id as string;
};
beforeEach(async () => {
  coach = await product.person("instructor"); // an empty day
  pat = await product.person("student", { firstName: "Pat", lastName: "Reyes" });
  [kim, lee] = [await added("Kim"), await added("Lee")];
  offered = await offer(product, coach, { maxStudents: 2 });
});
afterAll(async () => {
  await node.close();
  await product.close();
});

const book = (fields: object = {}, who = pat, base = product.base) =>
  who.at(base)("POST", lessonsUrl, { ...bookingOf(offered), ...fields });

describe("G1-60:lessons: a parent and the lessons of their players", () => {
  it("books for a player, sees, moves through and cancels the lesson, and a stranger does not know of it", async () => {
    const { status, body } = await book({ playerId: kim, notes: "Left-handed" });
    expect([status, body]).toMatchObject([
      201,
      {
        studentId: kim,
        studentName: "Kim Reyes",
        student: { firstName: "Kim", email: pat.email },
        studentPhone: "555-010-0100",
        notes: "Left-handed",
      },
    ]);
    expect((await pat("GET", lessonsUrl)).body).toMatchObject([{ id: body.id }]);
    expect((await coach("GET", lessonsUrl)).body).toMatchObject([{ id: body.id, studentName: "Kim Reyes" }]);
    expect((await stranger("GET", lessonsUrl)).body).toEqual([]);
    expect((await stranger("PATCH", lessonUrl(body.id), { status: "cancelled" })).status).toBe(404);
    expect((await pat("GET", `/api/history?of=${body.id}`)).body).toMatchObject([{ what: "LessonBooked" }]);
    expect((await stranger("GET", `/api/history?of=${body.id}`)).status).toBe(404);
    expect((await pat("POST", `${lessonUrl(body.id)}/payment-sent`, { how: "venmo" })).status).toBe(200);
    expect(await pat("PATCH", lessonUrl(body.id), { status: "cancelled" })).toMatchObject({
      status: 200,
      body: { status: "cancelled" },
    });
  });

  it("one player has an hour once, two share it, and one filter shows one player's lessons", async () => {
    expect((await book({ playerId: kim })).status).toBe(201);
    expect(await book({ playerId: kim })).toMatchObject({ status: 409, body: { code: "AlreadyBooked" } });
    expect((await book({ playerId: lee })).status).toBe(201);
    expect((await book()).status).toBe(201); // their own
    const filter = encodeURIComponent(JSON.stringify({ studentId: [lee] }));
    expect((await pat("GET", `${lessonsUrl}?side=player&filter=${filter}`)).body).toMatchObject([{ studentId: lee }]);
    expect((await pat("GET", `${lessonsUrl}?side=player`)).body).toHaveLength(3);
  });

  it("reviews a completed lesson of a player once, and a stranger none", async () => {
    const past = await lessonAsked(product, { studentId: kim, instructorId: coach.id, daysAhead: -3 });
    await past.confirm();
    await past.complete();
    expect((await stranger("POST", reviewUrl(past.lessonId), { rating: 1 })).status).toBe(404);
    expect(await pat("POST", reviewUrl(past.lessonId), { rating: 5 })).toMatchObject({
      status: 201,
      body: { studentId: kim, review: { rating: 5 } },
    });
    expect(await pat("POST", reviewUrl(past.lessonId), { rating: 4 })).toMatchObject({ status: 409 });
  });

  it("hears of it under the player's first name, at the address of whoever booked", async () => {
    await book({ playerId: kim, studentEmail: "typed@example.com" });
    for (const to of ["typed@example.com", pat.email])
      await eventually(async () => {
        const mails = await mailsTo(product, to);
        expect(mails.map(({ text }) => text)).toContainEqual(expect.stringContaining("For Kim: Request sent"));
        for (const { subject } of mails) expect(subject).not.toContain("Kim");
      });
  });

  it("requests a custom lesson for the player, and the lesson that follows is that player's", async () => {
    const form = { ...requestOf({ instructorId: coach.id }), playerId: kim, additionalNotes: "Left-handed" };
    const { status, body } = await pat("POST", lessonRequestsUrl, form);
    expect([status, body]).toMatchObject([
      201,
      { player: { id: kim, firstName: "Kim" }, additionalNotes: "Left-handed" },
    ]);
    expect((await pat("GET", ownLessonRequestsUrl)).body).toMatchObject([{ id: body.id, player: { id: kim } }]);
    const when = { status: "scheduled", date: offered.date, startTime: "16:00" };
    expect((await coach("PATCH", `${lessonRequestsUrl}/${body.id}/status`, when)).status).toBe(200);
    expect((await pat("GET", lessonsUrl)).body).toMatchObject([{ studentId: kim, studentName: "Kim Reyes" }]);
  });

  it("has the players' lessons in one calendar, by first name", async () => {
    await book({ playerId: kim });
    const { body } = await pat("POST", calendarFeedUrl);
    const file = await (await fetch(product.base + body.path)).text();
    expect(file).toContain("SUMMARY:Kim: Lesson request with Coach");
    expect(file).not.toContain("Reyes");
  });
});

describe("G1-60:lessons: staff", () => {
  it("put a walk-in to a known player, who has it on the family's list", async () => {
    const form = { playerId: kim, scheduledDate: offered.date, timeSlot: "16:00", notes: "By phone" };
    expect(await coach("POST", simpleLessonsUrl, form)).toMatchObject({
      status: 201,
      body: { studentId: kim, studentName: "Kim Reyes", status: "scheduled", notes: "By phone" },
    });
    expect((await pat("GET", lessonsUrl)).body).toMatchObject([{ studentId: kim, status: "scheduled" }]);
    expect(
      (await pat("POST", simpleLessonsUrl, { ...form, playerId: lee, studentName: "Lee", instructorId: coach.id }))
        .status,
    ).toBe(201);
    expect(
      await stranger("POST", simpleLessonsUrl, { ...form, studentName: "K", instructorId: coach.id }),
    ).toMatchObject({
      status: 404,
      body: { code: "NoSuchPlayer" },
    });
    expect(await coach("POST", simpleLessonsUrl, { ...form, playerId: undefined })).toMatchObject({
      status: 422,
      body: { issues: [{ path: ["studentName"] }] },
    });
  });
});

describe("G1-60:lessons: an erased player", () => {
  it("has no lessons to come and no words left; the parent's contacts and the money stand", async () => {
    const { body } = await book({ playerId: kim, notes: "Left-handed" });
    await pat("POST", lessonRequestsUrl, { ...requestOf({ instructorId: coach.id }), playerId: kim });
    const erasing = await pat("POST", `${playersUrl}/${kim}/erase`, { password });
    expect([erasing.status, erasing.body]).toMatchObject([202, { lessonsCancelled: 1 }]);
    expect((await pat("GET", lessonsUrl)).body).toEqual([]);
    expect((await admin("GET", lessonUrl(body.id))).body).toMatchObject({
      status: "cancelled",
      studentName: null,
      notes: null,
      price: "80.00",
      studentPhone: "555-010-0100",
    });
    expect((await admin("GET", lessonRequestsUrl)).body).toContainEqual(
      expect.objectContaining({
        status: "declined",
        additionalNotes: null,
        player: { id: kim, firstName: null, lastName: null },
      }),
    );
    expect(await book({ playerId: kim })).toMatchObject({ status: 404 });
  });
});

describe("G1-60:lessons: at once on two nodes", () => {
  const untilDecided = async (send: () => Promise<Answer>): Promise<Answer> => {
    const answer = await send();
    return answer.body.code === "ChangedMeanwhile" ? untilDecided(send) : answer;
  };
  const bases = () => [product.base, node.base];

  const times = 12;

  it("one player gets an hour once, two players get it both, whoever is faster", async () => {
    const day = await Promise.all(
      Array.from({ length: times }, (_, n) =>
        offer(product, coach, {
          daysAhead: 5 + (n % 5),
          startTime: `${String(6 + Math.floor(n / 5)).padStart(2, "0")}:00`,
          endTime: `${String(7 + Math.floor(n / 5)).padStart(2, "0")}:00`,
          maxStudents: 2,
          weeksDuration: 4,
        }),
      ),
    );
    for (const hour of day) {
      const asking = (playerId: string, base: string) =>
        untilDecided(() => pat.at(base)("POST", lessonsUrl, { ...bookingOf(hour), playerId }));
      const [here, there] = bases();
      const both = await Promise.all([asking(kim, here!), asking(kim, there!)]);
      expect(tally(both)).toEqual({ 201: 1, 409: 1 });
      expect(tally([await asking(lee, here!)])).toEqual({ 201: 1 });
    }
    expect((await pat("GET", `${lessonsUrl}?side=player&range=[0,199]`)).body).toHaveLength(2 * times);
  });

  it("a lesson for a player who is being erased is canceled and blank, or not there", async () => {
    const players = [];
    for (let n = 0; n < times; n += 6) {
      const parent = await product.person();
      for (let m = 0; m < 6; m++) players.push({ parent, id: await added(`Kim${m}`, parent) });
    }
    const hours = await offer(product, coach, { daysAhead: 12, maxStudents: 10, weeksDuration: 4 });
    for (const { parent, id } of players)
      await Promise.all([
        untilDecided(() => parent("POST", lessonsUrl, { ...bookingOf(hours), playerId: id })),
        parent.at(node.base)("POST", `${playersUrl}/${id}/erase`, { password }),
      ]);
    await finishErasures(product.backend, new Date().toISOString());
    const ids = encodeURIComponent(JSON.stringify({ studentId: players.map(({ id }) => id) }));
    const { body } = await admin("GET", `${lessonsUrl}?filter=${ids}&range=[0,99]`);
    for (const lesson of body) expect(lesson).toMatchObject({ status: "cancelled", studentName: null });
  });
});
