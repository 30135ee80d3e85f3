import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loginUrl } from "../../backend/accounts/contract.ts";
import { eraseUrl } from "../../backend/privacy/contract.ts";
import { raw } from "../../backend/testing/raw.ts";
import { password, type Person } from "../../backend/testing/testProduct.ts";
import { posterUrl, videosUrl, videoUrl, type VideoView } from "../../backend/videos/contract.ts";
import { fileFindings } from "../../backend/videos/fileCheck.ts";
import { describeOn, newBucket } from "../../backend/videos/testing/bucket.ts";
import { clip } from "../../backend/videos/testing/clips.ts";
import { makeMember, picture, uploaded } from "../../backend/videos/testing/videos.ts";
import { filesFolderOf } from "./copyFiles.ts";
import { examine } from "./examine.ts";
import { ask, type Stage, stage } from "./testing/stage.ts";
import { inPlainWords } from "./words.ts";

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
  expect(await readdir(join(here.folder, "videos"))).not.toContain(nameIn(since.filePath));
  await restored();
});

it("a restore that breaks off in its videos has erased again before, and the same one goes on where it stopped", async () => {
  const leaver = await here.product.person();
  await here.backup("broken");
  const admin = await here.product.person("admin");
  expect((await admin("POST", eraseUrl, { password, userId: leaver.id })).status).toBe(202);
  await here.backup("fresh");
  const odd = join(filesFolderOf(here.file("broken")), randomUUID());
  await mkdir(odd); // cannot be read as a file
  const url = await here.empty();
  const restore = () => here.restore("broken", url, { keys: "fresh.keys" });
  const failed = await restore().catch((error: unknown) => inPlainWords(error, "Nothing was restored."));
  expect(failed).toMatch(/EISDIR.*Call the same restore again: it goes on where it stopped\.$/);
  const erased = `select type from log.event where type = 'PersonErased' and data->>'subject' = '${leaver.id}'`;
  expect(await ask(url, erased)).toHaveLength(1);
  await rm(odd, { recursive: true });
  expect(await restore()).toMatchObject({ videos: { missing: [], changed: [] }, notErased: [] });
  expect(await ask(url, erased)).toHaveLength(1);
  await expect(restore()).rejects.toThrow(/This database is not empty/);
  await restored();
});

it("a restore only reads the backup, which may lie where nothing can be written", async () => {
  await here.backup("sealed");
  const folder = filesFolderOf(here.file("sealed"));
  await rm(join(folder, "arriving"), { recursive: true });
  await chmod(folder, 0o500);
  await here.restore("sealed", await here.empty());
  expect([(await stat(folder)).mode & 0o777, existsSync(join(folder, "arriving"))]).toEqual([0o500, false]);
  await chmod(folder, 0o700);
  await restored();
});

it("a backup that breaks off in its videos says what is there, and how to go on", async () => {
  const files = { ...here.product.backend.files, read: () => Promise.reject(new Error("The disk is away.")) };
  const failed = await here
    .backup("part", { files })
    .catch((error: unknown) => inPlainWords(error, "Nothing is left."));
  expect(failed).toMatch(/^The disk is away\. Facts, credentials and keys are in .*part and .*part\.keys.*--force/);
  await examine(here.file("part"), here.file("part.keys"));
  expect((await here.backup("part", { force: true })).videos.copied?.new).toBeGreaterThan(0);
});

it("a file that is deleted while videos are copied is none to copy", async () => {
  const { files } = here.product.backend;
  const list = async function* () {
    yield { fileId: randomUUID(), bytes: 9, changedAt: new Date().toISOString() };
    yield* files.list();
  };
  const { videos } = await here.backup("meanwhile", { files: { ...files, list } });
  expect(videos.copied?.files).toBe((await copies("meanwhile")).length);
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
