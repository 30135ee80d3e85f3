import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { StoreUnavailable } from "../../../eventstore/eventStore.ts";
import { videoStream } from "../../../eventstore/videos/events.ts";
import { raw } from "../../testing/raw.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { uploadVideoUrl, videoUrl, type VideoView } from "../contract.ts";
import { fileFindings } from "../fileCheck.ts";
import { opened } from "../files.ts";
import { NoRoom } from "../storage/storage.ts";
import { clip } from "../testing/clips.ts";
import { describeOn } from "../testing/bucket.ts";
import { ownFfmpeg } from "../testing/ffmpeg.ts";
import { makeMember, uploaded, videoForm } from "../testing/videos.ts";
import { noRoom } from "../upload.ts";
import { video } from "../video.ts";
import { convertNext } from "./conversions.ts";
import { CannotConvert, NoTranscoder, type Source, type Transcoder } from "./transcoder.ts";

/** Makes each clip's copy and picture once: most of this is about what becomes of them. */
const onceEach = (transcoder: Transcoder): Transcoder => {
  const known = new Map<string, Promise<Buffer>>();
  const once = (what: string, { container, size }: Source, make: () => Promise<Buffer>) => {
    const key = `${what} of ${container} with ${size} bytes`;
    const made = known.get(key) ?? make();
    known.set(key, made);
    return made;
  };
  return {
    ...transcoder,
    toPlayable: async (from, keep, signal) =>
      keep(Readable.from([await once("copy", from, () => transcoder.toPlayable(from, buffer, signal))])),
    poster: (from, signal) => once("picture", from, () => transcoder.poster(from, signal)),
  };
};

