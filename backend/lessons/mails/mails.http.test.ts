import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayStream } from "../../../eventstore/lessons/events.ts";
import { projectors } from "../../../projections/contexts.ts";
import { rebuild } from "../../../projections/rebuilding/rebuild.ts";
import { instructorUrl } from "../../accounts/contract.ts";
import { eraseUrl } from "../../privacy/contract.ts";
import type { Client } from "../../testing/client.ts";
import { does } from "../../testing/held.ts";
import { bookingOf, dayIn, lessonAsked, offer } from "../../testing/schedule.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import {
  cancelLessonUrl,
  lessonRequestStatusUrl,
  lessonUrl,
  moveLessonUrl,
  paymentNoteUrl,
  paymentSentUrl,
  proposalsUrl,
  proposalUrl,
  simpleLessonsUrl,
} from "../contract.ts";
import { day } from "../day.ts";
import { scheduleLesson } from "../lesson.ts";
import { remindPlayersTheDayBefore } from "./remindPlayersTheDayBefore.ts";
import { eventually } from "../../../eventstore/testing/eventually.ts";

const patience = { timeout: 20_000, interval: 50 };
const oneDay = 24 * 60 * 60 * 1000; // ms

let product: TestProduct;
let pat: Person, lee: Person, coach: Person;
let before: string; // a lesson requested before mailing began
beforeAll(async () => {
  product = await testProduct({ FACILITY_ADDRESS: "12 Ballpark Lane" });
  [pat, lee, coach] = [await product.person(), await product.person(), await product.person("instructor")];
  before = await asked();
  await product.startMailing();
});
afterAll(() => product.close());

interface Row {
  kind: string;
  recipient: string | null;
  subject: string | null;
  text: string;
  html: string;
  state: string;
  calendar: { method: string; text: string } | null;
}
const mailsOf = async (lessonId: string): Promise<Row[]> =>
  product.backend.db("mail.outbox").where({ lesson_id: lessonId }).orderBy("created_at").orderBy("id");
const kindsOf = async (lessonId: string) => (await mailsOf(lessonId)).map(({ kind }) => kind).sort();
/** Once everything recorded so far was processed. */
const heard = async () => {
  const head = await product.backend.store.head();
  await eventually(async () => {
    expect((await product.backend.db("mail.heard").first()).pos).toBe(head);
  }, patience);
};

const hours = new Map<number, number>(); // the last one offered on a day
const nextTime = (daysAhead: number) => {
  const hour = (hours.get(daysAhead) ?? 5) + 1;
  hours.set(daysAhead, hour);
  const clock = (of: number) => `${String(of).padStart(2, "0")}:00`;
  return { startTime: clock(hour), endTime: clock(hour + 1) };
};
const offered = ({ daysAhead = 3, ...fields }: { daysAhead?: number } & Record<string, unknown> = {}) =>
  offer(product, coach, { daysAhead, ...nextTime(daysAhead), ...fields });
const asked = async (
  by = pat,
  of?: Awaited<ReturnType<typeof offered>>,
  fields: Record<string, unknown> = {},
): Promise<string> => {
  const { status, body } = await by("POST", "/api/lessons", bookingOf(of ?? (await offered()), fields));
  expect([status, body.message]).toEqual([201, undefined]);
  return body.id;
};
const set = async (by: Person, lessonId: string, status: string) =>
  expect((await by("PATCH", `/api/lessons/${lessonId}`, { status })).status).toBe(200);

it("what happened before mailing began is not mailed, and what happens then is", async () => {
  const after = await asked();
  await heard();
  expect([await kindsOf(before), await kindsOf(after)]).toEqual([[], ["lesson requested", "request received"]]);
  await set(coach, before, "confirmed");
  await heard();
  expect(await kindsOf(before)).toEqual(["lesson confirmed"]);
});

