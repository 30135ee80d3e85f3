import { afterAll, beforeAll, expect, it } from "vitest";
import { lessonUrl, simpleLessonsUrl } from "../../lessons/contract.ts";
import { blocksUrl } from "../../scheduling/contract.ts";
import { publishedCamp } from "../../testing/camps.ts";
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
  };
  expect((await conflicts(coach, camp)).body).toEqual(covered);
  expect((await conflicts(admin, { ...camp, instructorId: coach.id })).body).toEqual(covered);
  expect((await conflicts(coach)).body.lessons).toHaveLength(3); // without times, the whole days

  await publishedCamp(product, coach, { daysAhead: 3, days: 3, ...camp, divisions: [] });
  expect((await conflicts(coach, camp)).body).toEqual({ ...covered, openTimes: [] }); // those are closed by now
});

it("G1-57: lessons that are over, declined or another coach's are in nobody's way", async () => {
  const colleague = await product.person("instructor");
  const today = { startDate: dayIn(product, -1), endDate: dayIn(product, 7), instructorId: coach.id };
  expect((await conflicts(colleague, today)).body).toEqual({ lessons: [], openTimes: [] });
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
