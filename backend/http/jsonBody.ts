import type { Middleware } from "koa";
import { HttpMethodEnum, koaBody } from "koa-body";
import { inTime } from "./inTime.ts";
import { Rejection } from "./rejection.ts";

/** Reads JSON, up to 256 kB. A body of another type is left to who asks for it. */
export const jsonBody = ({ within }: { within?: number } = {}): Middleware => {
  const read = koaBody({
    multipart: false,
    text: false,
    urlencoded: false,
    jsonLimit: "256kb",
    parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
    onError: (error) => {
      const large = "status" in error && error.status === 413;
      throw large
        ? new Rejection("tooLarge", "TooLarge", "This is more than we can take at once.")
        : new Rejection("malformed", "NotJson", "The request is not readable JSON.");
    },
  });
  return async (ctx, next) => {
    await inTime(
      read(ctx, async () => {}),
      within,
    );
    return next();
  };
};
