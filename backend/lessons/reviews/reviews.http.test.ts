import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dayStream } from "../../../eventstore/lessons/events.ts";
import { issueLink } from "../../accounts/mailedLinks.ts";
import { historyUrl } from "../../history/contract.ts";
import { playersUrl } from "../../players/contract.ts";
import { eraseUrl } from "../../privacy/contract.ts";
import { lessonAsked } from "../../testing/schedule.ts";
import { guardian, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { cancelLessonUrl, lessonUrl, proposalsUrl } from "../contract.ts";
import { commentUrl, instructorReviewsUrl, reviewsUrl, reviewUrl } from "./contract.ts";

let product: TestProduct;
let coach: Person, pat: Person, sam: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, pat] = [await product.person("instructor"), await product.person()];
  [sam, admin] = [await product.person(), await product.person("admin")];
});
afterAll(() => product.close());

let day = -30;
const over = async (who: Person) => {
  const lesson = await lessonAsked(product, { studentId: who.id, instructorId: coach.id, daysAhead: day++ });
  await lesson.confirm();
  await lesson.complete();
  return lesson.lessonId;
};
const listed = async () => (await product.visitor()("GET", `/api/instructors/${coach.id}`)).body;

it("G1-51, M7, U5: everyone sees stars and their number; the text is with the lesson for instructor, player and admins", async () => {
  expect(await listed()).toMatchObject({ rating: "0.00", totalReviews: 0 });
  const [mine, sams] = [await over(pat), await over(sam)];
  const review = { rating: 5, comment: "  Finally the hips turn.  " };
  const answer = await pat("POST", reviewUrl(mine), review);
  const seen = { rating: 5, comment: "Finally the hips turn." };
  expect(answer).toMatchObject({ status: 201, body: { id: mine, review: seen } });
  expect(await sam("POST", reviewUrl(sams), { rating: 2 })).toMatchObject({
    status: 201,
    body: { review: { rating: 2, comment: null } },
  });
  for (const who of [pat, coach, admin]) expect((await who("GET", lessonUrl(mine))).body.review).toMatchObject(seen);
  expect((await sam("GET", lessonUrl(mine))).status).toBe(404);
  expect(await listed()).toMatchObject({ rating: "3.50", totalReviews: 2 });
  const everybody = await product.visitor()("GET", "/api/instructors");
  expect(everybody.body).toMatchObject([{ rating: "3.50", totalReviews: 2 }]);
  expect(JSON.stringify(everybody.body)).not.toContain("hips"); // that is at an address of its own

  expect((await pat("POST", reviewUrl(mine), review)).status).toBe(201); // a second click
  expect((await pat("POST", reviewUrl(mine), { rating: 1 })).body).toMatchObject({ code: "AlreadyReviewed" });
  expect((await coach("POST", reviewUrl(mine), { rating: 5 })).status).toBe(403);
  expect(await listed()).toMatchObject({ totalReviews: 2 });
});

