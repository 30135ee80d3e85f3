import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { walkInSubject } from "../../../eventstore/lessons/events.ts";
import { historyUrl } from "../../history/contract.ts";
import { erase } from "../../privacy/open.ts";
import { playersUrl } from "../../players/contract.ts";
import { movePlayersInUrl } from "../../players/movingIn/contract.ts";
import { eraseVisitorUrl } from "../../privacy/contract.ts";
import { closuresUrl } from "../../scheduling/contract.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { bookingOf, dayIn, offer } from "../../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { cancelLessonUrl, lessonsUrl, lessonUrl, moveLessonUrl, myLessonsUrl, simpleLessonsUrl } from "../contract.ts";
import { remindPlayersTheDayBefore } from "../mails/remindPlayersTheDayBefore.ts";
import { moveLessonsInUrl } from "./contract.ts";

let product: TestProduct;
let admin: Person, coach: Person, parent: Person;
let kim: string; // the parent's player
beforeAll(async () => {
  product = await testProduct();
  admin = await product.person("admin");
  coach = await product.person("instructor", { firstName: "Ana", lastName: `Lopez${randomUUID().slice(0, 8)}` });
  parent = await product.person();
  const form = { firstName: "Kim", lastName: "Reyes", birthDate: "2018-02-03", declared: true };
  kim = (await parent("POST", playersUrl, form)).body.id;
  await product.startMailing();
});
afterAll(() => product.close());

const headings = "Player,Parent email,Coach,Date,Time,Minutes,Price,Place,Note";
const moving = (lines: readonly string[], { dryRun = false, who = admin } = {}) =>
  who("POST", `${moveLessonsInUrl}?dryRun=${dryRun}`, Buffer.from([headings, ...lines].join("\r\n")), {
    "content-type": "text/csv",
  });
const american = (date: string) => {
  const [year, month, day] = date.split("-").map(Number);
  return `${month}/${day}/${year}`;
};
const outcomes = ({ body }: { body: { rows: { outcome: string }[] } }) => body.rows.map(({ outcome }) => outcome);
const whys = ({ body }: { body: { rows: { why: string | null }[] } }) => body.rows.map(({ why }) => why);
const lessonsOf = async (who = coach) => (await who("GET", simpleLessonsUrl)).body;
const aCoach = () => product.person("instructor", { firstName: "Uma", lastName: `Coach${randomUUID().slice(0, 8)}` });
const nameOf = async (who: Person) => {
  const { firstName, lastName } = (await who("GET", "/api/auth/user")).body;
  return `${firstName} ${lastName}`;
};

it("says of each row what would become of it, puts what is right on the calendar, and a repeat adds nothing", async () => {
  const [monday, tuesday] = [dayIn(product, 20), dayIn(product, 21)];
  const lines = [
    `kim  reyes,${parent.email.toUpperCase()},${coach.email},${american(monday)},4:30 PM,60,$85.50,Cage 9,Left-handed`,
    `Walt Walker,,${await nameOf(coach)},${tuesday},16:00,,,,`,
    `Kim Reyes,${parent.email},${coach.email},${monday},16:30,,,,`,
    `Lou Reyes,${parent.email},${coach.email},${tuesday},6:00 PM,,,,`,
  ];
  const would = await moving(lines, { dryRun: true });
  expect(outcomes(would)).toEqual(["added", "added", "known", "wrong"]);
  expect(would.body.rows[0].about).toMatch(/, 4:30 PM · Ana Lopez.* · \$85\.50 · Cage 9$/);
  expect(would.body.rows[3].why).toBe(
    "Player: No Lou Reyes has this email address here. Please move the player in first, or leave Parent email empty for a walk-in.",
  );
  expect(await lessonsOf()).toEqual([]);

  expect((await moving(lines)).body).toEqual({ isDryRun: false, rows: would.body.rows });
  const lessons = await lessonsOf();
  expect(lessons).toHaveLength(2);
  expect(lessons).toContainEqual(
    expect.objectContaining({
      studentId: kim,
      status: "scheduled",
      date: monday,
      startTime: "16:30",
      price: "85.50",
      location: "Cage 9",
      notes: "Left-handed",
      studentEmail: null,
    }),
  );
  expect(lessons).toContainEqual(
    expect.objectContaining({ studentId: null, studentName: "Walt Walker", date: tuesday, price: "75.00" }),
  );
  expect((await parent("GET", myLessonsUrl)).body).toMatchObject([{ date: monday }]);
  expect(outcomes(await moving(lines))).toEqual(["known", "known", "known", "wrong"]);
  expect(await lessonsOf()).toHaveLength(2);
  const [story] = (await admin("GET", historyUrl(lessons[0].id))).body;
  expect(story).toMatchObject({ what: "LessonBooked", details: { how: "moved in" }, actor: { id: admin.id } });
});

