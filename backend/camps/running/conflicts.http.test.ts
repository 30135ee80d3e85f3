import { afterAll, beforeAll, expect, it } from "vitest";
import { lessonUrl, simpleLessonsUrl } from "../../lessons/contract.ts";
import { blocksUrl } from "../../scheduling/contract.ts";
import { campForm, publishedCamp } from "../../testing/camps.ts";
import { bookingOf, dayIn, offer } from "../../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { type CampConflicts, campConflictsUrl } from "./conflictsContract.ts";

let product: TestProduct;
let coach: Person, pat: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, pat, admin] = [
    await product.person("instructor"),
    await product.person("student", { firstName: "Pat", lastName: "Canary" }),
    await product.person("admin"),
  ];
});
afterAll(() => product.close());

const conflicts = async (who: Person, query: Record<string, string> = {}) => {
  const days = { startDate: dayIn(product, 3), endDate: dayIn(product, 5) };
  const hours = new URLSearchParams({ ...days, ...query }).toString();
  const { status, body } = await who("GET", `${campConflictsUrl}?${hours}`);
  return { status, body: body as CampConflicts };
};
const at = (daysAhead: number, startTime: string, endTime: string) =>
  offer(product, coach, { daysAhead, startTime, endTime, maxStudents: 2 });

const nothing: CampConflicts = { lessons: [], openTimes: [], camps: [], blockedDates: [] };

it("G1-57: before a camp is published its coach, and admins, see the lessons and open times it would cover", async () => {
  const [first, touching] = [await at(3, "09:00", "10:00"), await at(3, "12:00", "13:00")];
  const [blocked, after] = [await at(5, "10:00", "11:00"), await at(6, "10:00", "11:00")];
  await coach("POST", blocksUrl, { firstDay: blocked.date, lastDay: blocked.date });
  const lesson = async (of: typeof first, answered: string) => {
    const { body } = await pat("POST", "/api/lessons", bookingOf(of));
    await coach("PATCH", lessonUrl(body.id), { status: answered });
    return String(body.id);
  };
  const confirmed = await lesson(first, "confirmed");
  await lesson(touching, "confirmed");
  await lesson(after, "confirmed");
  const walkIn = { studentName: "Robin Lee", scheduledDate: dayIn(product, 4), timeSlot: "08:30" };
  const { body: scheduled } = await coach("POST", simpleLessonsUrl, walkIn);

  const camp = { startTime: "09:00", endTime: "12:00" };
  const covered = {
    lessons: [
      { id: confirmed, date: first.date, startTime: "09:00", studentName: "Pat Canary", status: "confirmed" },
      { id: scheduled.id, date: dayIn(product, 4), startTime: "08:30", studentName: "Robin Lee", status: "scheduled" },
    ],
    openTimes: [{ slotId: first.slot.id, date: first.date, startTime: "09:00", endTime: "10:00" }],
    camps: [],
    blockedDates: [{ firstDay: blocked.date, lastDay: blocked.date, startTime: null, endTime: null, closedFor: null }],
  };
  expect((await conflicts(coach, camp)).body).toEqual(covered);
  expect((await conflicts(admin, { ...camp, instructorId: coach.id })).body).toEqual(covered);
  expect((await conflicts(coach)).body.lessons).toHaveLength(3); // without times, the whole days

  const published = await publishedCamp(product, coach, { daysAhead: 3, days: 3, ...camp, divisions: [] });
  const itself = { campId: published.id };
  expect((await conflicts(coach, { ...camp, ...itself })).body).toEqual({ ...covered, openTimes: [] }); // closed by now
});

it("the coach's other camps and blocked dates are in the way of a camp at their hours, and it isn't in its own", async () => {
  const colleague = await product.person("instructor");
  const evening = { startTime: "17:30", endTime: "19:30" };
  const { id } = await publishedCamp(product, colleague, { daysAhead: 4, days: 3, ...evening, divisions: [] });
  const [firstDay, lastDay] = [dayIn(product, 5), dayIn(product, 6)];
  await colleague("POST", blocksUrl, { firstDay, lastDay, startTime: "15:00", endTime: "17:00" });
  const at = (startTime: string, endTime: string, more = {}) =>
    conflicts(colleague, { startTime, endTime, ...more }).then(({ body }) => body);
  const camps = [{ id, title: campForm(product).title, ...evening, dates: [dayIn(product, 4), firstDay] }];
  const blockedDates = [{ firstDay, lastDay, startTime: "15:00", endTime: "17:00", closedFor: null }];
  expect(await at("16:00", "18:00")).toEqual({ ...nothing, camps, blockedDates });
  expect(await at("16:00", "18:00", { campId: id })).toEqual({ ...nothing, blockedDates });
  expect(await at("17:00", "17:30")).toEqual(nothing);
});

it("G1-57: lessons that are over, declined or another coach's are in nobody's way", async () => {
  const colleague = await product.person("instructor");
  const today = { startDate: dayIn(product, -1), endDate: dayIn(product, 7), instructorId: coach.id };
  expect((await conflicts(colleague, today)).body).toEqual(nothing);
  const { body } = await pat("POST", "/api/lessons", bookingOf(await offer(product, colleague, { daysAhead: 4 })));
  expect((await conflicts(colleague, today)).body.lessons).toMatchObject([{ id: body.id, status: "pending" }]);
  await colleague("PATCH", lessonUrl(body.id), { status: "declined" });
  expect((await conflicts(colleague, today)).body.lessons).toEqual([]);
});

it.each([
  ["an admin names nobody", () => admin, {}],
  ["the end is before the start", () => coach, { startDate: "2030-05-02", endDate: "2030-05-01" }],
  ["the times are no range", () => coach, { startTime: "12:00", endTime: "09:00" }],
  ["a day does not exist", () => coach, { startDate: "2030-02-30" }],
])("conflicts are refused where %s", async (_, who, query) => expect((await conflicts(who(), query)).status).toBe(422));
