import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { lessonsStarting } from "../../../projections/lessons/occupiedQueries.ts";
import { bookingOf, dayIn, lessonAsked, offer } from "../../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { mailsTo } from "../../testing/mails.ts";
import { blocksUrl, blockUrl } from "../../scheduling/contract.ts";
import { acceptInvitationUrl, playersUrl } from "../../players/contract.ts";
import {
  cancelLessonUrl,
  lessonsUrl,
  lessonUrl,
  proposalsUrl,
  proposalUrl,
  sickDayUrl,
  simpleLessonsUrl,
} from "../contract.ts";
import { callInSick, cancelUnanswered, finishSickDays } from "./sickDay.ts";

let product: TestProduct;
let coach: Person, pat: Person, sam: Person, admin: Person;
let date: string;
beforeAll(async () => {
  product = await testProduct();
  [sam, admin] = [await product.person(), await product.person("admin")];
  date = dayIn(product, 4);
  await product.startMailing();
});
beforeEach(async () => void ([coach, pat] = [await product.person("instructor"), await product.person()]));
afterAll(() => product.close());

/** An agreed lesson of that day. */
const agreed = async (player: Person, startTime: string) => {
  const asked = await lessonAsked(product, { studentId: player.id, instructorId: coach.id, daysAhead: 4, startTime });
  await asked.confirm();
  return asked.lessonId;
};
const statusOf = async (id: string) => (await coach("GET", lessonUrl(id))).body.status;
const told = { message: "I have the flu.", offer: false };
const callIn = (who: Person, fields: object = {}, headers?: Record<string, string>) =>
  who("POST", sickDayUrl, { ...told, dates: [date], ...fields }, headers);
const mails = async (who: Person, kind = "coach is out") =>
  (await mailsTo(product, who.email)).filter((mail) => mail.kind === kind);
const heard = async () => {
  const head = await product.backend.store.head();
  await eventually(async () => expect((await product.backend.db("mail.heard").first()).pos).toBe(head));
};

it("a sick day cancels every lesson of it, blocks the day, and sends each family one mail", async () => {
  const ids = [await agreed(pat, "10:00"), await agreed(pat, "11:00"), await agreed(sam, "12:00")];
  const walkIn = { studentName: "Wanda", studentEmail: "", scheduledDate: date, timeSlot: "15:00" };
  ids.push((await coach("POST", simpleLessonsUrl, walkIn)).body.id);
  const before = (await mails(sam)).length;

  const { status, body } = await callIn(coach);
  expect([status, body.offered, body.canceled.length]).toEqual([201, [], 4]);
  for (const id of ids) expect(await statusOf(id)).toBe("cancelled");
  expect((await pat("GET", lessonUrl(ids[0]!))).body.reason).toBe("I have the flu.");
  expect((await coach("GET", blocksUrl)).body).toMatchObject([{ firstDay: date, lastDay: date, startTime: null }]);
  await heard();
  const [mail, ...more] = await mails(pat);
  expect([more, (await mails(sam)).length - before]).toEqual([[], 1]);
  for (const words of ["I have the flu.", "10:00 AM", "11:00 AM"]) expect(mail!.text).toContain(words);
  expect(await mails(pat, "lesson cancelled")).toEqual([]);

  expect((await callIn(coach)).body).toEqual({ canceled: [], offered: [] }); // pressed again: nobody is told twice
  await heard();
  expect(await mails(pat)).toHaveLength(1);
});

it("other times are offered where there are any; who declines has no lesson on that day", async () => {
  await offer(product, coach, { daysAhead: 5, startTime: "09:00", endTime: "10:00" });
  const [first, second] = [await agreed(pat, "10:00"), await agreed(sam, "11:00")];
  const { body } = await callIn(coach, { offer: true });
  expect([body.offered.length, body.canceled.length]).toEqual([1, 1]); // there is one opening for two
  const [offered] = body.offered;
  expect(offered).toMatchObject({
    id: first,
    status: "confirmed",
    proposal: { isAway: true, words: "I have the flu.", to: { date: dayIn(product, 5), startTime: "09:00" } },
  });
  expect(await statusOf(second)).toBe("cancelled");
  await heard();
  expect((await mails(pat))[0]!.text).toContain("Please reply at least an hour before");
  expect((await mailsTo(product, pat.email)).map(({ kind }) => kind)).not.toContain("another time offered");

  await pat("PATCH", proposalUrl(first, offered.proposal.id), { answer: "declined" });
  expect(await statusOf(first)).toBe("cancelled");
  await heard();
  const [toCoach] = await mails(coach, "lesson called off");
  expect(toCoach!.text).not.toContain("open again"); // the day is blocked
  expect(await mails(coach, "offer declined")).toEqual([]);
});

