import { request } from "node:http";
import { logoutUrl } from "../../../backend/accounts/contract.ts";
import { eraseUrl } from "../../../backend/privacy/contract.ts";
import { does } from "../../../backend/testing/held.ts";
import { password, type Person } from "../../../backend/testing/peopleAt.ts";
import { raw } from "../../../backend/testing/raw.ts";
import { videoUrl } from "../../../backend/videos/contract.ts";
import { film } from "../../../backend/videos/testing/clips.ts";
import { makeMember, uploaded } from "../../../backend/videos/testing/videos.ts";
import { comesTrue } from "../comesTrue.ts";
import type { Product } from "../product.ts";
import { basesOf } from "../sessions/browser.ts";
import type { Line } from "../tried.ts";

const size = 12_000_000; // bytes; more than lies in buffers between us and a node
const atOnce = 8; // parts that are on their way while it ends
const brokenOff = 0; // instead of a status

interface Ending {
  readonly by: "student" | "instructor" | "admin"; // who is watching
  readonly end: (of: {
    product: Product;
    owner: Person;
    watcher: Person;
    admin: Person;
    id: string;
  }) => Promise<unknown>;
  readonly refused: number; // status
  /** The film itself is gone, so that also what is being sent breaks off. */
  readonly isForGood?: boolean;
}
const endings: Readonly<Record<string, Ending>> = {
  "a log-out": { by: "instructor", end: ({ watcher }) => does(watcher, "POST", logoutUrl), refused: 401 },
  "a lost role": {
    by: "instructor",
    end: ({ product, watcher }) => product.give(watcher.id, "student"),
    refused: 404,
  },
  "an admin's lost role": {
    by: "admin",
    end: ({ product, watcher }) => product.give(watcher.id, "student"),
    refused: 404,
  },
  "a deletion": {
    by: "instructor",
    end: ({ owner, id }) => does(owner, "DELETE", videoUrl(id)),
    refused: 404,
    isForGood: true,
  },
  "an erasure": {
    by: "instructor",
    end: ({ admin, owner }) => does(admin, "POST", eraseUrl, { password, userId: owner.id }),
    refused: 404,
    isForGood: true,
  },
};

/** Begins to read a file, and reads no further until it is told to. Resolves with how many bytes came in all. */
const playing = async (base: string, path: string, cookie: string) => {
  let bytes = 0;
  const asked = request(base + path, { headers: { cookie }, agent: false });
  const over = new Promise<number>((resolve) => {
    const end = () => {
      begun();
      resolve(bytes);
    };
    asked.on("error", end);
    asked.on("response", (answer) => {
      answer.on("error", () => {});
      answer.on("close", end);
      answer.once("readable", () => begun());
      playOn = () => void answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
    });
  });
  let playOn = () => {};
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  asked.end();
  await isBegun;
  return { playOn: () => playOn(), over };
};

/** Whoever is watching when it ends gets no further part, on no node, however many were on their way. */
export const watchOn = async (product: Product, line: Line, rounds: number) => {
  const { here, there } = basesOf(product);
  const admin = await product.person("admin");
  for (let round = 0; round < rounds; round++)
    for (const [what, { by, end, refused, isForGood = false }] of Object.entries(endings)) {
      line.tried();
      const owner = await product.person("student");
      await makeMember(product, owner);
      const watcher = await product.person(by);
      const { id, filePath } = await uploaded(owner, {}, isForGood ? { bytes: film(size) } : {});
      const cookie = watcher.cookieHeader(); // which a log-out takes from the watcher
      const part = async (n: number) => {
        const headers = { cookie, range: `bytes=${n * 100}-${n * 100 + 99}` };
        const base = n % 2 ? here : there;
        const answer = raw(base, filePath, { method: n % 3 ? "GET" : "HEAD", headers });
        return answer.then(
          ({ status }) => status,
          () => brokenOff,
        );
      };
      const parts = () => Promise.all(Array.from({ length: atOnce }, (_, n) => part(n)));
      if ((await parts()).some((status) => status !== 206)) line.wrong("a video cannot be watched", what);
      const open = isForGood ? [await playing(here, filePath, cookie), await playing(there, filePath, cookie)] : [];
      await Promise.all([parts(), end({ product, owner, watcher, admin, id }), parts()]);
      for (const status of await parts())
        if (status !== refused) line.wrong(`a video is watched on after ${what}`, String(status));
      // The key goes with the fact, on the other node as soon as it hears of it.
      const goesOn = async () => (await Promise.all([part(0), part(1)])).every((status) => status === refused);
      if (!(await comesTrue(goesOn))) line.wrong("a video is still there", what);
      for (const { playOn, over } of open) {
        playOn();
        if ((await over) >= size) line.wrong(`all of a video comes after ${what}`);
      }
    }
};
