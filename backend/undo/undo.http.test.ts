import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { SlotView } from "../scheduling/contract.ts";
import { bookingOf, dayIn, lessonAsked, offer } from "../testing/schedule.ts";
import { password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { undoHeader, undoSeconds, undoUrl } from "./contract.ts";

let product: TestProduct;
let coach: Person, rival: Person, pat: Person, sam: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct({ FACILITY_TIME_ZONE: "UTC" }); // where no hour of a day is skipped
  [coach, rival, pat, sam] = [
    await product.person("instructor"),
    await product.person("instructor"),
    await product.person(),
    await product.person(),
  ];
  admin = await product.person("admin");
});
afterEach(() => void vi.useRealTimers());
afterAll(() => product.close());

const pass = (seconds: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });

let daysAhead = 3;
const lesson = () => lessonAsked(product, { studentId: pat.id, instructorId: coach.id, daysAhead: daysAhead++ });
const seen = async (id: string, by = coach) => (await by("GET", `/api/lessons/${id}`)).body;
const decline = (id: string) => coach("PATCH", `/api/lessons/${id}`, { status: "declined" });
const remove = (who: Person, id: string) => who("DELETE", `/api/lessons/${id}`);

/** What a write's answer offers to undo: by which fact, and of what. */
const offered = ({ headers }: { headers: Headers }) => {
  const [id = "", of] = headers.get(undoHeader)?.split(" ") ?? [];
  return { id, of };
};
const undo = (who: Person, answer: { headers: Headers }) => who("POST", undoUrl(offered(answer).id));
const facts = async (of: string) =>
  (await admin("GET", `/api/history?of=${of}`)).body.map(({ what }: { what: string }) => what);

it("G1-55: a write says what of it can be undone; once undone is undone", async () => {
  const { lessonId, confirm } = await lesson();
  const declined = await decline(lessonId);
  expect(offered(declined)).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), of: lessonId });
  expect((await decline(lessonId)).headers.has(undoHeader)).toBe(false); // it recorded nothing
  for (let time = 1; time <= 2; time++) {
    expect(await undo(coach, declined)).toMatchObject({ status: 200, body: { of: lessonId } });
    expect((await seen(lessonId)).status).toBe("pending");
  }
  await confirm();
  expect(await undo(coach, declined)).toMatchObject({ status: 200 });
  expect(await facts(lessonId)).toEqual(["LessonBooked", "LessonDeclined", "LessonDeclineUndone", "LessonConfirmed"]);
});

it("G1-55: for anyone else, and for what cannot be undone, there is nothing to undo", async () => {
  const { lessonId } = await lesson();
  const declined = await decline(lessonId);
  for (const who of [rival, pat, admin])
    expect(await undo(who, declined)).toMatchObject({ status: 404, body: { code: "NothingToUndo" } });
  const [booking] = (await admin("GET", `/api/history?of=${lessonId}`)).body;
  expect((await pat("POST", undoUrl(booking.id))).status).toBe(404);
  expect((await coach("POST", undoUrl("unheard-of"))).status).toBe(404);
  expect((await seen(lessonId)).status).toBe("declined");
});

it("G1-55: after ten seconds by the server's clock it is too late, except for what was undone before", async () => {
  const [late, soon] = [await lesson(), await lesson()];
  const [declinedLate, declinedSoon] = [await decline(late.lessonId), await decline(soon.lessonId)];
  expect((await undo(coach, declinedSoon)).status).toBe(200);
  pass(undoSeconds + 1);
  expect(await undo(coach, declinedLate)).toMatchObject({ status: 409, body: { code: "TooLate" } });
  expect((await undo(coach, declinedSoon)).status).toBe(200);
  expect((await seen(late.lessonId)).status).toBe("declined");
});

it("G1-55: an open wish for another time is gone with the request, and back with it", async () => {
  const { lessonId } = await lesson();
  await pat("POST", `/api/lessons/${lessonId}/proposals`, { kind: "move", words: "Mornings" });
  const wishes = `/api/lessons?filter=${encodeURIComponent('{"proposalFrom":"player"}')}`;
  const wished = async () => (await coach("GET", wishes)).body.map(({ id }: { id: string }) => id);
  const { proposal } = await seen(lessonId);
  expect(proposal).toMatchObject({ words: "Mornings" });
  const declined = await decline(lessonId);
  expect([(await seen(lessonId)).proposal, await wished()]).toEqual([null, []]);
  await undo(coach, declined);
  expect([(await seen(lessonId)).proposal, await wished()]).toEqual([proposal, [lessonId]]);
});

