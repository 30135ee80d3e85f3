import { afterAll, beforeAll, expect, it } from "vitest";
import { bookingOf, lessonAsked, offer } from "../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
let coach: Person, rival: Person, pat: Person, sam: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct({ FACILITY_TIME_ZONE: "UTC" }); // where no hour of a day is skipped
  [coach, rival] = [await product.person("instructor"), await product.person("instructor")];
  [pat, sam, admin] = [await product.person(), await product.person(), await product.person("admin")];
});
afterAll(() => product.close());

let hour = 0;
/** A lesson in its own hour, with the given status; future ones are three days away, the others two weeks ago. */
const lesson = async (status: "pending" | "confirmed" | "declined" | "cancelled" | "completed", daysAhead = 3) => {
  const startTime = `${String(hour % 24).padStart(2, "0")}:00`;
  const [first, step] = status === "completed" || daysAhead < 0 ? [-14, -1] : [daysAhead, 1];
  const days = first + step * Math.floor(hour++ / 24);
  const asked = await lessonAsked(product, { studentId: pat.id, instructorId: coach.id, daysAhead: days, startTime });
  if (status === "confirmed" || status === "completed") await asked.confirm();
  if (status === "completed") await asked.complete();
  if (status === "declined") await coach("PATCH", `/api/lessons/${asked.lessonId}`, { status });
  if (status === "cancelled") await pat("PATCH", `/api/lessons/${asked.lessonId}`, { status });
  return asked.lessonId;
};
const set = (who: Person, id: string, status: unknown) => who("PATCH", `/api/lessons/${id}`, { status });
const remove = (who: Person, id: string) => who("DELETE", `/api/lessons/${id}`);

it.each([
  ["instructor", "pending", "confirmed", 200],
  ["instructor", "pending", "declined", 200],
  ["instructor", "pending", "cancelled", 422], // without saying why
  ["instructor", "pending", "completed", 409],
  ["instructor", "pending", "scheduled", 422],
  ["instructor", "pending", "pending", 422],
  ["instructor", "confirmed", "confirmed", 200],
  ["instructor", "confirmed", "declined", 409],
  ["instructor", "confirmed", "completed", 409],
  ["instructor", "declined", "confirmed", 409],
  ["instructor", "cancelled", "confirmed", 409],
  ["instructor", "cancelled", "declined", 409],
  ["instructor", "completed", "completed", 200],
  ["instructor", "completed", "confirmed", 409],
  ["player", "pending", "cancelled", 200],
  ["player", "pending", "confirmed", 403],
  ["player", "pending", "declined", 403],
  ["player", "pending", "completed", 403],
  ["player", "confirmed", "cancelled", 409],
  ["player", "declined", "cancelled", 409],
  ["player", "cancelled", "cancelled", 200],
  ["player", "completed", "cancelled", 409],
] as const)("A22 E2 G1-30 G1-32: %s, from %s to %s: %i", async (side, from, to, status) => {
  const who = side === "player" ? pat : coach;
  const id = await lesson(from);
  const answer = await set(who, id, to);
  expect(answer.status).toBe(status);
  expect((await coach("GET", `/api/lessons/${id}`)).body.status).toBe(status === 200 ? to : from);
});

it("G1-31: an instructor completes a lesson after its end", async () => {
  const id = await lesson("confirmed", -14);
  expect(await set(coach, id, "completed")).toMatchObject({ status: 200, body: { status: "completed" } });
});

it("A22, G1-54: other people's lessons do not exist, and an admin answers for their instructors", async () => {
  const id = await lesson("pending");
  for (const who of [sam, rival]) {
    expect((await set(who, id, "confirmed")).status).toBe(404);
    expect((await set(who, id, "cancelled")).status).toBe(404);
    for (const one of [id, "unheard-of"]) expect((await set(who, one, "nonsense")).status).toBe(422); // existing or not
    expect((await who("GET", `/api/lessons/${id}`)).status).toBe(404);
    expect((await remove(who, id)).status).toBe(404);
  }
  expect((await set(admin, "unheard-of", "confirmed")).status).toBe(404); // admins see whether there is one anyway
  expect((await remove(admin, id)).status).toBe(403);
  expect((await product.visitor()("PATCH", `/api/lessons/${id}`, { status: "confirmed" })).status).toBe(401);
  expect((await set(coach, "unheard-of", "confirmed")).status).toBe(404);
  expect((await coach("GET", `/api/lessons/${id}`)).body.status).toBe("pending");
  expect((await set(admin, id, "confirmed")).body.status).toBe("confirmed");
  const [answered] = (await coach("GET", `/api/history?of=${id}`)).body.toReversed();
  expect(answered).toMatchObject({ what: "LessonConfirmed", actor: { id: admin.id, role: "admin" } });
});

it.each([
  ["coach", (teacher: Person) => teacher],
  ["admin", () => admin],
] as const)("G1-56: the %s cancels an agreed lesson, says why, and its time is free again", async (_, by) => {
  const teacher = await product.person("instructor");
  const offered = await offer(product, teacher);
  const { body } = await pat("POST", "/api/lessons", bookingOf(offered));
  await set(teacher, body.id, "confirmed");
  const who = by(teacher);
  const cancel = (by: Person, said?: object) => by("POST", `/api/lessons/${body.id}/cancel`, said ?? {});
  expect(await cancel(pat)).toMatchObject({ status: 409, body: { code: "AskFirst" } });
  expect(await cancel(who)).toMatchObject({ status: 422, body: { issues: [{ path: ["reason"] }] } });
  expect((await cancel(sam, { reason: "Mine" })).status).toBe(404);
  expect((await cancel(who, { reason: "The flu." })).body).toMatchObject({ status: "cancelled", reason: "The flu." });
  expect((await cancel(who, { reason: "Again." })).body.reason).toBe("The flu."); // a second click
  expect((await pat("GET", `/api/lessons/${body.id}`)).body.reason).toBe("The flu.");
  expect((await sam("POST", "/api/lessons", bookingOf(offered))).status).toBe(201);
});

