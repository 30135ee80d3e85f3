import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { historyUrl } from "../../history/contract.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { mailsTo } from "../../testing/mails.ts";
import { registered, registrationForm } from "../../testing/registrations.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { undoHeader, undoUrl } from "../../undo/contract.ts";
import {
  campUrl,
  createRegistrationUrl,
  myRegistrationsUrl,
  paymentStatusUrl,
  registrationCalendarUrl,
  timelineUrl,
} from "../contract.ts";
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
const family = async (
  email: string,
  { camp, ...choice }: { camp?: Parameters<typeof publishedCamp>[2]; selectedDays?: number[] } = {},
) => {
  const { id: campId, startDate } = await publishedCamp(product, coach, { daysAhead: 0, ...camp });
  const dayOf = (number: number) => product.backend.time.addDays(startDate, number - 1);
  const parent = product.visitor();
  const { id, places } = await registered(parent, campId, {
    registration: {
      parentEmail: email,
      ...(choice.selectedDays && { registrationOption: "individual_days", ...choice }),
    },
  });
  const own = async () => (await parent("GET", `${myRegistrationsUrl}?campId=${campId}`)).body[0];
  return { campId, id, parent, own, dayOf, participantId: places[0]!.id };
};

it("a canceled day is foretold, told, shown everywhere, and costs nothing", async () => {
  const { campId, id, parent, own, dayOf, participantId } = await family("rain@home.example");
  await coach("PATCH", paymentStatusUrl(id), { paymentStatus: "paid", method: "cash" });
  const day = dayOf(1);
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
    for (const said of [
      "Lightning all day",
      "Its other days take place",
      "refund your $100",
      "2 of 3 days: Day 2 and Day 3",
    ])
      expect(mail.text).toContain(said);
  });
});

it("a family without another day is told so, and where nothing is paid nothing is said of money", async () => {
  const free = { fullCampPrice: 0, dailyPrice: 0 };
  const cases = [
    { email: "only@home.example", how: { selectedDays: [2], camp: free }, says: "no other days", ofMoney: false },
    { email: "end@home.example", how: { camp: { daysAhead: -1, days: 2 } }, says: "no more days", ofMoney: true },
  ];
  for (const { email, how, says, ofMoney } of cases) {
    const { campId, dayOf } = await family(email, how);
    await coach("POST", cancelDayUrl(campId, dayOf(2)), reason);
    await eventually(async () => {
      const { kind, text } = (await mailsTo(product, email)).at(-1)!;
      expect(kind).toBe("camp day canceled");
      expect(text).toContain(`You have ${says} in this camp.`);
      expect(text).not.toContain("take place as planned");
      expect(text.includes("You pay nothing")).toBe(ofMoney);
    });
  }
});

it("a family that registers later pays for the other days alone, and chooses among them", async () => {
  const { campId, dayOf } = await family("earlier@home.example");
  await coach("POST", cancelDayUrl(campId, dayOf(2)), reason);
  const kim = { participants: [{ playerName: "Kim Vega", playerAge: 8, sport: "baseball", ...emergency }] };
  const whole = await registered(product.visitor(), campId, kim);
  expect(whole).toMatchObject({ totalAmount: "100.00" });
  const registration = { registrationOption: "individual_days", selectedDays: [2] };
  const body = registrationForm(campId, { registration });
  expect(await product.visitor()("POST", createRegistrationUrl, body)).toMatchObject({
    status: 422,
    body: {
      issues: [{ path: ["registration", "selectedDays"], message: expect.stringContaining("Day 2 was canceled") }],
    },
  });
});
const emergency = { emergencyContact: "Sam Vega", emergencyPhone: "555-010-0124" };

it("G1-55: undone, everything is as it was", async () => {
  const { campId, id: registrationId, parent, own, dayOf } = await family("undone@home.example");
  const before = await own();
  const { headers } = await coach("POST", cancelDayUrl(campId, dayOf(3)), reason);
  expect(await own()).toMatchObject({ money: { outstanding: "200.00" } });
  const [id] = headers.get(undoHeader)!.split(" ");
  expect(await coach("POST", undoUrl(id!))).toMatchObject({ status: 200, body: { of: campId } });
  expect(await own()).toEqual(before);
  const { body: story } = await parent("GET", timelineUrl(registrationId));
  expect(story.at(-1)).toMatchObject({ what: "RegistrationRequoted", details: { how: "undone" } });
  const { body: history } = await coach("GET", historyUrl(campId));
  expect(history.map(({ what }: { what: string }) => what).slice(-2)).toEqual([
    "CampDayCanceled",
    "CampDayCancellationUndone",
  ]);
});

it("the last day isn't canceled by itself, and nobody but who runs the camp cancels any", async () => {
  const { campId, dayOf } = await family("last@home.example");
  for (const number of [1, 2]) await coach("POST", cancelDayUrl(campId, dayOf(number)), reason);
  expect(await coach("POST", cancelDayUrl(campId, dayOf(3)), reason)).toMatchObject({
    status: 409,
    body: { code: "LastDay" },
  });
  const stranger = await product.person("instructor");
  expect((await stranger("POST", cancelDayUrl(campId, dayOf(3)), reason)).status).toBe(403);
});
