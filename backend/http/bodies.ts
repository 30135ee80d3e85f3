import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { Context } from "koa";
import { HttpMethodEnum, koaBody } from "koa-body";
import type { z } from "zod";
import { Rejection, shaped } from "./rejection.ts";
import { isStorable } from "./storableText.ts";

/** For a body of ordinary size, ms: 256 kB on a slow phone. */
const usualTime = 15_000;

const message = "What you sent took too long to arrive. Please check your connection and try again.";

/** What `reading` a body returns, as long as all of it comes within this many ms. Otherwise throws a Rejection. */
const inTime = async <T>(reading: Promise<T>, within = usualTime): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Rejection("tooSlow", "TooSlow", message)), within);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
};

const read = async (request: IncomingMessage, atMost: number) => {
  const chunks: Buffer[] = [];
  let length = 0;
  // Not destroyed on the way out: whoever sent too much should still hear so.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > atMost)
      throw new Rejection("tooLarge", "TooLarge", "This is too large to send at once. Please send less.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * The raw bytes of a request, which a signature covers. Throws Rejection when there are more than `atMost`, or when
 * they are not there `within` this many ms.
 */
const rawBody = (request: IncomingMessage, { atMost, within }: { atMost: number; within?: number }) =>
  inTime(read(request, atMost), within);

const usualRoom = 256 * 1024; // bytes

/** How the body of a call is read. */
export interface Body<T> {
  readonly types: readonly [string, ...string[]]; // accepted
  readonly atMost: number; // bytes
  /** Its schema; undefined: the handler gets it as it came. */
  readonly shape?: z.ZodType<T>;
  /** Throws a Rejection if it is too large, too slow, unreadable or does not fit the schema. */
  readonly read: (ctx: Context) => Promise<T>;
  /** Cleans up what reading left behind, once the answer is sent. */
  readonly tidy?: (ctx: Context) => Promise<void>;
}
interface Bounds {
  readonly atMost?: number; // bytes
  readonly within?: number; // ms in which all of it must arrive
}

const isBody = (body: z.ZodType | Body<unknown>): body is Body<unknown> => "read" in body;
/** As a call declares it: JSON if it names only a schema. */
export const bodyOf = (body: z.ZodType | Body<unknown>): Body<unknown> => (isBody(body) ? body : json(body));
export const shapeOf = (body: z.ZodType | Body<unknown> | undefined) => body && bodyOf(body).shape;
export const isJson = (body: z.ZodType | Body<unknown> | undefined) => !body || !isBody(body);

const tooLarge = () => new Rejection("tooLarge", "TooLarge", "This is too large to send at once. Please send less.");
const isTooLarge = (error: Error) =>
  ("status" in error && error.status === 413) || ("httpCode" in error && error.httpCode === 413);
const notJson = () => new Rejection("malformed", "NotJson", "We couldn't read this request. It isn't valid JSON.");
const noForm = () => new Rejection("malformed", "NotAForm", "We couldn't read this form. Please try again.");

type Parts = "json" | "urlencoded" | "multipart";

/** Reads a body of this kind; one of another type is left unread. */
const readerOf = (parts: Parts, atMost: number, unreadable: () => Rejection, within: number | undefined) => {
  const parse = koaBody({
    json: parts === "json",
    urlencoded: parts === "urlencoded",
    multipart: parts === "multipart",
    text: false,
    jsonLimit: atMost,
    formLimit: atMost,
    formidable: { maxTotalFileSize: atMost, maxFileSize: atMost, maxFieldsSize: usualRoom },
    parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
    onError: (error) => {
      throw isTooLarge(error) ? tooLarge() : unreadable();
    },
  });
  return (ctx: Context) =>
    inTime(
      parse(ctx, async () => {}),
      within,
    );
};

const checked = <T>(shape: z.ZodType<T>, value: unknown): T => {
  if (!isStorable(value))
    throw new Rejection("malformed", "NotText", "This text has characters we can't save. Please remove them.");
  return shaped(shape, value);
};

/** JSON; an empty body is an empty object. */
export const json = <T>(shape: z.ZodType<T>, { atMost = usualRoom, within }: Bounds = {}): Body<T> => {
  const read = readerOf("json", atMost, notJson, within);
  return {
    types: ["application/json"],
    atMost,
    shape,
    async read(ctx) {
      await read(ctx);
      return checked(shape, ctx.request.body ?? {});
    },
  };
};

/** A form as browsers send it natively. */
export const form = <T>(shape: z.ZodType<T>, { atMost = usualRoom, within }: Bounds = {}): Body<T> => {
  const read = readerOf("urlencoded", atMost, noForm, within);
  return {
    types: ["application/x-www-form-urlencoded"],
    atMost,
    shape,
    async read(ctx) {
      await read(ctx);
      return checked(shape, ctx.request.body ?? {});
    },
  };
};

/** A form with files, each stored in its own file (`filepath`) until the answer is sent. */
export const multipart = <T>(shape: z.ZodType<T>, { atMost, within }: Required<Bounds>): Body<T> => {
  const read = readerOf("multipart", atMost, noForm, within);
  return {
    types: ["multipart/form-data"],
    atMost,
    shape,
    async read(ctx) {
      await read(ctx);
      return checked(shape, Object.assign({}, ctx.request.body, ctx.request.files));
    },
    async tidy(ctx) {
      const files = Object.values(ctx.request.files ?? {}).flat();
      await Promise.all(files.map(async ({ filepath }) => rm(filepath, { force: true })));
    },
  };
};

/** The raw bytes, which a signature covers. */
export const raw = (type: string, { atMost = usualRoom, within }: Bounds = {}): Body<Buffer> => ({
  types: [type],
  atMost,
  read: (ctx) => rawBody(ctx.req, { atMost, ...(within && { within }) }),
});

/** The bytes as they arrive, for a handler that keeps what it has even if the rest never comes. */
export const stream = (type: string, { atMost }: Required<Pick<Bounds, "atMost">>): Body<Readable> => ({
  types: [type],
  atMost,
  read: async ({ req }) => {
    if (Number(req.headers["content-length"]) > atMost) throw tooLarge();
    const bounded = async function* () {
      let length = 0;
      for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        length += chunk.length;
        if (length > atMost) throw tooLarge();
        yield chunk;
      }
    };
    return Readable.from(bounded(), { objectMode: false });
  },
});