it("a request is mailed to both sides: to the address given, and to the instructor's own", async () => {
  const lessonId = await asked(pat, undefined, { studentEmail: "parent@example.com", notes: "Sore shoulder" });
  await heard();
  const mails = await mailsOf(lessonId);
  const [toCoach, toPlayer] = ["lesson requested", "request received"].map((of) =>
    mails.find(({ kind }) => kind === of)!,
  );
  expect([toPlayer!.recipient, toCoach!.recipient]).toEqual(["parent@example.com", coach.email]);
  expect(toPlayer!.text).toMatch(/When: +\w+, \w+ \d+, 2\d{3}, \d+:00(( [AP]M) – |–)\d+:00 [AP]M\nWith: +/);
  expect(toPlayer!.calendar!.text).toContain("STATUS:TENTATIVE");
  expect(toPlayer!.subject).toMatch(/^Request sent: /);
  expect(toPlayer!.html + toPlayer!.text).not.toMatch(/booked/i);
  expect(toCoach!.text).toContain(`/instructor-dashboard/lessons/${lessonId}/show`);
  expect(toCoach!.text).toContain("Focus:  Hitting");
  expect(mails.map(({ text, html }) => text + html).join("")).not.toMatch(/Sore shoulder|555-010-0100/);
});

it("how to pay, with amount and a note that names nobody, is in the mail until a payment is noted", async () => {
  await coach("PATCH", instructorUrl(coach.id), { venmo: "@riley-pays", cashApp: "$RileyPays" });
  const [unpaid, paid] = [
    await asked(pat, await offered({ daysAhead: 2 })),
    await asked(pat, await offered({ daysAhead: 2 })),
  ];
  await coach("PUT", paymentNoteUrl(paid), { how: "cash" });
  for (const id of [unpaid, paid]) await set(coach, id, "confirmed");
  await heard();
  const textOf = async (id: string, kind: string) => (await mailsOf(id)).find((mail) => mail.kind === kind)!.text;
  const request = await textOf(unpaid, "request received");
  expect(request).toMatch(/1\. Request sent\..*\n\n2\. Pay \$80\. Send it by Venmo or Cash App\.\n\n3\. /);
  const note = /Payment note:\s+(Lesson \w{3} \w{3} \d+ \d+ [AP]M \w{4})\n/.exec(request)?.[1];
  expect(note).toMatch(new RegExp(`${unpaid.slice(-4)}$`, "i"));
  expect(request).toContain(`https://venmo.com/riley-pays?txn=pay&amount=80.00&note=${encodeURIComponent(note!)}`);
  expect(request).toContain("https://cash.app/$RileyPays/80.00");
  expect(await textOf(unpaid, "lesson confirmed")).toContain(note);
  expect(await textOf(paid, "lesson confirmed")).not.toMatch(/venmo|Payment note/i);
});

it("the answer is mailed to the player, with what it does to the calendar", async () => {
  const [yes, no] = [await asked(), await asked()];
  await set(coach, yes, "confirmed");
  await set(coach, no, "declined");
  await heard();
  const confirmed = (await mailsOf(yes)).at(-1)!;
  expect(confirmed).toMatchObject({
    kind: "lesson confirmed",
    subject: expect.stringMatching(/^Confirmed: your lesson/),
  });
  expect(confirmed.calendar).toMatchObject({ method: "REQUEST", text: expect.stringContaining("STATUS:CONFIRMED") });
  expect(confirmed.calendar!.text).toContain(`UID:lesson-${yes}@fungo`);
  const declined = (await mailsOf(no)).at(-1)!;
  expect(declined).toMatchObject({ kind: "lesson declined", calendar: { method: "CANCEL" } });
  expect(declined.text).toContain(`/schedule?instructorId=${coach.id}`);
});

