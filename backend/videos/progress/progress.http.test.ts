import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { progressStream } from "../../../eventstore/videos/progressEvents.ts";
import { historyUrl } from "../../history/contract.ts";
import { playersUrl } from "../../players/contract.ts";
import { eraseUrl } from "../../privacy/contract.ts";
import { does } from "../../testing/held.ts";
import { lessonAsked } from "../../testing/schedule.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { copied, makeMember, uploaded } from "../testing/videos.ts";
import { clip } from "../testing/clips.ts";
import { assignedTo, published } from "../testing/weekly.ts";
import { weeklyDoneUrl } from "../weekly/weeklyContract.ts";
import { videosUrl, videoUrl } from "../contract.ts";
import {
  focusPointsUrl,
  focusPointUrl,
  type FocusPointView,
  myProgressUrl,
  type ProgressMonth,
  studentProgressUrl,
} from "./contract.ts";

let product: TestProduct;
let coach: Person, rival: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, rival] = [await product.person("instructor", { firstName: "Riley" }), await product.person("instructor")];
  admin = await product.person("admin");
});
afterAll(() => product.close());

const student = async () => {
  const kim = await product.person("student", { age: 30, firstName: "Kim" });
  await lessonAsked(product, { studentId: kim.id, instructorId: coach.id, daysAhead: 5 });
  return kim;
};
const point = { title: "Keep the front shoulder closed", description: "Ten dry swings" };
const set = async (studentId: string, more: object = {}): Promise<FocusPointView> =>
  (await coach("POST", focusPointsUrl, { studentId, ...point, ...more })).body;
const seenBy = async (who: Person, studentId?: string) =>
  (await who("GET", studentId ? `${focusPointsUrl}?studentId=${studentId}` : focusPointsUrl)).body;
const factsOf = async (studentId: string) => {
  const found: string[] = [];
  for await (const { type } of product.backend.store.read(progressStream(studentId))) found.push(type);
  return found;
};