describeOn(await ownFfmpeg(), "conversions, with ffmpeg", (real) => {
  const transcoder = onceEach(real);
  let product: TestProduct;
  let riley: Person;
  const going = new AbortController();
  beforeAll(async () => {
    product = await testProduct({ FFMPEG_PATH: process.env["FFMPEG_PATH"] ?? "ffmpeg" });
    riley = await product.person("instructor");
  });
  afterAll(() => product.close());

  const next = (by: Transcoder = transcoder, signal = going.signal) =>
    convertNext({ backend: product.backend, transcoder: by, signal });
  const sent = (name: string) => uploaded(riley, {}, { name, bytes: clip(name) });
  const shown = async (id: string, who = riley): Promise<VideoView> => (await who("GET", videoUrl(id))).body;
  const idOf = (path: string) => path.split("/").at(-1)!.split(".")[0]!;
  const bytesAt = async (path: string, who = riley) =>
    raw(product.base, path, { headers: { cookie: who.cookieHeader() } });
  const rows = () => product.backend.db("web.conversion");
  /** As if its next try were due. */
  const nowDue = () => rows().update({ next_at: product.backend.db.fn.now(), held_until: null });
  const stored = async () => {
    const ids: string[] = [];
    for await (const { fileId } of product.backend.files.list()) ids.push(fileId);
    return ids.toSorted();
  };
  const filesOf = async (id: string) => (await product.backend.stateOf(video, videoStream(id))).fileIds;

  it.each([
    ["portrait.mov", { width: 90, height: 160, fps: 30, duration: 2 }],
    ["phone.mov", { width: 160, height: 90, fps: 30, duration: 2 }],
    ["old.avi", { width: 160, height: 90, fps: 10, duration: 2 }],
    ["old.wmv", { width: 160, height: 90, fps: 10, duration: 2 }],
    ["old.flv", { width: 160, height: 90, fps: 10, duration: 2 }],
    ["old.3gp", { height: 144, fps: 10, duration: 2 }],
  ])("%s gets a copy that plays everywhere, and a picture; the original stays", async (name, picture) => {
    const before = await sent(name);
    expect(before).toMatchObject({ conversion: "under way", thumbnailPath: null, filePath: before.originalPath });
    expect(before.playable).not.toBe("everywhere");
    expect(await next()).toBe(1);
    const after = await shown(before.id);
    expect(after).toMatchObject({ ...picture, playable: "everywhere", conversion: null, isVariable: false });
    expect(after).toMatchObject({ originalPath: before.originalPath, bytes: clip(name).length });
    expect(after.filePath).toMatch(/\.mp4$/);
    expect((await bytesAt(after.filePath)).headers["content-type"]).toBe("video/mp4");
    expect((await bytesAt(after.thumbnailPath!)).headers["content-type"]).toBe("image/jpeg");
    const files = await filesOf(before.id);
    expect(files).toEqual([after.originalPath, after.thumbnailPath!, after.filePath].map(idOf));
    expect(await next()).toBe(0);
  });

  it("nothing clear is stored on the way, and nothing is left of it", async () => {
    const before = await sent("portrait.mov");
    const known = await stored();
    const seen: string[] = [];
    await next({
      ...real,
      toPlayable: async (...told) => {
        const made = await real.toPlayable(...told);
        for (const fileId of await stored())
          seen.push((await buffer(await product.backend.files.read(fileId))).toString("latin1"));
        return made;
      },
    });
    expect(seen).toHaveLength(known.length + 1);
    expect(seen.filter((bytes) => /ftyp|moov|avc1|hvc1/.test(bytes))).toEqual([]);
    expect(await stored()).toEqual(expect.arrayContaining([...(await filesOf(before.id))]));
    expect((await fileFindings(product.backend, { atMost: 100 })).filter(({ problem }) => problem)).toEqual([]);
  });

  it("whoever may not see the video sees no byte of its copy, neither in parts nor by HEAD", async () => {
    const kim = await product.person("student", { age: 30 });
    await makeMember(product, kim);
    const form = videoForm({ instructorId: riley.id }, { name: "old.avi", bytes: clip("old.avi") });
    const { id } = (await kim("POST", uploadVideoUrl, form)).body;
    await next();
    const { filePath } = await shown(id, kim);
    const ask = async (who: Person | undefined, method: string) => {
      const headers = { range: "bytes=0-99", ...(who && { cookie: who.cookieHeader() }) };
      return (await raw(product.base, filePath, { method, headers })).status;
    };
    const others = [await product.person("student", { age: 30 }), await product.person("instructor")];
    for (const method of ["GET", "HEAD"]) {
      expect([await ask(kim, method), await ask(riley, method)]).toEqual([206, 206]);
      for (const who of others) expect(await ask(who, method)).toBe(404);
      expect(await ask(undefined, method)).toBe(401);
    }
    await kim("DELETE", videoUrl(id));
    expect(await ask(kim, "GET")).toBe(404);
  });

  it("the original is what is exported and downloaded, byte for byte", async () => {
    const { id } = await sent("old.wmv");
    await next();
    const { originalPath } = await shown(id);
    expect((await bytesAt(`${originalPath}?download`)).headers["content-disposition"]).toContain(".wmv");
    const whole = await opened(product.backend, { videoId: id, fileId: idOf(originalPath) });
    expect((await buffer(whole)).equals(clip("old.wmv"))).toBe(true);
  });

  it("a copy stays if the answer that it was recorded is lost", async () => {
    const { id } = await sent("old.avi");
    const { backend } = product;
    const { handle } = backend;
    vi.spyOn(backend, "handle").mockImplementation(async (...told) => {
      const handled = await handle(...told);
      if ((await backend.stateOf(video, videoStream(id))).conversion === "made")
        throw new StoreUnavailable("no answer");
      return handled;
    });
    await expect(next()).rejects.toThrow("no answer");
    vi.restoreAllMocks();
    expect((await bytesAt((await shown(id)).filePath)).status).toBe(200);
    await nowDue();
    await next();
    expect(await rows()).toEqual([]);
  });

  const cannot: Transcoder = {
    ...transcoder,
    toPlayable: async (source, keep) => {
      await transcoder.toPlayable(source, keep, going.signal);
      throw new CannotConvert("unreadable");
    },
  };

  it("is tried three times; then that is said, the original stays, and nothing else does", async () => {
    const before = await sent("old.avi");
    for (const tries of [1, 2, 3]) {
      expect((await shown(before.id)).conversion).toBe("under way");
      expect(await next(cannot)).toBe(1);
      expect(await next(cannot)).toBe(0); // not at once
      if (tries < 3) await nowDue();
    }
    expect(await shown(before.id)).toEqual({ ...before, conversion: "failed" });
    expect(await filesOf(before.id)).toEqual([idOf(before.originalPath)]);
    expect(await next()).toBe(0);
    expect(await rows()).toEqual([]);
  });

  it("a fault of ours ends after three tries, too; one while something is away, or full, is none", async () => {
    const { id } = await sent("old.avi");
    const failing = (error: Error): Transcoder => ({ ...transcoder, toPlayable: () => Promise.reject(error) });
    const outside = [
      new StoreUnavailable("the log is away"),
      Object.assign(new Error("the database is away"), { code: "ECONNREFUSED" }),
      Object.assign(new Error("the bucket is away"), { $metadata: { httpStatusCode: 503 } }),
      new NoTranscoder("ffmpeg is away"),
      new NoRoom("full"),
      noRoom(),
    ];
    for (const error of outside) {
      await expect(next(failing(error))).rejects.toThrow(error);
      expect(await rows()).toMatchObject([{ video_id: id, attempts: 0, held_until: null }]);
      await nowDue();
    }
    for (const _ of [1, 2, 3]) {
      expect((await shown(id)).conversion).toBe("under way");
      expect(await next(failing(new TypeError("oops")))).toBe(1);
      await nowDue();
    }
    expect((await shown(id)).conversion).toBe("failed");
    const [row] = await product.backend.db("read.videos").where({ id });
    expect(row).toMatchObject({ conversionFailed: "interrupted" });
    expect(await next()).toBe(0);
  });

  it("begins anew where a node stopped, and where one died; three deaths are enough", async () => {
    const { id } = await sent("old.flv");
    const stopping = new AbortController();
    const stopped: Transcoder = {
      ...transcoder,
      toPlayable: (source, _, signal) => {
        stopping.abort();
        return real.toPlayable(source, buffer as never, signal);
      },
    };
    await next(stopped, stopping.signal);
    expect(await rows()).toMatchObject([{ video_id: id, attempts: 0, held_until: null }]);
    await rows().update({ attempts: 2, held_until: product.backend.db.raw("now() + interval '1 minute'") });
    expect(await next()).toBe(0); // another node is at it
    await nowDue(); // which died
    expect(await next()).toBe(1);
    expect((await shown(id)).playable).toBe("everywhere");

    const killer = await sent("old.flv");
    await rows().update({ attempts: 3 });
    await next();
    expect(await shown(killer.id)).toMatchObject({ conversion: "failed", playable: "nowhere" });
  });

  it("two nodes do not convert the same video", async () => {
    await sent("old.3gp");
    const other = await product.another();
    const tried = await Promise.all([
      next(),
      convertNext({ backend: other.backend, transcoder, signal: going.signal }),
    ]);
    expect(tried.toSorted((a, b) => a - b)).toEqual([0, 1]);
    await other.close();
  });

  it("one that takes long stays with its node", async () => {
    const { id } = await sent("portrait.mov");
    const isHeld = async () => {
      const [row] = await rows().select(product.backend.db.raw("held_until > now() as held"));
      return row.held;
    };
    const slow: Transcoder = {
      ...transcoder,
      toPlayable: async (...told) => {
        await rows().update({ held_until: product.backend.db.fn.now() }); // as if a minute had passed
        await expect.poll(isHeld).toBe(true);
        expect(await next()).toBe(0);
        return transcoder.toPlayable(...told);
      },
    };
    const { backend } = product;
    expect(await convertNext({ backend, transcoder: slow, signal: going.signal, renewEvery: 20 })).toBe(1);
    expect(await shown(id)).toMatchObject({ playable: "everywhere", conversion: null });
  });

  it("deleted meanwhile, nothing of it is left", async () => {
    const before = await stored();
    const { id } = await sent("portrait.mov");
    await next({
      ...transcoder,
      toPlayable: async (...told) => {
        const made = await transcoder.toPlayable(...told);
        await riley("DELETE", videoUrl(id));
        return made;
      },
    });
    await nowDue();
    await next();
    expect(await stored()).toEqual(before);
    expect(await rows()).toEqual([]);
  });

  it("one that was sent while there was no ffmpeg says nothing of a conversion, and gets its copy once there is", async () => {
    const without = await product.another({ FFMPEG_PATH: "off" });
    const form = videoForm({}, { name: "old.avi", bytes: clip("old.avi") });
    const { body } = await riley.at(without.base)("POST", uploadVideoUrl, form);
    expect(body).toMatchObject({ conversion: null, playable: "nowhere" });
    await next();
    expect((await shown(body.id)).playable).toBe("everywhere");
    await without.close();
  });
});