it("someone who takes a request back is told so, and the instructor too", async () => {
  const lessonId = await asked();
  await set(pat, lessonId, "cancelled");
  await heard();
  const [own, theirs] = ["lesson cancelled", "lesson called off"].map(async (of) =>
    (await mailsOf(lessonId)).find(({ kind }) => kind === of)!,
  );
  const { firstName } = (await pat("GET", "/api/auth/user")).body;
  expect((await own)!.text).toContain(`This request was canceled\n\n${firstName} canceled it. It's off the calendar`);
  expect(await theirs).toMatchObject({
    recipient: coach.email,
    subject: expect.stringMatching(/^Request canceled: /),
    text: expect.stringContaining("A request was canceled"),
  });
  expect((await theirs)!.text).not.toContain("open again"); // a request took no seat
});

it("a coach whose lesson an admin cancels reads that its time is open again, if players can book it", async () => {
  const time = await offered({ daysAhead: 6 });
  const [desk, lessonId] = [await admin(), await asked(pat, time)];
  await set(coach, lessonId, "confirmed");
  const unoffered = { studentName: "Casey", instructorId: coach.id, scheduledDate: time.date, timeSlot: "23:00" };
  const walkInId = (await does(coach, "POST", simpleLessonsUrl, unoffered)).body.id as string;
  for (const id of [lessonId, walkInId]) await does(desk, "POST", cancelLessonUrl(id), { reason: "Rain." });
  await heard();
  const toCoach = async (id: string) => (await mailsOf(id)).find(({ kind }) => kind === "lesson called off")!;
  expect((await toCoach(lessonId)).text).toContain("A lesson was canceled");
  expect((await toCoach(lessonId)).text).toContain("That time is open again.");
  expect((await toCoach(walkInId)).text).not.toContain("open again");
});

it("G1-29: an instructor who deletes a confirmed upcoming lesson cancels it with mail", async () => {
  const lessonId = await asked();
  await set(coach, lessonId, "confirmed");
  expect((await coach("DELETE", `/api/lessons/${lessonId}`)).status).toBe(200);
  await heard();
  expect(await kindsOf(lessonId)).toEqual(
    ["lesson cancelled", "lesson confirmed", "lesson requested", "request received"].sort(),
  );
  const cancelled = (await mailsOf(lessonId)).find(({ kind }) => kind === "lesson cancelled")!;
  expect(cancelled.calendar).toMatchObject({ method: "CANCEL", text: expect.stringContaining("STATUS:CANCELLED") });
  expect(cancelled.text).toContain("can't give this lesson");
});

it("G1-17: anyone still waiting for a time that is full hears of others, once", async () => {
  const time = await offered();
  const free = await offered();
  const [winner, loser] = [await asked(pat, time), await asked(lee, time)];
  await lee("POST", paymentSentUrl(loser), { how: "venmo" });
  await set(coach, winner, "confirmed");
  await heard();
  expect(await kindsOf(loser)).toEqual(["lesson requested", "request received", "time taken"]);
  const mail = (await mailsOf(loser)).find(({ kind }) => kind === "time taken")!;
  expect(mail.subject).toMatch(/^That time is taken: /);
  expect(mail.text).toMatch(/\$80 is marked as sent; work out a refund with \w+\. If you take another opening, /);
  const clock = `${Number(free.slot.startTime.slice(0, 2)) % 12 || 12}:00`;
  expect(mail.text).toContain(clock);
  expect(mail.text).toContain("Take another time:");
  // Free again and taken again: that was mailed already.
  await coach("DELETE", `/api/lessons/${winner}`);
  const again = await asked(pat, time);
  await set(coach, again, "confirmed");
  await heard();
  expect(await kindsOf(loser)).toEqual(["lesson requested", "request received", "time taken"]);
});

it("while seats are left, no one is told that the time is taken", async () => {
  const time = await offered({ maxStudents: 2 });
  const [first, second] = [await asked(pat, time), await asked(lee, time)];
  await set(coach, first, "confirmed");
  await heard();
  expect(await kindsOf(second)).not.toContain("time taken");
});

