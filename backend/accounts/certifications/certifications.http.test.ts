import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { eraseUrl } from "../../privacy/contract.ts";
import { does } from "../../testing/held.ts";
import { mailsTo } from "../../testing/mails.ts";
import { dayIn } from "../../testing/schedule.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { instructorProfileUrl, instructorsUrl, instructorUrl, type InstructorView, userUrl } from "../contract.ts";
import { certificationsUrl, certificationUrl } from "./contract.ts";
import { remindOfCertifications } from "./mails.ts";

let product: TestProduct;
let admin: Person, coach: Person;
beforeAll(async () => {
  product = await testProduct();
  [admin, coach] = [await product.person("admin"), await product.person("instructor")];
});
afterEach(() => vi.useRealTimers());
afterAll(() => product.close());

const day = (days: number) => dayIn(product, days);
const see = async (who: Person, title: string, validUntil: string) =>
  (await does(admin, "POST", certificationsUrl(who.id), { title, validUntil })).body;
const kept = async (who: Person) => (await admin("GET", certificationsUrl(who.id))).body;
/** As visitors read it, in the listing and by itself, and as the coach does. */
const shown = async (who: Person) => {
  const visitor = product.visitor();
  const list: InstructorView[] = (await visitor("GET", instructorsUrl)).body;
  const one: InstructorView = (await visitor("GET", instructorUrl(who.id))).body;
  const own: InstructorView = (await who("GET", instructorProfileUrl)).body;
  const views = [list.find(({ id }) => id === who.id)?.verified, one.verified, own.verified];
  expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1);
  return own.verified;
};

it("what an admin has seen is shown to everyone, by the alphabet, until it is taken back", async () => {
  const sport = await see(coach, " SafeSport ", day(300));
  expect(sport).toEqual({ id: expect.any(String), title: "SafeSport", validUntil: day(300), seenOn: day(0) });
  const aid = await see(coach, "first aid", day(200));
  expect(await kept(coach)).toEqual([aid, sport]);
  expect(await shown(coach)).toEqual([
    { title: "first aid", validUntil: day(200) },
    { title: "SafeSport", validUntil: day(300) },
  ]);
  expect(await see(coach, "safesport", day(400))).toEqual({ ...sport, title: "safesport", validUntil: day(400) });
  expect(await kept(coach)).toHaveLength(2);

  const removing = certificationUrl(coach.id, aid.id);
  for (let time = 1; time <= 2; time++)
    expect(await admin("DELETE", removing)).toMatchObject({ status: 200, body: { id: aid.id, deleted: true } });
  expect(await shown(coach)).toEqual([{ title: "safesport", validUntil: day(400) }]);
  const history = (await admin("GET", `/api/history?of=${coach.id}`)).body;
  expect(history.slice(-2).map(({ what }: { what: string }) => what)).toEqual([
    "CertificationSeen",
    "CertificationRemoved",
  ]);
  expect(history.at(-1).actor).toMatchObject({ id: admin.id });
});

it("one that has expired is gone from the listing by itself the day after, and admins still see it", async () => {
  const riley = await product.person("instructor");
  await see(riley, "SafeSport", day(20));
  const { time } = product.backend;
  const noon = (days: number) => Date.parse(time.instantOf({ date: day(days), time: "12:00" }));
  const [last, after] = [noon(20), noon(21)];
  vi.useFakeTimers({ toFake: ["Date"], now: last });
  const verified = async () => (await product.visitor()("GET", instructorUrl(riley.id))).body.verified;
  expect(await verified()).toHaveLength(1);
  vi.setSystemTime(after);
  expect(await verified()).toEqual([]);
  expect(await kept(riley)).toHaveLength(1);
});

