import { afterAll, beforeAll, expect, it } from "vitest";
import { videoStream } from "../../../eventstore/videos/events.ts";
import { exportUrl } from "../../privacy/contract.ts";
import { tally } from "../../testing/client.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { instructorVideosUrl, type VideoStatus, videosUrl, videoUrl, type VideoView } from "../contract.ts";
import { makeMember, uploaded } from "../testing/videos.ts";
import { turnaroundUrl, videoHistoryUrl, videoStatusUrl } from "./contract.ts";

let product: TestProduct;
let coach: Person, rival: Person, admin: Person, kim: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, rival] = [await product.person("instructor", { firstName: "Riley" }), await product.person("instructor")];
  admin = await product.person("admin");
});
afterAll(() => product.close());

/** A video of a new player. */
const sent = async (instructorId: string | undefined = coach.id) => {
  kim = await product.person("student", { age: 30 });
  await makeMember(product, kim);
  return (await uploaded(kim, instructorId === undefined ? {} : { instructorId })).id;
};
const publish = (id: string, body: object, by = coach) => by("PATCH", videoUrl(id), body);
const move = (id: string, status: VideoStatus, by = coach, more: object = {}) =>
  by("PATCH", videoStatusUrl(id), { status, ...more });
const seenBy = async (who: Person, id: string): Promise<VideoView> => (await who("GET", videoUrl(id))).body;

it("A34, P4, P5, G2-26, G2-28, G3-52:videos: an instructor publishes feedback, and the player reads it, but never the notes", async () => {
  const id = await sent();
  const told = { feedback: " Elbow up. ", instructorNotes: "Shy-7733", status: "reviewed" };
  const { status, body } = await publish(id, told);
  const review = { status: "reviewed", feedback: "Elbow up.", waitingSince: null, waitingHours: null };
  expect([status, body]).toMatchObject([200, { ...review, instructorNotes: "Shy-7733" }]);
  expect(body.reviewedBy).toMatch(/^Riley /);
  expect(await seenBy(kim, id)).toMatchObject(review);
  expect(await seenBy(admin, id)).toMatchObject({ instructorNotes: "Shy-7733" });
  for (const url of [videoUrl(id), videosUrl, videoHistoryUrl(id), exportUrl])
    expect(JSON.stringify((await kim("GET", url)).body)).not.toMatch(/Shy-7733|instructorNotes/);
  const facts: string[] = [];
  for await (const { type } of product.backend.store.read(videoStream(id))) facts.push(type);
  expect(facts.slice(-2)).toEqual(["VideoReviewStarted", "VideoReviewed"]);
  expect((await kim("DELETE", videoUrl(id))).status).toBe(200);
});

it("V12: feedback or notes have to be there; notes alone are a review without words", async () => {
  const id = await sent();
  for (const nothing of [{}, { status: "reviewed" }, { feedback: " ", instructorNotes: "" }])
    expect(await publish(id, nothing)).toMatchObject({ status: 422, body: { issues: [{ path: ["feedback"] }] } });
  expect((await publish(id, { instructorNotes: "Good" })).body).toMatchObject({ status: "reviewed", feedback: null });
});

it("A35, G2-25: its status is changed step by step, and back for a reason that everybody reads", async () => {
  const id = await sent();
  expect(await move(id, "archived")).toMatchObject({ status: 409, body: { code: "StepsSkipped" } });
  for (const status of ["in_progress", "reviewed", "archived"] as const)
    expect((await move(id, status)).body.status).toBe(status);
  expect(await move(id, "pending")).toMatchObject({ status: 422, body: { issues: [{ path: ["reason"] }] } });
  expect((await move(id, "in_progress", coach, { reason: "Wrong swing." })).body.status).toBe("in_progress");
  expect((await kim("GET", videoHistoryUrl(id))).body.at(-1)).toMatchObject({
    what: "VideoReturned",
    reason: "Wrong swing.",
    actor: { id: coach.id },
  });
});

