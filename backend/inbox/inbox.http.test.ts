import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { careIdOf, careStream, type InquiryKind } from "../../eventstore/inbox/events.ts";
import { teamReadingStream } from "../../eventstore/teams/events.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { inquiryStatusUrl } from "../clinics/contract.ts";
import { historyUrl } from "../history/contract.ts";
import { eraseUrl, eraseVisitorUrl } from "../privacy/contract.ts";
import { sendCreation, sendFinder } from "../teams/testing/teams.ts";
import { does } from "../testing/held.ts";
import { sendInquiry } from "../testing/inquiries.ts";
import { sendRequest } from "../testing/requests.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import {
  bringBackUrl,
  inboxItemUrl,
  nextStepUrl,
  notesUrl,
  noteUrl,
  ownerUrl,
  repliesUrl,
  setAsideUrl,
} from "./careContract.ts";
import { inboxUrl } from "./contract.ts";
import { lastMorning, mailWhatIsDue } from "./mails.ts";

let product: TestProduct;
let riley: Person, sam: Person, admin: Person, pat: Person;
beforeAll(async () => {
  product = await testProduct({ INQUIRY_REPLY_HOURS: "48" });
  riley = await product.person("instructor", { firstName: "Riley", lastName: "Brooks" });
  [sam, admin, pat] = [await product.person("instructor"), await product.person("admin"), await product.person()];
  await product.startMailing();
});
afterAll(() => product.close());

