import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { mailsTo } from "../../testing/mails.ts";
import { lessonRequestStream, visitorSubject } from "../../../eventstore/lessons/requestEvents.ts";
import { exportUrl } from "../../privacy/contract.ts";
import { erase } from "../../privacy/erase.ts";
import { type Client, tally } from "../../testing/client.ts";
import { requestOf, sendRequest } from "../../testing/requests.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import {
  lessonRequestStatusUrl,
  lessonRequestsUrl,
  lessonRequestUrl,
  proposalsUrl,
  proposalUrl,
  ownLessonRequestsUrl,
} from "../contract.ts";

let product: TestProduct;
let coach: Person, rival: Person, pat: Person, sam: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor", { firstName: "Cora", lastName: "Kent" });
  [rival, admin] = [await product.person("instructor"), await product.person("admin")];
  [pat, sam] = [await product.person("student", { firstName: "Patience", lastName: "Ruiz" }), await product.person()];
});
afterAll(() => product.close());

const send = (who = product.visitor(), fields: object = {}, headers?: Record<string, string>) =>
  who("POST", lessonRequestsUrl, requestOf({ instructorId: coach.id, ...fields }), headers);
const setStatus = (who: Person, id: string, body: object) => who("PATCH", lessonRequestStatusUrl(id), body);
const list = async (who: Person, filter: object = {}) =>
  (await who("GET", `${lessonRequestsUrl}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
const factsOf = async (stream: string) => {
  const found: string[] = [];
  for await (const { type } of product.backend.store.read(stream)) found.push(type);
  return found;
};
/** A day and a wall-clock time at the facility, this many days from now. */
const inDays = (days: number, startTime = "18:30") => {
  const { time } = product.backend;
  return { date: time.addDays(time.wallClock(new Date().toISOString()).date, days), startTime };
};

describe("sending", () => {
  it("A26, M17, G1-36: a visitor's request is stored, with the instructor's real name, and waits", async () => {
    const { status, body } = await send(product.visitor(), { instructorName: "Somebody Famous", status: "completed" });
    expect(status).toBe(201);
    const { name, phone, email, ...wishes } = requestOf();
    expect(body).toMatchObject({
      ...wishes,
      instructorId: coach.id,
      instructorName: "Cora Kent",
      status: "pending",
      lesson: null,
    });
    expect(body.createdAt).toBe(body.submittedAt);
    expect(JSON.stringify(body)).not.toMatch(/Robin|010-0177|robin@/); // contacts are for the staff
    expect((await coach("GET", lessonRequestUrl(body.id))).body).toEqual({
      ...body,
      name,
      phone,
      email,
      requesterId: null,
    });
  });

  it("K16:reply: an answer is promised 24 hours later", async () => {
    const { submittedAt, replyDueAt } = (await send()).body;
    expect(Date.parse(replyDueAt) - Date.parse(submittedAt)).toBe(24 * 60 * 60 * 1000);
  });

  it("A26: what is not required may be omitted, even the instructor", async () => {
    const { name, phone, email } = requestOf();
    const bare = { name, phone, email, travelPreference: "flexible", sessionFocus: "", location: "  " };
    const { status, body } = await product.visitor()("POST", lessonRequestsUrl, bare);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      instructorId: null,
      instructorName: null,
      sessionFocus: null,
      preferredDates: null,
      location: null,
      additionalNotes: null,
    });
  });

  it.each([
    ["name", "", "Please enter your name"],
    ["phone", "", "Please enter your phone number"],
    ["phone", "call me", "Please enter a phone number like 555-010-0100"],
    ["email", undefined, "Please enter your email address"],
    ["email", "robin@", "Please enter an email address like name@example.com"],
    ["travelPreference", "", "Please choose who travels"],
    ["travelPreference", "by-boat", "Please choose who travels"],
    ["sessionFocus", "juggling", "Please choose from the list"],
  ])("V5, E5: a wrong %s is refused beside the field: %j", async (field, value, message) => {
    const { status, body } = await send(pat, { [field]: value });
    expect([status, body.message, body.issues[0].path]).toEqual([422, message, [field]]);
  });

  it("V5: a text that is too long is refused beside the field, in words", async () => {
    const { status, body } = await send(pat, { additionalNotes: "x".repeat(2001) });
    expect([status, body.issues]).toEqual([
      422,
      [{ path: ["additionalNotes"], message: "Please use at most 2,000 characters" }],
    ]);
  });

  it("E5, G1-34: all travel preferences and focuses are accepted", async () => {
    for (const travelPreference of ["instructor-travel", "student-travel", "meet-halfway", "flexible"])
      expect((await send(pat, { travelPreference })).body.travelPreference).toBe(travelPreference);
    for (const sessionFocus of [
      "hitting-mechanics",
      "batting-stance",
      "swing-analysis",
      "pitch-recognition",
      "mental-approach",
      "both",
    ])
      expect((await send(pat, { sessionFocus })).body.sessionFocus).toBe(sessionFocus);
  });

  it("G1-36: no one can request a lesson from someone who is not an instructor", async () => {
    for (const instructorId of [sam.id, admin.id, "unheard-of"])
      expect(await send(pat, { instructorId })).toMatchObject({ status: 404, body: { code: "NoSuchInstructor" } });
  });

  it("G1-36: a robot that fills in the hidden field is answered like people, and nothing is stored", async () => {
    const honest = await send();
    const robot = await send(product.visitor(), { topic: "Cheap bats", name: "Robot" });
    expect(robot.status).toBe(201);
    const text = expect.any(String);
    expect(honest.body).toEqual({ ...robot.body, id: text, submittedAt: text, createdAt: text, replyDueAt: text });
    expect(await factsOf(lessonRequestStream(robot.body.id))).toEqual([]);
    expect(await list(admin, { q: "Robot" })).toEqual([]);
  });

  it("A26: one key of a player is one request, even ten times at once; a visitor's with the same words", async () => {
    const key = { "idempotency-key": "one click" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(sam, {}, key)));
    expect(tally(answers)).toEqual({ 201: 10 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await sam("GET", ownLessonRequestsUrl)).body).toHaveLength(1);
    const visitors = await Promise.all(
      [{}, {}, { name: "Another Visitor" }].map((form) => send(product.visitor(), form, key)),
    );
    expect(new Set(visitors.map(({ body }) => body.id)).size).toBe(2);
  });
});

describe("reading", () => {
  let toCoach: string, toRival: string, toAnybody: string;
  beforeAll(async () => {
    toCoach = await sendRequest(pat, { instructorId: coach.id, name: "Wanda Zebra" });
    toRival = await sendRequest(sam, { instructorId: rival.id, name: "Rita Zebra" });
    toAnybody = await sendRequest(product.visitor(), { name: "Any Zebra", email: "zebra@example.com" });
  });

  it("A27, G2-41:requests: instructors list their own requests and those to no one, admins all, others none", async () => {
    expect(ids(await list(coach, { q: "zebra" }))).toEqual([toAnybody, toCoach]);
    expect(ids(await list(rival, { q: "zebra" }))).toEqual([toAnybody, toRival]);
    expect(ids(await list(admin, { q: "zebra" }))).toEqual([toAnybody, toRival, toCoach]);
    expect(await pat("GET", lessonRequestsUrl)).toMatchObject({ status: 403 });
    expect(await product.visitor()("GET", lessonRequestsUrl)).toMatchObject({ status: 401 });
    expect(ids(await list(coach, { instructorId: rival.id }))).toEqual([]);
  });

  it("A27: one request follows the list's rules", async () => {
    const statuses = async (id: string) => {
      const people = [product.visitor(), pat, coach, rival, admin];
      return Promise.all(people.map(async (who) => (await who("GET", lessonRequestUrl(id))).status));
    };
    expect(await statuses(toCoach)).toEqual([401, 403, 200, 404, 200]);
    expect(await statuses(toAnybody)).toEqual([401, 403, 200, 200, 200]);
    expect(await statuses("unheard-of")).toEqual([401, 403, 404, 404, 404]);
  });

  it("A27: the list is searched, filtered by status, sorted and cut", async () => {
    await setStatus(coach, toAnybody, { status: "contacted" });
    expect(ids(await list(coach, { q: "zebra", status: "pending" }))).toEqual([toCoach]);
    expect(ids(await list(coach, { q: "zebra", status: ["contacted", "declined"] }))).toEqual([toAnybody]);
    expect(ids(await list(coach, { q: "zebra@ex" }))).toEqual([toAnybody]);
    const query = new URLSearchParams({
      filter: JSON.stringify({ q: "zebra" }),
      sort: '["name","DESC"]',
      range: "[0,0]",
    });
    const { body, headers } = await coach("GET", `${lessonRequestsUrl}?${query}`);
    expect([ids(body), headers.get("content-range")]).toEqual([[toCoach], "requests 0-0/2"]);
  });

  it("players see what they sent and its status, and nothing of others", async () => {
    const { body } = await pat("GET", ownLessonRequestsUrl);
    expect(body[0]).toMatchObject({ id: toCoach, status: "pending", instructorName: "Cora Kent" });
    expect(ids(body)).not.toContain(toRival);
    expect(await product.visitor()("GET", ownLessonRequestsUrl)).toMatchObject({ status: 401 });
  });
});

describe("answering", () => {
  let id: string;
  beforeEach(async () => void (id = await sendRequest(pat, { instructorId: coach.id })));

  it("A28, E6: any of the four, at any time, and each is in the history", async () => {
    for (const status of ["declined", "completed", "scheduled", "contacted", "contacted"])
      expect(await setStatus(coach, id, { status })).toMatchObject({ status: 200, body: { id, status, lesson: null } });
    for (const who of [coach, admin, pat])
      expect((await who("GET", `/api/history?of=${id}`)).body).toMatchObject([
        { what: "CustomLessonRequested", from: null, to: "pending", actor: { id: pat.id } },
        { what: "CustomLessonRequestDeclined", from: "pending", to: "declined", actor: { id: coach.id } },
        { what: "CustomLessonRequestCompleted", from: "declined", to: "completed" },
        { what: "CustomLessonRequestScheduled", from: "completed", to: "scheduled" },
        { what: "CustomLessonRequestContacted", from: "scheduled", to: "contacted" },
      ]);
    for (const who of [sam, rival]) expect((await who("GET", `/api/history?of=${id}`)).status).toBe(404);
    expect((await pat("GET", ownLessonRequestsUrl)).body[0]).toMatchObject({ id, status: "contacted" });
  });

  it.each([
    ["status", { status: "pending" }, "This status can't be set"],
    ["status", {}, "This status can't be set"],
    ["startTime", { status: "scheduled", date: "2099-05-01" }, "Please choose a time"],
    ["date", { status: "scheduled", startTime: "16:00" }, "Please choose a day"],
    ["date", { status: "scheduled", date: "soon", startTime: "16:00" }, "Please choose a day"],
    ["startTime", { status: "scheduled", date: "2099-05-01", startTime: "25:00" }, "Please choose a time"],
    [
      "status",
      { status: "declined", date: "2099-05-01", startTime: "16:00" },
      "Only a scheduled request can have a day and a time",
    ],
  ])("A28: a wrong %s is refused: %j", async (field, value, message) => {
    const { status, body } = await setStatus(coach, id, value);
    expect([status, body.message, body.issues[0].path]).toEqual([422, message, [field]]);
  });

  it("A28: a request to no one in particular is any instructor's to answer, someone else's is not found", async () => {
    const open = await sendRequest(product.visitor());
    expect(await setStatus(rival, open, { status: "contacted" })).toMatchObject({ status: 200 });
    expect(await setStatus(rival, id, { status: "contacted" })).toMatchObject({ status: 404 });
    expect(await setStatus(pat, id, { status: "contacted" })).toMatchObject({ status: 403 });
  });
});

describe("scheduling with a day and a time", () => {
  let id: string;
  beforeEach(async () => void (id = await sendRequest(pat, { instructorId: coach.id })));

  it("A28: books the player's lesson in the same step, on the instructor's calendar", async () => {
    const at = inDays(20);
    const { status, body } = await setStatus(coach, id, { status: "scheduled", ...at, notes: "At Maple Park" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: "scheduled", lesson: { instructorId: coach.id, status: "scheduled" } });
    const lesson = (await coach("GET", `/api/lessons/${body.lesson.id}`)).body;
    expect(lesson).toMatchObject({
      ...at,
      status: "scheduled",
      studentId: pat.id,
      studentName: "Patience Ruiz",
      studentPhone: "555-010-0177",
      notes: "At Maple Park",
      duration: 60,
      price: "75.00",
      seats: 1,
    });
    expect(body.lesson.scheduledDate).toBe(lesson.scheduledDate);
    for (const who of [pat, coach, admin])
      expect((await who("GET", `/api/lessons/${lesson.id}`)).body).toMatchObject({
        id: lesson.id,
        request: { id, instructorId: coach.id },
      });
    expect((await pat("GET", ownLessonRequestsUrl)).body[0]).toMatchObject({ id, lesson: { id: lesson.id } });
  });

  it("a visitor becomes the lesson's walk-in; price and location are those of the slot that begins then", async () => {
    const at = inDays(21, "16:00");
    const slot = { dayOfWeek: product.backend.time.dayOfWeek(at.date), startTime: "16:00", endTime: "17:00" };
    await coach("POST", "/api/instructor/availability", {
      ...slot,
      price: 90,
      location: "Cage 9",
      maxStudents: 2,
      weeksDuration: 5,
    });
    const open = await sendRequest(product.visitor());
    const { lesson } = (await setStatus(coach, open, { status: "scheduled", ...at })).body;
    expect((await coach("GET", `/api/lessons/${lesson.id}`)).body).toMatchObject({
      studentId: null,
      studentName: "Robin Castillo",
      price: "90.00",
      location: "Cage 9",
      seats: 2,
    });
  });

  it("the price is the one they agreed on, where it's said, and each of several lessons has it", async () => {
    const at = { status: "scheduled", ...inDays(34), price: "60" };
    const { lesson } = (await setStatus(coach, id, at)).body;
    expect((await pat("GET", `/api/lessons/${lesson.id}`)).body.price).toBe("60.00");
    const weekly = { ...at, ...inDays(35), alsoOn: [inDays(42).date], price: 0 };
    const second = (await setStatus(coach, id, weekly)).body.lesson;
    expect((await pat("GET", `/api/lessons/${second.id}`)).body.price).toBe("0.00");
    const usual = (await setStatus(coach, id, { ...at, ...inDays(36), price: "" })).body.lesson;
    expect((await pat("GET", `/api/lessons/${usual.id}`)).body.price).toBe("75.00");
    for (const price of ["soon", "-1", 10_001])
      expect(await setStatus(coach, id, { ...at, ...inDays(37), price })).toMatchObject({
        status: 422,
        body: { issues: [{ path: ["price"] }] },
      });
  });

  it("the place is the one they agreed on, where it's said, also at another hour; erased, nothing is left of it", async () => {
    const gone = await product.person("student");
    const request = await sendRequest(gone, { instructorId: coach.id });
    const location = "12 Maple Street, backyard";
    const at = { status: "scheduled", ...inDays(43), alsoOn: [inDays(50).date], location };
    const { lesson } = (await setStatus(coach, request, at)).body;
    const shownTo = async (who: Person) => (await who("GET", `/api/lessons/${lesson.id}`)).body;
    for (const who of [gone, coach, admin]) expect((await shownTo(who)).location).toBe(location);
    const weeks = (await gone("GET", "/api/lessons?side=player")).body;
    expect(weeks.map((one: { location: string }) => one.location)).toEqual([location, location]);
    const offered = await coach("POST", proposalsUrl(lesson.id), { kind: "move", ...inDays(44) });
    expect(offered.body.proposal.to.location).toBe(location);
    expect(JSON.stringify((await coach("GET", exportUrl)).body)).not.toContain("Maple Street");
    await gone("PATCH", proposalUrl(lesson.id, offered.body.proposal.id), { answer: "accepted" });
    expect(await shownTo(gone)).toMatchObject({ ...inDays(44), location });
    const hours = { dayOfWeek: product.backend.time.dayOfWeek(inDays(45).date), startTime: "16:00", endTime: "17:00" };
    const opening = { ...hours, price: 90, location: "Cage 9", maxStudents: 2, weeksDuration: 9 };
    await coach("POST", "/api/instructor/availability", opening);
    const elsewhere = await coach("POST", proposalsUrl(lesson.id), { kind: "move", ...inDays(45, "16:00") });
    expect(elsewhere.body).toMatchObject({ location, proposal: { to: { location: "Cage 9" } } });
    await admin("POST", "/api/privacy/erase", { userId: gone.id });
    await eventually(async () => expect((await shownTo(admin)).location).not.toContain("Maple"));
  });

  it("an admin schedules on the calendar of the request's instructor, or of one they name", async () => {
    const { body } = await setStatus(admin, id, { status: "scheduled", ...inDays(22) });
    expect(body.lesson.instructorId).toBe(coach.id);
    const open = await sendRequest(product.visitor());
    expect(await setStatus(admin, open, { status: "scheduled", ...inDays(22) })).toMatchObject({
      status: 422,
      body: { issues: [{ path: ["instructorId"], message: "Please choose an instructor" }] },
    });
    const sent = { status: "scheduled", ...inDays(22), instructorId: rival.id };
    expect((await setStatus(admin, open, sent)).body.lesson.instructorId).toBe(rival.id);
    const none = { ...sent, ...inDays(23), instructorId: sam.id };
    expect(await setStatus(admin, open, none)).toMatchObject({ status: 404, body: { code: "NoSuchInstructor" } });
    // Instructors schedule on their own calendar, whatever the body says.
    const mine = await setStatus(rival, open, { status: "scheduled", ...inDays(24), instructorId: coach.id });
    expect(mine.body.lesson.instructorId).toBe(rival.id);
  });

  it("who doesn't know of the lesson that another coach has just scheduled for it doesn't add a second one", async () => {
    const open = await sendRequest(product.visitor());
    const schedules = (who: Person, days: number, lastLessonId: string | null) =>
      setStatus(who, open, { status: "scheduled", ...inDays(days), lastLessonId });
    const first = (await schedules(coach, 32, null)).body.lesson.id;
    expect(await schedules(rival, 33, null)).toMatchObject({ status: 409, body: { code: "ScheduledMeanwhile" } });
    expect((await coach("GET", lessonRequestUrl(open))).body.lesson.id).toBe(first);
    expect((await schedules(coach, 32, null)).body.lesson.id).toBe(first); // sent again, a moment later
    expect((await schedules(rival, 33, first)).body.lesson.instructorId).toBe(rival.id);
  });

  it("coaches who schedule it at the same moment, on two nodes, make one lesson", async () => {
    const node = await product.another();
    try {
      const open = await sendRequest(product.visitor());
      const schedules = (who: Client, days: number) =>
        who("PATCH", lessonRequestStatusUrl(open), { status: "scheduled", ...inDays(days), lastLessonId: null });
      const answers = await Promise.all(
        [coach, rival.at(node.base), coach.at(node.base), rival].map((who, n) => schedules(who, 40 + n)),
      );
      expect(tally(answers)).toEqual({ 200: 1, 409: 3 });
      const lost = answers.filter(({ status }) => status === 409);
      expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(["ScheduledMeanwhile"]));
      const booked = await product.backend.db("read.lessons").where({ requestId: open }).pluck("id");
      expect(booked).toEqual([answers.find(({ status }) => status === 200)!.body.lesson.id]);
    } finally {
      await node.close();
    }
  });

  it("a taken or past time leaves the request as it is", async () => {
    const at = { status: "scheduled", ...inDays(25) };
    expect((await setStatus(coach, id, at)).status).toBe(200);
    const second = await sendRequest(sam, { instructorId: coach.id });
    expect(await setStatus(coach, second, at)).toMatchObject({ status: 409, body: { code: "SlotTaken" } });
    const over = { status: "scheduled", ...inDays(-1) };
    expect(await setStatus(coach, second, over)).toMatchObject({ status: 409, body: { code: "TimeOver" } });
    expect((await coach("GET", lessonRequestUrl(second))).body).toMatchObject({ status: "pending", lesson: null });
  });

  it("sent again, at once, later or with the same key, books one lesson", async () => {
    const at = { status: "scheduled", ...inDays(26) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => setStatus(coach, id, at)));
    expect(tally(answers)).toEqual({ 200: 5 });
    const repeat = await setStatus(coach, id, at); // a moment later, when the lesson is there
    expect(repeat.status).toBe(200);
    expect(new Set([...answers, repeat].map(({ body }) => body.lesson.id)).size).toBe(1);
    const later = { status: "scheduled", ...inDays(27) };
    const key = { "idempotency-key": "second lesson" };
    const again = [1, 2].map(() => coach("PATCH", lessonRequestStatusUrl(id), later, key));
    const [first, second] = await Promise.all(again);
    expect(first!.body.lesson.id).not.toBe(answers[0]!.body.lesson.id);
    expect(second!.body.lesson.id).toBe(first!.body.lesson.id);
    expect(await factsOf(lessonRequestStream(id))).toEqual([
      "CustomLessonRequested",
      "CustomLessonRequestScheduled",
      "CustomLessonRequestScheduled",
    ]);
    const back = await setStatus(coach, id, at); // the first one stands all the same
    expect([back.status, back.body.lesson.id]).toEqual([200, repeat.body.lesson.id]);
    const asked = await pat("POST", proposalsUrl(back.body.lesson.id), { kind: "cancel" });
    const answered = proposalUrl(back.body.lesson.id, asked.body.proposal.id);
    expect((await coach("PATCH", answered, { answer: "accepted" })).body.status).toBe("cancelled");
    const anew = await setStatus(coach, id, at);
    expect([anew.status, anew.body.lesson.id === back.body.lesson.id]).toEqual([200, false]);
  });
});

describe("scheduling a lesson every week", () => {
  const weekly = (days: number, ...weeks: number[]) => {
    const at = inDays(days, "06:30");
    return { status: "scheduled", ...at, alsoOn: weeks.map((n) => product.backend.time.addDays(at.date, 7 * n)) };
  };
  const lessonsOf = async (requestId: string) => {
    const { body } = await admin("GET", `/api/lessons?sort=["scheduledDate","ASC"]`);
    return body.filter(({ request }: { request: { id: string } | null }) => request?.id === requestId);
  };

  it("G1-33: a request is answered with a series, named after what isn't free, and each lesson came of the request", async () => {
    const { id } = (await send(pat)).body;
    const at = weekly(12, 1, 2, 3);
    const taken = { studentName: "Walter", scheduledDate: at.alsoOn[1], timeSlot: "06:30" };
    expect((await coach("POST", "/api/simple/lessons", taken)).status).toBe(201);
    const refused = await setStatus(coach, id, at);
    expect(refused).toMatchObject({ status: 409, body: { code: "WeeksNotFree", issues: [{ path: ["weeks", 2] }] } });
    expect(await lessonsOf(id)).toEqual([]);
    expect((await coach("GET", lessonRequestUrl(id))).body.status).toBe("pending");

    const others = { ...at, alsoOn: [at.alsoOn[0], at.alsoOn[2]], notes: "At Maple Park" };
    for (let time = 1; time <= 2; time++) expect((await setStatus(coach, id, others)).body.status).toBe("scheduled");
    const lessons = await lessonsOf(id);
    expect(lessons.map(({ date }: { date: string }) => date)).toEqual([at.date, ...others.alsoOn]);
    expect(lessons[0]).toMatchObject({
      status: "scheduled",
      studentId: pat.id,
      notes: "At Maple Park",
      series: { n: 1, of: 3 },
    });
    expect((await coach("GET", lessonRequestUrl(id))).body.lesson).toMatchObject({ id: lessons[0].id });
  });

  it("G1-33: somebody without an account gets one mail about all of them", async () => {
    await product.startMailing();
    const email = "weekly@example.com";
    const { id } = (await send(product.visitor(), { email })).body;
    expect((await setStatus(admin, id, weekly(13, 1))).status).toBe(200);
    await eventually(async () =>
      expect((await mailsTo(product, email)).map(({ kind }) => kind)).toEqual([
        "custom request received",
        "series booked",
      ]),
    );
    expect(await setStatus(coach, id, { status: "scheduled", alsoOn: [inDays(20).date] })).toMatchObject({
      status: 422,
      body: { issues: [{ path: ["date"] }] },
    });
  });
});

describe("erasing", () => {
  const named = (text: string) => JSON.stringify(text).match(/Robin|010-0177|robin@|Maple|brothers/g) ?? [];

  it("a player's open request is closed and no longer says anything about them", async () => {
    const gone = await product.person();
    const id = await sendRequest(gone, { instructorId: coach.id });
    await admin("POST", "/api/privacy/erase", { userId: gone.id });
    const { body } = await coach("GET", lessonRequestUrl(id));
    expect(body).toMatchObject({ status: "declined", name: null, phone: null, email: null, location: null });
    expect(named(body)).toEqual([]);
    const at = { status: "scheduled", ...inDays(30) };
    expect(await setStatus(coach, id, at)).toMatchObject({ status: 409, body: { code: "Erased" } });
  });

  it("a visitor's request is erased by its own subject, and the lesson that came of it too", async () => {
    const id = await sendRequest(product.visitor(), { instructorId: coach.id });
    const sent = { status: "scheduled", ...inDays(31), notes: "Robin likes Maple Park" };
    const { lesson } = (await setStatus(coach, id, sent)).body;
    const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
    await erase(product.backend, command, visitorSubject(id));
    const shown = [
      (await coach("GET", lessonRequestUrl(id))).body,
      (await coach("GET", `/api/lessons/${lesson.id}`)).body,
    ];
    expect(shown[1]).toMatchObject({ id: lesson.id, studentName: null, studentPhone: null, notes: null });
    expect(named(JSON.stringify(shown))).toEqual([]);
    for await (const { data } of product.backend.store.read(lessonRequestStream(id)))
      expect(named(JSON.stringify(data))).toEqual([]);
  });
});