it("nobody is mailed, not even another coach in that place; the reminder goes out the day before, also to a family without an account", async () => {
  const [uma, other] = [await aCoach(), await aCoach()];
  const date = dayIn(product, 22);
  const email = `${randomUUID()}@example.com`;
  const players = Buffer.from(`First name,Last name,Age,Email\nKit,Moved,9,${email}`);
  await admin("POST", movePlayersInUrl, players, { "content-type": "text/csv" });
  const lines = [uma, other].map((who) => `Kit Moved,${email},${who.email},${date},9:00 AM,,,Cage 9,`);
  expect(outcomes(await moving(lines))).toEqual(["added", "added"]);
  const head = await product.backend.store.head();
  await eventually(async () => expect((await product.backend.db("mail.heard").first()).pos).toBe(head));
  const mailed = async () =>
    product.backend
      .db("mail.outbox")
      .whereIn(
        "lesson_id",
        [...(await lessonsOf(uma)), ...(await lessonsOf(other))].map(({ id }) => id),
      )
      .select("kind", "recipient");
  expect(await mailed()).toEqual([]);
  const start = Date.parse((await lessonsOf(uma))[0].scheduledDate);
  await remindPlayersTheDayBefore(product.backend, new Date(start - 3_600_000).toISOString());
  const reminder = { kind: "reminder", recipient: email };
  expect(await mailed()).toEqual([reminder, reminder]);
});

it("moved in for the next day, a lesson is reminded of at once", async () => {
  const uma = await aCoach();
  await moving([`Kim Reyes,${parent.email},${uma.email},${dayIn(product, 1)},12:05 AM,,,Cage 9,`]);
  const [{ id }] = await lessonsOf(uma);
  await remindPlayersTheDayBefore(product.backend, new Date().toISOString());
  const mails = await product.backend.db("mail.outbox").where({ lesson_id: id }).select("kind");
  expect(mails).toEqual([{ kind: "reminder" }]);
});

it("a lesson that was canceled or moved since doesn't come back with the file", async () => {
  const uma = await aCoach();
  const [first, second] = [dayIn(product, 20), dayIn(product, 21)];
  const lines = [
    `Walt Walker,,${uma.email},${first},16:00,,,,`,
    `Kim Reyes,${parent.email},${uma.email},${second},16:00,,,,`,
  ];
  await moving(lines);
  const [{ id: walks }, { id: plays }] = (await lessonsOf(uma)).toSorted((a: { date: string }, b: { date: string }) =>
    a.date.localeCompare(b.date),
  );
  expect((await uma("POST", moveLessonUrl(walks), { date: dayIn(product, 25), startTime: "10:00" })).status).toBe(200);
  expect((await uma("POST", cancelLessonUrl(plays), { reason: "Flu" })).status).toBe(200);
  expect(outcomes(await moving(lines))).toEqual(["known", "known"]);
  expect(await lessonsOf(uma)).toHaveLength(2);
});

