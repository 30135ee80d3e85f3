import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { mailsTo, tokenIn } from "../../testing/mails.ts";
import { bookingOf, offer } from "../../testing/schedule.ts";
import { guardian, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { remindPlayersTheDayBefore } from "./remindPlayersTheDayBefore.ts";

const oneDay = 24 * 60 * 60 * 1000; // ms

let product: TestProduct;
let coach: Person, pat: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, pat] = [
    await product.person("instructor"),
    await product.person("student", { firstName: "Maya", age: 15, ...guardian }),
  ];
  await product.startMailing();
});
afterAll(() => product.close());

let hour = 8;
const asked = async (fields: object = {}) => {
  const startTime = `${String(hour++).padStart(2, "0")}:00`;
  const opening = await offer(product, coach, { startTime, endTime: `${String(hour).padStart(2, "0")}:00` });
  const { body } = await pat("POST", "/api/lessons", bookingOf(opening, { studentEmail: pat.email, ...fields }));
  return { id: String(body.id), startsAt: opening.scheduledDate };
};
const kindsTo = async (recipient: string) => (await mailsTo(product, recipient)).map(({ kind }) => kind);
const set = (by: Person, id: string, status: string) => by("PATCH", `/api/lessons/${id}`, { status });

it("G1-58:told: before a guardian has confirmed, they get no mail about lessons", async () => {
  await asked();
  await eventually(async () => expect(await kindsTo(pat.email)).toEqual(["request received"]));
  expect(await kindsTo(guardian.parentEmail)).toEqual(["guardian asked"]);
});

it("G1-58:told: the confirmed guardian of a minor gets every mail about a lesson, and how to answer it", async () => {
  const token = tokenIn((await mailsTo(product, guardian.parentEmail)).at(-1));
  await product.visitor()("POST", "/api/guardian/confirm", { token });
  const [{ id, startsAt }, declined] = [await asked(), await asked()];
  await set(coach, id, "confirmed");
  await set(coach, declined.id, "declined");
  await remindPlayersTheDayBefore(product.backend, new Date(Date.parse(startsAt) - oneDay).toISOString());
  const all = [
    "guardian asked",
    "request received",
    "request received",
    "lesson confirmed",
    "lesson declined",
    "reminder",
  ];
  await eventually(async () => expect((await kindsTo(guardian.parentEmail)).toSorted()).toEqual(all.toSorted()));
  const mails = await mailsTo(product, guardian.parentEmail);
  const confirmed = mails.find(({ kind }) => kind === "lesson confirmed")!;
  expect(confirmed.subject).not.toContain("Maya");
  expect(confirmed.text).toContain("For Maya: ");
  expect(confirmed.text).toContain("To answer for Maya, reply to this email or call 555-010-0199.");
  expect(confirmed.text).not.toContain("/player-dashboard");
});

it("a guardian whose own address was given with the booking gets one mail, not two", async () => {
  await asked({ studentEmail: guardian.parentEmail.toUpperCase() });
  const received = async () =>
    (await kindsTo(guardian.parentEmail)).filter((kind) => kind === "request received").length;
  await eventually(async () => expect(await received()).toBe(3));
  expect(await kindsTo(guardian.parentEmail.toUpperCase())).toEqual([]);
});
