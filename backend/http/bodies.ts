import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import type { Context } from "koa";
import { HttpMethodEnum, koaBody } from "koa-body";
import { z } from "zod";
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

const tooLarge = () => new Rejection("tooLarge", "TooLarge", "This is too large to send at once. Please send less.");
const brokenOff = () => new Rejection("malformed", "BrokenOff", "This didn't arrive whole. Please send it again.");

const read = async (request: IncomingMessage, atMost: number) => {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Not destroyed on the way out: whoever sent too much should still hear so.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > atMost) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Rejection ? error : brokenOff();
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
  readonly within?: number; // ms in which all of it must arrive; absent: the usual time
  /** Its schema; undefined: the handler gets it as it came. */
  readonly shape?: z.ZodType;
  /** Throws a Rejection if it is too large, too slow, unreadable or does not fit the schema. */
  readonly read: (ctx: Context) => Promise<T>;
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

const isTooLarge = (error: Error) =>
  ("status" in error && error.status === 413) || ("httpCode" in error && error.httpCode === 413);
const notJson = () => new Rejection("malformed", "NotJson", "We couldn't read this request. It isn't valid JSON.");
const noForm = () => new Rejection("malformed", "NotAForm", "We couldn't read this form. Please try again.");

/** Reads a body of this kind; one of another type is left unread. */
const readerOf = (
  parts: "json" | "urlencoded",
  atMost: number,
  unreadable: () => Rejection,
  within: number | undefined,
) => {
  const parse = koaBody({
    json: parts === "json",
    urlencoded: parts === "urlencoded",
    multipart: false,
    text: false,
    jsonLimit: atMost,
    formLimit: atMost,
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

/** A file in a form, as it arrives. Whoever gets it reads all of it. */
export interface SentFile {
  readonly name: string;
  readonly type: string; // what the sender says it is
  readonly content: Readable;
}
/** A form with one file. */
export interface SentForm {
  readonly bytes: number; // as many as it says it has, all in all; 0: it does not say
  /**
   * Reads it to its end and returns its fields, one that is sent several times as lines. `keep` gets the file, if there
   * is one, and the fields that came before it. Throws a Rejection if the form is too large, too slow or unreadable, and what `keep` throws.
   */
  readonly read: (keep: (file: SentFile, before: Fields) => Promise<void>) => Promise<Fields>;
}
type Fields = Readonly<Record<string, string>>;

const quietFor = 60_000; // ms, at most
const mostFields = 250;

/** By whoever takes the file. */
class Refused extends Error {
  constructor(cause: unknown) {
    super("the file was not taken", { cause });
  }
}
const reasonOf = (error: unknown) => {
  if (error instanceof Refused) return error.cause;
  return error instanceof Rejection ? error : noForm();
};

/** Throws a Rejection if it cannot be told where its parts begin. */
const partsOf = (config: busboy.BusboyConfig) => {
  try {
    return busboy(config);
  } catch {
    throw noForm();
  }
};

const readForm = async (
  req: IncomingMessage,
  { field, atMost, large }: { field: string; atMost: number; large: () => Rejection },
  keep: Parameters<SentForm["read"]>[0],
): Promise<Fields> => {
  const fields: Record<string, string> = {};
  let room = usualRoom;
  let keeping: Promise<unknown> | undefined;
  let refused: Refused | undefined;
  // busboy calls a file too large that has just the limit's size.
  const limits = { fileSize: atMost + 1, fieldSize: usualRoom, fields: mostFields, files: 1 };
  const parts = partsOf({ headers: req.headers, defParamCharset: "utf8", limits });
  parts.on("field", (name, value) => {
    fields[name] = Object.hasOwn(fields, name) ? `${fields[name]}\n${value}` : value;
    if ((room -= value.length) < 0) parts.destroy(tooLarge());
  });
  parts.on("fieldsLimit", () => parts.destroy(tooLarge()));
  parts.on("file", (name, content, { filename, mimeType }) => {
    // Whoever reads it hears that it breaks off. If nobody does yet, or ever, that would end the process.
    content.on("error", () => {});
    if (name !== field || filename === undefined) return void content.resume();
    content.once("limit", () => content.destroy(large()));
    keeping = keep({ name: filename, type: mimeType, content }, { ...fields }).catch((error: unknown) => {
      parts.destroy((refused = new Refused(error))); // unless the form broke, and with it the file
    });
  });
  req.setTimeout(quietFor, () => parts.destroy(new Rejection("tooSlow", "TooSlow", message)));
  const [read] = await Promise.allSettled([pipeline(req.iterator({ destroyOnReturn: false }), parts)]);
  await keeping;
  if (read.status === "rejected") throw reasonOf(read.reason);
  if (refused) throw refused.cause; // once all of the form was read: a bucket takes a small file at its end
  return checked(z.record(z.string(), z.string()), fields);
};

/**
 * A form with a file in `field`, which its handler takes as it comes: it may be large, and it is never stored in clear.
 * `shape`: of the fields, for the description; the handler validates them.
 */
export const formWithFile = (
  shape: z.ZodType,
  { field, atMost, within, large }: { field: string; atMost: number; within: number; large: string },
): Body<SentForm> => {
  const isTooLarge = () => new Rejection("tooLarge", "TooLarge", large);
  return {
    types: ["multipart/form-data"],
    atMost,
    within,
    shape,
    read: async ({ req }) => {
      if (Number(req.headers["content-length"]) > atMost + usualRoom) throw isTooLarge();
      const bytes = Number(req.headers["content-length"]) || 0;
      return { bytes, read: (keep) => inTime(readForm(req, { field, atMost, large: isTooLarge }, keep), within) };
    },
  };
};

/** The raw bytes, in one of these types: what a signature covers, or a small file. */
export const raw = (
  types: string | readonly [string, ...string[]],
  { atMost = usualRoom, within }: Bounds = {},
): Body<Buffer> => ({
  types: typeof types === "string" ? [types] : types,
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