const walkIn = async (personal: object, daysAhead = 3) => {
  const { time, handle } = product.backend;
  const { date, scheduledDate, slot } = await offered({ daysAhead });
  const lesson = {
    lessonId: randomUUID(),
    studentId: null,
    instructorId: coach.id,
    slotId: slot.id,
    date,
    startTime: slot.startTime,
    startsAt: time.instantOf({ date, time: slot.startTime }),
    minutes: 60,
    priceCents: 7500,
    location: "Cage 1",
    seats: 1,
    as: "scheduled" as const,
    sessionFocus: null,
    weeklyRecurring: null,
    personal,
  };
  expect(lesson.startsAt).toBe(scheduledDate);
  const command = {
    actor: { userId: coach.id, role: "instructor" },
    now: new Date().toISOString(),
    requestId: "spec",
  };
  await handle({ fold: day, stream: dayStream(lesson), command }, scheduleLesson({ lesson }));
  return lesson.lessonId;
};

it("a move is requested, declined, offered and accepted: each is mailed to the side that does not know yet", async () => {
  const lessonId = await asked();
  await set(coach, lessonId, "confirmed");
  const wanted = await offered();
  const { scheduledDate } = await offered({ daysAhead: 5 });
  const propose = async (by: Person, offer: object) =>
    (await by("POST", proposalsUrl(lessonId), { kind: "move", ...offer })).body.proposal.id as string;
  const answer = async (by: Person, proposalId: string, answer: string) =>
    expect((await by("PATCH", proposalUrl(lessonId, proposalId), { answer })).status).toBe(200);
  await answer(coach, await propose(pat, { scheduledDate: wanted.scheduledDate, words: "Her game" }), "declined");
  await answer(pat, await propose(coach, { scheduledDate }), "accepted");
  await heard();
  const mails = (await mailsOf(lessonId)).slice(3);
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ["another time asked", coach.email],
    ["change declined", "contact@example.com"],
    ["another time offered", "contact@example.com"],
    ["lesson moved", "contact@example.com"],
    ["lesson has moved", coach.email],
  ]);
  const moved = mails.find(({ kind }) => kind === "lesson moved")!;
  expect(moved.calendar!.text).toContain(`DTSTART:${scheduledDate.slice(0, 16).replace(/[-:]/g, "")}00Z`);
  expect(moved.calendar!.text).toContain("SEQUENCE:2"); // confirmed was 1
  expect(mails.map(({ text }) => text).join("")).not.toContain("Her game");
});

it("once it's marked as sent, no mail says how to pay; a request that moved is confirmed, and where it is only if that changed", async () => {
  await coach("PATCH", instructorUrl(coach.id), { venmo: "@riley-pays", cashApp: "$RileyPays" });
  const lessonId = await asked(pat, await offered({ daysAhead: 6 }));
  await pat("POST", paymentSentUrl(lessonId), { how: "venmo" });
  for (const place of ["same place", "elsewhere"]) {
    const { scheduledDate } = await offered({ daysAhead: 6, ...(place === "elsewhere" && { location: "Cage 9" }) });
    const { body } = await coach("POST", proposalsUrl(lessonId), { kind: "move", scheduledDate });
    await does(pat, "PATCH", proposalUrl(lessonId, body.proposal.id), { answer: "accepted" });
    await heard();
  }
  const [same, elsewhere] = (await mailsOf(lessonId)).filter(({ kind }) => kind === "lesson moved");
  for (const mail of [same!, elsewhere!]) {
    expect(mail.text).toContain("Your lesson is confirmed for the new time.");
    expect(mail.text).toMatch(/Payment: +Marked as sent/);
    expect(mail.text).not.toMatch(/venmo|cash\.app|Payment note/i);
  }
  expect(same!.text).not.toContain("check the location");
  expect(elsewhere!.text).toContain("Please check the location below.");
});