it("nor does a person who was erased", async () => {
  const uma = await aCoach();
  const date = dayIn(product, 30);
  const email = `${randomUUID()}@example.com`;
  const players = Buffer.from(`First name,Last name,Age,Email\nKit,Moved,9,${email}`);
  await admin("POST", movePlayersInUrl, players, { "content-type": "text/csv" });
  const lines = [
    `Kit Moved,${email},${uma.email},${date},9:00 AM,,,,`,
    `Walt Walker,,${uma.email},${date},11:00 AM,,,,`,
  ];
  expect(outcomes(await moving(lines))).toEqual(["added", "added"]);
  const lessons = await lessonsOf(uma);
  expect(lessons.map(({ studentEmail }: { studentEmail: string | null }) => studentEmail).sort()).toEqual([
    email,
    null,
  ]);
  const walkIn = lessons.find(({ studentId }: { studentId: string | null }) => studentId === null);
  const command = { actor: { userId: admin.id, role: "admin" }, now: new Date().toISOString(), requestId: "spec" };
  await erase(product.backend, command, walkInSubject(walkIn.id));
  await admin("POST", eraseVisitorUrl, { email });
  const again = await moving(lines);
  expect(outcomes(again)).toEqual(["wrong", "known"]);
  expect(whys(again)[0]).toMatch(/^Player: No Kit Moved has this email address here/);
});

it("no rule of the calendar is bypassed, and each wrong row says why", async () => {
  const uma = await aCoach();
  const at = (days: number, hours: { startTime: string; endTime: string }) =>
    offer(product, uma, { daysAhead: days, ...hours });
  const date = dayIn(product, 5);
  const closed = { name: "Spring break", firstDay: dayIn(product, 6), lastDay: dayIn(product, 6) };
  expect((await admin("POST", closuresUrl, closed)).status).toBe(201);
  const camp = { title: "Spring Camp", daysAhead: 7, days: 1, startTime: "09:00", endTime: "12:00", divisions: [] };
  await publishedCamp(product, uma, camp);
  const four = await at(5, { startTime: "16:00", endTime: "17:00" });
  const taken = (await parent("POST", lessonsUrl, bookingOf(four))).body.id;
  await uma("PATCH", lessonUrl(taken), { status: "confirmed" });
  await parent("POST", lessonsUrl, bookingOf(await at(5, { startTime: "18:00", endTime: "19:00" })));
  const line = (when: string, who = uma.email) => `Walt Walker,,${who},${when},,,,`;
  const told = await moving([
    line(`${date},10:00 AM`),
    `Lou Walker,,${uma.email},${date},10:30 AM,,,,`,
    line(`${date},4:30 PM`),
    line(`${date},6:00 PM`),
    line(`${closed.firstDay},9:00 AM`),
    line(`${dayIn(product, 7)},11:00 AM`),
    line(`${dayIn(product, -1)},9:00 AM`),
    line(`${dayIn(product, 400)},9:00 AM`),
    line(`${date},1:00 PM`, parent.email),
    line("someday,1:00 PM"),
  ]);
  expect(whys(told)).toEqual([
    null,
    "Another row of this file has this hour.",
    "Another lesson is already confirmed for this time.",
    "Somebody requested this time. Please answer that request first.",
    "We're closed then (Spring break). Please choose another time.",
    "This is during Spring Camp.",
    "Date: This time has passed. Only lessons to come can be moved in.",
    "Date: This is more than a year ahead. Please check it.",
    `Coach: No coach here is called ${parent.email}. Please enter the coach’s email address.`,
    "Date: Please enter the date like 12/3/2026",
  ]);
  expect((await lessonsOf(uma)).filter(({ date: on }: { date: string }) => on !== date)).toEqual([]);
});

it("two at once add each lesson once", async () => {
  const uma = await aCoach();
  const lines = Array.from({ length: 12 }, (_, n) => `Walk${n},,${uma.email},${dayIn(product, 50 + n)},9:00 AM,,,,`);
  await Promise.all([moving(lines), moving(lines)]);
  expect(await lessonsOf(uma)).toHaveLength(12);
});

it("is for admins, and for lists of lessons", async () => {
  const line = [`Walt Walker,,${coach.email},${dayIn(product, 60)},9:00 AM,,,,`];
  expect((await moving(line, { who: coach })).status).toBe(403);
  expect((await moving(line, { who: parent })).status).toBe(403);
  const list = Buffer.from("Team,Captain\na,b");
  expect(await admin("POST", moveLessonsInUrl, list, { "content-type": "text/csv" })).toMatchObject({
    status: 422,
    body: { code: "NotAList" },
  });
});
