import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { Context, Middleware } from "koa";
import type { Version } from "../../../projections/version.ts";
import { inEncodingFor, type PreparedAnswer, preparedAnswer, send } from "./preparedAnswer.ts";

const usualRoom = 32 * 1024 * 1024; // bytes
const minute = () => Math.floor(Date.now() / 60_000);

interface Cached {
  readonly answer: PreparedAnswer;
  readonly written: string; // the version of the read models it shows
  readonly minute: number;
}

/** The contracts' own spelling, with an id. Any other spelling bypasses the cache, so none can fill it. */
const spelled = (reads: readonly string[]) => {
  const patterns = reads.map((read) => read.replace(/[.?]/g, "\\$&").replaceAll(":id", "[\\w-]{1,64}"));
  return new RegExp(`^(${patterns.join("|")})$`);
};

export interface AnswerCache {
  /** A cached answer known to be current without asking anyone. */
  readonly ready: (req: IncomingMessage) => PreparedAnswer | undefined;
  /** Answers from the cache, and remakes the answer if it is outdated. */
  readonly answerCached: Middleware;
}

/**
 * Caches visitors' answers at `reads` as bytes, valid as long as the version of the read models and the facility's
 * minute are those they were made from. The version is asked for before each answer, so no one, on any node, is shown
 * less than was written when they asked. version.ts explains how the version is known, and the one second's grace after
 * a swap. Anyone with a session bypasses the cache, whoever's session it is.
 */
export const answerCache = ({
  reads,
  version,
  versionAtHand,
  sessionCookie,
  room = usualRoom,
}: {
  reads: readonly string[];
  version: () => Promise<Version>;
  versionAtHand: () => Version | undefined;
  sessionCookie: string;
  room?: number;
}): AnswerCache => {
  const address = spelled(reads);
  const cache = new LRUCache<string, Cached>({ maxSize: room, sizeCalculation: ({ answer }) => answer.size });
  const making = new Map<string, Promise<PreparedAnswer | undefined>>();

  const isVisitors = ({ method, headers }: IncomingMessage) =>
    (method === "GET" || method === "HEAD") && !headers.cookie?.includes(`${sessionCookie}=`);

  const cachedAt = (url: string, shown: Version | undefined) => {
    const found = cache.get(url);
    return found?.written === shown?.written && found?.minute === minute() ? found.answer : undefined;
  };
  const now = () => version().catch(() => undefined);

  /**
   * Runs the route, and caches the answer under what was shown before: if something is written while it reads, or the
   * minute passes, it matches no later request, since neither versions nor minutes come again.
   */
  const make = async (ctx: Context, next: () => Promise<unknown>, before: Version) => {
    const began = minute();
    ctx.compress = false;
    await next();
    const answer = preparedAnswer(ctx, before);
    if (answer) cache.set(ctx.url, { answer, written: before.written, minute: began });
    return answer;
  };
  const begin = (ctx: Context, next: () => Promise<unknown>, before: Version) => {
    const made = make(ctx, next, before);
    const over = made.catch(() => undefined).finally(() => making.delete(ctx.url));
    making.set(ctx.url, over);
    return made;
  };

  return {
    ready(req) {
      const { url = "" } = req;
      if (!cache.has(url) || !isVisitors(req)) return undefined;
      const shown = versionAtHand();
      return shown && cachedAt(url, shown);
    },

    async answerCached(ctx, next) {
      const { url, req, res } = ctx;
      if (!isVisitors(req) || !address.test(url)) return next();
      const older = making.get(url); // began before we asked: its result holds for us only if nothing was written
      let shown = await now();
      let answer = cachedAt(url, shown);
      if (!answer && older) {
        await older;
        shown = await now();
        answer = cachedAt(url, shown);
      }
      if (!shown) return next();
      const younger = making.get(url); // began after we asked: good for us as it is
      answer ??= await (younger ?? begin(ctx, next, shown));
      if (!answer) return younger && next();
      for (const name of ["Content-Type", "Content-Length", "ETag"]) res.removeHeader(name); // set for the route's own body
      ctx.respond = false;
      ctx._matchedRoute = answer.route;
      const encoded = await inEncodingFor(req, answer);
      send(req, res, { answer, encoded, requestId: ctx.state.requestId });
    },
  };
};
