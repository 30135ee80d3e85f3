import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { campDayStream } from "../../../eventstore/camps/events.ts";
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
  registrationsUrl,
  timelineUrl,
} from "../contract.ts";
import { campRevenueUrl } from "../money/payContract.ts";
import { campDay, checkIn } from "./attendance.ts";
import { attendanceUrl, campDayUrl, cancelDayUrl, dayConsequencesUrl, moveDayUrl } from "./dayContract.ts";

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
  // Where the camp is told of beside a registration and in the books, its days are those that are left.
  expect((await coach("GET", `${registrationsUrl}?filter=${JSON.stringify({ campId })}`)).body).toMatchObject([
    {
      campStartDate: dayOf(2),
      campDays: { dates: [day, dayOf(2), dayOf(3)], canceledDays: [day] },
    },
  ]);
  const { body: revenue } = await coach("GET", `${campRevenueUrl}?campId=${campId}`);
  expect(revenue.camps).toMatchObject([{ startDate: dayOf(2) }]);
  const busy = async (on: string) => product.backend.busyTimes({ instructorId: coach.id, from: on, until: on });
  expect([await busy(day), (await busy(dayOf(2))).length]).toEqual([[], 1]); // the coach is free then
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

it("a moved day is told, shown everywhere, and changes nobody's price; undone, it is where it was", async () => {
  const { campId, id, parent, own, dayOf, participantId } = await family("moved@home.example");
  const [day, to] = [dayOf(2), dayOf(6)];
  const before = await own();
  const taken = await coach("POST", moveDayUrl(campId, day), { ...reason, to: dayOf(3) });
  expect(taken).toMatchObject({ status: 409, body: { issues: [{ path: ["to"] }] } });
  const slip = await coach("POST", moveDayUrl(campId, day), { ...reason, to: dayOf(7) });
  const [fact] = slip.headers.get(undoHeader)!.split(" ");
  expect((await coach("POST", undoUrl(fact!))).status).toBe(200);
  expect(await own()).toEqual(before);

  const moved = { dates: [dayOf(1), to, dayOf(3)], movedDays: [2], days: 3, startDate: dayOf(1), endDate: to };
  expect(await coach("POST", moveDayUrl(campId, day), { ...reason, to })).toMatchObject({ status: 200, body: moved });
  expect((await product.visitor()("GET", campUrl(campId))).body).toMatchObject(moved);
  expect(await own()).toMatchObject({ money: before.money, totalAmount: before.totalAmount });
  const there = await coach("GET", campDayUrl(campId, to));
  expect(there.body).toMatchObject({ number: 2, days: 3, isCanceled: false });
  expect(there.body.players).toHaveLength(2);
  expect((await coach("GET", campDayUrl(campId, day))).status).toBe(404);
  expect((await coach("GET", `${registrationsUrl}?filter=${JSON.stringify({ campId })}`)).body).toMatchObject([
    {
      campStartDate: dayOf(1),
      campDays: { startDate: dayOf(1), endDate: to, dates: [dayOf(1), to, dayOf(3)], canceledDays: [] },
    },
  ]);
  const busy = async (on: string) => product.backend.busyTimes({ instructorId: coach.id, from: on, until: on });
  expect([await busy(day), await busy(dayOf(5)), (await busy(to)).length > 0]).toEqual([
    expect.not.arrayContaining([expect.objectContaining({ id: campId })]),
    [],
    true,
  ]);
  const { body: calendar } = await parent("GET", registrationCalendarUrl(id));
  expect(String(calendar)).toContain(to.replaceAll("-", ""));
  const tap = { participantId, did: "checkIn", at: new Date().toISOString() };
  expect((await coach("POST", attendanceUrl(campId, dayOf(1)), tap)).status).toBe(200);
  expect(await coach("POST", moveDayUrl(campId, dayOf(1)), { ...reason, to: dayOf(9) })).toMatchObject({
    status: 409,
    body: { code: "DayBegun" },
  });
  expect(await coach("PUT", campUrl(campId), { endDate: dayOf(3) })).toMatchObject({ body: { code: "DayMoved" } });
  await eventually(async () => {
    const mails = await mailsTo(product, "moved@home.example");
    const mail = mails.find(({ kind }) => kind === "camp day moved")!;
    for (const said of ["Day 2", "Lightning all day", "price stay the same", "withdraw", "All 3 days: Day 1 ("])
      expect(mail.text).toContain(said);
    expect(mail.text).toMatch(/When: +\w{3}, \w{3} \d+, .+ and \w{3}, \w{3} \d+, \d{4}\n/);
  });
});