it("G1-56: canceling by PATCH and by POST is one decision", async () => {
  const id = await lesson("confirmed");
  const said = await coach("PATCH", `/api/lessons/${id}`, { status: "cancelled", reason: "Rain." });
  expect(said.body).toMatchObject({ status: "cancelled", reason: "Rain." });
  expect((await coach("POST", `/api/lessons/${id}/cancel`, { reason: "Rain." })).body.reason).toBe("Rain.");
  expect((await coach("GET", `/api/history?of=${id}`)).body).toHaveLength(3);
});

it("G1-56: a lesson that began is a no-show, which nobody reviews", async () => {
  const id = await lesson("confirmed", -14);
  const miss = (who: Person, of = id) => who("POST", `/api/lessons/${of}/no-show`);
  expect((await miss(pat)).status).toBe(403);
  expect((await miss(sam)).status).toBe(404);
  expect((await miss(coach)).body.status).toBe("missed");
  expect((await miss(admin)).status).toBe(200); // a second click
  expect(await set(coach, id, "completed")).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("no-show") },
  });
  expect((await pat("POST", `/api/lessons/${id}/review`, { rating: 1 })).status).toBe(409);
  expect(await miss(coach, await lesson("confirmed"))).toMatchObject({ status: 409, body: { code: "NotBegun" } });
  const filter = encodeURIComponent(JSON.stringify({ status: "missed" }));
  expect((await coach("GET", `/api/lessons?filter=${filter}`)).body.map((one: { id: string }) => one.id)).toEqual([id]);
});

it.each([
  ["player", "pending", 409],
  ["player", "confirmed", 409],
  ["player", "declined", 200],
  ["player", "cancelled", 200],
  ["player", "completed", 200],
  ["instructor", "pending", 409],
  ["instructor", "confirmed", 200],
  ["instructor", "declined", 200],
  ["instructor", "cancelled", 200],
  ["instructor", "completed", 200],
] as const)("A23 G1-29: %s deletes a %s lesson: %i, gone for this side alone", async (side, from, status) => {
  const [who, other] = side === "player" ? [pat, coach] : [coach, pat];
  const id = await lesson(from);
  expect((await remove(who, id)).status).toBe(status);
  expect((await who("GET", `/api/lessons/${id}`)).status).toBe(status === 200 ? 404 : 200);
  expect((await other("GET", `/api/lessons/${id}`)).status).toBe(200);
  expect((await admin("GET", `/api/lessons/${id}`)).status).toBe(200);
  expect((await remove(who, id)).status).toBe(status); // a second click is not an error
});

it("G1-29: deleting a confirmed upcoming lesson frees its time and tells the player", async () => {
  const [teacher, offered] = await (async () => {
    const teacher = await product.person("instructor");
    return [teacher, await offer(product, teacher)] as const;
  })();
  const { body } = await pat("POST", "/api/lessons", bookingOf(offered));
  await set(teacher, body.id, "confirmed");
  expect((await sam("POST", "/api/lessons", bookingOf(offered))).status).toBe(409);
  expect((await remove(teacher, body.id)).status).toBe(200);
  expect((await pat("GET", `/api/lessons/${body.id}`)).body.status).toBe("cancelled");
  expect((await sam("POST", "/api/lessons", bookingOf(offered))).status).toBe(201);
});

it("A22: a time whose slot was withdrawn meanwhile is not confirmed", async () => {
  const offered = await offer(product, rival);
  const { body } = await pat("POST", "/api/lessons", bookingOf(offered));
  await rival("DELETE", `/api/schedule/availability/${offered.slot.id}`);
  expect(await set(rival, body.id, "confirmed")).toMatchObject({ status: 409, body: { code: "SlotWithdrawn" } });
  await offer(product, rival, { endTime: "17:30" }); // another slot, at the same time
  expect((await set(rival, body.id, "confirmed")).body.status).toBe("confirmed");
});

it("A22: an answer sent twice under one key is one answer", async () => {
  const id = await lesson("pending");
  const confirm = () => coach("PATCH", `/api/lessons/${id}`, { status: "confirmed" }, { "idempotency-key": "confirm" });
  expect((await Promise.all([confirm(), confirm(), confirm()])).map(({ body }) => body.status)).toEqual([
    "confirmed",
    "confirmed",
    "confirmed",
  ]);
  expect((await coach("GET", `/api/history?of=${id}`)).body).toHaveLength(2);
});

it.each([[1], [3]])("G1-17: of 50 confirmations at once for %i seats as many win as there are seats", async (seats) => {
  const teacher = await product.person("instructor");
  const rivals = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      lessonAsked(product, { studentId: `rival ${n}`, instructorId: teacher.id, daysAhead: 5, seats }),
    ),
  );
  const answers = await Promise.all(rivals.map(({ lessonId }) => set(teacher, lessonId, "confirmed")));
  const lost = answers.filter(({ status }) => status !== 200);
  expect(lost).toHaveLength(50 - seats);
  for (const { status, body } of lost)
    expect([status, body]).toEqual([
      409,
      { code: "SlotTaken", message: "Another lesson is already confirmed for this time." },
    ]);
  const taken = await product.visitor()("GET", `/api/lessons?instructorId=${teacher.id}&status=confirmed`);
  expect(taken.body).toHaveLength(seats);
});
