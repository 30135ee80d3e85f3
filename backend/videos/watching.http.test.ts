import { existsSync } from "node:fs";
import { readdir, readlink, rm } from "node:fs/promises";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { logoutUrl } from "../accounts/contract.ts";
import { deactivateMembershipUrl } from "../memberships/contract.ts";
import { eraseUrl } from "../privacy/contract.ts";
import { does } from "../testing/held.ts";
import { lessonAsked } from "../testing/schedule.ts";
import { raw } from "../testing/raw.ts";
import { password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { posterUrl, videoUrl } from "./contract.ts";
import { videoStatusUrl } from "./review/contract.ts";
import { film } from "./testing/clips.ts";
import { makeMember, picture, uploaded } from "./testing/videos.ts";
import { assignedTo, published } from "./testing/weekly.ts";
import { weeklyVideoUrl } from "./weekly/weeklyContract.ts";

let product: TestProduct;
let other: Awaited<ReturnType<TestProduct["another"]>>;
let coach: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  other = await product.another();
  [coach, admin] = [await product.person("instructor"), await product.person("admin")];
});
afterAll(async () => {
  await other.close();
  await product.close();
});

const member = async () => {
  const kim = await product.person("student", { age: 30 });
  await makeMember(product, kim);
  return kim;
};

interface Scene {
  readonly kim: Person; // whose video it is, or who a weekly one is for
  readonly watcher: Person;
  readonly id: string; // of the video
}
interface Case {
  readonly watched?: "the video" | "the weekly video";
  readonly by: "kim" | "an instructor" | "an admin";
  readonly when: (scene: Scene) => Promise<unknown>;
  readonly gets: number; // status
}

/** A player's video with its picture, which every instructor may see, or a weekly one for that player. */
const scene = async ({ watched = "the video", by }: Pick<Case, "watched" | "by">) => {
  const kim = await member();
  const watcher = by === "kim" ? kim : await product.person(by === "an admin" ? "admin" : "instructor");
  if (watched === "the weekly video") {
    await lessonAsked(product, { studentId: kim.id, instructorId: coach.id, daysAhead: 3 });
    const { id, filePath } = await published(coach, assignedTo(kim), { isFile: true });
    return { kim, watcher, id, files: [filePath!] };
  }
  const { id, filePath } = await uploaded(kim);
  const { body } = await does(kim, "PUT", posterUrl(id), picture(), { "content-type": "image/webp" });
  return { kim, watcher, id, files: [filePath, String(body.thumbnailPath)] };
};

describe("who is in the midst of a play gets no further part, on no node,", () => {
  it.each<[string, Case]>([
    ["once they log out", { by: "kim", when: ({ kim }) => does(kim, "POST", logoutUrl), gets: 401 }],
    [
      "once they are no longer an instructor",
      { by: "an instructor", when: ({ watcher }) => product.give(watcher.id, "student"), gets: 404 },
    ],
    [
      "once they are no longer an admin",
      { by: "an admin", when: ({ watcher }) => product.give(watcher.id, "student"), gets: 404 },
    ],
    [
      "once another instructor has begun its review",
      {
        by: "an instructor",
        when: ({ id }) => does(coach, "PATCH", videoStatusUrl(id), { status: "in_progress" }),
        gets: 404,
      },
    ],
    [
      "once the membership that it needs has ended",
      {
        watched: "the weekly video",
        by: "kim",
        when: ({ kim }) => does(admin, "POST", deactivateMembershipUrl, { userId: kim.id }),
        gets: 404,
      },
    ],
    [
      "once it is for others",
      {
        watched: "the weekly video",
        by: "kim",
        when: async ({ id }) => {
          const lou = await member();
          await lessonAsked(product, { studentId: lou.id, instructorId: coach.id, daysAhead: 4 });
          await does(coach, "PATCH", weeklyVideoUrl(id), { assignedPlayerIds: [lou.id] });
        },
        gets: 404,
      },
    ],
    [
      "once it is removed",
      {
        watched: "the weekly video",
        by: "kim",
        when: ({ id }) => does(coach, "DELETE", weeklyVideoUrl(id)),
        gets: 404,
      },
    ],
    [
      "once it is deleted",
      { by: "an instructor", when: ({ kim, id }) => does(kim, "DELETE", videoUrl(id)), gets: 404 },
    ],
    [
      "once its player is erased",
      {
        by: "an instructor",
        when: ({ kim }) => does(admin, "POST", eraseUrl, { password, userId: kim.id }),
        gets: 404,
      },
    ],
    [
      "once they are erased",
      { by: "kim", when: ({ kim }) => does(admin, "POST", eraseUrl, { password, userId: kim.id }), gets: 401 },
    ],
  ])("%s", async (_, { when, gets, ...of }) => {
    const { files, ...staged } = await scene(of);
    const cookie = staged.watcher.cookieHeader(); // which logging out would take from this browser
    const part = async (base: string, path: string, first: number) => {
      const headers = { cookie, range: `bytes=${first}-${first + 9}` };
      const [got, head] = [await raw(base, path, { headers }), await raw(base, path, { method: "HEAD", headers })];
      return [got.status, head.status];
    };
    const parts = async (first: number) => {
      const statuses = [];
      for (const { base } of [product, other])
        for (const path of files) statuses.push(...(await part(base, path, first)));
      return new Set(statuses);
    };
    expect([await parts(0), await parts(10)]).toEqual([new Set([206]), new Set([206])]);
    await when(staged);
    expect([await parts(20), await parts(0)]).toEqual([new Set([gets]), new Set([gets])]);
  });

  it("but a player's own videos stay when their membership ends", async () => {
    const kim = await member();
    const { filePath } = await uploaded(kim);
    await does(admin, "POST", deactivateMembershipUrl, { userId: kim.id });
    const headers = { cookie: kim.cookieHeader(), range: "bytes=0-9" };
    for (const { base } of [product, other]) expect((await raw(base, filePath, { headers })).status).toBe(206);
  });
});