describe("G1-59: what players wrote", () => {
  const read = async () => (await product.visitor()("GET", instructorReviewsUrl(riley.id))).body;
  let riley: Person;
  beforeEach(async () => void (riley = await product.person("instructor")));
  it("is found for instructors alone", async () => {
    expect(await read()).toEqual([]);
    expect((await product.visitor()("GET", instructorReviewsUrl(pat.id))).status).toBe(404);
  });
  const written = async (who: Person, studentId: string, comment: string) => {
    const lesson = await lessonAsked(product, { studentId, instructorId: riley.id, daysAhead: day++ });
    await lesson.confirm();
    await lesson.complete();
    expect((await who("POST", reviewUrl(lesson.lessonId), { rating: 4, comment })).status).toBe(201);
    return lesson.lessonId;
  };

  it("is for everyone, with first name and initial, a minor's as by a parent", async () => {
    const ana = await product.person("student", { firstName: "Ana", lastName: "Ortiz", age: 30 });
    const teen = await product.person("student", { firstName: "Kim", age: 15, ...guardian });
    const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: teen.id });
    await product.visitor()("POST", "/api/guardian/confirm", { token });
    const told = { firstName: "Lou", lastName: "Ortiz", birthDate: "2018-05-04", declared: true };
    const { id: louId } = (await ana("POST", playersUrl, told)).body;
    await written(ana, ana.id, "Quiet hands.");
    await written(teen, teen.id, "Best hour of the week.");
    await written(ana, louId, "Lou loves it.");
    const month = expect.stringMatching(/^\d{4}-\d\d$/);
    const all = [
      { id: expect.any(String), rating: 4, comment: "Lou loves it.", by: null, month },
      { id: expect.any(String), rating: 4, comment: "Best hour of the week.", by: null, month },
      { id: expect.any(String), rating: 4, comment: "Quiet hands.", by: "Ana O.", month },
    ];
    expect(await read()).toEqual(all);
    await ana("PATCH", "/api/profile/update", { firstName: "Ana", lastName: "Ortiz", age: 17, ...guardian });
    expect((await read()).map(({ by }: { by: string | null }) => by)).toEqual([null, null, null]);
  });

  it("is hidden by an admin for a reason, and its stars count; the history says who did", async () => {
    const id = await written(sam, sam.id, "Sam's number is 555-010-0100.");
    const hide = (who: Person) => who("PATCH", commentUrl(id), { hiddenFor: "private" });
    for (const who of [riley, sam]) expect((await hide(who)).status).toBe(403);
    expect(await hide(admin)).toMatchObject({ status: 200, body: { id, hiddenFor: "private", isPublic: true } });
    expect(await read()).toMatchObject([{ rating: 4, comment: null }]);
    const { body } = await product.visitor()("GET", `/api/instructors/${riley.id}`);
    expect(body).toMatchObject({ rating: "4.00", totalReviews: 1 });
    const mine = (await sam("GET", lessonUrl(id))).body.review;
    expect(mine).toMatchObject({ comment: "Sam's number is 555-010-0100.", hiddenFor: "private" });
    const [hidden] = (await admin("GET", historyUrl(id))).body.slice(-1);
    expect(hidden).toMatchObject({ what: "ReviewCommentHidden", actor: { id: admin.id } });
    const filter = encodeURIComponent(JSON.stringify({ comment: "hidden" }));
    for (const who of [admin, riley])
      expect((await who("GET", `${reviewsUrl}?filter=${filter}`)).body).toMatchObject([{ id, instructorId: riley.id }]);
    await admin("PATCH", commentUrl(id), { hiddenFor: null });
    expect(await read()).toMatchObject([{ comment: "Sam's number is 555-010-0100." }]);
  });

  /** A review of long ago, as its fact has it. */
  const wrote = async (comment: string, more: { signedAs?: "player" | "parent" }) => {
    const { lessonId, date } = await lessonAsked(product, {
      studentId: sam.id,
      instructorId: riley.id,
      daysAhead: day++,
    });
    const about = { lessonId, studentId: sam.id, instructorId: riley.id, rating: 3 };
    const occurredAt = new Date().toISOString();
    const meta = { actor: "system", occurredAt, correlationId: "spec", causationId: "spec" } as const;
    const fact = { type: "LessonReviewed", data: { ...about, ...more, personal: { comment } }, id: randomUUID(), meta };
    await product.backend.store.append(dayStream({ instructorId: riley.id, date }), "any", [fact]);
    while (!(await product.backend.caughtUp()));
    return lessonId;
  };

  it("stays between both sides if it was written before everyone was to read it", async () => {
    const id = await wrote("Between us.", {});
    expect(await read()).toEqual([]);
    const review = { comment: "Between us.", isPublic: false };
    expect((await riley("GET", lessonUrl(id))).body.review).toMatchObject(review);
  });

  it("stays a parent's once the child it was written for has grown up", async () => {
    await wrote("She loves it.", { signedAs: "parent" });
    await wrote("Quiet hands.", { signedAs: "player" });
    expect(await read()).toMatchObject([
      { comment: "Quiet hands.", by: expect.any(String) },
      { comment: "She loves it.", by: null },
    ]);
  });

  it("leaves with an erased player", async () => {
    const leaver = await product.person();
    await written(leaver, leaver.id, "Goodbye");
    await admin("POST", eraseUrl, { userId: leaver.id });
    expect(await read()).toEqual([]);
  });
});

it("G1-47:locked: until a parent confirms, a minor's messages wait, and what comes without words does not", async () => {
  const kim = await product.person("student", { age: 15, ...guardian });
  const refused = { status: 403, body: { code: "GuardianNotConfirmed" } };
  const id = await over(kim);
  expect(await kim("POST", reviewUrl(id), { rating: 5, comment: "Great" })).toMatchObject(refused);
  expect((await kim("POST", reviewUrl(id), { rating: 5 })).status).toBe(201);
  const next = await lessonAsked(product, { studentId: kim.id, instructorId: coach.id, daysAhead: 20 });
  await next.confirm();
  const ask = (more: object) => kim("POST", proposalsUrl(next.lessonId), { kind: "cancel", ...more });
  expect(await ask({ words: "A broken finger" })).toMatchObject(refused);
  expect((await ask({})).status).toBe(201);
  const { lessonId } = await lessonAsked(product, { studentId: kim.id, instructorId: coach.id, daysAhead: 21 });
  const cancel = (reason?: string) => kim("PATCH", lessonUrl(lessonId), { status: "cancelled", reason });
  expect(await cancel("A broken finger")).toMatchObject(refused);
  expect(await kim("POST", cancelLessonUrl(lessonId), { reason: "A broken finger" })).toMatchObject(refused);
  expect((await cancel()).status).toBe(200);
  const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: kim.id });
  await product.visitor()("POST", "/api/guardian/confirm", { token });
  expect((await ask({ words: "A broken finger" })).status).toBe(201);
});

it("G1-51: one to five stars, for a completed lesson", async () => {
  const id = await over(pat);
  for (const rating of [0, 6, 2.5, "5"])
    expect((await pat("POST", reviewUrl(id), { rating })).body.issues).toMatchObject([{ path: ["rating"] }]);
  const open = await lessonAsked(product, { studentId: pat.id, instructorId: coach.id, daysAhead: 4 });
  expect((await pat("POST", reviewUrl(open.lessonId), { rating: 5 })).body).toMatchObject({ code: "NotCompleted" });
});

it("G1-51: for an erased player the text goes and the stars stay", async () => {
  const leaver = await product.person();
  const id = await over(leaver);
  await leaver("POST", reviewUrl(id), { rating: 4, comment: "Goodbye" });
  const { rating, totalReviews } = await listed();
  await admin("POST", eraseUrl, { userId: leaver.id });
  expect((await coach("GET", lessonUrl(id))).body.review).toMatchObject({ rating: 4, comment: null });
  expect(await listed()).toMatchObject({ rating, totalReviews });
});
