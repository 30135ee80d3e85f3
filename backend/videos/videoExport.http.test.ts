import { get } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { playersUrl } from "../players/contract.ts";
import { confirmEmailUrl } from "../accounts/contract.ts";
import { issueLink } from "../accounts/mailedLinks.ts";
import { raw } from "../testing/raw.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { exportVideosUrl, videoUrl } from "./contract.ts";
import { marksUrl } from "./marks/contract.ts";
import { clip } from "./testing/clips.ts";
import { unzipped } from "./testing/unzipped.ts";
import { copied, makeMember, uploaded, voiceForm } from "./testing/videos.ts";
import { voiceNotesUrl } from "./voice/contract.ts";

let product: TestProduct;
beforeAll(async () => void (product = await testProduct()));
afterAll(() => product.close());

const exported = async (who: Person) => {
  const headers = { cookie: who.cookieHeader() };
  const answer = await raw(product.base, exportVideosUrl, { headers });
  expect(answer.headers["content-type"]).toBe("application/zip");
  expect(answer.headers["content-disposition"]).toBe('attachment; filename="videos.zip"');
  return unzipped(answer.bytes);
};
const member = async () => {
  const kim = await product.person("student", { age: 30, firstName: "Kim" });
  await makeMember(product, kim);
  return kim;
};

it("has each video's file as it was, what is said about it, and what is drawn on it", async () => {
  const [kim, sam] = [await member(), await member()];
  await uploaded(sam, { title: "Of somebody else" });
  const coach = await product.person("instructor");
  const hostile = await uploaded(
    kim,
    { title: "../..\\CON: <b>Swing</b> 子供\u202e", instructorId: coach.id },
    { bytes: clip("plain.mp4") },
  );
  await coach("PATCH", videoUrl(hostile.id), { feedback: "Elbow up", instructorNotes: "Ask for the shoulder" });
  await uploaded(kim, { title: "Twice" }, { name: "a.webm", type: "video/webm", bytes: clip("plain.webm") });
  const last = await uploaded(kim, { title: "Twice" });
  const mark = { id: crypto.randomUUID(), type: "text", timestamp: 1, startX: 1, startY: 2, text: "Elbow up" };
  expect((await kim("POST", marksUrl(hostile.id), [mark])).status).toBe(201);
  const files = await exported(kim);
  const day = product.backend.time.today();
  expect([...files.keys()].toSorted()).toEqual(
    [
      "README.txt",
      ...[`${day} CON b Swing b 子供`, `${day} Twice`, `${day} Twice (2)`].flatMap((folder) => [
        `${folder}/details.json`,
        `${folder}/marks.json`,
        `${folder}/video.${folder.endsWith("Twice (2)") ? "webm" : "mp4"}`,
      ]),
    ].toSorted(),
  );
  const of = (name: string) => files.get(`${day} CON b Swing b 子供/${name}`)!;
  expect(of("video.mp4").equals(clip("plain.mp4"))).toBe(true);
  expect(files.get(`${day} Twice (2)/video.webm`)!.equals(clip("plain.webm"))).toBe(true);
  const details = JSON.parse(of("details.json").toString());
  expect(details).toMatchObject({ id: hostile.id, videoType: "practice", feedback: "Elbow up" });
  expect(details).not.toHaveProperty("instructorNotes");
  expect(JSON.parse(of("marks.json").toString())).toMatchObject([{ text: "Elbow up", annotatorId: kim.id }]);
  expect(JSON.parse(files.get(`${day} Twice/details.json`)!.toString())).toMatchObject({ id: last.id });
});

it("says of a video that has a copy what its original is", async () => {
  const kim = await member();
  const old = await uploaded(kim, { title: "Old" }, { name: "old.avi", bytes: clip("old.avi") });
  await copied(product, old);
  expect((await kim("GET", videoUrl(old.id))).body).toMatchObject({ playable: "everywhere", fps: 10 });
  const files = await exported(kim);
  const of = (name: string) => files.get(`${product.backend.time.today()} Old/${name}`)!;
  expect(of("video.avi").equals(clip("old.avi"))).toBe(true);
  const { playable, fps, isVariable, duration, width, height } = old;
  const details = JSON.parse(of("details.json").toString());
  expect(details).toMatchObject({ playable, fps, isVariable, duration, width, height, container: "avi" });
  expect(details).not.toHaveProperty("conversion");
});

