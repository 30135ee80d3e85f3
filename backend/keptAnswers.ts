import { LRUCache } from "lru-cache";
import type { Context, Middleware } from "koa";
import type { Version } from "../projections/version.ts";
import { type PreparedAnswer, preparedAnswer, send } from "./preparedAnswer.ts";

const usualRoom = 32 * 1024 * 1024; // bytes
const minute = () => Math.floor(Date.now() / 60_000);

interface Kept {
  readonly answer: PreparedAnswer;
  readonly written: string; // the version of the read models that it shows
  readonly minute: number;
}

/** Spelled as the contracts spell it, with an id. Any other spelling goes the ordinary way, so none can fill the room. */
const spelled = (reads: readonly string[]) => {
  const patterns = reads.map((read) => read.replace(/[.?]/g, "\\$&").replaceAll(":id", "[\\w-]{1,64}"));
  return new RegExp(`^(${patterns.join("|")})$`);
};

/**
 * Keeps what visitors are answered at `reads` as bytes, for as long as the read models and the facility's minute are
 * those it was made of. The version is asked for before each answer, so nobody, on whatever node, is shown less than
 * was there when they asked. Who has a session goes the ordinary way, whoever that session is of.
 */
export const keptAnswers = ({
  reads,
  version,
  sessionCookie,
  room = usualRoom,
}: {
  reads: readonly string[];
  version: () => Promise<Version>;
  sessionCookie: string;
  room?: number;
}): Middleware => {
  const address = spelled(reads);
  const kept = new LRUCache<string, Kept>({ maxSize: room, sizeCalculation: ({ answer }) => answer.size });
  const making = new Map<string, Promise<PreparedAnswer | undefined>>();

  const isForVisitors = ({ method, url, req: { headers } }: Context) =>
    (method === "GET" || method === "HEAD") &&
    (kept.has(url) || address.test(url)) &&
    !headers.cookie?.includes(`${sessionCookie}=`);

  const keptAt = (url: string, { written }: Version) => {
    const found = kept.get(url);
    return found?.written === written && found.minute === minute() ? found.answer : undefined;
  };

  /** Has the route answer, and keeps that unless something was written or a minute went by meanwhile. */
  const make = async (ctx: Context, next: () => Promise<unknown>, before: Version) => {
    const began = minute();
    ctx.compress = false;
    await next();
    const answer = preparedAnswer(ctx, before);
    if (!answer) return undefined;
    const after = await version().catch(() => undefined);
    if (after?.written === before.written && minute() === began)
      kept.set(ctx.url, { answer, written: before.written, minute: began });
    return answer;
  };
  const begin = (ctx: Context, next: () => Promise<unknown>, before: Version) => {
    const made = make(ctx, next, before);
    const over = made.catch(() => undefined).finally(() => making.delete(ctx.url));
    making.set(ctx.url, over);
    return made;
  };

  return async (ctx, next) => {
    if (!isForVisitors(ctx)) return next();
    const { url } = ctx;
    const older = making.get(url); // began before we asked: what comes of it holds for us only if nothing was written
    let shown = await version().catch(() => undefined);
    if (!shown) return next();
    let answer = keptAt(url, shown);
    if (!answer && older) {
      await older;
      shown = await version();
      answer = keptAt(url, shown);
    }
    const younger = making.get(url); // began after we asked: good for us as it is
    answer ??= await (younger ?? begin(ctx, next, shown));
    if (answer) await send(ctx, answer);
    else if (younger) await next();
  };
};