it("every address reads of its own lessons: two for one player, and a second parent of one child alone", async () => {
  const [mum, dad] = [`${pat.id}.mum@example.com`, `${pat.id}.dad@example.com`];
  for (const [hour, studentEmail] of [
    ["08", mum],
    ["09", dad],
  ] as const) {
    const opening = await offer(product, coach, { daysAhead: 4, startTime: `${hour}:00`, endTime: `${hour}:59` });
    expect((await pat("POST", lessonsUrl, bookingOf(opening, { studentEmail }))).status).toBe(201);
  }
  const form = { lastName: "Reyes", age: 9, declared: true };
  const added = async (firstName: string) => (await pat("POST", playersUrl, { ...form, firstName })).body.id as string;
  const [kim, lee] = [await added("Kim"), await added("Lee")];
  const lou = await product.person();
  const invitation = await pat("POST", `${playersUrl}/${lee}/guardians`, { name: "Lou", email: "lou@home.example" });
  const token = product.backend.capabilities.tokenOf("guardianInvitation", invitation.body.id);
  await lou("POST", acceptInvitationUrl, { token, declared: true });
  for (const [id, at] of [
    [kim, "10:00"],
    [lee, "11:00"],
  ] as const)
    await agreed({ ...pat, id } as Person, at);

  await callIn(coach);
  await heard();
  const read = async (email: string) => {
    const all = (await mailsTo(product, email)).filter(({ kind }) => kind === "coach is out");
    return all.map(({ text }) => text.match(/\d+:00 AM/g));
  };
  expect([await read(mum), await read(dad)]).toEqual([[["8:00 AM"]], [["9:00 AM"]]]);
  expect(await read(lou.email)).toEqual([["11:00 AM"]]);
  expect(await read(pat.email)).toEqual([["10:00 AM", "11:00 AM"]]);
  const [toPat] = await mails(pat);
  expect(toPat!.text).toMatch(/10:00 AM \(Kim\): +Canceled/);
});

/** An agreed lesson of pat's on a day its coach is out, and the other time that was offered for it. */
const offeredAway = async () => {
  await offer(product, coach, { daysAhead: 5, startTime: "09:00", endTime: "10:00" });
  const id = await agreed(pat, "10:00");
  const [{ proposal, scheduledDate }] = (await callIn(coach, { offer: true })).body.offered;
  return { id, proposalId: proposal.id, startsAt: scheduledDate };
};
const soonBefore = (startsAt: string) => new Date(Date.parse(startsAt) - 30 * 60_000).toISOString();

it("the coach stays out, whatever else is proposed: no reminder, no way back, and canceled unless they agree", async () => {
  const { id, startsAt } = await offeredAway();
  const asked = await pat("POST", proposalsUrl(id), { kind: "move", words: "Any Friday" });
  expect(asked.body.proposal).toMatchObject({ from: "player", isAway: true });
  const away = { status: 409, body: { code: "CoachAway" } };
  expect(await pat("PATCH", proposalUrl(id, asked.body.proposal.id), { answer: "withdrawn" })).toMatchObject(away);
  const another = { kind: "move", date: dayIn(product, 6), startTime: "09:00" };
  const { body } = await coach("POST", proposalsUrl(id), another);
  expect(body.proposal).toMatchObject({ from: "instructor", isAway: true });
  expect(await coach("PATCH", proposalUrl(id, body.proposal.id), { answer: "withdrawn" })).toMatchObject(away);
  await heard();
  const [toPat] = await mails(pat, "another time offered");
  expect(toPat!.text).toContain("or we'll cancel it.");
  expect(toPat!.text).not.toContain("stays where it is");
  expect((await mails(coach, "another time asked"))[0]!.text).toContain("You're out then");

  const span = { from: soonBefore(startsAt), until: startsAt };
  expect((await lessonsStarting(product.backend.db, span)).map((one) => one.id)).not.toContain(id);
  await cancelUnanswered(product.backend, soonBefore(startsAt));
  expect(await statusOf(id)).toBe("cancelled");
});