it("a file that is gone from storage is said to be missing, whole or in part", async () => {
  const { filePath } = await uploaded(coach);
  const fileId = filePath.split("/").at(-1)!.split(".")[0]!;
  await rm(join(product.environment.DATA_DIR, "videos", fileId));
  for (const headers of [{}, { range: "bytes=0-0" }]) {
    const answer = await raw(product.base, filePath, { headers: { cookie: coach.cookieHeader(), ...headers } });
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([404, { code: "NoSuchFile" }]);
  }
});

describe("no file stays open", () => {
  const linux = "/proc/self/fd"; // where Linux lists what this process has open
  const openFiles = async () => {
    const folder = join(product.environment.DATA_DIR, "videos");
    const names = await readdir(linux);
    const paths = await Promise.all(names.map((name) => readlink(join(linux, name)).catch(() => "")));
    return paths.filter((path) => path.startsWith(folder)).length;
  };
  const hangUp = async (path: string, { headers = {}, after = "its first bytes" } = {}) => {
    const asked = request(product.base + path, { headers: { cookie: coach.cookieHeader(), ...headers }, agent: false });
    asked.on("error", () => {}); // it is cut off here
    asked.end();
    if (after === "being sent") await once(asked, "finish");
    else {
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      answer.on("error", () => {});
      if (after === "its first bytes") await once(answer, "readable");
    }
    asked.destroy();
  };
  const manyTimes = async (work: () => Promise<unknown>) => {
    for (let n = 0; n < 3; n++) await Promise.all(Array.from({ length: 20 }, work));
  };

  it("after 60 who hang up, and 60 who ask for the head alone", async ({ skip }) => {
    skip(!existsSync(linux), "not run: only Linux tells what is open");
    const { filePath } = await uploaded(coach, {}, { bytes: film(12_000_000) });
    const watching = request(product.base + filePath, { headers: { cookie: coach.cookieHeader() } });
    watching.on("error", () => {}).end();
    const [answer] = (await once(watching, "response")) as [IncomingMessage];
    answer.on("error", () => {});
    await once(answer, "readable");
    expect(await openFiles()).toBe(1); // so it would be noticed
    watching.destroy();
    const ways = ["its first bytes", "its head", "being sent"].flatMap((after) => [
      { after },
      { after, headers: { range: "bytes=1000000-" } },
    ]);
    let n = 0;
    await manyTimes(() => hangUp(filePath, ways[n++ % ways.length]));
    const headers = { cookie: coach.cookieHeader() };
    await manyTimes(async () => {
      expect((await raw(product.base, filePath, { method: "HEAD", headers })).status).toBe(200);
    });
    await eventually(async () => expect(await openFiles()).toBe(0), { timeout: 10_000 });
  });
});
