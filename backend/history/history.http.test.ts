import { afterAll, beforeAll, expect, it } from "vitest";
import { bookingOf, type Offer, offer } from "../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { historyUrl } from "./contract.ts";

let product: TestProduct;
let coach: Person, rival: Person, pat: Person, sam: Person, admin: Person;
let offered: Offer;
let lessonId: string;
beforeAll(async () => {
  product = await testProduct();
  [coach, rival] = [await product.person("instructor", { firstName: "Cora" }), await product.person("instructor")];
  [pat, sam, admin] = [await product.person(), await product.person(), await product.person("admin")];
  offered = await offer(product, coach);
  lessonId = (await pat("POST", "/api/lessons", bookingOf(offered, { notes: "canary of the knee" }))).body.id;
  await coach("PATCH", `/api/lessons/${lessonId}`, { status: "confirmed" });
  await coach("DELETE", `/api/lessons/${lessonId}`);
});
afterAll(() => product.close());

it("tells who did what to a lesson, when, from which state to which", async () => {
  const { status, body } = await pat("GET", historyUrl(lessonId));
  expect(status).toBe(200);
  const by = (who: Person, role: string) => expect.objectContaining({ kind: "user", id: who.id, role });
  expect(body).toMatchObject([
    { what: "LessonBooked", from: null, to: "pending", actor: by(pat, "student") },
    { what: "LessonConfirmed", from: "pending", to: "confirmed", actor: by(coach, "instructor") },
    { what: "LessonCancelled", from: "confirmed", to: "cancelled", actor: by(coach, "instructor") },
    { what: "LessonHidden", from: null, to: null, actor: by(coach, "instructor") },
  ]);
  expect(body[1].actor.name).toMatch(/^Cora /);
  for (const { at } of body) expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
});

it("shows a lesson's history to its player, its instructor and the admins, and to no one else", async () => {
  for (const who of [pat, coach, admin]) expect((await who("GET", historyUrl(lessonId))).status).toBe(200);
  for (const who of [sam, rival]) expect((await who("GET", historyUrl(lessonId))).status).toBe(404);
  expect((await product.visitor()("GET", historyUrl(lessonId))).status).toBe(401);
});

it("answers for what does not exist in the same words as for what is someone else's", async () => {
  const unknown = await sam("GET", historyUrl("unheard-of"));
  const private_ = await sam("GET", historyUrl(lessonId));
  expect([unknown.status, unknown.body]).toEqual([private_.status, private_.body]);
  expect((await admin("GET", historyUrl(""))).status).toBe(404);
});

it("is shown for one thing at a time", async () => {
  for (const url of ["/api/history", "/api/history?of=a&of=b"]) expect((await admin("GET", url)).status).toBe(422);
});

it("never contains contact data or notes", async () => {
  for (const who of [pat, coach, admin])
    expect(JSON.stringify((await who("GET", historyUrl(lessonId))).body)).not.toMatch(
      /canary|@|555-010|phone|email|personal/i,
    );
  expect(JSON.stringify((await admin("GET", historyUrl(pat.id))).body)).not.toMatch(/@|email/i);
});

it("shows a slot's history to its instructor and the admins", async () => {
  await coach("PATCH", `/api/schedule/availability/${offered.slot.id}`, { isAvailable: false });
  await coach("DELETE", `/api/schedule/availability/${offered.slot.id}`);
  for (const who of [coach, admin])
    expect((await who("GET", historyUrl(offered.slot.id))).body).toMatchObject([
      { what: "SlotPublished", from: null, to: "available" },
      { what: "SlotClosed", from: "available", to: "unavailable" },
      { what: "SlotWithdrawn", from: "unavailable", to: "withdrawn" },
    ]);
  for (const who of [rival, pat]) expect((await who("GET", historyUrl(offered.slot.id))).status).toBe(404);
});

it("shows an account's history to its owner and the admins", async () => {
  for (const who of [coach, admin])
    expect((await who("GET", historyUrl(coach.id))).body).toMatchObject([
      { what: "PlayerRegistered", to: "student", actor: { kind: "visitor" } },
      { what: "InstructorAppointed", from: "student", to: "instructor", actor: { kind: "system" } },
    ]);
  for (const who of [rival, pat]) expect((await who("GET", historyUrl(coach.id))).status).toBe(404);
});
