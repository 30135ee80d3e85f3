import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loginUrl } from "../../backend/accounts/contract.ts";
import { raw } from "../../backend/testing/raw.ts";
import { password, type Person } from "../../backend/testing/testProduct.ts";
import { posterUrl, videosUrl, videoUrl, type VideoView } from "../../backend/videos/contract.ts";
import { fileFindings } from "../../backend/videos/fileCheck.ts";
import { describeOn, newBucket } from "../../backend/videos/testing/bucket.ts";
import { clip } from "../../backend/videos/testing/clips.ts";
import { makeMember, picture, uploaded } from "../../backend/videos/testing/videos.ts";
import { filesFolderOf } from "./copyFiles.ts";
import { type Stage, stage } from "./testing/stage.ts";

let here: Stage;
let kim: Person;
let swing: VideoView, gone: VideoView;
beforeAll(async () => {
  here = await stage();
  kim = await here.product.person("student", { age: 30 });
  await makeMember(here.product, kim);
  [swing, gone] = [await uploaded(kim), await uploaded(kim)];
  swing = (await kim("PUT", posterUrl(swing.id), picture(), { "content-type": "image/webp" })).body;
});
afterAll(() => here.close());

const nameIn = (path: string) => path.split("/").at(-1)!.split(".")[0]!;
const copies = async (name: string) =>
  (await readdir(filesFolderOf(here.file(name))))
    .filter((file) => !["arriving", "SHA256SUMS"].includes(file))
    .toSorted();
const restored = () => rm(join(here.folder, "videos"), { recursive: true, force: true });

it("a video's files come back sealed as they were, and can be watched", async () => {
  const { videos } = await here.backup("whole");
  expect(videos).toMatchObject({ files: 3, copied: { files: 3, new: 3 } });
  expect(await copies("whole")).toEqual([swing.filePath, swing.thumbnailPath!, gone.filePath].map(nameIn).toSorted());
  const copy = await readFile(join(filesFolderOf(here.file("whole")), nameIn(swing.filePath)));
  expect([copy.length, copy.includes("ftyp")]).toEqual([swing.bytes, false]);

  const url = await here.empty();
  const again = await here.restore("whole", url);
  expect(again.videos).toMatchObject({ files: 3, read: 3, missing: [], changed: [] });
  const product = await here.productOn(url);
  const client = product.visitor();
  await client("POST", loginUrl, { email: kim.email, password });
  const { bytes } = await raw(product.base, swing.filePath, { headers: { cookie: client.cookieHeader() } });
  expect(bytes.equals(clip("plain.mp4"))).toBe(true);
  await restored();
});

it("a later backup of the same name copies only what is new, and keeps nothing of a deleted video", async () => {
  await kim("DELETE", videoUrl(gone.id));
  const third = await uploaded(kim);
  expect((await here.backup("whole", { force: true })).videos.copied).toMatchObject({ files: 3, new: 1 });
  expect(await copies("whole")).toEqual([swing.filePath, swing.thumbnailPath!, third.filePath].map(nameIn).toSorted());
});

it("G2-49: a video that was deleted since stays so, restored from an older backup with the newer keys", async () => {
  const since = await uploaded(kim, { title: "Canary" });
  await here.backup("older");
  await kim("DELETE", videoUrl(since.id));
  await here.backup("newer");
  const url = await here.empty();
  await here.restore("older", url, { keys: "newer.keys" });
  const product = await here.productOn(url);
  const client = product.visitor();
  await client("POST", loginUrl, { email: kim.email, password });
  const { body: videos } = await client("GET", videosUrl);
  expect(JSON.stringify(videos)).not.toContain("Canary");
  const headers = { cookie: client.cookieHeader() };
  expect((await raw(product.base, swing.filePath, { headers })).status).toBe(200);
  expect((await raw(product.base, since.filePath, { headers })).status).toBe(404);
  await restored();
});

it("a file that is missing or damaged in the backup is named, and so it is by the doctor", async () => {
  await here.backup("worn");
  const folder = filesFolderOf(here.file("worn"));
  const [file, poster] = [nameIn(swing.filePath), nameIn(swing.thumbnailPath!)];
  await rm(join(folder, poster));
  const bytes = await readFile(join(folder, file));
  bytes[100]! ^= 1;
  await writeFile(join(folder, file), bytes);
  const url = await here.empty();
  expect((await here.restore("worn", url)).videos).toMatchObject({ missing: [swing.id], changed: [swing.id] });
  const { backend } = await here.productOn(url);
  const found = await fileFindings(backend, { atMost: 10 });
  expect(found.filter(({ problem }) => problem).map(({ name }) => name)).toEqual(["missing", "damaged"]);
  expect((await fileFindings(here.product.backend, { atMost: 10 })).filter(({ problem }) => problem)).toEqual([]);
});

describeOn(await newBucket(), "with videos in a bucket", ({ environment, client, Bucket }) => {
  let there: Stage;
  let video: VideoView;
  beforeAll(async () => {
    there = await stage(environment);
    const lou = await there.product.person("student", { age: 30 });
    await makeMember(there.product, lou);
    video = await uploaded(lou);
  });
  afterAll(() => there.close());

  it("a backup has their sums, a restore finds them where they are, and names one that is gone", async () => {
    const { videos } = await there.backup("sums", { copies: false });
    expect(videos).toEqual({ files: 1, bytes: video.bytes });
    const sums = await readFile(join(filesFolderOf(there.file("sums")), "SHA256SUMS"), "utf8");
    const { Body } = await client.getObject({ Bucket, Key: nameIn(video.filePath) });
    const hash = createHash("sha256").update(await Body!.transformToByteArray());
    expect(sums).toBe(`${hash.digest("hex")}  ${nameIn(video.filePath)}\n`);
    const again = await there.restore("sums", await there.empty(), { settings: environment });
    expect(again.videos).toMatchObject({ files: 1, read: 0, missing: [], changed: [] });
    expect(await fileFindings(there.product.backend, { atMost: 10 })).toContainEqual({
      about: "videos",
      name: "damaged",
      value: "0, 1 of 1 read whole",
    });
  });

  it("copied on request, they come back in a folder, or in a bucket that lost them", async () => {
    expect((await there.backup("copied")).videos.copied).toMatchObject({ files: 1, new: 1 });
    const url = await there.empty();
    expect((await there.restore("copied", url)).videos).toMatchObject({ files: 1, read: 1, missing: [], changed: [] });
    await client.deleteObject({ Bucket, Key: nameIn(video.filePath) });
    const found = await fileFindings(there.product.backend, { atMost: 10 });
    expect(found.filter(({ problem }) => problem).map(({ name }) => name)).toEqual(["missing"]);
    const back = await there.restore("copied", await there.empty(), { settings: environment });
    expect(back.videos).toMatchObject({ files: 1, read: 1, missing: [], changed: [] });
  });
});