/** A family of which a child is checked in by a phone that doesn't know yet that the day moves. */
const meeting = async (email: string) => {
  const { campId, id: registrationId, dayOf, participantId } = await family(email);
  const [day, to] = [dayOf(1), dayOf(6)];
  const { handle } = product.backend;
  const arrive = () => {
    const at = new Date().toISOString();
    const command = { actor: { userId: coach.id, role: "instructor" }, now: at, requestId: "spec" } as const;
    const about = { campId, registrationId, payerId: null, day, participantId };
    return handle({ fold: campDay, stream: campDayStream(campId, day), command }, checkIn({ about, at }));
  };
  return { campId, participantId, day, to, arrive };
};

it("a day on which a player is checked in while it is being moved stays where it is", async () => {
  const { campId, day, to, arrive } = await meeting("meeting@home.example");
  const { handle } = product.backend;
  const meanwhile = vi.spyOn(product.backend, "handle").mockImplementationOnce(async (...told) => {
    await arrive();
    return handle(...told);
  });
  const moving = await coach("POST", moveDayUrl(campId, day), { ...reason, to });
  meanwhile.mockRestore();
  expect(moving).toMatchObject({ status: 409, body: { code: "DayBegun" } });
  expect((await coach("GET", campUrl(campId))).body).toMatchObject({ startDate: day, movedDays: [] });
});

it("whoever was checked in on a day that has just been moved is still seen, and checked out", async () => {
  const { campId, participantId, day, to, arrive } = await meeting("after@home.example");
  expect((await coach("POST", moveDayUrl(campId, day), { ...reason, to })).status).toBe(200);
  await arrive();
  const there = await coach("GET", campDayUrl(campId, day));
  expect(there).toMatchObject({ status: 200, body: { number: null, players: [{ id: participantId, state: "here" }] } });
  const tap = (did: string) =>
    coach("POST", attendanceUrl(campId, day), { participantId, did, at: new Date().toISOString(), who: "Lou" });
  expect(await tap("checkOut")).toMatchObject({ status: 200, body: { players: [{ state: "left" }] } });
  expect(await tap("checkIn")).toMatchObject({ status: 409, body: { code: "DayMoved" } });
});

it.each([
  ["moved", moveDayUrl, { number: null }],
  ["canceled", cancelDayUrl, { number: 1, isCanceled: true }],
] as const)(
  "what was tapped before a day was %s counts, however late it is sent; later taps don't",
  async (how, url, is) => {
    const { campId, participantId, day, to } = await meeting(`late-${how}@home.example`);
    const tap = (did: string, at: string, key: string) =>
      coach("POST", attendanceUrl(campId, day), { participantId, did, at, who: "Lou" }, { "idempotency-key": key });
    const [came, slipped, cameAgain, left] = Array.from({ length: 4 }, () => new Date().toISOString());
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect((await coach("POST", url(campId, day), { ...reason, ...(how === "moved" && { to }) })).status).toBe(200);
    const late = await tap("checkIn", new Date().toISOString(), "too late");
    expect(late).toMatchObject({ status: 409, body: { code: how === "moved" ? "DayMoved" : "DayCanceled" } });
    expect(await tap("checkIn", came!, "1")).toMatchObject({ status: 200, body: is });
    expect(await tap("takeBackCheckIn", slipped!, "2")).toMatchObject({ status: 200, body: is });
    expect((await tap("checkIn", cameAgain!, "3")).status).toBe(200);
    expect(await tap("checkOut", left!, "4")).toMatchObject({ status: 200, body: is });
    const { players } = (await coach("GET", campDayUrl(campId, day))).body;
    expect(players.find(({ id }: { id: string }) => id === participantId)).toMatchObject({
      state: "left",
      checkedInAt: cameAgain,
    });
  },
);