it("what is wrong with it is said beside its field; who is no instructor has none", async () => {
  const pat = await product.person();
  for (const [field, body] of [
    ["title", { title: " ", validUntil: day(9) }],
    ["title", { title: "x".repeat(121), validUntil: day(9) }],
    ["validUntil", { title: "SafeSport", validUntil: "2030-02-30" }],
    ["validUntil", { title: "SafeSport", validUntil: day(0) }],
    ["validUntil", { title: "SafeSport", validUntil: day(3700) }],
  ] as const)
    expect(await admin("POST", certificationsUrl(coach.id), body)).toMatchObject({
      status: 422,
      body: { issues: [{ path: [field] }] },
    });
  const form = { title: "SafeSport", validUntil: day(9) };
  const missing = { status: 404, body: { code: "NoSuchInstructor" } };
  expect(await admin("POST", certificationsUrl(pat.id), form)).toMatchObject(missing);
  expect(await kept(pat)).toEqual([]);
  expect(await admin("GET", certificationsUrl("unheard-of"))).toMatchObject(missing);
  expect(await admin("DELETE", certificationUrl(coach.id, "unheard-of"))).toMatchObject({ status: 404 });
});

it("60 days ahead its coach and each admin get one mail, on however many nodes it runs, and another for another end", async () => {
  const other = await product.another();
  const morgan = await product.person("admin");
  const riley = await product.person("instructor", { firstName: "Riley", lastName: "Hart" });
  const { time } = product.backend;
  const runOn = (days: number, at = product.backend) => {
    const now = time.instantOf({ date: day(days), time: "00:30" });
    return remindOfCertifications(at, { now, signal: new AbortController().signal });
  };
  const count = async (who: Person) =>
    (await mailsTo(product, who.email)).filter(({ text }) => text.includes("Lifeguard")).length;
  const counts = async () => [await count(riley), await count(morgan), await count(coach)];

  await see(riley, "Lifeguard", day(100));
  await runOn(39);
  expect(await counts()).toEqual([0, 0, 0]);
  await Promise.all([runOn(40), runOn(40, other.backend)]);
  await runOn(41);
  expect(await counts()).toEqual([1, 1, 0]);
  const [toCoach, toAdmin] = [
    (await mailsTo(product, riley.email)).at(-1),
    (await mailsTo(product, morgan.email)).at(-1),
  ];
  expect(toCoach).toMatchObject({ kind: "certificate ends", subject: "One of your certificates ends soon" });
  expect(toAdmin).toMatchObject({ kind: "certificate ends", subject: "A coach's certificate ends soon" });
  expect(toAdmin!.text).toMatch(/Riley Hart has a certificate to renew.*Certificate: Lifeguard/s);
  expect(toAdmin!.text).toContain(`/admin-dashboard/users/${riley.id}/show`);

  await see(riley, "Lifeguard", day(130));
  await runOn(50);
  expect(await counts()).toEqual([1, 1, 0]);
  await runOn(70);
  expect(await counts()).toEqual([2, 2, 0]);
  await runOn(131);
  expect(await counts()).toEqual([2, 2, 0]);
  await other.close();
});

it("of who is no longer an instructor nobody hears or reads, and an erased one's title is gone", async () => {
  const [lost, gone] = [await product.person("instructor"), await product.person("instructor")];
  for (const who of [lost, gone]) await see(who, "Umpire", day(30));
  await does(admin, "PATCH", userUrl(lost.id), { role: "student" });
  expect((await admin("POST", eraseUrl, { password, userId: gone.id })).status).toBe(202);
  await remindOfCertifications(product.backend, {
    now: new Date().toISOString(),
    signal: new AbortController().signal,
  });
  for (const who of [lost, gone, admin])
    expect((await mailsTo(product, who.email)).filter(({ text }) => text.includes("Umpire"))).toEqual([]);
  expect(await kept(lost)).toHaveLength(1);
  await does(admin, "PATCH", userUrl(lost.id), { role: "instructor" });
  expect(await shown(lost)).toEqual([{ title: "Umpire", validUntil: day(30) }]);
  const titles = await product.backend.db("read.certifications").where({ instructorId: gone.id }).pluck("title");
  expect(titles).toEqual([null]);
});
