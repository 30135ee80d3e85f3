import { readdir, readlink } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { raw } from "../../../backend/testing/raw.ts";
import { film } from "../../../backend/videos/testing/clips.ts";
import { tusOn } from "../../../backend/videos/testing/tus.ts";
import { uploaded } from "../../../backend/videos/testing/videos.ts";
import { comesTrue } from "../comesTrue.ts";
import type { Product } from "../product.ts";
import type { Line } from "../tried.ts";

const size = 12_000_000; // bytes; more than lies in buffers between us and a node
const atOnce = 20;

/** How many files of videos a process has open, where Linux tells. */
const openFiles = async (pid: number, folder: string) => {
  const names = await readdir(`/proc/${pid}/fd`).catch(() => []);
  const paths = await Promise.all(names.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => "")));
  return paths.filter((path) => path.startsWith(folder)).length;
};

/** Those who watch, ask for the head alone, or send a piece, and hang up in the midst of it: no file stays open. */
export const hangUp = async (product: Product, line: Line, rounds: number) => {
  const { base, nodes, folder } = product;
  const coach = await product.person("instructor"); // whose uploads are not counted
  const cookie = coach.cookieHeader();
  const { filePath } = await uploaded(coach, {}, { bytes: film(size) });
  const upload = await tusOn(() => base).begun(coach, { size });
  const piece = {
    "tus-resumable": "1.0.0",
    "content-type": "application/offset+octet-stream",
    "content-length": size,
    "upload-offset": 0,
  };
  const cutOff = (path: string, method: string, headers: object, after: "head" | "bytes" | "sent") =>
    new Promise<void>((resolve) => {
      const asked = request(base + path, { method, headers: { cookie, ...headers }, agent: false });
      const hang = () => void asked.destroy();
      asked.on("error", () => {});
      asked.on("close", () => resolve());
      asked.on("response", (answer) => {
        answer.on("error", () => {});
        if (after === "bytes") answer.once("readable", hang);
        else hang();
      });
      if (method === "PATCH") return void asked.write(Buffer.alloc(100_000), hang);
      if (after === "sent") asked.on("finish", hang);
      asked.end();
    });
  const ways: readonly (() => Promise<unknown>)[] = [
    () => cutOff(filePath, "GET", {}, "head"),
    () => cutOff(filePath, "GET", {}, "bytes"),
    () => cutOff(filePath, "GET", { range: "bytes=1000000-" }, "bytes"),
    () => cutOff(filePath, "GET", { range: "bytes=1000000-" }, "sent"),
    () => cutOff(upload, "PATCH", piece, "sent"),
    () => raw(base, filePath, { method: "HEAD", headers: { cookie } }),
  ];
  for (let round = 0; round < rounds; round++) {
    line.tried(atOnce);
    await Promise.all(Array.from({ length: atOnce }, (_, n) => ways[(round + n) % ways.length]!()));
  }
  const pid = nodes[0]!.pid()!;
  const videos = join(folder, "videos");
  if (!(await comesTrue(async () => (await openFiles(pid, videos)) === 0)))
    line.wrong("files stay open after those who hung up", String(await openFiles(pid, videos)));
};
