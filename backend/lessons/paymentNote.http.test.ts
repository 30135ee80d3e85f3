import { afterAll, beforeAll, expect, it } from "vitest";
import { historyUrl } from "../history/contract.ts";
import { lessonAsked } from "../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { lessonUrl, paymentNoteUrl, paymentSentUrl, proposalsUrl, proposalUrl } from "./contract.ts";

let product: TestProduct;
let coach: Person, rival: Person, pat: Person, sam: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor", { firstName: "Cora", lastName: "Bell" });
  [rival, admin] = [await product.person("instructor"), await product.person("admin", { firstName: "Ada" })];
  [pat, sam] = [await product.person(), await product.person()];
});
afterAll(() => product.close());

let days = 3;
const lesson = async (student = pat) =>
  (await lessonAsked(product, { studentId: student.id, instructorId: coach.id, daysAhead: days++ })).lessonId;
const note = (who: Person, id: string, body: object) => who("PUT", paymentNoteUrl(id), body);
const noted = async (id: string) => (await coach("GET", lessonUrl(id))).body.payment;

it("G1-49: its instructor records how and how much was paid; the player sees it, and who recorded it", async () => {
  const id = await lesson();
  expect((await pat("GET", lessonUrl(id))).body.payment).toBeNull();
  const { status, body } = await note(coach, id, { how: "venmo", amount: "70.50", words: " Half now " });
  expect(status).toBe(200);
  expect(body.payment).toMatchObject({ how: "venmo", amount: "70.50", words: "Half now", notedBy: "Cora Bell" });
  expect((await pat("GET", "/api/lessons")).body.find((row: { id: string }) => row.id === id).payment).toEqual(
    body.payment,
  );
});

it("G1-49: without an amount it is the lesson's price, whatever else the body says", async () => {
  const { body } = await note(coach, await lesson(), { how: "cash", cents: 1, notedBy: sam.id, price: "1.00" });
  expect(body.payment).toMatchObject({ how: "cash", amount: "75.00", words: null, notedBy: "Cora Bell" });
});

it("G1-49: the latest counts, an admin corrects it, taken back it is gone; the timeline keeps all", async () => {
  const id = await lesson();
  await note(coach, id, { how: "venmo" });
  await note(coach, id, { how: "venmo" }); // a second click
  expect((await note(admin, id, { how: "cash", amount: 80 })).body.payment).toMatchObject({
    how: "cash",
    amount: "80.00",
    notedBy: expect.stringMatching(/^Ada /),
  });
  expect((await coach("DELETE", paymentNoteUrl(id))).body.payment).toBeNull();
  expect((await coach("DELETE", paymentNoteUrl(id))).status).toBe(200);
  const { body: story } = await pat("GET", historyUrl(id));
  const by = (who: Person) => expect.objectContaining({ id: who.id });
  expect(story.slice(1)).toMatchObject([
    { what: "LessonPaymentNoted", details: { how: "venmo", cents: 7500 }, from: null, to: null, actor: by(coach) },
    { what: "LessonPaymentNoted", details: { how: "cash", cents: 8000 }, actor: by(admin) },
    { what: "LessonPaymentNoteWithdrawn", details: null, actor: by(coach) },
  ]);
});

it("G1-49: confirming may include that it was paid: both or neither", async () => {
  const id = await lesson();
  const paid = (who: Person, payment: object) => who("PATCH", lessonUrl(id), { status: "confirmed", payment });
  expect((await paid(coach, { how: "other" })).body.issues).toEqual([
    { path: ["payment", "words"], message: "Please describe how it was paid" },
  ]);
  expect((await coach("GET", lessonUrl(id))).body.status).toBe("pending");
  const { status, body } = await paid(coach, { how: "cashapp", amount: "75" });
  expect([status, body.status, body.payment.how]).toEqual([200, "confirmed", "cashapp"]);
  expect((await coach("PATCH", lessonUrl(id), { status: "declined", payment: { how: "cash" } })).status).toBe(422);

  const declined = await lesson();
  await coach("PATCH", lessonUrl(declined), { status: "declined" });
  const late = await coach("PATCH", lessonUrl(declined), { status: "confirmed", payment: { how: "cash" } });
  expect([late.status, await noted(declined)]).toEqual([409, null]);
});

