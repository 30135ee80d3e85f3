import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { HttpMethodEnum, koaBody } from "koa-body";
import type { z } from "zod";
import { Rejection } from "../rejection.ts";
import { type Body, type Bounds, checked, inTime, noForm, tooLarge, usualRoom } from "./body.ts";

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

const isBody = (body: z.ZodType | Body<unknown>): body is Body<unknown> => "read" in body;
/** As a call declares it: JSON if it names only a schema. */
export const bodyOf = (body: z.ZodType | Body<unknown>): Body<unknown> => (isBody(body) ? body : json(body));
export const shapeOf = (body: z.ZodType | Body<unknown> | undefined) => body && bodyOf(body).shape;
export const isJson = (body: z.ZodType | Body<unknown> | undefined) => !body || !isBody(body);

const isTooLarge = (error: Error) =>
  ("status" in error && error.status === 413) || ("httpCode" in error && error.httpCode === 413);
const notJson = () => new Rejection("malformed", "NotJson", "We couldn't read this request. It isn't valid JSON.");

/** A body that koa-body parses and a schema describes; one of another type is left unread. */
const parsed =
  (type: string, kind: "json" | "urlencoded", unreadable: () => Rejection) =>
  <T>(shape: z.ZodType<T>, { atMost = usualRoom, within }: Bounds = {}): Body<T> => {
    const parse = koaBody({
      json: kind === "json",
      urlencoded: kind === "urlencoded",
      multipart: false,
      text: false,
      jsonLimit: atMost,
      formLimit: atMost,
      parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
      onError: (error) => {
        throw isTooLarge(error) ? tooLarge() : unreadable();
      },
    });
    return {
      types: [type],
      atMost,
      shape,
      async read(ctx) {
        await inTime(
          parse(ctx, async () => {}),
          within,
        );
        return checked(shape, ctx.request.body ?? {});
      },
    };
  };

/** JSON; an empty body is an empty object. */
export const json = parsed("application/json", "json", notJson);
/** A form as browsers send it natively. */
export const form = parsed("application/x-www-form-urlencoded", "urlencoded", noForm);

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
