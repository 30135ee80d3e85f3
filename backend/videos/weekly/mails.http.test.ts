import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { issueLink } from "../../accounts/mailedLinks.ts";
import { activateMembershipUrl } from "../../memberships/contract.ts";
import { playersUrl } from "../../players/contract.ts";
import { given } from "../../given.ts";
import { does } from "../../testing/held.ts";
import { mailsTo } from "../../testing/mails.ts";
import { lessonAsked } from "../../testing/schedule.ts";
import { guardian, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { mailResumed, mailStopped } from "../../../eventstore/videos/weeklyExamples.ts";
import { assignedTo, published } from "../testing/weekly.ts";
import { chooseWeeklyMail, weeklyMail } from "./mailChoice.ts";
import { weeklyMailLinkUrl, weeklyMailUrl } from "./mailContract.ts";
import { mailWhatIsNew } from "./mails.ts";
import { weeklyVideoUrl } from "./weeklyContract.ts";

let product: TestProduct;
let riley: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  riley = await product.person("instructor", { firstName: "Riley", lastName: "Hart" });
  admin = await product.person("admin");
  await product.startMailing();
});
afterAll(() => product.close());

const activate = (userId: string) => does(admin, "POST", activateMembershipUrl, { userId });
const taught = async (studentId: string) => lessonAsked(product, { studentId, instructorId: riley.id, daysAhead: 3 });
const member = async (told: object = { age: 30 }) => {
  const kim = await product.person("student", { firstName: "Kim", ...told });
  await taught(kim.id);
  await activate(kim.id);
  return kim;
};
const childOf = async (pat: Person, firstName: string) => {
  const added = { firstName, lastName: "Reyes", age: 11, declared: true };
  const { id } = (await does(pat, "POST", playersUrl, added)).body;
  await taught(id);
  await activate(id);
  return { id: String(id) };
};
/** Once everything recorded so far was processed. */
const about = async (recipient: string) => {
  const { store, db } = product.backend;
  const head = await store.head();
  await eventually(async () => expect((await db("mail.heard").first()).pos).toBe(head));
  return (await mailsTo(product, recipient)).filter(({ kind }) => kind.startsWith("weekly"));
};

it("families of those it is for hear of it once, in one mail for all their players", async () => {
  const pat = await product.person("student", { firstName: "Pat", age: 40 });
  const [lou, max] = [await childOf(pat, "Lou"), await childOf(pat, "Max")];
  const stranger = await member();
  const { id } = await published(riley, { title: "Hip turn", description: "Slowly", ...assignedTo(lou, max) });
  const [mail, ...more] = await about(pat.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: "weekly video", subject: "A new video to practice" });
  expect(mail!.text).toMatch(/Riley Hart has a video for Lou and Max.*Hip turn.*Slowly/s);
  await does(riley, "PATCH", weeklyVideoUrl(id), { title: "Hips first", assignedPlayerIds: [lou.id, stranger.id] });
  expect(await about(pat.email)).toHaveLength(1);
  expect((await about(stranger.email)).map(({ text }) => text)).toEqual([
    expect.stringContaining("Riley Hart has a video for you"),
  ]);
});

it("families who can't see it hear nothing; of one for all members nobody hears before Monday", async () => {
  const guest = await product.person("student", { age: 20 });
  await taught(guest.id);
  await published(riley, assignedTo(guest));
  await published(riley);
  expect(await about(guest.email)).toEqual([]);
});

it("a minor's confirmed guardian hears of it, and no child alone", async () => {
  const lou = "lou.weekly@home.example";
  const kim = await product.person("student", { age: 15, ...guardian, parentEmail: lou });
  await taught(kim.id);
  await published(riley, { ...assignedTo(kim), requiresMembership: "false" });
  expect(await about(kim.email)).toEqual([]);
  const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: kim.id });
  await product.visitor()("POST", "/api/guardian/confirm", { token });
  await published(riley, { ...assignedTo(kim), requiresMembership: "false" });
  for (const recipient of [kim.email, lou]) expect(await about(recipient)).toHaveLength(1);
  expect((await about(lou))[0]!.text).toMatch(/can show you: log in together.*Stop emails about new videos/s);
});

it("a mail about a video that is removed goes with it", async () => {
  const kim = await member();
  const { id } = await published(riley, assignedTo(kim));
  expect(await about(kim.email)).toHaveLength(1);
  await does(riley, "DELETE", weeklyVideoUrl(id));
  expect(await about(kim.email)).toEqual([]);
});

