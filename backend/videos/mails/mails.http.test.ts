import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { issueLink } from "../../accounts/mailedLinks.ts";
import { eraseUrl } from "../../privacy/contract.ts";
import { mailsTo } from "../../testing/mails.ts";
import { guardian, password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { videoUrl, type VideoView } from "../contract.ts";
import { videoStatusUrl } from "../review/contract.ts";
import { takeFromFormer } from "../review/takeFromFormer.ts";
import { makeMember, uploaded } from "../testing/videos.ts";
import { remindOfVideos } from "./mailInstructorsWhenVideoWaits.ts";

let product: TestProduct;
let admin: Person, coach: Person, rival: Person;
beforeAll(async () => {
  product = await testProduct();
  admin = await product.person("admin");
  [coach, rival] = [await product.person("instructor", { firstName: "Riley" }), await product.person("instructor")];
  await product.startMailing();
});
afterAll(() => product.close());

const member = async (more: object = {}) => {
  const kim = await product.person("student", { age: 30, firstName: "Kim", ...more });
  await makeMember(product, kim);
  return kim;
};
/** About videos, once everything recorded so far was processed. */
const about = async (recipient: string) => {
  const { store, db } = product.backend;
  const head = await store.head();
  await eventually(async () => expect((await db("mail.heard").first()).pos).toBe(head));
  return (await mailsTo(product, recipient)).filter(({ kind }) => kind.startsWith("video"));
};
/** How many more than before. */
const counter = async (who: Person) => {
  const before = (await about(who.email)).length;
  return async () => (await about(who.email)).slice(before).map(({ kind }) => kind);
};
const later = (hours: number) => ({
  now: new Date(Date.now() + hours * 60 * 60 * 1000).toISOString(),
  signal: new AbortController().signal,
});

it("a new video is told to the coach it's for, or to every coach; first names only, and nothing its sender wrote", async () => {
  const kim = await member({ lastName: "Zebrowski" });
  const [toCoach, toRival] = [await counter(coach), await counter(rival)];
  await uploaded(kim, { title: "Wiffle~tee", instructorId: coach.id });
  expect([await toCoach(), await toRival()]).toEqual([["video waits"], []]);
  await uploaded(kim, { title: "Wiffle~tee" });
  expect([await toCoach(), await toRival()]).toEqual([["video waits", "video waits"], ["video waits"]]);
  const mail = (await about(rival.email)).at(-1)!;
  expect(mail.subject).toBe("A new video to review");
  expect(mail.text).toContain("Kim sent a video for review");
  expect(mail.text).toContain("Whoever starts the review first has it.");
  expect(mail.subject + mail.text).not.toMatch(/~tee|Zebrowski/);
  await uploaded(coach);
  expect(await toCoach()).toHaveLength(2); // not of the coach's own
});

it("after 36 hours its coach is reminded once; not of what is reviewed", async () => {
  const kim = await member();
  const late = await uploaded(kim, { instructorId: coach.id });
  const done = await uploaded(kim, { instructorId: coach.id });
  await coach("PATCH", videoUrl(done.id), { feedback: "Elbow up." });
  const reminders = async () =>
    (await about(coach.email)).filter(({ kind, text }) => kind === "video still waits" && text.includes(late.id));
  await remindOfVideos(product.backend, later(35));
  expect(await reminders()).toHaveLength(0);
  for (let run = 1; run <= 2; run++) await remindOfVideos(product.backend, later(37));
  expect(await reminders()).toHaveLength(1);
  expect((await about(coach.email)).filter(({ text }) => text.includes(done.id))).toHaveLength(1);
});

it("the player hears once that it's reviewed, with nothing of the feedback", async () => {
  const kim = await member();
  const { id } = await uploaded(kim, { instructorId: coach.id });
  for (const feedback of ["Elbow up.", "Elbow higher."]) await coach("PATCH", videoUrl(id), { feedback });
  const [mail, ...more] = await about(kim.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: "video reviewed", subject: "Feedback on a video is here" });
  expect(mail!.text).toContain("Riley reviewed your video");
  expect(mail!.text).toContain(`/video-analysis/${id}`);
  expect(mail!.text).not.toMatch(/elbow/i);
});

it("who was told that there's no written feedback hears once when it comes, and not that it's gone", async () => {
  const kim = await member();
  const { id } = await uploaded(kim, { instructorId: coach.id });
  const subjects = async () => (await about(kim.email)).map(({ subject }) => subject);
  await coach("PATCH", videoUrl(id), { instructorNotes: "Shy" });
  expect(await subjects()).toEqual(["A video was reviewed"]);
  for (const feedback of ["Elbow up.", "Elbow higher.", null, "Elbow."]) {
    await coach("PATCH", videoUrl(id), { feedback });
    expect(await subjects()).toEqual(["A video was reviewed", "Feedback on a video is here"]);
  }
});

it("a minor's parent hears it, too; a child never alone", async () => {
  const parent = "lou.videos@home.example";
  const kim = await product.person("student", { age: 15, firstName: "Kim", ...guardian, parentEmail: parent });
  const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: kim.id });
  await product.visitor()("POST", "/api/guardian/confirm", { token });
  await makeMember(product, kim);
  const { id } = await uploaded(kim, { instructorId: coach.id });
  await coach("PATCH", videoUrl(id), { instructorNotes: "Shy" });
  for (const recipient of [kim.email, parent]) expect(await about(recipient)).toHaveLength(1);
  const [mail] = await about(parent);
  expect(mail!.text).toContain("Riley reviewed Kim's video");
  expect(mail!.subject).toBe("A video was reviewed");
  expect(mail!.text).toContain("There's no written feedback this time.");
  expect(mail!.text).toContain("Kim can show you");
  expect(mail!.text).not.toContain("/video-analysis/");
});

it("what a coach was to review waits for every other one when the coach loses the role or is erased, and they hear of it", async () => {
  const kim = await member();
  const [lost, gone] = [await product.person("instructor"), await product.person("instructor")];
  const ofLost = await uploaded(kim, { instructorId: lost.id });
  const reviewed = await uploaded(kim, { instructorId: lost.id });
  const ofGone = await uploaded(kim, { instructorId: gone.id });
  await lost("PATCH", videoStatusUrl(ofLost.id), { status: "in_progress" });
  await lost("PATCH", videoUrl(reviewed.id), { feedback: "Elbow up." });
  const more = await counter(rival);
  await admin("PATCH", `/api/admin/users/${lost.id}`, { role: "student" });
  const seen = async (id: string): Promise<VideoView> => (await admin("GET", videoUrl(id))).body;
  await takeFromFormer(product.backend, later(0));
  expect((await seen(ofLost.id)).instructorId).toBe(lost.id); // it can still be undone
  for (let run = 1; run <= 2; run++) await takeFromFormer(product.backend, later(1));
  expect(await seen(ofLost.id)).toMatchObject({ instructorId: null, status: "pending" });
  expect((await seen(reviewed.id)).instructorId).toBe(lost.id);
  expect((await admin("POST", eraseUrl, { password, userId: gone.id })).status).toBe(202);
  expect(await seen(ofGone.id)).toMatchObject({ instructorId: null, status: "pending" });
  expect((await rival("GET", videoUrl(ofGone.id))).status).toBe(200);
  expect(await more()).toEqual(["video waits again", "video waits again"]);
});
