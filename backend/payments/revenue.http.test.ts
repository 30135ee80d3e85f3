import { afterAll, beforeAll, expect, it } from "vitest";
import { partlyPaid, refunded, refundRequested } from "../../eventstore/camps/examples.ts";
import { paymentStatusUrl } from "../camps/contract.ts";
import { campRevenueUrl, refundsUrl } from "../camps/money/payContract.ts";
import { registeredFamily, tell } from "../camps/testing/families.ts";
import { lessonsUrl, lessonUrl, paymentNoteUrl } from "../lessons/contract.ts";
import { bookingOf, offer } from "../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { revenueUrl, type RevenueView } from "./contract.ts";

let product: TestProduct;
let riley: Person, ana: Person, pat: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  [riley, ana, pat, admin] = await Promise.all([
    product.person("instructor", { firstName: "Riley", lastName: "Brooks" }),
    product.person("instructor"),
    product.person(),
    product.person("admin"),
  ]);
});
afterAll(() => product.close());

const asked = async (who: Person, query = "") => {
  const { status, body } = await who("GET", revenueUrl + query);
  expect(status).toBe(200);
  return body as RevenueView;
};
const paidLesson = async (coach: Person, amount: string) => {
  const { id } = (await pat("POST", lessonsUrl, bookingOf(await offer(product, coach)))).body;
  await coach("PATCH", lessonUrl(id), { status: "confirmed" });
  expect((await coach("PUT", paymentNoteUrl(id), { how: "cash", amount })).status).toBe(200);
  return String(id);
};

it("lessons' recorded payments count on the day they were recorded; coaches see their own, admins everybody's", async () => {
  const lesson = await paidLesson(riley, "75.50");
  await paidLesson(ana, "80");
  const today = product.backend.time.today();
  const rileys = { paidLessons: 1, lessons: "75.50", camps: "0.00", refunded: "0.00" };
  const coach = { instructorId: riley.id, name: "Riley Brooks", ...rileys };
  expect(await asked(riley)).toEqual({ ...rileys, coaches: [coach], days: [{ date: today, ...rileys }] });
  expect(await asked(riley, `?instructorId=${ana.id}`)).toMatchObject(rileys);
  expect(await asked(admin, `?instructorId=${riley.id}`)).toMatchObject(rileys);
  const all = await asked(admin);
  expect(all).toMatchObject({ paidLessons: 2, lessons: "155.50" });
  expect(all.coaches.map(({ instructorId }) => instructorId)).toEqual([ana.id, riley.id]);
  expect(await asked(admin, `?from=${today}&to=${today}`)).toEqual(all);
  expect(await asked(admin, "?to=2001-01-01")).toMatchObject({ paidLessons: 0, coaches: [], days: [] });

  const { registrationId } = await registeredFamily(product, { instructorId: riley.id });
  await riley("PATCH", paymentStatusUrl(registrationId), { paymentStatus: "paid" });
  expect(await asked(riley)).toMatchObject({ lessons: "75.50", camps: "300.00", days: [{ camps: "300.00" }] });
  expect(await asked(ana)).toMatchObject({ camps: "0.00" });

  await riley("DELETE", paymentNoteUrl(lesson));
  expect(await asked(riley)).toMatchObject({ paidLessons: 0, lessons: "0.00", camps: "300.00" });
});

it("money back by hand was received by hand, whatever is stated afterwards: as the camps' revenue says", async () => {
  const kim = await product.person("instructor");
  const { registrationId } = await registeredFamily(product, { instructorId: kim.id });
  const marked = (paymentStatus: string) => kim("PATCH", paymentStatusUrl(registrationId), { paymentStatus });
  expect((await marked("paid")).status).toBe(200);
  const refund = await kim("POST", refundsUrl(registrationId), { amount: "300", method: "cash" });
  expect(refund.status).toBeLessThan(300);
  expect((await marked("unpaid")).status).toBe(200);
  const all = await asked(kim);
  expect(all).toMatchObject({ camps: "300.00", refunded: "300.00", days: [{ camps: "300.00", refunded: "300.00" }] });
  const { body } = await kim("GET", campRevenueUrl);
  expect(body).toMatchObject({ collected: all.camps, refunded: all.refunded });
  expect(body.days).toMatchObject([{ collected: all.camps, refunded: all.refunded }]);
});

it("what is stated by hand later leaves earlier days as they were: each day has what it added or took away", async () => {
  const kim = await product.person("instructor");
  const { about } = await registeredFamily(product, { instructorId: kim.id });
  const noon = (day: number) => `2030-06-${String(day).padStart(2, "0")}T16:00:00.000Z`;
  const say = async (day: number, cents: number) =>
    tell(product, [{ ...partlyPaid, data: { ...partlyPaid.data, ...about, cents } }], noon(day));
  const back = { ...about, refundId: about.registrationId, paymentId: null, method: "cash", cents: 20000 } as const;
  await say(1, 10000);
  await say(2, 25000);
  await tell(
    product,
    [
      { ...refundRequested, data: { ...refundRequested.data, ...back } },
      { ...refunded, data: { ...back, totalCents: 20000 } },
    ],
    noon(3),
  );
  await say(4, 5000);
  const days = [
    { date: "2030-06-01", camps: "100.00", refunded: "0.00" },
    { date: "2030-06-02", camps: "150.00", refunded: "0.00" },
    { date: "2030-06-03", camps: "0.00", refunded: "200.00" },
    { date: "2030-06-04", camps: "-50.00", refunded: "0.00" }, // what went back had come in
  ];
  expect(await asked(kim)).toMatchObject({ camps: "200.00", refunded: "200.00", days });
  expect(await asked(kim, "?to=2030-06-02")).toMatchObject({ camps: "250.00", days: days.slice(0, 2) });
  expect((await kim("GET", campRevenueUrl)).body.collected).toBe("200.00");
});

it("a day that is none is said so", async () => {
  expect(await admin("GET", `${revenueUrl}?from=yesterday`)).toMatchObject({ status: 422 });
});
