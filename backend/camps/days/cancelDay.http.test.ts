import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { historyUrl } from "../../history/contract.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { mailsTo } from "../../testing/mails.ts";
import { registered } from "../../testing/registrations.ts";
import { dayIn } from "../../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { undoHeader, undoUrl } from "../../undo/contract.ts";
import { campUrl, myRegistrationsUrl, paymentStatusUrl, registrationCalendarUrl, timelineUrl } from "../contract.ts";
import { attendanceUrl, campDayUrl, cancelDayUrl, dayConsequencesUrl } from "./dayContract.ts";

let product: TestProduct;
let coach: Person;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor", { firstName: "Ana", lastName: "Ruiz" });
  await product.startMailing();
});
afterAll(() => product.close());

const reason = { reason: "Lightning all day" };
/** A camp from today on, and a family that comes to all of its three days. */
const family = async (email: string) => {
  const { id: campId } = await publishedCamp(product, coach, { daysAhead: 0 });
  const parent = product.visitor();
  const { id, places } = await registered(parent, campId, { registration: { parentEmail: email } });
  const own = async () => (await parent("GET", `${myRegistrationsUrl}?campId=${campId}`)).body[0];
  return { campId, id, parent, own, participantId: places[0]!.id };
};

it("a canceled day is foretold, told, shown everywhere, and costs nothing", async () => {
  const { campId, id, parent, own, participantId } = await family("rain@home.example");
  await coach("PATCH", paymentStatusUrl(id), { paymentStatus: "paid", method: "cash" });
  const day = dayIn(product, 0);
  expect((await coach("GET", dayConsequencesUrl(campId, day))).body).toEqual({
    families: 1,
    children: 2,
    paidFamilies: 1,
    refundDue: "100.00",
    lessOwed: "0.00",
  });
  const nothing = await coach("POST", cancelDayUrl(campId, day), { reason: " " });
  expect(nothing).toMatchObject({ status: 422, body: { issues: [{ path: ["reason"] }] } });
  expect(await coach("POST", cancelDayUrl(campId, day), reason)).toMatchObject({
    status: 200,
    body: { status: "active", canceledDays: [day] },
  });
  expect((await product.visitor()("GET", campUrl(campId))).body).toMatchObject({ canceledDays: [day] });
  expect(await own()).toMatchObject({
    totalAmount: "200.00",
    money: { collected: "300.00", refundDue: "100.00", outstanding: "0.00" },
    hasMismatch: false,
  });
  expect((await coach("GET", campDayUrl(campId, day))).body).toMatchObject({ isCanceled: true });
  const tap = { participantId, did: "checkIn", at: new Date().toISOString() };
  expect(await coach("POST", attendanceUrl(campId, day), tap)).toMatchObject({
    status: 409,
    body: { code: "DayCanceled" },
  });
  const { body: calendar } = await parent("GET", registrationCalendarUrl(id));
  expect([...String(calendar).matchAll(/^STATUS:(\w+)/gm)].map(([, status]) => status)).toEqual([
    "CANCELLED", // two divisions a day
    "CANCELLED",
    "CONFIRMED",
    "CONFIRMED",
    "CONFIRMED",
    "CONFIRMED",
  ]);
  const { body: story } = await parent("GET", timelineUrl(id));
  expect(story.at(-1)).toMatchObject({ what: "RegistrationRequoted", details: { day } });
  await eventually(async () => {
    const mail = (await mailsTo(product, "rain@home.example")).at(-1)!;
    expect(mail.kind).toBe("camp day canceled");
    for (const said of ["Lightning all day", "Its other days take place", "refund your $100"])
      expect(mail.text).toContain(said);
  });
});

it("a family that registers later pays for the other days alone", async () => {
  const { campId } = await family("earlier@home.example");
  await coach("POST", cancelDayUrl(campId, dayIn(product, 1)), reason);
  const kim = { participants: [{ playerName: "Kim Vega", playerAge: 8, sport: "baseball", ...emergency }] };
  const whole = await registered(product.visitor(), campId, kim);
  expect(whole).toMatchObject({ totalAmount: "100.00" });
});
const emergency = { emergencyContact: "Sam Vega", emergencyPhone: "555-010-0124" };

it("G1-55: undone, everything is as it was", async () => {
  const { campId, own } = await family("undone@home.example");
  const before = await own();
  const { headers } = await coach("POST", cancelDayUrl(campId, dayIn(product, 2)), reason);
  expect(await own()).toMatchObject({ money: { outstanding: "200.00" } });
  const [id] = headers.get(undoHeader)!.split(" ");
  expect(await coach("POST", undoUrl(id!))).toMatchObject({ status: 200, body: { of: campId } });
  expect(await own()).toEqual(before);
  const { body: history } = await coach("GET", historyUrl(campId));
  expect(history.map(({ what }: { what: string }) => what).slice(-2)).toEqual([
    "CampDayCanceled",
    "CampDayCancellationUndone",
  ]);
});

it("the last day isn't canceled by itself, and nobody but who runs the camp cancels any", async () => {
  const { campId } = await family("last@home.example");
  for (const n of [0, 1]) await coach("POST", cancelDayUrl(campId, dayIn(product, n)), reason);
  expect(await coach("POST", cancelDayUrl(campId, dayIn(product, 2)), reason)).toMatchObject({
    status: 409,
    body: { code: "LastDay" },
  });
  const stranger = await product.person("instructor");
  expect((await stranger("POST", cancelDayUrl(campId, dayIn(product, 2)), reason)).status).toBe(403);
});
