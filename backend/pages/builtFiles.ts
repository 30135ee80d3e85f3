import { ReadStream, type Stats } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { send } from "@koa/send";
import type { Context } from "koa";

export const year = 365 * 24 * 60 * 60; // seconds
export const day = 24 * 60 * 60;
const folders = ["public", "backoffice"];

const cached = (path: string) => {
  const hashed = /^\/(backoffice-)?assets\//.test(path); // the name changes with the content
  return hashed ? `public, max-age=${year}, immutable` : `public, max-age=${day}`;
};

/** Set here, the ETag needs no second look at a file, which may be gone by then. */
const setHeaders = (res: ServerResponse, _path: string, { size, mtimeMs }: Stats) =>
  void res.setHeader("ETag", `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`);

/** Not a file's address, one that leads out of the folder, or a file removed while it was read. */
const isNoFile = (error: unknown) =>
  error instanceof Error &&
  (("status" in error && typeof error.status === "number" && error.status < 500) ||
    ("code" in error && error.code === "ENOENT"));

/** Sends the builds' file for this path, compressed if there is such a copy; false if they have none. */
export const sendFile = async (ctx: Context, dist: string): Promise<boolean> => {
  for (const folder of folders) {
    try {
      if (!(await send(ctx, ctx.path, { root: join(dist, folder), setHeaders }))) continue;
      // Our files are small. Read completely, a file fails here or not at all.
      if (ctx.body instanceof ReadStream) ctx.body = await buffer(ctx.body);
      ctx.set("Cache-Control", cached(ctx.path));
      return true;
    } catch (error) {
      if (!ctx.writable) return true; // the client is gone, and the reading was aborted for that
      if (!isNoFile(error)) throw error;
      for (const header of ["Content-Encoding", "ETag", "Last-Modified"]) ctx.remove(header);
    }
  }
  return false;
};
