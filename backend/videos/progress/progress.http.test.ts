import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { progressStream } from "../../../eventstore/videos/progressEvents.ts";
import { historyUrl } from "../../history/contract.ts";
import { playersUrl } from "../../players/contract.ts";
import { eraseUrl } from "../../privacy/contract.ts";
import { lessonAsked } from "../../testing/schedule.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { makeMember, uploaded } from "../testing/videos.ts";
import { focusPointsUrl, focusPointUrl, type FocusPointView } from "./contract.ts";

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
