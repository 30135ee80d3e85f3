import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { videoStream } from "../../../eventstore/videos/events.ts";
import { historyUrl } from "../../history/contract.ts";
import { exportUrl } from "../../privacy/contract.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { videoUrl } from "../contract.ts";
import { line, makeMember, uploaded } from "../testing/videos.ts";
import { marksReadUrl, marksUrl, type MarkView } from "./contract.ts";

let product: TestProduct;
let coach: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor", { firstName: "Riley", lastName: "Moore" });
  admin = await product.person("admin");
});
afterAll(() => product.close());

const newVideo = async () => {
  const who = await product.person("student", { age: 30 });
  await makeMember(product, who);
  return { who, ...(await uploaded(who, { instructorId: coach.id })) };
};
const factsOf = async (videoId: string) => {
  const types: string[] = [];
  for await (const { type } of product.backend.store.read(videoStream(videoId))) types.push(type);
  return types.filter((type) => type === "VideoAnnotated");
};
const saved = async (who: Person, videoId: string, body: object) => {
  const answer = await who("POST", marksUrl(videoId), body);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as MarkView[];
};

it("A36, A37, M8, E10, P6, G2-21: whoever sees a video draws on it, and everybody who sees it sees who drew what", async () => {
  const { id, who } = await newVideo();
  const nothing = {
    startX: null,
    startY: null,
    endX: null,
    endY: null,
    radius: null,
    width: null,
    height: null,
    points: null,
    inches: null,
    text: null,
  };
  const annotator = { videoId: id, annotatorId: coach.id, annotatorName: "Riley Moore" };
  /** A mark as it is sent, and as it is seen. */
  const of = (type: string, told: object, rounded: object = {}) => {
    const markId = randomUUID();
    const seen = { ...nothing, ...annotator, id: markId, type, timestamp: 0.517, color: "#ff0000" };
    return [
      { id: markId, type, timestamp: 0.516666, ...told },
      { ...seen, ...told, ...rounded },
    ] as const;
  };
  const [start, end] = [
    { startX: 100.04, startY: 50 },
    { endX: 300, endY: 120.26 },
  ];
  const [from, to] = [{ startX: 100 }, { startX: 100, endY: 120.3 }];
  const marks = [
    of("line", { ...start, ...end, color: "#00AAFF" }, { ...to, color: "#00aaff" }),
    of("circle", { ...start, radius: 40 }, from),
    of("rectangle", { ...start, width: -60, height: 30 }, from),
    of("text", { ...start, text: " Elbow up " }, { ...from, text: "Elbow up" }),
    of("arrow", { ...start, ...end }, to),
    of("freehand", { points: "3205,1800 4,-2 -10,600" }),
    of("angle", { points: "3205,1800 400,-20 -100,600", text: "112°" }),
    of("scale", { ...start, ...end, inches: 33 }, to),
    of("distance", { ...start, ...end }, to),
  ];
  const shown = await saved(
    coach,
    id,
    marks.map(([sent]) => sent),
  );
  expect(shown).toEqual(marks.map(([, seen]) => seen));
  for (const viewer of [who, coach, admin])
    for (const url of [marksReadUrl(id), marksUrl(id)])
      expect(await viewer("GET", url)).toMatchObject({ status: 200, body: shown });
  const own = line();
  expect(await saved(who, id, [own])).toEqual([
    ...shown,
    { ...nothing, ...own, ...annotator, annotatorId: who.id, annotatorName: expect.any(String) },
  ]);
  expect((await who("GET", historyUrl(id))).body).toContainEqual(expect.objectContaining({ what: "VideoAnnotated" }));
  expect((await who("GET", exportUrl)).body.videos).toMatchObject([{ id, marks: [...shown, own] }]);
});

it("a list is what somebody's marks are now, changes leave the rest, and the same again records nothing", async () => {
  const { id } = await newVideo();
  const [one, two, three] = [line(), line(), line()];
  await saved(coach, id, { annotations: [one, two] });
  expect((await saved(coach, id, [one])).map((mark) => mark.id)).toEqual([one.id]);
  await saved(coach, id, [one]);
  const key = { "idempotency-key": randomUUID() };
  for (const _ of [1, 2]) await coach("POST", marksUrl(id), { annotations: [two, three], removed: [one.id] }, key);
  const marks = (await coach("GET", marksUrl(id))).body as MarkView[];
  expect(marks.map((mark) => mark.id)).toEqual([two.id, three.id]);
  const { id: _, ...nameless } = line({ endX: 5 });
  const answers = [await saved(coach, id, [nameless]), await saved(coach, id, [nameless])];
  expect(answers[1]).toEqual(answers[0]);
  expect(await factsOf(id)).toHaveLength(4);
});