it("what is taken back is mailed to whoever was to answer it, and answering it says so", async () => {
  const lessonId = await asked(pat, await offered({ daysAhead: 6 }));
  await set(coach, lessonId, "confirmed");
  const { scheduledDate } = await offered({ daysAhead: 6 });
  for (const by of [coach, pat]) {
    const { body } = await by("POST", proposalsUrl(lessonId), { kind: "move", scheduledDate });
    const url = proposalUrl(lessonId, body.proposal.id);
    await does(by, "PATCH", url, { answer: "withdrawn" });
    expect(await (by === pat ? coach : pat)("PATCH", url, { answer: "accepted" })).toMatchObject({
      status: 409,
      body: { code: "ProposalGone", message: expect.stringMatching(/^This was taken back/) },
    });
  }
  await heard();
  const mails = (await mailsOf(lessonId)).filter(({ kind }) => kind.endsWith("taken back"));
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ["offer taken back", "contact@example.com"],
    ["change taken back", coach.email],
  ]);
  for (const { subject } of mails) expect(subject).toMatch(/^Your lesson stays on /);
});

const admin = () => product.person("admin");
const proposes = async (lessonId: string, by: Person, proposal: object) =>
  (await by("POST", proposalsUrl(lessonId), proposal)).body.proposal.id as string;
const answers = async (lessonId: string, by: Person, proposalId: string, answer: string) =>
  expect((await by("PATCH", proposalUrl(lessonId, proposalId), { answer })).status).toBe(200);

it("an admin who declines what a family asked for: the family reads it, and the coach that it was done for them", async () => {
  const lessonId = await asked(pat, await offered({ daysAhead: 5 }));
  await set(coach, lessonId, "confirmed");
  const desk = await admin();
  await answers(lessonId, desk, await proposes(lessonId, pat, { kind: "move", words: "Any Friday" }), "declined");
  await heard();
  const [toPat, toCoach, ...more] = (await mailsOf(lessonId))
    .slice(3)
    .filter(({ kind }) => kind !== "another time asked")
    .toSorted((a, b) => a.kind.localeCompare(b.kind));
  expect(more).toEqual([]);
  expect(toPat).toMatchObject({ kind: "change declined", recipient: "contact@example.com" });
  expect(toCoach).toMatchObject({ kind: "done for you", recipient: coach.email });
  for (const mail of [toPat, toCoach]) expect(mail!.text).toContain("(admin) did this for");
  expect(toCoach!.text).not.toContain("The player declined");
});

it.each([
  ["confirms", (by: Person, id: string) => set(by, id, "confirmed")],
  ["declines", (by: Person, id: string) => set(by, id, "declined")],
  [
    "offers another time for",
    async (by: Person, id: string) => {
      const { scheduledDate } = await offered({ daysAhead: 6 });
      await proposes(id, by, { kind: "move", scheduledDate });
    },
  ],
] as const)("G1-54: the mails about a request that an admin %s name the admin", async (_, act) => {
  const [lessonId, desk] = [await asked(pat, await offered({ daysAhead: 4 })), await admin()];
  await heard();
  const before = (await mailsOf(lessonId)).length;
  await act(desk, lessonId);
  await heard();
  const mails = (await mailsOf(lessonId)).slice(before);
  expect(mails.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([coach.email, "contact@example.com"]));
  for (const { text } of mails) expect(text).toContain("(admin) did this for");
});

