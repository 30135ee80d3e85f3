import type { Person } from "../../../backend/testing/peopleAt.ts";
import { uploadsUrl, videosUrl } from "../../../backend/videos/contract.ts";
import { clip } from "../../../backend/videos/testing/clips.ts";
import { tusOn } from "../../../backend/videos/testing/tus.ts";
import type { Product } from "../product.ts";
import type { Line } from "../tried.ts";

const plain = clip("plain.mp4");
const kept = 3000; // bytes that are there

type Random = () => number;
const oneOf = <T>(random: Random, ...list: readonly T[]) => list[Math.floor(random() * list.length)]!;
const some = (random: Random, most: number) => Math.floor(random() * most);

/** A number as nobody means it, or almost as one would. */
const number = (random: Random) =>
  oneOf(
    random,
    () => String(kept - 1 - some(random, 9000)),
    () => String(kept + 1 + some(random, 9000)),
    () => `-${some(random, 9)}`,
    () => "9".repeat(1 + some(random, 400)),
    () => `${kept}.${some(random, 9)}`,
    () => `${kept}, ${kept}`,
    () => oneOf(random, "", "0x0bb8", "3e3", "NaN", "Infinity", "+3000", "3000;", "３０００", "null"),
  )();
const told = (random: Random) =>
  oneOf(
    random,
    () => "title",
    () => `title ${"A".repeat(some(random, 9000))}`,
    () => `title ${Buffer.from("\0\u202e</script>").toString("base64")}`,
    () => Array.from({ length: some(random, 300) }, (_, n) => `k${n} QQ==`).join(","),
    () => `${"title ".repeat(some(random, 5))}QQ==`,
    () => "title QQ==,title Qg==",
    () => "__proto__ QQ==,constructor QQ==,filename YS5tcDQ=,filetype dmlkZW8vbXA0",
    () => ",,,",
    () => `title ${oneOf(random, "%%%", "Q", "Q=Q=", " QQ==", "QQ== QQ==")}`,
    () => `filename ${Buffer.from("../../../master.key.mp4").toString("base64")},filetype dmlkZW8vbXA0`,
  )();

/** Begins and continues uploads with what no client sends. Nothing breaks, nothing is reserved, and no byte is lost. */
export const sendOddly = async (
  product: Product,
  line: Line,
  { random, rounds }: { random: Random; rounds: number },
) => {
  const { tus, begun, piece, offsetOf } = tusOn(() => product.base);
  const coach = await product.person("instructor");
  const path = await begun(coach);
  await piece(coach, path, 0, plain.subarray(0, kept));
  for (let round = 0; round < rounds; round++) {
    line.tried();
    const odd = Buffer.from(number(random)).toString("latin1");
    const isBegun = random() < 0.3;
    const headers: Record<string, string> = isBegun
      ? { "upload-length": oneOf(random, odd, "9881"), "upload-metadata": told(random) }
      : { "upload-offset": odd, "content-type": "application/offset+octet-stream" };
    if (random() < 0.2) headers["tus-resumable"] = oneOf(random, "", "0.2.2", "1.0.0, 1.0.0", "x".repeat(100));
    if (random() < 0.2) headers["x-http-method-override"] = "DELETE";
    if (random() < 0.2) headers["upload-defer-length"] = oneOf(random, "1", "0", "-1");
    if (random() < 0.2) headers["upload-concat"] = oneOf(random, "partial", `final;${path}`);
    const { status } = isBegun
      ? await tus(coach, "POST", uploadsUrl, { headers })
      : await tus(coach, "PATCH", path, { headers, body: plain.subarray(kept, kept + some(random, 100)) });
    const sent = JSON.stringify(headers).slice(0, 300);
    if (status < 400 || status >= 500) line.wrong("what no client sends is not refused", `${status}: ${sent}`);
    const offset = await offsetOf(coach, path);
    if (offset !== kept) line.wrong("what no client sends moves an upload", `${offset}: ${sent}`);
  }
  if ((await piece(coach, path, kept, plain.subarray(kept))).status !== 204)
    line.wrong("an upload does not go on after what no client sends");
};

/** Nobody sees, continues or stops somebody else's upload, whatever their role. */
export const touchOthers = async (product: Product, line: Line) => {
  const { tus, begun, piece, offsetOf } = tusOn(() => product.base);
  const owner = await product.person("instructor");
  const path = await begun(owner);
  await piece(owner, path, 0, plain.subarray(0, kept));
  const asked: Readonly<Record<string, (by: Person) => Promise<{ status: number }>>> = {
    HEAD: (by) => tus(by, "HEAD", path),
    PATCH: (by) => piece(by, path, kept, plain.subarray(kept)),
    DELETE: (by) => tus(by, "DELETE", path),
  };
  for (const role of ["student", "instructor", "admin"] as const) {
    const other = await product.person(role);
    for (const [method, ask] of Object.entries(asked)) {
      line.tried();
      const { status } = await ask(other);
      if (status !== 404) line.wrong("somebody else's upload is there", `${method} as ${role}: ${status}`);
    }
  }
  if ((await offsetOf(owner, path)) !== kept) line.wrong("somebody else moved an upload");
  const { body: videos } = await owner("GET", `${videosUrl}?studentId=${owner.id}`);
  if (videos.length > 0) line.wrong("somebody else made a video of an upload");
};
