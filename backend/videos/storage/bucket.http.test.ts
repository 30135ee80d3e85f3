import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { eventually } from "../../../eventstore/testing/eventually.ts";
import { videoSubject } from "../../../eventstore/videos/events.ts";
import { subscriptionStatusUrl } from "../../memberships/subscriptionContract.ts";
import { raw } from "../../testing/raw.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { posterUrl, uploadVideoUrl, videosUrl, videoUrl } from "../contract.ts";
import { finishUploads } from "../finishing.ts";
import { fileKey, sealing } from "../sealedFile.ts";
import { describeOn, newBucket } from "../testing/bucket.ts";
import { clip } from "../testing/clips.ts";
import { idOf, told, tusOn } from "../testing/tus.ts";
import { makeMember, picture, videoForm } from "../testing/videos.ts";
import { partSize } from "./s3Receiving.ts";

const plain = clip("plain.mp4");
/** A video of two parts: whatever follows its last frame is still part of it. */
const large = Buffer.concat([plain, randomBytes(partSize + 4_000_000)]);
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const due = () => ({ now: new Date().toISOString(), signal: new AbortController().signal });

/** What the whole product promises of uploads, with videos in a bucket that two nodes share. */
describeOn(await newBucket(), "with videos in a bucket", ({ environment, client, Bucket, names }) => {
  let product: TestProduct;
  let other: Awaited<ReturnType<TestProduct["another"]>>;
  let kim: Person;
  const { tus, begun, piece, offsetOf } = tusOn(() => product.base);
  beforeAll(async () => {
    product = await testProduct(environment);
    other = await product.another();
  });
  afterAll(async () => {
    await other.close();
    await product.close();
  });
  const member = async () => {
    kim = await product.person("student", { age: 30 });
    await makeMember(product, kim);
  };
  const used = async () => (await kim("GET", subscriptionStatusUrl)).body.videosThisMonth;
  const unfinished = async () => (await client.listMultipartUploads({ Bucket })).Uploads ?? [];
  const inBucket = async (Key: string) => {
    const { Body, $metadata: _, ...headers } = await client.getObject({ Bucket, Key });
    return { bytes: await buffer(Body as Readable), headers: JSON.stringify(headers) };
  };
  /** A video's bytes as they have to arrive, for what only a crash leaves behind. */
  const sealedFor = async (path: string) => {
    const { db, keys } = product.backend;
    const { video_id: videoId } = await db("web.upload")
      .where({ id: idOf(path) })
      .first();
    const { key } = (await keys.forOpening([videoSubject(videoId)])).get(videoSubject(videoId))!;
    return buffer(Readable.from([plain]).pipe(sealing(fileKey(key, idOf(path)))));
  };
  const fileOf = async (id: string) => (await kim("GET", videoUrl(id))).body.filePath as string;
  const watched = async (path: string, range?: string) =>
    (await raw(product.base, path, { headers: { cookie: kim.cookieHeader(), ...(range && { range }) } })).bytes;

  /** Sends a piece whose end never comes. */
  const phoneSending = (path: string, bytes: Buffer) => {
    const { hostname, port } = new URL(product.base);
    const headers = {
      host: hostname,
      cookie: kim.cookieHeader(),
      "tus-resumable": "1.0.0",
      "upload-offset": 0,
      "content-type": "application/offset+octet-stream",
      "content-length": large.length,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const phone = connect(Number(port), hostname);
    phone.write(Buffer.concat([Buffer.from(`PATCH ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`), bytes]));
    return phone.resume();
  };
  const hungUp = async (phone: Socket) => {
    phone.end();
    await once(phone, "close");
  };
  const partsOf = async (fileId: string) => {
    const [{ UploadId } = {}] = await unfinished();
    return (await client.listParts({ Bucket, Key: fileId, UploadId })).Parts ?? [];
  };

  it.each([
    ["its phone hung up", hungUp],
    ["its phone is silent", async () => {}],
  ])("an upload goes on where %s, on another node, and is watched byte for byte", async (_, stop) => {
    await member();
    const before = await names();
    const path = await begun(kim, { size: large.length });
    const half = partSize + 1_000_001;
    const phone = phoneSending(path, large.subarray(0, half));
    await eventually(async () => expect(await partsOf(idOf(path))).toHaveLength(1), { timeout: 20_000 });
    await stop(phone);
    const at = await offsetOf(kim, path, other.base);
    expect([at > partSize, at <= half]).toEqual([true, true]); // but for what was still in the network's hands
    const last = await piece(kim, path, at, large.subarray(at), { base: other.base });
    expect([last.status, last.headers["upload-offset"]]).toEqual([204, String(large.length)]);
    const file = await fileOf(last.headers["fungo-video"]!);
    expect(sha256(await watched(file))).toBe(sha256(large));
    const [first, end] = [partSize - 5, partSize + 5];
    expect((await watched(file, `bytes=${first}-${end}`)).equals(large.subarray(first, end + 1))).toBe(true);
    expect([await unfinished(), await names(), await used()]).toEqual([[], [...before, idOf(path)].toSorted(), 1]);
    phone.destroy();
  });

  it("nothing in it says what a video is or whose, nor holds a byte of it in clear", async () => {
    await member();
    const path = await begun(kim, {
      size: plain.length,
      fields: { ...told, title: "Walrus-3391", description: "Walrus-3391", filename: "Walrus-3391.mp4" },
    });
    onTestFinished(async () => void (await tus(kim, "DELETE", path)));
    await piece(kim, path, 0, plain.subarray(0, 3000));
    expect(await names()).toEqual(expect.arrayContaining([`${idOf(path)}.info`, `${idOf(path)}.part`]));
    const form = videoForm({ title: "Walrus-3391" }, { name: "Walrus-3391.mp4" });
    const { id } = (await kim("POST", uploadVideoUrl, form)).body;
    const poster = picture();
    await kim("PUT", posterUrl(id), poster, { "content-type": "image/webp" });
    // Four letters such as "ftyp" turn up by chance in some megabytes of sealed bytes; sixteen given bytes do not.
    const clear = [plain, poster].flatMap((file) => [0, 1000, 2000].map((at) => file.subarray(at, at + 16)));
    const uploads = JSON.stringify(await unfinished());
    for (const name of await names()) {
      const { bytes, headers } = await inBucket(name);
      expect(clear.filter((some) => some.length === 16 && bytes.includes(some))).toEqual([]);
      expect(`${name} ${headers} ${uploads} ${bytes.toString("latin1")}`).not.toMatch(/Walrus/);
      expect(`${headers} ${uploads}`).not.toContain(kim.id);
    }
  });

  it("four at once on two nodes write one upload: one does, and there is one video", async () => {
    await member();
    const path = await begun(kim, { size: large.length });
    const answers = await Promise.all(
      [product, other, product, other].map(({ base }) => piece(kim, path, 0, large, { base })),
    );
    expect(answers.filter(({ status }) => ![204, 404, 409, 423].includes(status))).toEqual([]);
    const at = await offsetOf(kim, path);
    if (at < large.length) answers.push(await piece(kim, path, at, large.subarray(at)));
    expect(answers.filter(({ headers }) => headers["upload-offset"] === String(large.length))).toHaveLength(1);
    const videos = (await kim("GET", videosUrl)).body;
    expect(videos).toHaveLength(1);
    expect(sha256(await watched(videos[0].filePath))).toBe(sha256(large));
    expect(await used()).toBe(1);
  });

  it("stopped, nothing of an upload is left, not even parts that would be paid for", async () => {
    await member();
    const before = await names();
    const path = await begun(kim, { size: large.length });
    await hungUp(phoneSending(path, large.subarray(0, partSize + 3000)));
    expect(await unfinished()).toHaveLength(1);
    expect((await tus(kim, "DELETE", path)).status).toBe(204);
    expect([await unfinished(), await names(), await used()]).toEqual([[], before, 0]);
    const form = videoForm({}, { bytes: randomBytes(partSize + 1) });
    expect((await kim("POST", uploadVideoUrl, form)).status).toBe(422);
    expect([await unfinished(), await names(), await used()]).toEqual([[], before, 0]);
  });

  it("an upload whose parts a crash left apart becomes a video, and a deleted one leaves nothing", async () => {
    await member();
    const before = await names();
    const path = await begun(kim);
    const [{ UploadId } = {}] = await unfinished();
    await client.uploadPart({ Bucket, Key: idOf(path), UploadId, PartNumber: 1, Body: await sealedFor(path) });
    await product.backend
      .db("web.upload")
      .where({ id: idOf(path) })
      .update({ begun_at: product.backend.db.raw("now() - interval '2 minutes'") });
    await finishUploads(product.backend, due());
    const [video] = (await kim("GET", videosUrl)).body;
    expect((await watched(video.filePath)).equals(plain)).toBe(true);
    expect(await unfinished()).toEqual([]);
    await kim("DELETE", videoUrl(video.id));
    expect(await names()).toEqual(before);
  });
});
