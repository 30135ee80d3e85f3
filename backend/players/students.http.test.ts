import { afterAll, beforeAll, expect, it } from "vitest";
import { listRoster } from "../../projections/players/studentQueries.ts";
import { lessonAsked } from "../testing/schedule.ts";
import { sendRequest } from "../testing/requests.ts";
import { password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { acceptInvitationUrl, guardiansUrl, guardianUrl, playersUrl } from "./contract.ts";
import { rosterUrl, studentsUrl } from "./studentContract.ts";

let product: TestProduct;
let coach: Person, rival: Person, admin: Person;
let amy: Person, ben: Person, cal: Person, dot: Person;
const lessonIds: Record<string, string> = {};
beforeAll(async () => {
  product = await testProduct();
  [coach, rival, admin] = [
    await product.person("instructor"),
    await product.person("instructor"),
    await product.person("admin"),
  ];
  const student = (firstName: string, fields: object = {}) =>
    product.person("student", { firstName, lastName: "100%_Player", ...fields });
  const parent = { parentName: "Lee Parent", parentEmail: "lee@example.com", parentPhone: "555-010-0111" };
  amy = await student("Amy", { age: 13, ...parent });
  ben = await student("Ben", { age: 34, ...parent });
  cal = await student("Cal");
  dot = await student("Dot");
  const lesson = async (name: string, who: Person, daysAhead: number, instructor = coach) => {
    const asked = await lessonAsked(product, { studentId: who.id, instructorId: instructor.id, daysAhead });
    lessonIds[name] = asked.lessonId;
    return asked;
  };
  for (const [name, days] of [
    ["first", -30],
    ["second", -20],
  ] as const) {
    const given = await lesson(name, amy, days);
    await given.confirm();
    await given.complete();
  }
  await (await lesson("next", amy, 5)).confirm();
  await (await lesson("later", amy, 9)).confirm();
  await (await lesson("elsewhere", amy, 2, rival)).confirm();
  await lesson("asked", ben, 6); // not answered yet
  await sendRequest(cal, { instructorId: coach.id });
});
afterAll(() => product.close());

const names = (rows: { firstName: string }[]) => rows.map(({ firstName }) => firstName);
const asked = async (who: Person, url: string, query: Record<string, unknown> = {}) => {
  const parts = Object.entries(query).map(([part, value]) => [part, JSON.stringify(value)]);
  return who("GET", `${url}?${new URLSearchParams(parts)}`);
};

it.each([studentsUrl, rosterUrl])(
  "A48, P9, G2-41:students: %s shows instructors who asked them for a lesson, admins all, others nothing",
  async (url) => {
    expect(names((await asked(coach, url)).body)).toEqual(["Amy", "Ben", "Cal"]);
    expect(names((await asked(rival, url)).body)).toEqual(["Amy"]);
    expect(names((await asked(admin, url)).body)).toEqual(["Amy", "Ben", "Cal", "Dot"]);
    for (const who of [amy, dot]) expect(await asked(who, url)).toMatchObject({ status: 403 });
    expect(await product.visitor()("GET", url)).toMatchObject({ status: 401 });
    const one = async (who: Person, of: Person) => (await who("GET", `${url}/${of.id}`)).status;
    expect([await one(coach, cal), await one(coach, dot), await one(rival, ben)]).toEqual([200, 404, 404]);
    expect([await one(admin, dot), await one(admin, coach)]).toEqual([200, 404]); // an instructor is no student
  },
);

it("A48: the list for pick lists holds names and ids and nothing else", async () => {
  for (const row of (await asked(admin, studentsUrl)).body)
    expect(Object.keys(row).sort()).toEqual(["firstName", "id", "lastName"]);
  expect(names((await asked(coach, studentsUrl, { filter: { q: "ben 1" } })).body)).toEqual(["Ben"]);
});

it("the roster tells instructors about their own lessons with a student, and how to reach them", async () => {
  const { body } = await coach("GET", `${rosterUrl}/${amy.id}`);
  expect(body).toMatchObject({
    firstName: "Amy",
    age: 13,
    email: amy.email,
    phone: "555-010-0100", // given for a lesson
    guardian: { name: "Lee Parent", email: "lee@example.com", phone: "555-010-0111" },
    lessons: 4,
    nextLesson: { id: lessonIds.next, instructorId: coach.id },
    lastLesson: { id: lessonIds.second },
  });
  const elsewhere = (await rival("GET", `${rosterUrl}/${amy.id}`)).body;
  expect(elsewhere).toMatchObject({ lessons: 1, nextLesson: { id: lessonIds.elsewhere }, lastLesson: null });
  const whole = (await admin("GET", `${rosterUrl}/${amy.id}`)).body;
  expect(whole).toMatchObject({ lessons: 5, nextLesson: { id: lessonIds.elsewhere, instructorId: rival.id } });
});

it("an age that was told grows on the roster, and with it ends what a parent answers for", async () => {
  const kim = { firstName: "Kim", lastName: "Reyes", age: 17, declared: true };
  const { id } = (await ben("POST", playersUrl, kim)).body;
  const inYears = async (years: number) => {
    const today = `${new Date().getUTCFullYear() + years}-12-31`;
    const looking = { staff: "admin", now: `${today}T12:00:00.000Z`, today, waiver: undefined } as const;
    const query = { filter: { id: [amy.id, String(id)] }, sort: { field: "firstName", order: "asc" as const } };
    const { rows } = await listRoster(product.backend.db, looking, query);
    return rows.map(({ age, guardian }) => [age, guardian?.name ?? null]);
  };
  expect(await inYears(0)).toEqual([
    [13, "Lee Parent"],
    [17, "Ben 100%_Player"],
  ]);
  expect(await inYears(2)).toMatchObject([
    [15, "Lee Parent"],
    [19, null],
  ]);
  expect(await inYears(6)).toMatchObject([
    [19, null],
    [23, null],
  ]);
});

it("the roster has everybody who answers for a player, as long as they do", async () => {
  const dana = await product.person("student", { firstName: "Dana", lastName: "Reyes" });
  const lou = await product.person("student", { firstName: "Lou", lastName: "Hale" });
  const form = { firstName: "Kim", lastName: "Reyes", age: 9, declared: true };
  const kim = String((await dana("POST", playersUrl, form)).body.id);
  const invited = await dana("POST", guardiansUrl(kim), { name: "Lou", email: "lou@home.example" });
  const token = product.backend.capabilities.tokenOf("guardianInvitation", invited.body.id);
  await lou("POST", acceptInvitationUrl, { token, declared: true });
  const guardians = async () => (await admin("GET", `${rosterUrl}/${kim}`)).body.guardians;
  const shown = ({ id, email }: Person, name: string) => ({ userId: id, name, email, phone: null });
  expect(await guardians()).toEqual([shown(dana, "Dana Reyes"), shown(lou, "Lou Hale")]);
  expect((await coach("GET", `${rosterUrl}/${amy.id}`)).body.guardians).toEqual([]); // nobody with an account
  await admin("DELETE", guardianUrl(kim, lou.id), { reason: "They asked us to" });
  expect(await guardians()).toEqual([shown(dana, "Dana Reyes")]);
});

it("the roster shows guardians only for minors, and an unagreed lesson does not count", async () => {
  const { body } = await coach("GET", `${rosterUrl}/${ben.id}`);
  expect(body).toMatchObject({ age: 34, guardian: null, lessons: 0, nextLesson: null, lastLesson: null });
});

it.each([
  [["lessons", "DESC"], ["Amy"]],
  [["nextLesson", "ASC"], ["Amy"]],
  [["lastLesson", "DESC"], ["Amy"]],
  [["firstName", "DESC"], ["Cal"]],
] as const)("the roster is sorted by %j, and cut into pages", async (sort, first) => {
  const { body, headers } = await asked(coach, rosterUrl, { sort, range: [0, 0] });
  expect([names(body), headers.get("content-range")]).toEqual([first, "students 0-0/3"]);
});

it("the roster refuses fields it cannot be sorted by", async () =>
  expect(await asked(coach, rosterUrl, { sort: ["phone", "ASC"] })).toMatchObject({ status: 422 }));

it("the roster is searched by name, wildcards standing for themselves", async () => {
  expect(names((await asked(coach, rosterUrl, { filter: { q: "cal 100%_" } })).body)).toEqual(["Cal"]);
  expect(names((await asked(coach, rosterUrl, { filter: { q: "100x" } })).body)).toEqual([]);
});

it("the roster is searched by the start of an email address that it shows, whole or not", async () => {
  const found = async (who: Person, q: string) => names((await asked(who, rosterUrl, { filter: { q } })).body);
  expect(await found(admin, amy.email)).toEqual(["Amy"]);
  expect(await found(admin, dot.email.toUpperCase().slice(0, -1))).toEqual(["Dot"]);
  expect(await found(coach, "lee@example.com")).toEqual(["Amy"]); // Ben is an adult: his parents aren't asked
  expect(await found(coach, dot.email)).toEqual([]);
  expect(await found(admin, "example.com")).toEqual([]);
  expect(await found(admin, "%@")).toEqual([]);
});

it("someone erased leaves the roster", async () => {
  const eve = await product.person("student", { firstName: "Eve", lastName: "100%_Player" });
  await sendRequest(eve, { instructorId: coach.id });
  expect(names((await asked(coach, rosterUrl)).body)).toContain("Eve");
  await admin("POST", "/api/privacy/erase", { userId: eve.id });
  for (const who of [coach, admin]) expect(names((await asked(who, rosterUrl)).body)).not.toContain("Eve");
});

it("G1-60:staff: a player whom a parent added is a student, with the account behind them, found by either name", async () => {
  const dana = await product.person("student", { firstName: "Dana", lastName: "Behind" });
  const kim = { firstName: "Kim", lastName: "Zeller", birthDate: "2016-05-04", declared: true };
  const { id } = (await dana("POST", playersUrl, kim)).body;
  expect(names((await asked(coach, studentsUrl, { filter: { q: "zeller" } })).body)).toEqual([]);
  await lessonAsked(product, { studentId: id, instructorId: coach.id, daysAhead: 11 });
  for (const q of ["zeller", "dana behind"])
    expect(names((await asked(coach, studentsUrl, { filter: { q } })).body)).toContain("Kim");
  const guardian = { name: "Dana Behind", email: dana.email, phone: null };
  expect((await coach("GET", `${rosterUrl}/${id}`)).body).toMatchObject({ firstName: "Kim", email: null, guardian });
  await dana("POST", `${playersUrl}/${id}/erase`, { password });
  expect((await coach("GET", `${rosterUrl}/${id}`)).status).toBe(404);
});