it("G1-55: a deleted lesson is back on that side's list", async () => {
  const { lessonId } = await lesson();
  await pat("PATCH", `/api/lessons/${lessonId}`, { status: "cancelled" });
  const deleted = await remove(pat, lessonId);
  expect((await seen(lessonId, pat)).code).toBe("NoSuchLesson");
  expect((await undo(coach, deleted)).status).toBe(404);
  expect((await undo(pat, deleted)).status).toBe(200);
  expect((await seen(lessonId, pat)).status).toBe("cancelled");
});

it("G1-29 G1-55: a lesson to come that its coach deleted stands again, unless its time was given away", async () => {
  const again = await lesson();
  await again.confirm();
  expect((await undo(coach, await remove(coach, again.lessonId))).status).toBe(200);
  expect((await seen(again.lessonId)).status).toBe("confirmed");

  const gone = await lesson();
  await gone.confirm();
  const deleted = await remove(coach, gone.lessonId);
  const other = await lessonAsked(product, { studentId: sam.id, instructorId: coach.id, daysAhead: daysAhead - 1 });
  await other.confirm();
  expect(await undo(coach, deleted)).toMatchObject({ status: 409, body: { code: "SlotTaken" } });
  expect((await seen(gone.lessonId, pat)).status).toBe("cancelled");
});

it("G1-55: an answer of the other side stays: what it answers is not undone any more", async () => {
  const { lessonId } = await lesson();
  const declined = await decline(lessonId);
  await remove(pat, lessonId);
  expect(await undo(coach, declined)).toMatchObject({ status: 409, body: { code: "ChangedSince" } });
});

it("G1-55: a decline of somebody whose data was erased meanwhile is not undone", async () => {
  const leaver = await product.person();
  const asked = await lessonAsked(product, { studentId: leaver.id, instructorId: coach.id, daysAhead: daysAhead++ });
  const declined = await decline(asked.lessonId);
  await admin("POST", "/api/privacy/erase", { userId: leaver.id, password });
  expect(await undo(coach, declined)).toMatchObject({ status: 409, body: { code: "PersonRemoved" } });
});

const slotsOf = async (who: Person) => (await who("GET", "/api/schedule/availability")).body;

it("G1-43 G1-55: copied slots are gone again, unless somebody asked for one", async () => {
  const teacher = await product.person("instructor");
  const { slot } = await offer(product, teacher);
  const copy = () => teacher("POST", "/api/schedule/copy-day", { dayOfWeek: slot.dayOfWeek });
  const copied = await copy();
  expect(offered(copied).of).toBe(teacher.id);
  expect(await slotsOf(teacher)).toHaveLength(7);
  expect((await undo(teacher, copied)).status).toBe(200);
  expect(await slotsOf(teacher)).toEqual([slot]);
  expect(await facts(teacher.id)).toEqual(expect.arrayContaining(["DayCopied", "SlotsUncopied"]));

  const again = await copy();
  const date = dayIn(product, 1);
  const { time } = product.backend;
  const slots: SlotView[] = await slotsOf(teacher);
  const tomorrow = slots.find(({ dayOfWeek }) => dayOfWeek === time.dayOfWeek(date))!;
  const scheduledDate = time.instantOf({ date, time: tomorrow.startTime });
  const booking = bookingOf({ slot: tomorrow, date, scheduledDate });
  expect((await pat("POST", "/api/lessons", booking)).status).toBe(201);
  expect(await undo(teacher, again)).toMatchObject({ status: 409, body: { code: "BookedSince" } });
  expect(await slotsOf(teacher)).toHaveLength(7);
});

it("G1-55: a change of role is undone, by whoever made it, also of one's own", async () => {
  const change = (who: Person, id: string, role: string) => who("PATCH", `/api/admin/users/${id}`, { role });
  const roleOf = async (id: string) => (await admin("GET", `/api/admin/users/${id}`)).body.role;
  const second = await product.person("admin");
  const revoked = await change(admin, coach.id, "student");
  expect((await coach("GET", "/api/instructor/lessons")).status).toBe(403); // what is lost is lost at once
  expect((await undo(second, revoked)).status).toBe(404);
  expect((await undo(admin, revoked)).status).toBe(200);
  expect((await coach("GET", "/api/instructor/lessons")).status).toBe(200);

  const own = await change(second, second.id, "student");
  expect(await roleOf(second.id)).toBe("student");
  expect((await undo(second, own)).status).toBe(200);
  expect(await roleOf(second.id)).toBe("admin");
});
