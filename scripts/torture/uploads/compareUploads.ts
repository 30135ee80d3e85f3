import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { subscriptionStatusUrl } from "../../../backend/memberships/subscriptionContract.ts";
import { videosUrl } from "../../../backend/videos/contract.ts";
import { membershipStream } from "../../../eventstore/memberships/events.ts";
import { insist } from "../caller.ts";
import type { Problems } from "../chapter.ts";
import type { Stored } from "../logShape.ts";
import type { Person } from "../people.ts";
import type { Sent } from "./sender.ts";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Each of them was reserved and counted once, none was given back, and each video was recorded once. */
export const checkUploads = (facts: readonly Stored[], sent: readonly Sent[], problems: Problems) => {
  const streams = new Set(sent.map(({ by }) => membershipStream(by.id)));
  const times = new Map<string, number>();
  for (const { type, stream, data } of facts) {
    if (type === "UploadReleased" && streams.has(stream)) problems.add("an upload was given back", stream);
    const id = type === "VideoUploaded" ? data["fileId"] : data["uploadId"];
    times.set(`${type} ${String(id)}`, (times.get(`${type} ${String(id)}`) ?? 0) + 1);
  }
  for (const { path } of sent)
    for (const type of ["UploadReserved", "VideoUploaded", "UploadCommitted"]) {
      const count = times.get(`${type} ${path.split("/").at(-1)}`) ?? 0;
      if (count !== 1) problems.add(`${type} is in the log ${count} times`, path);
    }
};

interface Compared {
  readonly bases: readonly string[];
  readonly crowd: readonly Person[];
  readonly sent: readonly Sent[];
  readonly folder: string;
  readonly pool: pg.Pool;
  readonly problems: Problems;
}

/** Every upload is one video with its bytes on each node and counts once, and nothing is left of how it came. */
export const compareUploads = async (of: Compared) => {
  const { bases, crowd, sent, folder, pool, problems } = of;
  for (const base of bases)
    for (const { id, cookie } of crowd) {
      const read = async (path: string) =>
        (await insist([base], { method: "GET", path, cookie }, () => {}))?.answer.body;
      const videos = (await read(videosUrl)) as { id: string; filePath: string }[];
      const { videosThisMonth } = (await read(subscriptionStatusUrl)) as { videosThisMonth: number };
      const own = sent.filter(({ by }) => by.id === id);
      const counts = [own.length, videos.length, videosThisMonth];
      if (new Set(counts).size > 1) problems.add("uploads, videos and what counts are not as many", counts.join(", "));
      for (const { videoId, bytes, path } of own) {
        const filePath = videos.find((video) => video.id === videoId)?.filePath;
        const file = filePath && (await fetch(base + filePath, { headers: { cookie } }));
        if (!file) problems.add("an upload is no video", path);
        else if (sha256(new Uint8Array(await file.arrayBuffer())) !== sha256(bytes))
          problems.add("a video has other bytes than were sent", path);
      }
    }
  const { rows: left } = await pool.query<{ id: string }>("select id from web.upload where done_at is null");
  for (const { id } of left) problems.add("an upload is left half", id);
  const videos = join(folder, "videos");
  for (const name of await readdir(join(videos, "arriving"))) problems.add("what was arriving is left", name);
  const files = (await readdir(videos)).length - 2; // besides "arriving" and "place"
  if (files !== sent.length) problems.add("there are other files than videos", `${files} for ${sent.length}`);
};