it("has what a coach recorded on it, as sound and in words", async () => {
  const [kim, coach] = [await member(), await product.person("instructor")];
  const { id } = await uploaded(kim, { title: "Talked on", instructorId: coach.id });
  for (const told of [{ transcript: "Elbow up" }, {}] as Record<string, string>[])
    expect((await coach("POST", voiceNotesUrl(id), voiceForm(told))).status).toBe(201);
  const files = await exported(kim);
  const of = (name: string) => files.get(`${product.backend.time.today()} Talked on/${name}`);
  for (const name of ["voice note 1.webm", "voice note 2.webm"])
    expect([name, of(name)?.equals(clip("sound.webm"))]).toEqual([name, true]);
  expect([of("voice note 1.txt")?.toString(), of("voice note 2.txt")]).toEqual(["Elbow up\n", undefined]);
});

it("has those of each player of a family in a folder of their own, and says so where there are none", async () => {
  const pat = await member();
  expect([...(await exported(pat)).keys()]).toEqual(["README.txt"]);
  const lou = { firstName: "Lou", lastName: "Lee", birthDate: "2016-05-04", declared: true };
  const { id } = (await pat("POST", playersUrl, lou)).body;
  const { token } = await issueLink(product.backend.db, { kind: "email", userId: pat.id });
  await product.visitor()("POST", confirmEmailUrl, { token });
  await makeMember(product, { id });
  await uploaded(pat, { title: "Mine" });
  await uploaded(pat, { title: "Lou's", studentId: id });
  const folders = [...(await exported(pat)).keys()].map((name) => name.split("/")[0]);
  expect(new Set(folders)).toEqual(new Set(["Kim", "Lou", "README.txt"]));
});

/** Reads a few bytes, and then only as `act` lets it. Resolves to whether all of it came. */
const readSlowly = (who: Person, act: () => Promise<unknown>) =>
  new Promise<boolean>((resolve, reject) => {
    const request = get(product.base + exportVideosUrl, { headers: { cookie: who.cookieHeader() } }, (response) => {
      response.once("data", () => {
        response.pause();
        act().then(() => response.resume(), reject);
      });
      response.once("close", () => resolve(response.complete));
    });
    request.once("error", () => resolve(false));
  });

/** Longer than what fits on the way to its reader. */
const longFilm = () => {
  const free = Buffer.alloc(24 * 1024 * 1024);
  free.writeUInt32BE(free.length);
  free.write("free", 4);
  return Buffer.concat([clip("plain.mp4"), free]);
};

it("G2-38: breaks off once the session ends, or the video on its way is deleted", async () => {
  const kim = await member();
  const { id } = await uploaded(kim, { title: "Long" }, { bytes: longFilm() });
  const stopped = () => product.lines.filter((line) => line.includes("may not have it anymore")).length;
  const isStopped = async () => {
    const before = stopped();
    await eventually(async () => expect(stopped()).toBeGreaterThan(before));
  };
  expect([await readSlowly(kim, async () => {}), stopped()]).toEqual([true, 0]);
  expect(
    await readSlowly(kim, async () => {
      await kim("DELETE", videoUrl(id));
      await isStopped();
    }),
  ).toBe(false);
  await uploaded(kim, { title: "Long" }, { bytes: longFilm() });
  const elsewhere = kim.at(product.base);
  expect(
    await readSlowly(kim, async () => {
      await elsewhere("POST", "/api/logout", {});
      await isStopped();
    }),
  ).toBe(false);
});

it("is not for staff, nor for visitors", async () => {
  for (const [who, status] of [
    [product.visitor(), 401],
    [await product.person("instructor"), 403],
    [await product.person("admin"), 403],
  ] as const)
    expect((await who("GET", exportVideosUrl)).status).toBe(status);
});