it("a coach who is well again opens the day and withdraws the other time: the lesson stays", async () => {
  const { id, proposalId, startsAt } = await offeredAway();
  const [block] = (await coach("GET", blocksUrl)).body;
  await coach("DELETE", blockUrl(block.id));
  const { body } = await coach("PATCH", proposalUrl(id, proposalId), { answer: "withdrawn" });
  expect([body.status, body.proposal]).toEqual(["confirmed", null]);
  const row = product.backend.db("read.lessons").where({ id });
  await row.clone().update({ isAway: true }); // the read model doesn't know yet
  await cancelUnanswered(product.backend, soonBefore(startsAt));
  await row.update({ isAway: false });
  expect(await statusOf(id)).toBe("confirmed");
});

it("a lesson whose facts can't be read keeps no other from being canceled", async () => {
  const { id, startsAt } = await offeredAway();
  const damaged: string[] = [];
  const handle: typeof product.backend.handle = (target, decide) => {
    if (target.stream.includes(coach.id)) return product.backend.handle(target, decide);
    damaged.push(target.stream);
    throw new Error("damaged");
  };
  const before = {
    instructorId: "ana",
    id: "l0",
    isAway: true,
    status: "confirmed",
    startsAt: "2020-01-01T10:00:00.000Z",
  };
  const [row] = await product.backend.db("read.lessons").where({ id });
  await product.backend.db("read.lessons").insert({ ...row, ...before });
  await product.backend.db("read.lessons").insert({ ...row, ...before, id: "l1", status: "completed" });
  const run = cancelUnanswered({ ...product.backend, handle }, soonBefore(startsAt));
  await expect(run).rejects.toThrow("damaged");
  await product.backend.db("read.lessons").whereIn("id", ["l0", "l1"]).delete();
  expect(await statusOf(id)).toBe("cancelled");
  expect(damaged).toHaveLength(1);
});

it("days without lessons need no message; with a lesson somebody has to be told why", async () => {
  expect((await callIn(coach, { message: undefined })).body).toEqual({ canceled: [], offered: [] });
  expect((await coach("GET", blocksUrl)).body).toMatchObject([{ firstDay: date, lastDay: date }]);
  await coach("POST", simpleLessonsUrl, { studentName: "Wanda", scheduledDate: date, timeSlot: "15:00" });
  for (const message of [undefined, " "])
    expect(await callIn(coach, { message })).toMatchObject({
      status: 422,
      body: { issues: [{ path: ["message"], message: "Please write a message to the families" }] },
    });
  expect((await callIn(coach)).body.canceled).toHaveLength(1);
});

it("an admin calls in for a coach, who is told; nobody else can", async () => {
  const id = await agreed(pat, "10:00");
  expect(await callIn(admin)).toMatchObject({ status: 422, body: { issues: [{ path: ["instructorId"] }] } });
  expect((await callIn(pat, { instructorId: coach.id })).status).toBe(403);
  expect(await callIn(coach, { dates: ["2020-01-01"] })).toMatchObject({ status: 422, body: { code: "DatesOver" } });
  expect((await callIn(admin, { instructorId: coach.id })).body.canceled).toMatchObject([{ id }]);
  await heard();
  const words = /\(admin\) did this for/;
  expect((await mails(pat))[0]!.text).toMatch(words);
  const [toCoach] = await mails(coach, "marked out");
  expect(toCoach).toMatchObject({ subject: "You're out: 1 lesson canceled", text: expect.stringMatching(words) });
  expect(toCoach!.text).toContain("We told them: I have the flu.");
  expect(toCoach!.text).not.toContain("Your message");
});

it("G1-54: a coach marked out by an admin reads what became of each lesson, and who has no email", async () => {
  await offer(product, coach, { daysAhead: 5, startTime: "09:00", endTime: "10:00" });
  await agreed(pat, "10:00");
  const walkIn = { studentName: "Wanda", studentEmail: "", scheduledDate: date, timeSlot: "15:00" };
  await coach("POST", simpleLessonsUrl, walkIn);
  await callIn(admin, { instructorId: coach.id, offer: true });
  await heard();
  const [toCoach] = await mails(coach, "marked out");
  expect(toCoach!.subject).toBe("You're out: 1 lesson canceled, 1 offered a new time");
  expect(toCoach!.text).toMatch(/3:00 PM \(Wanda\): +Canceled\. No email on file, so they need a call\./);
  expect(toCoach!.text).not.toMatch(/10:00 AM.*No email/);
  expect(toCoach!.text).toMatch(/10:00 AM.*Offered .+9:00 AM/);
  expect(toCoach!.text).toContain("You're out, and we're emailing the families");
});