describe("a focus point", () => {
  it("is set by a coach, corrected, reached, and reopened, and the player sees each step", async () => {
    const kim = await student();
    const { status, body } = await coach("POST", focusPointsUrl, { studentId: kim.id, ...point });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        studentId: kim.id,
        ...point,
        status: "working_on",
        instructorName: expect.stringMatching(/^Riley /),
        video: null,
        setAt: expect.any(String),
        endedAt: null,
      },
    ]);
    expect(await seenBy(kim)).toEqual([body]);
    const change = async (changes: object) => (await coach("PATCH", focusPointUrl(body.id), changes)).body;
    const corrected = await change({ title: " Eyes level ", description: "" });
    expect(corrected).toEqual({ ...body, title: "Eyes level", description: null });
    expect(await change({ status: "reached" })).toEqual({
      ...corrected,
      status: "reached",
      endedAt: expect.any(String),
    });
    expect(await seenBy(kim)).toMatchObject([{ title: "Eyes level", status: "reached" }]);
    expect(await change({ status: "working_on" })).toEqual(corrected);
    expect(await change({ status: "dropped" })).toMatchObject({ status: "dropped" });
    expect((await kim("GET", historyUrl(body.id))).body.map(({ what }: { what: string }) => what)).toEqual([
      "FocusPointSet",
      "FocusPointCorrected",
      "FocusPointReached",
      "FocusPointReopened",
      "FocusPointDropped",
    ]);
  });

  it("sent twice is set once", async () => {
    const kim = await student();
    const key = { "idempotency-key": "once" };
    const [one, two] = [1, 2].map(() => coach("POST", focusPointsUrl, { studentId: kim.id, ...point }, key));
    expect([(await one!).body, (await two!).status]).toEqual([(await two!).body, 201]);
    expect(await factsOf(kim.id)).toEqual(["FocusPointSet"]);
  });

  it("can be set for whoever has a lesson or a video with the coach, added players too, and by no other coach", async () => {
    const pat = await product.person("student", { age: 40 });
    const added = { firstName: "Lou", lastName: "Lee", birthDate: "2016-05-04", declared: true };
    const lou = (await pat("POST", playersUrl, added)).body.id as string;
    const tries = () => coach("POST", focusPointsUrl, { studentId: lou, ...point });
    expect(await tries()).toMatchObject({ status: 404, body: { code: "NoSuchPlayer" } });
    await lessonAsked(product, { studentId: lou, instructorId: coach.id, daysAhead: 6 });
    const { id } = (await tries()).body;
    expect(await seenBy(pat, lou)).toMatchObject([{ id, studentId: lou }]);
    expect(await seenBy(pat)).toEqual([]);

    const kim = await product.person("student", { age: 30 });
    await makeMember(product, kim);
    await uploaded(kim, { instructorId: coach.id });
    expect((await set(kim.id)).studentId).toBe(kim.id);

    for (const studentId of [lou, kim.id, "unheard-of"]) {
      expect((await rival("GET", `${focusPointsUrl}?studentId=${studentId}`)).status).toBe(404);
      expect((await rival("POST", focusPointsUrl, { studentId, ...point })).status).toBe(404);
    }
    expect(await rival("PATCH", focusPointUrl(id), { status: "reached" })).toMatchObject({
      status: 404,
      body: { code: "NoSuchFocusPoint" },
    });
    for (const [who, status] of [
      [pat, 200],
      [coach, 200],
      [admin, 200],
      [rival, 404],
      [kim, 404],
    ] as const)
      expect((await who("GET", historyUrl(id))).status).toBe(status);
  });

  it("knows the video it was seen in, whoever sees that video finds it there, and the library is filtered by it", async () => {
    const kim = await student();
    await makeMember(product, kim);
    const front = await uploaded(kim, { instructorId: coach.id, title: "Front toss" });
    const live = await uploaded(kim, { title: "Live" });
    const [inFront, inLive] = [await set(kim.id, { videoId: front.id }), await set(kim.id, { videoId: live.id })];
    const apart = await set(kim.id);
    expect([inFront.video, apart.video]).toEqual([{ id: front.id, title: "Front toss" }, null]);
    await lessonAsked(product, { studentId: kim.id, instructorId: rival.id, daysAhead: 7 });
    const videosSeen = async (who: Person, id: string) =>
      (await seenBy(who, kim.id)).find((focus: FocusPointView) => focus.id === id).video;
    expect(await videosSeen(kim, inFront.id)).toEqual({ id: front.id, title: "Front toss" });
    expect(await videosSeen(rival, inFront.id)).toBeNull(); // that's with another coach
    expect(await videosSeen(rival, inLive.id)).toEqual({ id: live.id, title: "Live" });

    const shown = async (who: Person, id: string) => (await who("GET", videoUrl(id))).body.focusPoints;
    const { title, description } = point;
    const inLiveShown = [{ id: inLive.id, title, description, isReached: false }];
    for (const who of [kim, coach, rival, admin]) expect(await shown(who, live.id)).toEqual(inLiveShown);
    const stranger = await product.person("instructor"); // sees it, as it's with no coach, and doesn't teach its player
    expect(await shown(stranger, live.id)).toEqual([]);

    const filtered = async (who: Person, focusPointId: unknown) => {
      const filter = encodeURIComponent(JSON.stringify({ focusPointId }));
      return (await who("GET", `${videosUrl}?filter=${filter}`)).body.map(({ id }: { id: string }) => id);
    };
    expect(await filtered(kim, inFront.id)).toEqual([front.id]);
    expect(await filtered(coach, [inFront.id, inLive.id])).toEqual([live.id, front.id]);
    expect(await filtered(coach, apart.id)).toEqual([]);
    expect([await filtered(rival, [inFront.id, inLive.id]), await filtered(stranger, inLive.id)]).toEqual([
      [live.id],
      [],
    ]);

    await coach("PATCH", focusPointUrl(inFront.id), { status: "reached" });
    await coach("PATCH", focusPointUrl(inLive.id), { status: "dropped" });
    expect(await shown(kim, front.id)).toMatchObject([{ id: inFront.id, isReached: true }]);
    expect([await shown(kim, live.id), await filtered(kim, inLive.id)]).toEqual([[], []]);
    expect((await kim("GET", myProgressUrl)).body.focusPoints).toMatchObject([
      { id: apart.id, video: null },
      { id: inLive.id, video: { id: live.id } },
      { id: inFront.id, video: { id: front.id } },
    ]);
    await kim("DELETE", videoUrl(front.id));
    expect(await videosSeen(kim, inFront.id)).toBeNull();
  });

  it("is of no video of another player, and of none that the coach doesn't see", async () => {
    const [kim, lou] = [await student(), await student()];
    for (const who of [kim, lou]) await makeMember(product, who);
    const ofLou = await uploaded(lou, { instructorId: coach.id });
    const withRival = await uploaded(kim, { instructorId: rival.id });
    for (const videoId of [ofLou.id, withRival.id, "unheard-of"])
      expect(await coach("POST", focusPointsUrl, { studentId: kim.id, videoId, ...point })).toMatchObject({
        status: 404,
        body: { code: "NoSuchVideo" },
      });
    expect(await factsOf(kim.id)).toEqual([]);
  });

  it("needs words, and a change needs something to change; each is said beside its field", async () => {
    const kim = await student();
    const { id } = await set(kim.id);
    const no = { status: 422 };
    expect(await coach("POST", focusPointsUrl, { studentId: kim.id, title: " " })).toMatchObject({
      ...no,
      body: { issues: [{ path: ["title"], message: "Please say what to work on" }] },
    });
    expect(await coach("PATCH", focusPointUrl(id), { title: "x".repeat(121) })).toMatchObject({
      ...no,
      body: { issues: [{ path: ["title"], message: "Please use at most 120 characters" }] },
    });
    expect(await coach("PATCH", focusPointUrl(id), {})).toMatchObject(no);
    expect(await coach("PATCH", focusPointUrl(id), { status: "almost" })).toMatchObject(no);
    expect(await factsOf(kim.id)).toEqual(["FocusPointSet"]);
  });

  it("has no words left once its player is erased, and no new one is set", async () => {
    const kim = await student();
    const { id } = await set(kim.id);
    await kim("POST", eraseUrl, { password });
    const { rows } = await product.backend.db.raw("select title, description from read.focus_points where id = ?", [
      id,
    ]);
    expect(rows).toEqual([{ title: null, description: null }]);
    expect((await coach("POST", focusPointsUrl, { studentId: kim.id, ...point })).status).toBe(404);
    expect((await coach("PATCH", focusPointUrl(id), { status: "reached" })).status).toBe(404);
  });
});