const clinic: InquiryKind = "coaching-inquiry";
const lesson: InquiryKind = "custom-lesson-request";
const inquire = () => sendInquiry(product.visitor(), { email: `dana.${crypto.randomUUID()}@maplevalley.example` });
const listed = async (filter: object = {}, who = riley) =>
  (await does(who, "GET", `${inboxUrl}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
const ids = (rows: { inquiryId: string }[]) => rows.map(({ inquiryId }) => inquiryId);
const whole = async (id: string, kind: InquiryKind = clinic, who = riley) =>
  (await does(who, "GET", inboxItemUrl(kind, id))).body;
const today = () => product.backend.time.today();
const ahead = (days: number) => product.backend.time.addDays(today(), days);

describe("the list", () => {
  it("has all four kinds, of lesson requests to one instructor only theirs, and no birth date", async () => {
    const sent: [InquiryKind, string][] = [
      [clinic, await inquire()],
      ["custom-lesson-request", await sendRequest(pat, { instructorId: null })],
      ["team-finder", await sendFinder(pat)],
      ["team-creation", await sendCreation(pat)],
    ];
    const rileys = await sendRequest(pat, { instructorId: riley.id });
    const forRiley = await listed();
    for (const [kind, id] of sent) {
      expect(forRiley).toContainEqual(expect.objectContaining({ kind, inquiryId: id, id: careIdOf(kind, id) }));
      expect(await whole(id, kind, sam)).toMatchObject({ kind, notes: [], answers: [] });
    }
    expect(JSON.stringify(forRiley)).not.toContain("2016-05-04");
    expect(ids(forRiley)).toContain(rileys);
    expect(ids(await listed({}, sam))).not.toContain(rileys);
    expect(ids(await listed({}, admin))).toContain(rileys);
    expect((await sam("GET", inboxItemUrl(clinic, rileys))).status).toBe(404); // of another kind
    expect((await sam("GET", inboxItemUrl("parade", sent[0]![1]))).status).toBe(404);
  });

  it("is filtered by part, kind, words and ids, nobody's first", async () => {
    const [mine, nobodys, late, aside] = [await inquire(), await inquire(), await inquire(), await inquire()];
    for (const id of [mine, late]) await does(riley, "PUT", ownerUrl(clinic, id), { ownerId: riley.id });
    await does(riley, "PUT", nextStepUrl(clinic, mine), { dueOn: today(), words: "Call Dana" });
    await does(riley, "PUT", nextStepUrl(clinic, late), { dueOn: ahead(1), words: "Send the offer" });
    await does(riley, "POST", setAsideUrl(clinic, aside), { why: "spam" });
    const part = async (name: string) => ids(await listed({ part: name }));
    expect(await part("mine")).toEqual([mine, late]); // what is due first comes first
    expect(await part("today")).toEqual([mine]);
    expect(await part("aside")).toEqual([aside]);
    expect(await part("nobody")).toContain(nobodys);
    for (const id of [mine, late, aside]) expect(await part("nobody")).not.toContain(id);
    const all = ids(await listed());
    expect(all.indexOf(nobodys)).toBeLessThan(all.indexOf(mine));
    expect(all.indexOf(mine)).toBeLessThan(all.indexOf(aside));
    expect(ids(await listed({ id: careIdOf(clinic, late) }))).toEqual([late]);
    expect(ids(await listed({ kind: "team-finder" }))).not.toContain(mine);
    expect(await listed({ q: "maple valley", part: "mine" })).toHaveLength(2);
    await does(riley, "POST", bringBackUrl(clinic, aside));
    expect(await part("nobody")).toContain(aside);
    await does(riley, "PUT", nextStepUrl(clinic, mine), { dueOn: null });
    expect((await whole(mine)).nextStep).toBeNull();
  });

  it("has late replies first, whoever owns them, and what was answered after what wasn't", async () => {
    const [answered, owned, late] = [await inquire(), await inquire(), await inquire()];
    await does(riley, "PATCH", inquiryStatusUrl(answered), { status: "contacted" });
    for (const id of [owned, late]) await does(riley, "PUT", ownerUrl(clinic, id), { ownerId: riley.id });
    const waiting = await inquire();
    const fourDaysAgo = new Date(Date.now() - 4 * 86_400_000).toISOString();
    const row = product.backend.db("read.inbox").where({ id: careIdOf(clinic, late) });
    await row.update({ receivedAt: fourDaysAgo });
    const wanted = [late, waiting, answered, owned];
    expect(ids(await listed({ id: wanted.map((id) => careIdOf(clinic, id)) }))).toEqual(wanted);
  });

  it("is sorted by name, age, and due date, cut, and its ids may be several", async () => {
    const [zebra, antelope] = [
      await sendInquiry(pat, { organizationName: "Zebra Softball League" }),
      await sendInquiry(pat, { organizationName: "Antelope Softball League" }),
    ];
    for (const [id, days] of [
      [zebra, 1],
      [antelope, 2],
    ] as const)
      await does(riley, "PUT", nextStepUrl(clinic, id), { dueOn: ahead(days), words: "Call" });
    const sorted = async (field: string, order: string) => {
      const filter = JSON.stringify({ id: [zebra, antelope].map((id) => careIdOf(clinic, id)) });
      const query = new URLSearchParams({ filter, sort: JSON.stringify([field, order]) });
      return ids((await does(riley, "GET", `${inboxUrl}?${query}`)).body);
    };
    expect(await sorted("name", "ASC")).toEqual([antelope, zebra]);
    expect(await sorted("receivedAt", "DESC")).toEqual([antelope, zebra]);
    expect(await sorted("dueOn", "ASC")).toEqual([zebra, antelope]);
    const query = new URLSearchParams({ filter: JSON.stringify({ q: "softball league" }), range: "[0,0]" });
    expect((await does(riley, "GET", `${inboxUrl}?${query}`)).headers.get("content-range")).toBe("inbox 0-0/2");
    expect((await riley("GET", `${inboxUrl}?filter=${JSON.stringify({ colour: "red" })}`)).status).toBe(422);
  });

  it("an instructor reads what is due for them, an admin what is due for anybody", async () => {
    const [sams, nobodys] = [await inquire(), await inquire()];
    await does(sam, "PUT", ownerUrl(clinic, sams), { ownerId: sam.id });
    for (const id of [sams, nobodys])
      await does(riley, "PUT", nextStepUrl(clinic, id), { dueOn: today(), words: "Call Dana" });
    const due = async (who: Person) => ids(await listed({ part: "today" }, who));
    expect(await due(sam)).toEqual([sams]);
    expect(await due(riley)).not.toContain(sams);
    expect(await due(admin)).toEqual(expect.arrayContaining([sams, nobodys]));
  });

  it("says until when a reply was promised: to organizations as configured, to families of teams none was", async () => {
    const hours = async (kind: InquiryKind, id: string) => {
      const { receivedAt, replyDueAt } = await whole(id, kind);
      return replyDueAt && (Date.parse(replyDueAt) - Date.parse(receivedAt)) / 3_600_000;
    };
    expect(await hours(clinic, await inquire())).toBe(48);
    expect(await hours(lesson, await sendRequest(pat, { instructorId: null }))).toBe(24);
    expect(await hours("team-creation", await sendCreation(pat))).toBeNull();
  });

  it("who opened what a family asked for its child is recorded, once an hour, and told in its history", async () => {
    const [finder, creation] = [await sendFinder(pat), await sendCreation(pat)];
    for (let n = 0; n < 2; n++) await whole(finder, "team-finder", sam);
    await whole(creation, "team-creation", sam);
    const readings = [];
    for await (const { type, data } of product.backend.store.read(teamReadingStream(sam.id)))
      readings.push([type, data]);
    expect(readings).toContainEqual(["TeamFinderRead", { finderId: finder, userId: sam.id }]);
    expect(readings.filter(([, data]) => JSON.stringify(data).includes(finder))).toHaveLength(1);
    expect(JSON.stringify(readings)).not.toContain(creation);
    const { body: story } = await does(pat, "GET", historyUrl(finder));
    expect(story).toContainEqual(
      expect.objectContaining({ what: "TeamFinderRead", actor: expect.objectContaining({ id: sam.id }) }),
    );
  });
});

describe("the owner", () => {
  it("is someone on staff who may see it", async () => {
    const rileys = await sendRequest(pat, { instructorId: riley.id });
    const owners = async (kind: InquiryKind, id: string) =>
      (await whole(id, kind)).owners.map(({ id: ownerId }: { id: string }) => ownerId);
    expect(new Set(await owners(lesson, rileys))).toEqual(new Set([riley.id, admin.id]));
    expect(new Set(await owners(clinic, await inquire()))).toEqual(new Set([riley.id, sam.id, admin.id]));
    const give = (ownerId: string) => admin("PUT", ownerUrl("custom-lesson-request", rileys), { ownerId });
    for (const other of [pat, sam, { id: "nobody" }])
      expect(await give(other.id)).toMatchObject({ status: 422, body: { issues: [{ path: ["ownerId"] }] } });
    expect((await give(admin.id)).body.owner.id).toBe(admin.id);
    expect((await give(riley.id)).body.owner).toEqual({ id: riley.id, name: "Riley Brooks" });
  });

  it("who loses the role leaves it to nobody, and someone else can take it", async () => {
    const leaving = await product.person("instructor");
    const id = await inquire();
    await does(leaving, "PUT", ownerUrl(clinic, id), { ownerId: leaving.id });
    expect((await whole(id)).owner.id).toBe(leaving.id);
    const owned = await inquire();
    const takes = (who: Person, of: string, from: string | null = null) =>
      who("PUT", ownerUrl(clinic, of), { ownerId: who.id, from });
    expect((await takes(riley, owned)).status).toBe(200);
    expect(await takes(sam, owned)).toMatchObject({ status: 409, body: { code: "OwnerChanged" } });
    expect((await takes(riley, owned)).body.owner.id).toBe(riley.id); // pressed again
    const answered = await inquire();
    await does(leaving, "PUT", ownerUrl(clinic, answered), { ownerId: leaving.id });
    await product.give(leaving.id, "student");
    expect((await whole(id)).owner).toBeNull();
    await does(riley, "POST", repliesUrl(clinic, answered), { subject: "Your clinic", text: "Hi!" });
    expect((await whole(answered)).owner.id).toBe(riley.id);
    await does(sam, "POST", repliesUrl(clinic, answered), { subject: "Your clinic", text: "Hi!" });
    expect((await whole(answered)).owner.id).toBe(riley.id); // stays whoever has it
    const all = ids(await listed());
    expect(all.indexOf(id)).toBeLessThan(all.indexOf(owned)); // what is nobody's comes first
    expect(ids(await listed({ part: "nobody" }))).toContain(id);
    expect((await takes(riley, id)).body.owner.id).toBe(riley.id);
  });
});

it("a next step has a day from today on, and words", async () => {
  const id = await inquire();
  const plan = (body: object) => riley("PUT", nextStepUrl(clinic, id), body);
  expect(await plan({ dueOn: ahead(-1), words: "Call" })).toMatchObject({
    status: 422,
    body: { issues: [{ path: ["dueOn"], message: "Please choose today or a later day" }] },
  });
  expect((await plan({ dueOn: today(), words: " " })).status).toBe(422);
});

const mailsOf = (recipient: string) => product.backend.db("mail.outbox").where({ recipient }).orderBy("created_at");
const heard = async () => {
  const head = await product.backend.store.head();
  await eventually(async () => expect((await product.backend.db("mail.heard").first("pos")).pos).toBe(head));
};

describe("what staff write", () => {
  it("as a note stays among staff; whoever wrote it, or an admin, deletes it", async () => {
    const id = await sendInquiry(pat);
    const { body } = await does(riley, "POST", notesUrl(clinic, id), { words: "Prefers mornings" });
    const noteId: string = body.notes[0].id;
    expect(body.notes).toMatchObject([{ words: "Prefers mornings", writtenByName: "Riley Brooks" }]);
    expect((await sam("DELETE", noteUrl(clinic, id, noteId))).status).toBe(403);
    const careId = careIdOf(clinic, id);
    expect((await riley("GET", historyUrl(careId))).body).toMatchObject([{ what: "InquiryNoted" }]);
    expect((await pat("GET", historyUrl(careId))).status).toBe(404);
    expect(JSON.stringify((await pat("GET", historyUrl(id))).body)).not.toContain("Noted");
    expect(JSON.stringify((await pat("GET", "/api/privacy/export")).body)).not.toContain("Prefers mornings");
    const deleted = await does(admin, "DELETE", noteUrl(clinic, id, noteId));
    expect(deleted.body.notes).toMatchObject([{ id: noteId, words: null }]);
  });

  it("as an answer is emailed word for word, and replies reach the coach", async () => {
    const email = `dana.${crypto.randomUUID()}@maplevalley.example`;
    const id = await sendInquiry(product.visitor(), { email });
    const answer = { subject: "Your clinic", text: "Hi Dana,\n\nwhich **weekend** suits you?" };
    expect(await riley("POST", repliesUrl(clinic, id), answer)).toMatchObject({
      status: 202,
      body: { state: "queued" },
    });
    await heard();
    const [, mail] = await mailsOf(email);
    expect(mail).toMatchObject({ kind: "inquiry answered", subject: answer.subject, reply_to: riley.email });
    expect(mail.text).toContain(answer.text);
    expect(mail.html).toContain("<strong>weekend</strong>");
    const { answers } = await whole(id);
    expect(answers).toMatchObject([{ ...answer, writtenBy: riley.id, mail: { id: mail.id } }]);
    await product.backend
      .db("mail.outbox")
      .where({ id: mail.id })
      .update({ state: "failed", reason: "No such mailbox" });
    expect((await whole(id)).answers[0].mail).toMatchObject({ state: "failed", reason: "No such mailbox" });
    const broken = { ...answer, subject: "Your clinic\r\nBcc: all@example.com" };
    expect((await riley("POST", repliesUrl(clinic, id), broken)).status).toBe(422);
  });

  it("whoever was answered no longer waits for a reply, whatever they asked; what went further stays so", async () => {
    const sent: [InquiryKind, string][] = [
      [clinic, await inquire()],
      [lesson, await sendRequest(pat, { instructorId: null })],
      ["team-finder", await sendFinder(pat)],
      ["team-creation", await sendCreation(pat)],
    ];
    const reply = { subject: "Your request", text: "Hi!" };
    for (const [kind, id] of sent) {
      await does(riley, "POST", repliesUrl(kind, id), reply);
      expect(await whole(id, kind)).toMatchObject({ status: "contacted", owner: { id: riley.id } });
      const [row] = await listed({ id: careIdOf(kind, id) });
      expect(row.answeredAt).toBe((await whole(id, kind)).answers[0].at);
    }
    const done = await inquire();
    expect((await whole(done)).answeredAt).toBeNull();
    await does(riley, "PATCH", inquiryStatusUrl(done), { status: "scheduled" });
    await does(riley, "POST", repliesUrl(clinic, done), reply);
    expect(await whole(done)).toMatchObject({ status: "scheduled" });
  });

  it.each([
    [
      "a visitor",
      async () => {
        const email = `dana.${crypto.randomUUID()}@maplevalley.example`;
        const id = await sendInquiry(product.visitor(), { email });
        return { kind: clinic, id, erase: () => does(admin, "POST", eraseVisitorUrl, { email }) };
      },
    ],
    [
      "a player",
      async () => {
        const who = await product.person();
        const id = await sendRequest(who, { instructorId: null });
        const erase = () => does(admin, "POST", eraseUrl, { userId: who.id });
        return { kind: lesson, id, erase };
      },
    ],
  ] as const)("is gone with its sender: %s", async (_, send) => {
    const { kind, id, erase } = await send();
    await does(riley, "POST", notesUrl(kind, id), { words: "Prefers mornings" });
    await does(riley, "PUT", nextStepUrl(kind, id), { dueOn: ahead(1), words: "Call the mother" });
    await does(riley, "POST", repliesUrl(kind, id), { subject: "Your request", text: "Which day?" });
    await erase();
    const row = await whole(id, kind);
    expect(row).toMatchObject({ name: null, email: null, notes: [{ words: null }], answers: [{ text: null }] });
    expect(row.nextStep.words).toBeNull();
    for await (const { data } of product.backend.store.read(careStream(careIdOf(kind, id))))
      expect(JSON.stringify(data)).not.toMatch(/mornings|mother|Which day/);
    expect(await riley("POST", repliesUrl(kind, id), { subject: "Hi", text: "Hi" })).toMatchObject({
      status: 409,
      body: { code: "Erased" },
    });
    expect((await riley("POST", notesUrl(kind, id), { words: "Again" })).status).toBe(409);
  });
});

describe("in the morning", () => {
  const at = (time: string, day = 1) => product.backend.time.instantOf({ date: ahead(day), time });
  const run = (now: string, { backend }: Pick<TestProduct, "backend"> = product) => mailWhatIsDue(backend, { now });
  const morningMails = async (who: Person) =>
    (await mailsOf(who.email)).filter(({ kind }: { kind: string }) => kind === "inbox");

  it("each owner gets one email of what is due from three nodes; with nothing due there is none", async () => {
    const others = [await product.another(), await product.another()];
    const [owner, idle] = [await product.person("instructor"), await product.person("instructor")];
    const id = await inquire();
    await does(owner, "PUT", ownerUrl(clinic, id), { ownerId: owner.id });
    await does(owner, "PUT", nextStepUrl(clinic, id), { dueOn: ahead(1), words: "Call Dana" });
    await run(at("07:59"));
    expect(await morningMails(owner)).toEqual([]);
    await Promise.all([product, ...others].map((node) => run(at("08:00"), node)));
    for (const other of others) await other.close();
    await run(at("15:30"));
    const mails = await morningMails(owner);
    expect(mails).toHaveLength(1);
    expect(mails[0].text).toContain("Call Dana");
    expect(await morningMails(idle)).toEqual([]);
    await run(at("08:00", 2));
    const [, next] = await morningMails(owner);
    expect(next.subject).toBe("Your inbox today: 1 next step, 1 late");
  });

  it("an owner gets it also when the sender of one of them was erased after its step was planned", async () => {
    const owner = await product.person("instructor");
    const email = `dana.${crypto.randomUUID()}@maplevalley.example`;
    const [gone, stays] = [await sendInquiry(product.visitor(), { email }), await inquire()];
    for (const id of [gone, stays]) {
      await does(owner, "PUT", ownerUrl(clinic, id), { ownerId: owner.id });
      await does(owner, "PUT", nextStepUrl(clinic, id), { dueOn: ahead(1), words: "Call Dana" });
    }
    await does(riley, "PATCH", inquiryStatusUrl(gone), { status: "scheduled" });
    await does(admin, "POST", eraseVisitorUrl, { email });
    await run(at("08:00"));
    expect(await morningMails(owner)).toMatchObject([{ subject: "Your inbox today: 2 next steps" }]);
  });

  it("admins are told once a day of what nobody has taken for a day, and nobody is told of a child's name", async () => {
    const boss = await product.person("admin");
    await sendFinder(pat);
    await run(at("08:00", 3));
    await run(at("12:00", 3));
    const mails = await morningMails(boss);
    expect(mails).toHaveLength(1);
    expect(mails[0].text).toContain("Player looking for a team (10U softball)");
    expect(mails[0].text).not.toContain("Maya");
  });

  it("an admin's list counts what its email counted, also when the day goes on", async () => {
    const { time } = product.backend;
    const morning = lastMorning(time, new Date().toISOString());
    const sent = async (minutesBefore: number) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(morning) - minutesBefore * 60_000 });
      try {
        return await inquire();
      } finally {
        vi.useRealTimers();
      }
    };
    const [waits, tooLate, isBack] = [await sent(24 * 60 + 1), await sent(24 * 60 - 1), await sent(48 * 60)];
    for (const ownerId of [riley.id, null]) await does(riley, "PUT", ownerUrl(clinic, isBack), { ownerId });
    const boss = await product.person("admin");
    const untaken = await listed({ part: "untaken" }, boss);
    expect(ids(untaken)).toContain(waits);
    for (const id of [tooLate, isBack]) expect(ids(untaken)).not.toContain(id);
    await run(morning);
    const [mail] = await morningMails(boss);
    expect(mail.subject).toMatch(new RegExp(`today: ${untaken.length} inquir(y|ies) without an owner$`));
  });
});
