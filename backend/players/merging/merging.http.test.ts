import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { historyUrl } from "../../history/contract.ts";
import { lessonsUrl, simpleLessonsUrl } from "../../lessons/contract.ts";
import { exportUrl } from "../../privacy/contract.ts";
import { finishErasures } from "../../privacy/erase.ts";
import { does } from "../../testing/held.ts";
import { mailsTo } from "../../testing/mails.ts";
import { dayIn } from "../../testing/schedule.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { registrationForm } from "../../testing/registrations.ts";
import { fullCamp, joinWaitlist } from "../../testing/waitlists.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { playersUrl } from "../contract.ts";
import { playerNotesUrl } from "../notes/contract.ts";
import { rosterUrl, studentsUrl } from "../studentContract.ts";
import { mergeUrl, type MergeView } from "./contract.ts";

let product: TestProduct;
let admin: Person, coach: Person, pat: Person, lou: Person;
beforeAll(async () => {
  product = await testProduct();
  await product.startMailing();
  [admin, coach] = [await product.person("admin"), await product.person("instructor")];
});
afterAll(() => product.close());

const kim = { firstName: "Kim", lastName: "Reyes", birthDate: "2016-05-04", declared: true, addAgain: true };
const addBy = async (who: Person, told: object = {}) =>
  String((await does(who, "POST", playersUrl, { ...kim, ...told })).body.id);
const look = async (id: string, into: string): Promise<MergeView> =>
  (await does(admin, "GET", `${mergeUrl(id)}?into=${into}`)).body;
const waitingPlayer = { sport: "baseball", emergencyContact: "Lou Ortiz", emergencyPhone: "555-010-0111" };
const idsIn = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id);
/** Each at an hour of its own. */
let hour = 7;
const bookFor = async (playerId: string) => {
  const form = {
    instructorId: coach.id,
    playerId,
    scheduledDate: dayIn(product, 3),
    timeSlot: `${hour++}:00`.padStart(5, "0"),
  };
  return String((await does(admin, "POST", simpleLessonsUrl, form)).body.id);
};

