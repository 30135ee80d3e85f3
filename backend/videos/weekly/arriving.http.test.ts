import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { weeklyVideoStream } from "../../../eventstore/videos/weeklyEvents.ts";
import { raw } from "../../testing/raw.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { uploadsUrl, videosUrl } from "../contract.ts";
import { finishUploads } from "../finishing.ts";
import { clip } from "../testing/clips.ts";
import { weeklyForm } from "../testing/weekly.ts";
import { weeklyVideosUrl } from "./weeklyContract.ts";

let product: TestProduct;
let riley: Person;
beforeAll(async () => {
  product = await testProduct();
  riley = await product.person("instructor");
});
afterAll(() => product.close());

const plain = clip("plain.mp4");
const tus = (who: Person, method: string, path: string, more: { headers?: object; body?: Buffer } = {}) =>
  raw(product.base, path, {
    method,
    headers: { "tus-resumable": "1.0.0", cookie: who.cookieHeader(), ...more.headers },
    ...(more.body && { body: more.body }),
  });
const begin = (who: Person, { name = "tee drill.mp4", bytes = plain.length } = {}) => {
  const told = { for: "weekly", filename: name, filetype: "video/mp4" };
  const metadata = Object.entries(told).map(([field, value]) => `${field} ${btoa(value)}`);
  return tus(who, "POST", uploadsUrl, {
    headers: { "upload-length": String(bytes), "upload-metadata": metadata.join(",") },
  });
};
const piece = (who: Person, path: string, offset: number, body: Buffer) =>
  tus(who, "PATCH", path, {
    body,
    headers: { "content-type": "application/offset+octet-stream", "upload-offset": String(offset) },
  });
const idOf = (path: string) => path.split("/").at(-1)!;
const arrived = async (who = riley) => {
  const path = (await begin(who)).headers["location"]!;
  expect((await piece(who, path, 0, plain)).status).toBe(204);
  return path;
};
const publish = (path: string, told: Record<string, string> = {}) => {
  const form = weeklyForm({ uploadType: "file", uploadId: idOf(path), ...told });
  form.delete("videoUrl");
  return riley("POST", weeklyVideosUrl, form);
};
const files = () => readdir(join(product.environment.DATA_DIR, "videos"), { recursive: true });
const rowOf = (path: string) => product.backend.db("web.upload").where({ id: idOf(path) });
const due = () => ({ now: new Date().toISOString(), signal: new AbortController().signal });
const begunAgo = (path: string, ago: string) =>
  rowOf(path).update({ begun_at: product.backend.db.raw("now() - cast(? as interval)", [ago]) });

it("A41: a file in pieces waits for its author, who publishes it once", async () => {
  const path = (await begin(riley)).headers["location"]!;
  expect((await publish(path)).body).toMatchObject({ code: "NotThere", issues: [{ path: ["video"] }] });
  await piece(riley, path, 0, plain.subarray(0, 4000));
  const last = await piece(riley, path, 4000, plain.subarray(4000));
  expect([last.status, last.headers["fungo-video"]]).toEqual([204, undefined]);
  const head = await tus(riley, "HEAD", path);
  expect([head.status, head.headers["upload-offset"]]).toEqual([200, String(plain.length)]);
  expect((await riley("GET", videosUrl)).body).toEqual([]);
  expect((await publish(path, { title: "" })).body.message).toBe("Please provide a title");
  const { status, body } = await publish(path, { title: "Tee drill" });
  expect([status, body.title, body.file.fileName, body.file.bytes]).toEqual([
    201,
    "Tee drill",
    "tee drill.mp4",
    plain.length,
  ]);
  const sent = await raw(product.base, body.filePath, { headers: { cookie: riley.cookieHeader() } });
  expect(sent.bytes.equals(plain)).toBe(true);
  expect((await publish(path)).body.id).toBe(body.id);
  const facts = [];
  for await (const { type } of product.backend.store.read(weeklyVideoStream(body.id))) facts.push(type);
  expect(facts).toEqual(["WeeklyVideoPublished"]);
});

it("is an instructor's own, and a video by name and bytes", async () => {
  const [rival, kim] = [await product.person("instructor"), await product.person("student", { age: 30 })];
  expect((await begin(kim)).status).toBe(403);
  expect((await begin(riley, { name: "a.txt", bytes: 10 })).status).toBe(201); // it says it is a video
  expect((await publish(await arrived(rival))).body).toMatchObject({ code: "NoSuchUpload" });
  const before = await files();
  const noise = Buffer.alloc(plain.length, 7);
  const path = (await begin(riley)).headers["location"]!;
  expect((await piece(riley, path, 0, noise)).status).toBe(422);
  expect((await publish(path)).body).toMatchObject({ code: "NoSuchUpload" });
  expect(await files()).toEqual(before);
});

it("a student's upload becomes no weekly video", async () => {
  const metadata = `title ${btoa("Swing")},filename ${btoa("swing.mp4")}`;
  const headers = { "upload-length": String(plain.length), "upload-metadata": metadata };
  const path = (await tus(riley, "POST", uploadsUrl, { headers })).headers["location"]!;
  expect((await publish(path)).body).toMatchObject({ code: "NoSuchUpload" });
});

it("one that nobody publishes is dropped after a day, and one that was published never", async () => {
  const [left, waiting, published] = [await arrived(), await arrived(), await arrived()];
  const [{ iv, sealed }] = await rowOf(published);
  const { body } = await publish(published);
  await rowOf(published).update({ done_at: null, iv, sealed }); // a crash came right behind the fact
  for (const path of [left, published]) await begunAgo(path, "25 hours");
  await begunAgo(waiting, "2 minutes");
  expect((await publish(left)).body).toMatchObject({ code: "NoSuchUpload" });
  await finishUploads(product.backend, due());
  expect(await files()).not.toContain(idOf(left));
  expect(await files()).toEqual(expect.arrayContaining([idOf(waiting), idOf(published)]));
  expect((await rowOf(published))[0].done_at).not.toBeNull();
  expect((await riley("GET", `${weeklyVideosUrl}/${body.id}`)).status).toBe(200);
  expect((await publish(waiting)).status).toBe(201);
});