it("G1-54: where no family has an email, the coach isn't told that we email them", async () => {
  const walkIn = { studentName: "Wanda", studentEmail: "", scheduledDate: date, timeSlot: "15:00" };
  await coach("POST", simpleLessonsUrl, walkIn);
  await callIn(admin, { instructorId: coach.id });
  await heard();
  const [toCoach] = await mails(coach, "marked out");
  expect(toCoach!.text).toContain("No email on file");
  expect(toCoach!.text).not.toContain("emailing");
  expect(toCoach!.text).not.toContain("We told them");
});

/** A node that dies after so many steps. */
const dyingAfter = (steps: number) => {
  let left = steps;
  const handle: typeof product.backend.handle = (target, decide) => {
    if (left-- === 0) throw new Error("the power is out");
    return product.backend.handle(target, decide);
  };
  return { ...product.backend, handle };
};
const commanded = () =>
  ({
    actor: { userId: coach.id, role: "instructor" },
    now: new Date().toISOString(),
    requestId: "spec",
    key: "flu",
  }) as const;
const unfinished = () => product.backend.db("read.sickDays").where({ instructorId: coach.id });

/** The steps of a sick day with an opening for one of two lessons: begin, offer, cancel, announce. */
const steps = 4;
const later = () => new Date(Date.now() + 2 * 60_000).toISOString();

it.each(Array.from({ length: steps + 1 }, (_, done) => done))(
  "what a crash after %i steps leaves half done is finished without being asked again, and each family is told once",
  async (done) => {
    const jo = await product.person();
    await offer(product, coach, { daysAhead: 5, startTime: "09:00", endTime: "10:00" });
    const ids = [await agreed(pat, "10:00"), await agreed(jo, "11:00")];
    const { backend } = product;
    const command = commanded();
    const sick = { ...told, offer: true, instructorId: coach.id, dates: [date] };
    const call = callInSick(dyingAfter(done), command, sick);
    expect(await call.then(() => "done", String)).toBe(done === steps ? "done" : "Error: the power is out");
    await heard();
    for (const who of [pat, jo]) expect(await mails(who)).toHaveLength(done === steps ? 1 : 0);

    await finishSickDays(backend, command.now); // it may still be under way
    await Promise.all([finishSickDays(backend, later()), finishSickDays(backend, later())]);
    const began = done > 0;
    const seen = async () => {
      const lessons = await Promise.all(ids.map(async (id) => (await coach("GET", lessonUrl(id))).body));
      await heard();
      const counts = await Promise.all([mails(pat), mails(jo)]);
      return {
        lessons: lessons.map(({ status, proposal }) => [status, proposal?.isAway ?? false]),
        mails: counts.map(({ length }) => length),
        blocks: (await coach("GET", blocksUrl)).body.length,
      };
    };
    const allDone = {
      lessons: [
        ["confirmed", true],
        ["cancelled", false],
      ],
      mails: [1, 1],
      blocks: 1,
    };
    const untouched = {
      lessons: [
        ["confirmed", false],
        ["confirmed", false],
      ],
      mails: [0, 0],
      blocks: 0,
    };
    expect(await seen()).toEqual(began ? allDone : untouched);

    expect(await callInSick(backend, command, sick)).toEqual(ids); // sent again all the same
    expect(await seen()).toEqual(allDone);
    expect(await unfinished()).toEqual([]);
  },
);

it("a sick day whose lessons were all canceled meanwhile ends, and nobody is told", async () => {
  const id = await agreed(pat, "10:00");
  const { backend } = product;
  const sick = { ...told, instructorId: coach.id, dates: [date] };
  await expect(callInSick(dyingAfter(1), commanded(), sick)).rejects.toThrow("the power is out");
  await coach("POST", cancelLessonUrl(id), { reason: "Not today" });
  await finishSickDays(backend, later());
  await heard();
  expect(await mails(pat)).toEqual([]);
  expect(await unfinished()).toEqual([]);
});