it("of three people who save 20 times at once on two nodes, nobody loses a mark", async () => {
  const { id, who } = await newVideo();
  const other = await product.another();
  const drawers = [coach, who.at(other.base), admin];
  const drawn = await Promise.all(
    drawers.map(async (drawer, n) => {
      const own = new Map<string, ReturnType<typeof line>>();
      const ids = Array.from({ length: 8 }, () => randomUUID());
      for (let save = 0; save < 20; save++) {
        const mark = ids[(save * 7 + n) % ids.length]!;
        if (save % 3 === 2) own.delete(ids[(save * 5) % ids.length]!);
        own.set(mark, { ...line({ startX: save }), id: mark });
        expect(await drawer("POST", marksUrl(id), [...own.values()])).toMatchObject({ status: 201 });
      }
      return own;
    }),
  );
  const marks = (await coach("GET", marksUrl(id))).body as MarkView[];
  const order = (some: readonly { id: string }[]) => some.toSorted((a, b) => a.id.localeCompare(b.id));
  for (const [n, annotatorId] of [coach.id, who.id, admin.id].entries())
    expect(order(marks.filter((mark) => mark.annotatorId === annotatorId))).toMatchObject(
      order([...drawn[n]!.values()]),
    );
  await other.close();
});

it("G2-18: somebody else's mark is refused by name, and nothing of that save is kept", async () => {
  const { id, who } = await newVideo();
  const [theirs, mine] = [line(), line()];
  await saved(coach, id, [theirs]);
  for (const body of [[mine, theirs], { annotations: [mine], removed: [theirs.id] }])
    expect(await who("POST", marksUrl(id), body)).toMatchObject({ status: 409, body: { code: "NotYourMark" } });
  expect((await who("GET", marksUrl(id))).body).toMatchObject([theirs]);
});

it.each([
  ["a type there is not", [{ ...line(), type: "star" }]],
  ["a line without its end", [{ ...line(), endX: undefined }]],
  ["a text without one", [line({ type: "text", text: " " })]],
  ["a text of 501 characters", [line({ text: "x".repeat(501) })]],
  ["an id that anybody could have typed", [{ ...line(), id: "Kim's elbow" }]],
  ["the same id twice", Array(2).fill(line())],
  ["501 marks", Array.from({ length: 501 }, () => line())],
  ["an angle of two points", [line({ type: "angle", points: "3205,1800 4,-2" })]],
  ["2,001 points", [line({ type: "freehand", points: Array(2001).fill("1,1").join(" ") })]],
  ["points that are none", [line({ type: "freehand", points: "<svg/onload=alert(1)>" })]],
  ["points far away", [line({ type: "freehand", points: "99999,0" })]],
  ["a color that is none", [line({ color: "red;}" })]],
  ["a time before the start", [line({ timestamp: -1 })]],
  ["a time after the end", [line({ timestamp: 100 })]],
  ["no list", { annotations: "none" }],
])("refuses %s", async (_, body) => {
  const { id } = await sharedVideo();
  expect(await coach("POST", marksUrl(id), body)).toMatchObject({ status: 422, body: { message: /./ } });
  expect(await factsOf(id)).toEqual([]);
});
let shared: ReturnType<typeof newVideo> | undefined;
const sharedVideo = () => (shared ??= newVideo());

it("more than 256 kB at once are too large, and 2,000 points are not", async () => {
  const { id } = await newVideo();
  const points = (n: number) => Array(n).fill("1,-1").join(" ");
  await saved(coach, id, [line({ type: "freehand", points: points(2000) })]);
  const large = Array.from({ length: 40 }, () => line({ type: "freehand", points: points(1900) }));
  expect(await coach("POST", marksUrl(id), large)).toMatchObject({ status: 413 });
});

it("nothing drawn is left once the video is deleted", async () => {
  const { id, who } = await newVideo();
  await saved(who, id, [line({ text: "Zebra~tee" })]);
  await who("DELETE", videoUrl(id));
  for (const [method, body] of [["GET"], ["POST", [line()]]] as const)
    expect(await who(method, marksUrl(id), body)).toMatchObject({ status: 404 });
  const { rows } = await product.backend.db.raw("select schema_to_xml('read', true, false, '')::text as xml");
  expect(rows[0].xml).not.toMatch(/~tee/);
});

it("60 saves a minute are enough, and no more are taken", async () => {
  const { id } = await newVideo();
  const limited = await product.another({ RATE_LIMITS: "1" });
  const drawer = coach.at(limited.base);
  const statuses = new Set<number>();
  for (let n = 0; n < 60; n++) statuses.add((await drawer("POST", marksUrl(id), [])).status);
  expect([...statuses]).toEqual([201]);
  expect(await drawer("POST", marksUrl(id), [])).toMatchObject({ status: 429, body: { code: "TooManyTries" } });
  await limited.close();
});
