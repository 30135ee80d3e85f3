import { afterAll, beforeAll, expect, it } from "vitest";
import { eraseUrl } from "../privacy/contract.ts";
import { lessonAsked } from "../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { lessonUrl, reviewUrl } from "./contract.ts";

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

it("G1-51, M7, U5: everyone sees stars and their number, the text is for instructor, player and admins", async () => {
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
  expect(JSON.stringify(everybody.body)).not.toContain("hips");

  expect((await pat("POST", reviewUrl(mine), review)).status).toBe(201); // a second click
  expect((await pat("POST", reviewUrl(mine), { rating: 1 })).body).toMatchObject({ code: "AlreadyReviewed" });
  expect((await coach("POST", reviewUrl(mine), { rating: 5 })).status).toBe(403);
  expect(await listed()).toMatchObject({ totalReviews: 2 });
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