it.each([
  [{ amount: 20 }, "how", "Please choose how it was paid"],
  [{ how: "gold", amount: 20 }, "how", "Please choose how it was paid"],
  [{ how: "cash", amount: 0 }, "amount", "Please enter an amount above $0"],
  [{ how: "cash", amount: "-5" }, "amount", "Please enter the amount in dollars"],
  [{ how: "cash", amount: "1.005" }, "amount", "Please enter the amount in dollars"],
  [{ how: "cash", amount: "lots" }, "amount", "Please enter the amount in dollars"],
  [{ how: "cash", amount: 1e9 }, "amount", "Please check the amount"],
  [{ how: "other", words: "  " }, "words", "Please describe how it was paid"],
  [{ how: "cash", words: "x".repeat(201) }, "words", "Please use at most 200 characters"],
])("G1-49: %o is refused beside the field", async (sent, field, message) => {
  const { status, body } = await note(coach, await lesson(), sent);
  expect([status, body.issues]).toEqual([422, [{ path: [field], message }]]);
});

it("G1-49: no one else may, not even the player; what was declined has nothing to pay", async () => {
  const id = await lesson();
  const sent = { how: "cash" };
  for (const [who, status] of [
    [pat, 403],
    [sam, 403],
    [rival, 404],
  ] as const) {
    expect((await note(who, id, sent)).status).toBe(status);
    expect((await who("DELETE", paymentNoteUrl(id))).status).toBe(status);
  }
  expect((await product.visitor()("PUT", paymentNoteUrl(id), sent)).status).toBe(401);
  expect((await note(admin, "unheard-of", sent)).status).toBe(404);
  const asPlayer = await lesson(rival); // an instructor who takes a lesson is its player
  expect(await note(rival, asPlayer, sent)).toMatchObject({ status: 403, body: { code: "NotYours" } });
  await coach("PATCH", lessonUrl(id), { status: "declined" });
  expect(await note(coach, id, sent)).toMatchObject({ status: 409, body: { code: "NothingToPay" } });
});

it("G1-49: erasing the player removes the text, and no new text can be written about them", async () => {
  const gone = await product.person();
  const id = await lesson(gone);
  await coach("PATCH", lessonUrl(id), { status: "confirmed", payment: { how: "other", words: "Her uncle paid" } });
  await admin("POST", "/api/privacy/erase", { userId: gone.id });
  expect(await noted(id)).toMatchObject({ how: "other", amount: "75.00", words: null });
  expect(await note(coach, id, { how: "cash", words: "Her aunt did" })).toMatchObject({
    status: 409,
    body: { code: "PlayerRemoved", issues: [{ path: ["words"] }] },
  });
  expect((await note(coach, id, { how: "cash" })).body.payment).toMatchObject({ how: "cash", words: null });
});

it("G1-49: the player says how the payment was sent: nothing is confirmed, once counts, and a note takes its place", async () => {
  const id = await lesson();
  const sent = (who: Person, how = "venmo") => who("POST", paymentSentUrl(id), { how });
  expect((await coach("GET", lessonUrl(id))).body.paymentSent).toBeNull();
  expect((await sent(pat)).body).toMatchObject({ status: "pending", payment: null, paymentSent: { how: "venmo" } });
  const said = (await coach("GET", lessonUrl(id))).body.paymentSent;
  expect((await sent(pat, "cash")).body.paymentSent).toEqual(said);
  const { body: story } = await coach("GET", historyUrl(id));
  expect(story.slice(1)).toMatchObject([
    { what: "LessonPaymentSent", details: { how: "venmo" }, from: null, to: null },
  ]);

  const paymentSent = async () => (await pat("GET", lessonUrl(id))).body.paymentSent;
  await note(coach, id, { how: "venmo" });
  expect(await paymentSent()).toBeNull();
  expect((await sent(pat)).status).toBe(200);
  await coach("DELETE", paymentNoteUrl(id));
  expect(await paymentSent()).toEqual(said);
  expect((await sent(pat, "gold")).body.issues).toEqual([{ path: ["how"], message: "Please choose how it was paid" }]);
});

it("G1-49: what was said about a payment goes along when the lesson moves to another day", async () => {
  const id = await lesson();
  await pat("POST", paymentSentUrl(id), { how: "cashapp" });
  const scheduledDate = new Date(Date.now() + 40 * 86_400_000).toISOString();
  const { body } = await coach("POST", proposalsUrl(id), { kind: "move", scheduledDate });
  const moved = await pat("PATCH", proposalUrl(id, body.proposal.id), { answer: "accepted" });
  expect(moved.body).toMatchObject({ scheduledDate, status: "confirmed", paymentSent: { how: "cashapp" } });
  await pat("POST", paymentSentUrl(id), { how: "venmo" });
  expect((await coach("GET", lessonUrl(id))).body.paymentSent).toEqual(moved.body.paymentSent);
});