describe("two parents added one player each", () => {
  let merged = "";
  let kept = "";
  let lesson = "";
  beforeAll(async () => {
    pat = await product.person("student", { firstName: "Pat", lastName: "Merganser" });
    lou = await product.person("student", { firstName: "Lou" });
    [merged, kept] = [await addBy(pat, { firstName: "Kimberly" }), await addBy(lou)];
    lesson = await bookFor(merged);
    await does(coach, "POST", playerNotesUrl(merged), { words: "Left-handed" });
  });

  it("the preview says what each has, and which adult would see what", async () => {
    const view = await look(merged, kept);
    expect(view).toMatchObject({
      merged: { id: merged, lessons: 1, lessonsToCome: 1, notes: 1, guardians: [{ userId: pat.id }] },
      kept: { id: kept, lessons: 0, notes: 0, guardians: [{ userId: lou.id }] },
      blocked: [],
      doubts: ["The names are different."],
      adults: [
        { userId: lou.id, learns: "the merged record" },
        { userId: pat.id, learns: "the kept record" },
      ],
    });
  });

  it("takes a reason, every adult, and being sure; nobody else may", async () => {
    const told = { into: kept, reason: "Both parents called", adults: [pat.id, lou.id], sure: true };
    for (const who of [coach, pat]) expect(await who("POST", mergeUrl(merged), told)).toMatchObject({ status: 403 });
    const refused = async (body: object) => (await admin("POST", mergeUrl(merged), { ...told, ...body })).body;
    expect(await refused({ reason: " " })).toMatchObject({ issues: [{ path: ["reason"] }] });
    expect(await refused({ adults: [lou.id] })).toMatchObject({ code: "AdultsChanged" });
    expect(await refused({ sure: undefined })).toMatchObject({ code: "NotSure", issues: [{ path: ["sure"] }] });
    expect(await refused({ into: "unheard-of" })).toMatchObject({ code: "NoSuchPlayer" });
    expect(idsIn(await lou("GET", lessonsUrl))).toEqual([]);
  });

  it("merges them: everything is the kept one's, and both adults manage it", async () => {
    const told = { into: kept, reason: "Both parents called", adults: [pat.id, lou.id], sure: true };
    const answers = [await admin("POST", mergeUrl(merged), told), await admin("POST", mergeUrl(merged), told)];
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { id: kept, mergedId: merged } });

    for (const who of [pat, lou]) {
      const family: { id: string; isOwn: boolean; consent: string }[] = (await who("GET", playersUrl)).body;
      const added = family.filter(({ isOwn }) => !isOwn);
      // Nobody has confirmed an address, and being merged confirms none.
      expect(added.map(({ id, consent }) => [id, consent])).toEqual([[kept, "asked"]]);
      expect((await who("GET", lessonsUrl)).body).toMatchObject([{ id: lesson, studentId: kept }]);
      expect((await who("GET", `${lessonsUrl}/${lesson}`)).status).toBe(200);
    }
    for (const url of [`${studentsUrl}/${merged}`, `${rosterUrl}/${merged}`])
      expect((await admin("GET", url)).body).toMatchObject({ id: kept });
    expect((await coach("GET", `${rosterUrl}/${kept}`)).body).toMatchObject({ lessons: 1, nextLesson: { id: lesson } });
    expect(idsIn(await admin("GET", studentsUrl))).not.toContain(merged);
    const filter = encodeURIComponent(JSON.stringify({ studentId: kept }));
    expect(idsIn(await admin("GET", `${lessonsUrl}?filter=${filter}`))).toEqual([lesson]);
    expect((await coach("GET", playerNotesUrl(kept))).body).toMatchObject([{ words: "Left-handed" }]);
    expect((await coach("GET", playerNotesUrl(merged))).body).toMatchObject([{ words: "Left-handed" }]);
    expect((await pat("PATCH", `${playersUrl}/${merged}`, { position: "Catcher" })).body).toMatchObject({
      id: kept,
      position: "Catcher",
    });
    for (const id of [merged, kept])
      expect((await admin("GET", historyUrl(id))).body).toContainEqual(
        expect.objectContaining({ what: "PlayerMerged", to: "merged" }),
      );
  });

  it("is found by the merged record's name and by either adult's", async () => {
    const foundBy = async (url: string, q: string) =>
      idsIn(await admin("GET", `${url}?filter=${encodeURIComponent(JSON.stringify({ q }))}`));
    for (const q of ["Kimberly", "Pat Merganser"])
      expect([q, await foundBy(studentsUrl, q), await foundBy(lessonsUrl, q)]).toEqual([
        q,
        expect.arrayContaining([kept]),
        [lesson],
      ]);
  });

  it("both adults take along what is held on either record", async () => {
    for (const who of [pat, lou]) {
      const { body } = await who("GET", exportUrl);
      const held: { id: string }[] = body.players;
      expect(held.map(({ id }) => id)).toEqual(expect.arrayContaining([merged, kept]));
    }
  });

  it("both adults are told, and a stranger sees none of it", async () => {
    for (const { email } of [pat, lou])
      await expect
        .poll(async () => (await mailsTo(product, email)).map(({ kind }) => kind))
        .toContain("players merged");
    const letters = await product.backend
      .db("mail.outbox")
      .where({ kind: "players merged" })
      .select("text", "subjects");
    const ofThese = letters.filter(({ subjects }) => subjects.includes(kept));
    expect(ofThese).toHaveLength(2);
    for (const { text, subjects } of ofThese) {
      expect(text).toContain("Kim is managed by Lou and Pat now.");
      expect(subjects).toEqual(expect.arrayContaining([pat.id, lou.id, merged, kept]));
    }
    const sam = await product.person();
    for (const id of [merged, kept])
      expect(await sam("PATCH", `${playersUrl}/${id}`, { position: "x" })).toMatchObject({ status: 404 });
    expect((await sam("GET", `${lessonsUrl}/${lesson}`)).status).toBe(404);
  });

  it("nothing is erased by it; erasing the kept one erases both", async () => {
    const { keys } = product.backend;
    await finishErasures(product.backend, new Date().toISOString());
    expect([await keys.stateOf(merged), await keys.stateOf(kept)]).toEqual(["there", "there"]);
    expect(await admin("POST", `${playersUrl}/${kept}/erase`, {})).toMatchObject({
      status: 202,
      body: { lessonsCancelled: 1 },
    });
    expect([await keys.stateOf(merged), await keys.stateOf(kept)]).toEqual(["destroyed", "destroyed"]);
    expect((await admin("GET", `${lessonsUrl}/${lesson}`)).body).toMatchObject({
      status: "cancelled",
      studentName: null,
    });
  });
});