/** The first Monday from now on, at this time of the facility. */
const mondayAt = (clock: string, days = 0) => {
  const { time } = product.backend;
  const { date, dayOfWeek } = time.wallClock(new Date().toISOString());
  const ahead = (8 - dayOfWeek) % 7;
  const passed = ahead === 0 && time.instantOf({ date, time: "16:00" }) <= new Date().toISOString();
  return time.instantOf({ date: time.addDays(date, ahead + (passed ? 7 : 0) + days), time: clock });
};
const runAt = (now: string, at = product.backend) => mailWhatIsNew(at, { now, signal: new AbortController().signal });
const weekly = async (who: Pick<Person, "email">) =>
  (await about(who.email)).filter(({ kind }) => kind === "weekly videos");

it("on Mondays at 4 PM members' families hear once what is new for all, on however many nodes it runs", async () => {
  const other = await product.another();
  const pat = await product.person("student", { firstName: "Pat", age: 40 });
  await childOf(pat, "Ana");
  await childOf(pat, "Ben");
  await published(riley, { title: "Tee drill" });
  await runAt(mondayAt("15:59"));
  expect(await weekly(pat)).toEqual([]);
  const due = mondayAt("16:00");
  await Promise.all([runAt(due), runAt(due, other.backend)]);
  await runAt(mondayAt("23:00"));
  const [mail, ...more] = await weekly(pat);
  expect(more).toEqual([]);
  expect(mail!.text).toMatch(/New to practice for Ana and Ben.*Riley Hart: Tee drill.*Stop emails about new videos/s);
  await runAt(mondayAt("16:00", 7)); // nothing was new by then
  expect(await weekly(pat)).toHaveLength(1);
  await other.close();
});

it("nobody hears twice of one video, whether it is for some players first or for all members", async () => {
  const kim = await member();
  const [some, all] = [
    await published(riley, { title: "First for Kim", ...assignedTo(kim) }),
    await published(riley, { title: "First for all" }),
  ];
  expect(await about(kim.email)).toHaveLength(1);
  await does(riley, "PATCH", weeklyVideoUrl(some.id), { assignedPlayerIds: [] });
  await runAt(mondayAt("16:00"));
  const [monday] = await weekly(kim);
  expect(monday!.text).toContain("First for all");
  expect(monday!.text).not.toContain("First for Kim");
  await does(riley, "PATCH", weeklyVideoUrl(all.id), { assignedPlayerIds: [kim.id] });
  expect(await about(kim.email)).toHaveLength(2);
});

it("what a late week missed is no news any more", async () => {
  const kim = await member();
  await published(riley, { title: "Late" });
  await runAt(mondayAt("16:01", 1));
  expect(await weekly(kim)).toEqual([]);
});

it("who turned them off gets none: on the dashboard, or by the link in the mail without a log-in", async () => {
  const [kim, lou] = [await member(), await member()];
  expect((await kim("GET", weeklyMailUrl)).body).toEqual({ wanted: true });
  for (let n = 0; n < 2; n++)
    expect((await kim("PUT", weeklyMailUrl, { wanted: false })).body).toEqual({ wanted: false });
  expect((await kim("GET", weeklyMailUrl)).body).toEqual({ wanted: false });
  await published(riley, { title: "For two", ...assignedTo(kim, lou) });
  expect([(await about(kim.email)).length, (await about(lou.email)).length]).toEqual([0, 1]);
  await published(riley, { title: "For all" });
  await runAt(mondayAt("16:00"));
  expect(await weekly(kim)).toEqual([]);
  const [mail] = await weekly(lou);
  const token = /\/weekly-email#token=(\S+)/.exec(mail!.text)![1]!;
  const visitor = product.visitor();
  const stop = (told: object) => visitor("POST", weeklyMailLinkUrl, told);
  expect((await stop({ token, wanted: false })).body).toEqual({ wanted: false });
  expect((await lou("GET", weeklyMailUrl)).body).toEqual({ wanted: false });
  const forged = token.replace(lou.id, kim.id);
  expect(await stop({ token: forged, wanted: true })).toMatchObject({ status: 409, body: { code: "LinkIsDead" } });
  expect((await kim("GET", weeklyMailUrl)).body).toEqual({ wanted: false });
});

it("these emails are turned off once, and on once", () => {
  const [off, on] = [
    chooseWeeklyMail({ userId: "pat", wanted: false }),
    chooseWeeklyMail({ userId: "pat", wanted: true }),
  ];
  expect(given(weeklyMail).when(off)).toEqual([mailStopped]);
  expect(given(weeklyMail, mailStopped).when(off)).toEqual([]);
  expect(given(weeklyMail).when(on)).toEqual([]);
  expect(given(weeklyMail, mailStopped).when(on)).toEqual([mailResumed]);
});
