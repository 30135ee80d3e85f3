import { pipeline, type Readable } from "node:stream";
import type { Context } from "koa";
import parseRange from "range-parser";
import { z } from "zod";
import { Rejection } from "./rejection.ts";
import { sending } from "./sending.ts";

/** Writes an answer that is more than the JSON of a view. */
export type Written = (ctx: Context) => void | Promise<void>;

/** Every answer that is a no. */
export const Refusal = z.object({
  message: z.string().describe("words for people"),
  code: z.string().describe("one word for programs"),
  issues: z
    .array(z.object({ path: z.array(z.union([z.string(), z.int()])), message: z.string() }))
    .optional()
    .describe("the fields it is about"),
  current: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("what someone else wrote in these fields in the meantime"),
});

export const Message = z.object({ message: z.string() });

/** Sent instead of what was created, while the read models do not show it yet. */
export const NotShownYet = z.object({
  id: z.string(),
  code: z.literal("NotShownYet"),
  message: z.string().describe("words for people"),
});

const retryAfter = "2"; // s

/**
 * What a write created. If the read models are too far behind to show it, that is no reason to report failure: 202 and
 * its id. The same Idempotency-Key asks again for the full answer.
 */
export const created =
  (id: string, view: object | undefined): Written =>
  (ctx) => {
    if (view) {
      ctx.status = 201;
      ctx.body = view;
      return;
    }
    ctx.status = 202;
    ctx.set("Retry-After", retryAfter);
    ctx.body = {
      id,
      code: "NotShownYet",
      message: ctx.get("Idempotency-Key")
        ? "This is saved but takes a moment to show. Please try again in a few seconds. Nothing will be entered twice."
        : "This is saved but takes a moment to show. Please check again in a few seconds.",
    } satisfies z.infer<typeof NotShownYet>;
  };

/** HTML, as is. */
export const page =
  (html: string): Written =>
  (ctx) => {
    ctx.type = "html";
    ctx.body = html;
  };

/** To be saved under this name. A stream is sent as it is read. `type`: as the header has it. */
export const file =
  ({ name, type, content }: { name: string; type: string; content: string | Buffer | Readable }): Written =>
  (ctx) => {
    ctx.attachment(name);
    ctx.type = type;
    ctx.body = content;
  };

/** Continue there, with GET. */
export const seeOther =
  (path: string): Written =>
  (ctx) => {
    ctx.redirect(path);
    ctx.status = 303;
  };

/**
 * A large file, in full or the one part requested. `read`: its bytes from first to last, in pieces that nobody else
 * holds.
 */
interface Ranged {
  readonly type: string;
  readonly size: number; // bytes
  readonly etag: string; // including its quotes
  readonly read: (part: { first: number; last: number }) => Readable | Promise<Readable>;
}

/** The requested part; undefined: all of it, also when part of a changed file or several parts are requested. */
const partOf = (ctx: Context, { size, etag }: Ranged) => {
  const range = ctx.get("Range");
  const condition = ctx.get("If-Range");
  if (!range || (condition && condition !== etag)) return undefined;
  const parts = parseRange(size, range);
  if (parts === -2 || (Array.isArray(parts) && (parts.type !== "bytes" || parts.length > 1))) return undefined;
  return parts;
};

export const ranged =
  (file: Ranged): Written =>
  async (ctx) => {
    const { type, size, etag, read } = file;
    ctx.set({ "Accept-Ranges": "bytes", ETag: etag });
    const parts = partOf(ctx, file);
    if (parts === -1) {
      ctx.set("Content-Range", `bytes */${size}`);
      throw new Rejection("outOfRange", "OutOfRange", "This file has no such part.");
    }
    const [part] = parts ?? [];
    const { start: first, end: last } = part ?? { start: 0, end: size - 1 };
    if (part) ctx.set("Content-Range", `bytes ${first}-${last}/${size}`);
    ctx.status = part ? 206 : 200;
    ctx.type = type;
    ctx.length = last - first + 1;
    if (ctx.method === "HEAD") return;
    const bytes = await read({ first, last });
    ctx.respond = false; // Koa keeps each piece until the collector finds it
    pipeline(bytes, sending(ctx.res), (error) => {
      if (!error) return;
      ctx.app.emit("error", error, ctx); // first: once the connection is closed, it would pass for a caller who left
      ctx.res.destroy(); // so that nobody takes it for all
    });
  };