it("a record merged into an account's own player is erased with the account", async () => {
  const parent = await product.person("student", { firstName: "Kim", lastName: "Reyes" });
  const added = await addBy(parent);
  await bookFor(added);
  const { adults, blocked } = await look(added, parent.id);
  expect([adults, blocked]).toMatchObject([[{ userId: parent.id, learns: "nothing new" }], []]);
  const told = { into: parent.id, reason: "The same child", adults: [parent.id], sure: true };
  expect(await admin("POST", mergeUrl(added), told)).toMatchObject({ status: 200 });
  expect((await parent("GET", playersUrl)).body).toMatchObject([{ id: parent.id }]);
  expect((await parent("POST", "/api/privacy/erase", { password })).status).toBe(202);
  expect(await product.backend.keys.stateOf(added)).toBe("destroyed");
});

it("two records in one camp aren't merged, and one that was merged comes to a camp once", async () => {
  const parent = await product.person("student", { firstName: "Pat" });
  const [one, other] = [await addBy(parent), await addBy(parent)];
  const camp = await publishedCamp(product, coach);
  const coming = (playerId: string) => ({
    playerId,
    sport: "baseball",
    emergencyContact: "Lou Ortiz",
    emergencyPhone: "555-010-0111",
    medicalInfo: "",
  });
  const register = (playerId: string) =>
    parent(
      "POST",
      "/api/camp-registrations/create",
      registrationForm(camp.id, { participants: [], players: [coming(playerId)], registerAgain: true }),
    );
  expect((await register(one)).status).toBe(201);
  const told = { into: other, reason: "Added twice", adults: [parent.id] };
  expect(await admin("POST", mergeUrl(one), told)).toMatchObject({ status: 200 });
  expect(await register(other)).toMatchObject({ status: 409, body: { code: "AlreadyRegistered" } });
  const third = await addBy(parent);
  expect((await register(third)).status).toBe(201);
  expect(await admin("POST", mergeUrl(third), told)).toMatchObject({ status: 409, body: { code: "CannotMerge" } });
});

it("nor are two who wait for one camp", async () => {
  const parent = await product.person("student", { firstName: "Pat" });
  const aged = { birthDate: undefined, age: 8 };
  const [one, other] = [await addBy(parent, aged), await addBy(parent, aged)];
  const campId = await fullCamp(product, coach.id);
  const waiting = (playerId: string) =>
    joinWaitlist(parent, campId, { participants: [], players: [{ ...waitingPlayer, playerId }] });
  await waiting(one);
  const told = { into: other, reason: "Added twice", adults: [parent.id] };
  expect((await look(one, other)).blocked).toEqual([]);
  await waiting(other);
  const [why] = (await look(one, other)).blocked;
  expect(why).toMatch(/^Both are registered or on the waitlist for .*withdraw one of the two first\.$/);
  expect(await admin("POST", mergeUrl(one), told)).toMatchObject({ status: 409, body: { code: "CannotMerge" } });
});

it("the preview names lessons to come that both have at the same time", async () => {
  const parent = await product.person("student", { firstName: "Pat" });
  const [one, other] = [await addBy(parent), await addBy(parent)];
  const uma = await product.person("instructor");
  const at = (instructorId: string, playerId: string, timeSlot: string) =>
    does(admin, "POST", simpleLessonsUrl, { instructorId, playerId, scheduledDate: dayIn(product, 4), timeSlot });
  await at(coach.id, one, "16:00");
  await at(uma.id, other, "17:00");
  expect((await look(one, other)).doubts).toEqual([]);
  await at(uma.id, other, "15:30");
  expect((await look(one, other)).doubts).toEqual([
    expect.stringMatching(/^Both have a lesson at the same time: \w+, \w+ \d+, 4:00 PM\.$/),
  ]);
});

it("of two merged into each other at once one stays", async () => {
  const parent = await product.person();
  const [one, other] = [await addBy(parent), await addBy(parent)];
  const told = { reason: "Added twice", adults: [parent.id] };
  const answers = await Promise.all([
    admin("POST", mergeUrl(one), { ...told, into: other }),
    admin("POST", mergeUrl(other), { ...told, into: one }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  expect((await parent("GET", playersUrl)).body).toHaveLength(2);
});