it("a cancellation that the coach agrees to is mailed as such", async () => {
  const lessonId = await asked(pat, await offered({ daysAhead: 5 }));
  await set(coach, lessonId, "confirmed");
  await answers(lessonId, coach, await proposes(lessonId, pat, { kind: "cancel", words: "Flu" }), "accepted");
  await heard();
  const { text } = (await mailsOf(lessonId)).find(({ kind }) => kind === "lesson cancelled")!;
  expect(text).toMatch(/\w+ agreed to cancel it\.\s+If you've paid, work out any refund with \w+/);
  expect(text).not.toMatch(/can't give this lesson|You owe nothing/);
});

describe("K16:reply: a custom request", () => {
  const send = async (by: Client, fields: object = {}) => {
    const { status, body } = await by("POST", "/api/custom-lesson-requests", {
      instructorId: coach.id,
      name: "Robin Reyes",
      phone: "555-010-0177",
      email: "robin@example.com",
      travelPreference: "flexible",
      additionalNotes: "Buy now at evil.example",
      ...fields,
    });
    expect(status).toBe(201);
    await heard();
    return body.id as string;
  };
  const about = (subject: string): Promise<Row[]> =>
    product.backend.db("mail.outbox").whereRaw("subjects @> array[?]", [subject]).orderBy("kind");

  it("is mailed to the instructor, with when the reply is due, and its sender reads the same promise", async () => {
    const requestId = await send(product.visitor());
    const [toCoach, toSender] = await about(`lessonRequest-${requestId}`);
    expect(toSender).toMatchObject({ kind: "custom request received", recipient: "robin@example.com" });
    expect(toSender!.text).toContain("within 24 hours");
    expect(toSender!.html + toSender!.text).not.toMatch(/Robin|evil/); // no one sends text to strangers through us
    expect(toCoach).toMatchObject({ kind: "custom lesson requested", recipient: coach.email });
    expect(toCoach!.text).toMatch(/within 24 hours: by \w+, \w+ \d+, \d+:\d\d [AP]M/);
    expect(toCoach!.text).not.toMatch(/555-010-0177|evil/);
  });

  it("to no one in particular is mailed to everyone who may take it", async () => {
    const other = await product.person("instructor");
    await send(lee, { instructorId: undefined });
    const mails = (await about(lee.id)).filter(({ kind }) => kind === "custom lesson requested");
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([coach.email, other.email]));
  });

  const scheduled = async (by: Person, fields: object = {}) => {
    const { time } = product.backend;
    const [requestId, { startTime }] = [await send(product.visitor()), nextTime(8)];
    const date = time.addDays(time.wallClock(new Date().toISOString()).date, 8);
    const { body } = await does(by, "PATCH", lessonRequestStatusUrl(requestId), {
      status: "scheduled",
      date,
      startTime,
      ...fields,
    });
    await heard();
    return mailsOf(body.lesson.id);
  };

  it("G1-33, G1-46: a lesson at a place agreed on says that place alone; a usual one, the facility's address", async () => {
    const [away] = await scheduled(coach, { location: "44 Oak Street, Ludlow" });
    expect(away!.text).toMatch(/Where: +44 Oak Street, Ludlow\n/);
    expect(away!.calendar!.text).toContain("LOCATION:44 Oak Street\\, Ludlow\r\n");
    const [usual] = await scheduled(coach);
    expect(usual!.text).toMatch(/Where: +.+, 12 Ballpark Lane\n/);
    const [weekly] = await scheduled(coach, { location: "44 Oak Street, Ludlow", alsoOn: [dayIn(product, 15)] });
    expect(weekly!.text).toMatch(/Where: +44 Oak Street, Ludlow\n/);
  });

  it("G1-54: put on the calendar by an admin, both sides read who did it, and by the coach, only the family reads", async () => {
    const [own, others] = [await scheduled(coach), await scheduled(await admin())];
    expect(own.map(({ recipient }) => recipient)).toEqual(["robin@example.com"]);
    expect(own[0]!.text).toMatch(/\w+ put it on the calendar\./);
    expect(own[0]!.text).toMatch(/Can't make it\? Reply to this email or call /);
    const readers = others.map(({ recipient }) => recipient);
    expect(new Set(readers)).toEqual(new Set([coach.email, "robin@example.com"]));
    expect(readers).toHaveLength(2);
    for (const { text } of others) {
      expect(text).toContain("(admin) did this for");
      expect(text).not.toContain("put it on the calendar");
    }
    const weekly = await scheduled(await admin(), { alsoOn: [dayIn(product, 15)] });
    expect(weekly.map(({ kind }) => kind).toSorted()).toEqual(["done for you", "series booked"]);
    for (const { text } of weekly) expect(text).toContain("(admin) did this for");
  });
});

it("a walk-in gets mail if an address is known", async () => {
  const known = await walkIn({ studentName: "Casey", email: "casey@example.com" });
  const unknown = await walkIn({ studentName: "Jordan" });
  await heard();
  expect(await mailsOf(known)).toMatchObject([{ kind: "lesson booked", recipient: "casey@example.com" }]);
  const { date } = (await coach("GET", lessonUrl(known))).body;
  await does(coach, "POST", moveLessonUrl(known), { date, startTime: "11:00" });
  await heard();
  const mails = await mailsOf(known);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(["lesson booked", "lesson moved"]);
  for (const { text } of mails) expect(text).not.toMatch(/\/player-dashboard|Payment note/);
  expect(await mailsOf(unknown)).toEqual([]);
});

describe("each fact mails once", () => {
  const count = async () => Number((await product.backend.db("mail.outbox").count("* as n").first())?.n);

  it("however often it is delivered", async () => {
    await heard();
    const counted = await count();
    await product.backend.db("mail.heard").update({ pos: "" });
    await product.person(); // a fact that no one is mailed about, to go on from
    await heard();
    expect(await count()).toBe(counted + 2); // of the request made before mailing began
  });

  it("also when the read models are rebuilt", async () => {
    const counted = await count();
    const { store } = product.backend;
    const pool = new pg.Pool({ connectionString: product.url, max: 2 });
    await rebuild({ store, pool, projectors });
    await pool.end();
    await product.person();
    await heard();
    expect(await count()).toBe(counted);
  });

  it("whichever node has its turn", async () => {
    const second = await product.another();
    const third = await product.another();
    await Promise.all([second.startMailing(), third.startMailing()]);
    const lessonId = await asked();
    await heard();
    await second.close();
    await set(coach, lessonId, "confirmed");
    await heard();
    await third.close();
    expect(await kindsOf(lessonId)).toEqual(["lesson confirmed", "lesson requested", "request received"]);
  });
});

it("mails are sent as they come: to files if there is no server", async () => {
  const lessonId = await asked();
  await heard();
  await eventually(async () => {
    expect((await mailsOf(lessonId)).map(({ state }) => state)).toEqual(["sent", "sent"]);
  }, patience);
});

it("someone who is erased gets no more mail, and none that names them is left", async () => {
  const gone = await product.person("student", { firstName: "Zebulon" });
  const lessonId = await asked(gone, undefined, { studentEmail: "zebulon@example.com" });
  await set(coach, lessonId, "confirmed");
  await heard();
  expect(JSON.stringify(await mailsOf(lessonId))).toContain("Zebulon");
  expect((await gone("POST", eraseUrl, { password })).status).toBe(202);
  await heard();
  const mails = await mailsOf(lessonId);
  expect(JSON.stringify(mails)).not.toMatch(/zebulon/i);
  expect(mails.filter(({ recipient }) => recipient)).toMatchObject([
    { kind: "lesson called off", recipient: coach.email },
  ]);
});

describe("reminders", () => {
  const reminders = async (lessonId: string) => (await kindsOf(lessonId)).filter((kind) => kind === "reminder");
  const remindAt = (at: number) => remindPlayersTheDayBefore(product.backend, new Date(at).toISOString());

  it("go out once per lesson and start, by whichever run comes first within the day before", async () => {
    const time = await offered({ daysAhead: 5 });
    const lessonId = await asked(pat, time);
    const start = Date.parse(time.scheduledDate);
    await set(coach, lessonId, "confirmed");
    await remindAt(start - oneDay - 60_000);
    expect(await reminders(lessonId)).toEqual([]);
    await remindAt(start - oneDay / 2); // the runs before were missed
    await Promise.all([remindAt(start - oneDay / 3), remindAt(start - oneDay / 4)]);
    expect(await reminders(lessonId)).toEqual(["reminder"]);
    const reminder = (await mailsOf(lessonId)).find(({ kind }) => kind === "reminder")!;
    expect(reminder).toMatchObject({ rank: 1, subject: expect.stringMatching(/^Reminder: your lesson on/) });
  });

  it("also to an address that calendars refuse, and to whoever comes after it", async () => {
    const odd = await walkIn({ studentName: "Casey", email: "a@b-.com" }, 6);
    const time = await offered({ daysAhead: 6 });
    const other = await asked(pat, time);
    await set(coach, other, "confirmed");
    await heard();
    await remindAt(Date.parse(time.scheduledDate) - oneDay / 2);
    expect([await kindsOf(odd), await reminders(other)]).toEqual([["lesson booked", "reminder"], ["reminder"]]);
    expect((await mailsOf(odd))[0]!.calendar!.text).not.toContain("ATTENDEE");
  });

  it("nobody is said to look forward to a lesson whose coach has left", async () => {
    const former = await product.person("instructor");
    const { lessonId, confirm } = await lessonAsked(product, {
      studentId: pat.id,
      instructorId: former.id,
      daysAhead: 4,
    });
    await confirm();
    const admin = await product.person("admin");
    expect((await admin("PATCH", `/api/admin/users/${former.id}`, { role: "student" })).status).toBe(200);
    const { scheduledDate } = (await pat("GET", `/api/lessons/${lessonId}`)).body;
    await remindAt(Date.parse(scheduledDate) - oneDay / 2);
    expect(await reminders(lessonId)).toEqual([]);
    const told = (await mailsOf(lessonId)).find(({ kind }) => kind === "coach has left");
    expect(told).toMatchObject({ subject: expect.stringMatching(/^About your lesson on/), calendar: null });
    expect(told!.text).toContain("doesn't coach here anymore");
    expect(told!.text).toContain("We'll be in touch about this lesson.");
  });

  it("one that can't be written keeps no other waiting", async () => {
    const times = [await offered({ daysAhead: 4 }), await offered({ daysAhead: 4 })];
    const ids = [await asked(pat, times[0]), await asked(pat, times[1])];
    for (const id of ids) await set(coach, id, "confirmed");
    const { mail } = product.backend;
    const post: typeof mail.post = async (one) => {
      if (one.lessonId === ids[0]) throw new Error("damaged");
      return mail.post(one);
    };
    const at = new Date(Date.parse(times[1]!.scheduledDate) - oneDay / 2).toISOString();
    await expect(remindPlayersTheDayBefore({ ...product.backend, mail: { ...mail, post } }, at)).rejects.toThrow(
      "damaged",
    );
    expect(await Promise.all(ids.map(reminders))).toEqual([[], ["reminder"]]);
  });

  it("not for a lesson that is cancelled, waits for an answer, has begun, or was booked within that day", async () => {
    const [cancelledAt, pendingAt] = [await offered({ daysAhead: 4 }), await offered({ daysAhead: 4 })];
    const begunAt = await offered({ daysAhead: 6 });
    const [cancelled, pending, begun] = [
      await asked(pat, cancelledAt),
      await asked(pat, pendingAt),
      await asked(pat, begunAt),
    ];
    for (const lessonId of [cancelled, begun]) await set(coach, lessonId, "confirmed");
    await coach("DELETE", `/api/lessons/${cancelled}`);
    await remindAt(Date.parse(cancelledAt.scheduledDate) - 1000);
    await remindAt(Date.parse(begunAt.scheduledDate) + 1000);
    expect(await Promise.all([cancelled, pending, begun].map(reminders))).toEqual([[], [], []]);
    const soon = await asked(lee, await offered({ daysAhead: 1, startTime: "00:05", endTime: "01:05" }));
    await set(coach, soon, "confirmed");
    await remindAt(Date.now());
    expect(await reminders(soon)).toEqual([]);
  });
});
