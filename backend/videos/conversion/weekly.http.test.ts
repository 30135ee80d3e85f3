import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { filesOfDeleted, filesOfVideos, isFileOfVideo } from "../../../projections/videos/files/queries.ts";
import { historyUrl } from "../../history/contract.ts";
import { does } from "../../testing/held.ts";
import { raw } from "../../testing/raw.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { videoUrl } from "../contract.ts";
import { conversionFindings, fileFindings } from "../fileCheck.ts";
import { opened } from "../files.ts";
import { describeOn } from "../testing/bucket.ts";
import { clip } from "../testing/clips.ts";
import { ownFfmpeg } from "../testing/ffmpeg.ts";
import { makeMember, uploaded } from "../testing/videos.ts";
import { assignedTo, weeklyForm } from "../testing/weekly.ts";
import { weeklyVideosUrl, weeklyVideoUrl, type WeeklyVideoView } from "../weekly/weeklyContract.ts";
import { convertNext } from "./conversions.ts";
import { CannotConvert, type Transcoder } from "./transcoder.ts";

describeOn(await ownFfmpeg(), "conversions of weekly videos, with ffmpeg", (transcoder) => {
  let product: TestProduct;
  let riley: Person, rival: Person, kim: Person, lou: Person;
  const { signal } = new AbortController();
  const student = async () => {
    const found = await product.person("student", { age: 30 });
    await makeMember(product, found);
    await uploaded(found, { instructorId: riley.id });
    return found;
  };
  beforeAll(async () => {
    product = await testProduct({ FFMPEG_PATH: process.env["FFMPEG_PATH"] ?? "ffmpeg" });
    [riley, rival] = [await product.person("instructor"), await product.person("instructor")];
    [kim, lou] = [await student(), await student()];
  });
  afterAll(() => product.close());

  const next = (by: Transcoder = transcoder) => convertNext({ backend: product.backend, transcoder: by, signal });
  const publish = async (name: string): Promise<WeeklyVideoView> =>
    (await does(riley, "POST", weeklyVideosUrl, weeklyForm(assignedTo(kim), clip(name)))).body;
  const shown = async (id: string, who = riley): Promise<WeeklyVideoView> => (await who("GET", videoUrl(id))).body;
  const idOf = (path: string | null | undefined) => path!.split("/").at(-1)!.split(".")[0]!;
  const ask = (path: string, who?: Person, method = "GET") => {
    const headers = { range: "bytes=0-99", ...(who && { cookie: who.cookieHeader() }) };
    return raw(product.base, path, { method, headers });
  };
  const all = async <T>(rows: AsyncIterable<T>) => {
    const found: T[] = [];
    for await (const row of rows) found.push(row);
    return found;
  };
  const stored = async () => (await all(product.backend.files.list())).map(({ fileId }) => fileId).toSorted();
  const story = async (id: string) =>
    (await riley("GET", historyUrl(id))).body.map(({ what }: { what: string }) => what);

  it("one gets a copy that plays everywhere, and a picture, for those it is for; removed, nothing is left", async () => {
    const without = await stored();
    const before = await publish("old.avi");
    const { file } = before;
    expect(file).toMatchObject({ container: "avi", playable: "nowhere", conversion: "under way" });
    expect([before.thumbnailPath, before.filePath]).toEqual([null, file?.originalPath]);
    expect(await next()).toBe(1);
    const { filePath, thumbnailPath, ...after } = await shown(before.id, kim);
    const picture = { width: 160, height: 90, fps: 10, duration: 2, isVariable: false };
    expect(after.file).toEqual({ ...file, ...picture, playable: "everywhere", conversion: null });
    expect(await story(before.id)).toEqual(["WeeklyVideoPublished", "WeeklyPosterMade", "WeeklyCopyMade"]);
    expect(await next()).toBe(0);

    for (const method of ["GET", "HEAD"]) {
      for (const who of [kim, riley]) {
        const { status, headers } = await ask(filePath!, who, method);
        expect([status, headers["content-type"]]).toEqual([206, "video/mp4"]);
      }
      for (const who of [lou, rival]) expect((await ask(filePath!, who, method)).status).toBe(404);
      expect((await ask(filePath!, undefined, method)).status).toBe(401);
    }
    expect((await ask(thumbnailPath!, kim)).headers["content-type"]).toBe("image/jpeg");
    const original = { weeklyVideoId: before.id, fileId: idOf(file?.originalPath) };
    expect((await buffer(await opened(product.backend, original))).equals(clip("old.avi"))).toBe(true);

    const { db } = product.backend;
    const files = [file?.originalPath, filePath, thumbnailPath].map(idOf);
    const held = (await all(filesOfVideos(db))).filter(({ videoId }) => videoId === before.id);
    expect(held.map(({ fileId }) => fileId)).toEqual(files);
    for (const fileId of files) expect(await isFileOfVideo(db, fileId)).toBe(true);
    expect((await fileFindings(product.backend, { atMost: 100 })).filter(({ problem }) => problem)).toEqual([]);

    await riley("DELETE", weeklyVideoUrl(before.id));
    expect((await ask(filePath!, kim)).status).toBe(404);
    for (const fileId of files) expect(await isFileOfVideo(db, fileId)).toBe(false);
    expect(await filesOfDeleted(db)).toEqual(expect.arrayContaining(files));
    expect(await stored()).toEqual(without);
  });

  it("is tried three times; then that is said, to the doctor, too, and the original stays", async () => {
    const cannot: Transcoder = {
      ...transcoder,
      toPlayable: async () => {
        throw new CannotConvert("unreadable");
      },
    };
    const before = await publish("old.wmv");
    const counted = async () =>
      (await conversionFindings(product.backend.db, "off")).find(({ name }) => name === "not playing everywhere")
        ?.value;
    expect(await counted()).toBe("1, and 0 that couldn't be converted");
    for (const tries of [1, 2, 3]) {
      expect((await shown(before.id)).file?.conversion).toBe("under way");
      expect(await next(cannot)).toBe(1);
      if (tries < 3) await product.backend.db("web.conversion").update({ next_at: new Date(0) }); // as if it were due
    }
    expect(await shown(before.id)).toEqual({ ...before, file: { ...before.file, conversion: "failed" } });
    expect(await counted()).toBe("0, and 1 that couldn't be converted");
    expect(await next()).toBe(0);
  });

  it("removed meanwhile, nothing of it is left", async () => {
    const without = await stored();
    const { id } = await publish("portrait.mov");
    await next({
      ...transcoder,
      toPlayable: async (...told) => {
        const made = await transcoder.toPlayable(...told);
        await riley("DELETE", weeklyVideoUrl(id));
        return made;
      },
    });
    expect(await next()).toBe(0);
    expect(await stored()).toEqual(without);
    expect(await product.backend.db("web.conversion")).toEqual([]);
  });

  it("a link, and a file that plays everywhere, are not converted", async () => {
    await does(riley, "POST", weeklyVideosUrl, weeklyForm(assignedTo(kim)));
    expect((await publish("plain.mp4")).file).toMatchObject({ playable: "everywhere", conversion: null });
    expect(await next()).toBe(0);
  });
});