describe("progress", () => {
  it("is told by facts alone, to the family and to whoever teaches the player", async () => {
    const kim = await student();
    await makeMember(product, kim);
    const [first, , latest] = [
      await uploaded(kim, { instructorId: coach.id, title: "Front toss", videoType: "drill" }),
      await uploaded(kim, { instructorId: coach.id, videoType: "game" }),
      await uploaded(kim, { title: "Front toss, again", videoType: "drill" }),
    ];
    const past = await lessonAsked(product, { studentId: kim.id, instructorId: coach.id, daysAhead: -1 });
    await past.confirm();
    await past.complete();
    const focus = await set(kim.id);
    await coach("PATCH", focusPointUrl(focus.id), { status: "reached" });
    const weekly = await published(coach, assignedTo(kim));
    await does(kim, "POST", weeklyDoneUrl(weekly.id), { done: true });
    await coach("PATCH", videoUrl(first.id), { feedback: "Elbow up", instructorNotes: "Ask for the shoulder" });

    const { status, body } = await kim("GET", myProgressUrl);
    expect(status).toBe(200);
    const sum = (of: (month: ProgressMonth) => number) =>
      body.months.reduce((all: number, month: ProgressMonth) => all + of(month), 0);
    expect([
      sum(({ reviewed }) => reviewed.drill),
      sum(({ reviewed }) => reviewed.game),
      sum(({ lessons }) => lessons),
      sum(({ reached }) => reached),
      sum(({ practiced }) => practiced),
    ]).toEqual([1, 0, 1, 1, 1]);
    expect(body).toMatchObject({
      playerId: kim.id,
      firstName: "Kim",
      hoursToFeedback: 0,
      focusPoints: [{ id: focus.id, status: "reached" }],
      firstAndLatest: [{ videoType: "drill", first: { id: first.id, title: "Front toss" }, latest: { id: latest.id } }],
    });
    expect(JSON.stringify(body)).not.toContain("Ask for the shoulder");
    for (const who of [coach, admin]) expect((await who("GET", studentProgressUrl(kim.id))).body).toEqual(body);
    expect((await rival("GET", studentProgressUrl(kim.id))).status).toBe(404);
    expect((await admin("GET", studentProgressUrl("unheard-of"))).status).toBe(404);
  });

  it("compares a video that plays nowhere as soon as it has a copy", async () => {
    const kim = await student();
    await makeMember(product, kim);
    const [old, latest] = [await uploaded(kim, {}, { name: "old.avi", bytes: clip("old.avi") }), await uploaded(kim)];
    const compared = async () => (await kim("GET", myProgressUrl)).body.firstAndLatest;
    expect([old.playable, await compared()]).toEqual(["nowhere", []]);
    await copied(product, old);
    expect(await compared()).toMatchObject([{ first: { id: old.id }, latest: { id: latest.id } }]);
  });

  it("is empty for who has done nothing yet, and each player of a family has their own", async () => {
    const pat = await product.person("student", { age: 40 });
    const lou = { firstName: "Lou", lastName: "Lee", birthDate: "2016-05-04", declared: true };
    const { id } = (await pat("POST", playersUrl, lou)).body;
    const nothing = { months: [], hoursToFeedback: null, focusPoints: [], firstAndLatest: [] };
    expect((await pat("GET", `${myProgressUrl}?playerId=${id}`)).body).toEqual({
      playerId: id,
      firstName: "Lou",
      ...nothing,
    });
    expect((await pat("GET", myProgressUrl)).body).toMatchObject({ playerId: pat.id, ...nothing });
  });
});