it("G2-43, A39: a video with no coach is every instructor's until one begins: of many at once one wins", async () => {
  const other = await product.another();
  const id = await sent("");
  const lists = async (who: Person) =>
    (await who("GET", instructorVideosUrl)).body.some((one: VideoView) => one.id === id);
  expect([await lists(coach), await lists(rival)]).toEqual([true, true]);
  const answers = await Promise.all([move(id, "in_progress"), move(id, "in_progress", rival.at(other.base) as Person)]);
  const [won, lost] = answers[0].status === 200 ? [coach, rival] : [rival, coach];
  expect(tally(answers)[200]).toBe(1);
  expect([await lists(won), await lists(lost)]).toEqual([true, false]);
  expect((await publish(id, { feedback: "Mine" }, lost)).status).toBe(404);
  expect((await kim("GET", videoUrl(id))).body).toMatchObject({ instructorId: won.id, withSince: expect.any(String) });
  expect((await move(id, "pending", won, { reason: "No time." })).body.instructorId).toBeNull();
  expect([await lists(coach), await lists(rival)]).toEqual([true, true]);
  await other.close();
});

it("versions of the feedback stay readable; a change of the notes alone is none of the player's business", async () => {
  const id = await sent();
  for (const body of [{ feedback: "One" }, { feedback: "Two" }, { instructorNotes: "Shy" }]) await publish(id, body);
  await publish(id, { feedback: "Two" });
  const told = async (who: Person) =>
    (await who("GET", videoHistoryUrl(id))).body
      .filter(({ what }: { what: string }) => ["VideoReviewed", "VideoNoted"].includes(what))
      .map(({ feedback, instructorNotes }: VideoView) => [feedback, instructorNotes]);
  expect(await told(coach)).toEqual([
    ["One", null],
    ["Two", null],
    [null, "Shy"],
  ]);
  expect(await told(kim)).toEqual([
    ["One", undefined],
    ["Two", undefined],
  ]);
  const { history } = (await kim("GET", exportUrl)).body as { history: { of: string; what: string }[] };
  const whats = history.filter(({ of, what }) => of === id && /reviewed|noted/.test(what)).map(({ what }) => what);
  expect(whats).toEqual(["video reviewed", "video reviewed"]);
});

it("G2-45:measured: everybody reads how long feedback takes lately, once ten videos or more tell it", async () => {
  const measured = async () => (await product.visitor()("GET", turnaroundUrl)).body;
  const { db } = product.backend;
  const waits = async (hours: number, daysAgo: number) => {
    const at = Date.now() - daysAgo * 24 * 60 * 60 * 1000;
    const video = await uploaded(coach);
    await publish(video.id, { feedback: "Quieter hands." });
    await db("read.videos")
      .where({ id: video.id })
      .update({
        uploadedAt: new Date(at - hours * 60 * 60 * 1000).toISOString(),
        firstReviewedAt: new Date(at).toISOString(),
      });
  };
  await db("read.videos").update({ firstReviewedAt: null }); // what other specs reviewed
  await waits(500, 91); // too long ago to count
  for (const hours of [2, 3, 4, 5, 20.2, 30, 40, 50, 60]) await waits(hours, 1);
  expect(await measured()).toEqual({ hours: null });
  await waits(70, 89);
  expect(await measured()).toEqual({ hours: 21 });
});

it("lists are filtered by status", async () => {
  const id = await sent();
  await move(id, "in_progress");
  const listed = async (status: unknown) =>
    (await kim("GET", `${videosUrl}?filter=${encodeURIComponent(JSON.stringify({ status }))}`)).body.length;
  expect([await listed("pending"), await listed("in_progress"), await listed(["pending", "in_progress"])]).toEqual([
    0, 1, 1,
  ]);
  expect(await listed("lost")).toBeUndefined(); // it is refused
});

it("a member of the player's family who is an instructor reads no notes of another coach", async () => {
  const id = await sent(rival.id);
  await publish(id, { instructorNotes: "Shy-7734" }, rival);
  await admin("PATCH", `/api/admin/users/${kim.id}`, { role: "instructor" });
  const seen = await kim("GET", videoUrl(id));
  expect([seen.status, seen.body.instructorNotes]).toEqual([200, undefined]);
  expect((await publish(id, { feedback: "Mine" }, kim)).status).toBe(403);
  const listed = async (url: string) => (await kim("GET", url)).body.some((one: VideoView) => one.id === id);
  expect(await listed(videosUrl)).toBe(true);
  expect(await listed(instructorVideosUrl)).toBe(false); // no work of theirs
});
