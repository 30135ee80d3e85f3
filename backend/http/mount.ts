import type { Router } from "@koa/router";
import type { Context } from "koa";
import { z } from "zod";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { thingOf } from "../../projections/contexts.ts";
import type { Listed } from "../../projections/list.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { undoHeader } from "../undo/contract.ts";
import { bodyOf, json } from "./bodies/bodies.ts";
import { type Call, isWrite } from "./call.ts";
import { takenFor } from "../listContract.ts";
import type { CrossSite } from "./crossSite.ts";
import { answerList, listQueryOf } from "./listDialect.ts";
import { Rejection, shaped } from "./rejection.ts";
import { commandOf, formCommandOf, inRole, signedIn } from "./signedIn.ts";

const anything = json(z.unknown()); // of a write without a declared body

const userFor = (ctx: Context, { who }: Call) => {
  if (who === "everybody") return ctx.state.user;
  return who === "signed in" ? signedIn(ctx) : inRole(ctx, ...who);
};

const isListed = (answer: unknown): answer is Listed<unknown> =>
  typeof answer === "object" && answer !== null && "rows" in answer && "total" in answer;

/** A fixed path comes before one with a parameter. */
const inOrder = (calls: readonly Call[]) => {
  const key = ({ path }: Call) =>
    path
      .split("/")
      .map((part) => (part.startsWith(":") ? "\u{10ffff}" : part))
      .join("/");
  return calls.toSorted((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0));
};

/** Tells the caller what can be undone of what was recorded. */
const offerUndo =
  (ctx: Context, { undos }: Pick<Backend, "undos">): NonNullable<Command["recorded"]> =>
  (facts) => {
    for (const { id, type, data } of facts)
      if (undos.some(({ what, only }) => what === type && (only?.(data) ?? true)))
        ctx.append(undoHeader, `${id} ${thingOf(type, data)}`);
  };

/** The ids under a path of field names, through every list on the way. */
const idsAt = (value: unknown, [field, ...rest]: readonly string[]): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => idsAt(one, [field!, ...rest].filter(Boolean)));
  if (field === undefined) return typeof value === "string" ? [value] : [];
  return typeof value === "object" && value !== null ? idsAt(Reflect.get(value, field), rest) : [];
};

/** The players a request names, as its call declares. */
const namedPlayers = (
  { players = [] }: Call,
  { params, query, body }: { params: unknown; query: unknown; body: unknown },
) =>
  players.flatMap((at) =>
    at.startsWith(":")
      ? idsAt(params, [at.slice(1)])
      : at.startsWith("?")
        ? idsAt(query, [at.slice(1)])
        : idsAt(body, at.split(".")),
  );

/** Puts another id in that one's place, wherever it is under a path of field names. */
const replaceAt = (value: unknown, [field, ...rest]: readonly string[], ids: { from: string; to: string }): void => {
  if (typeof value !== "object" || value === null || field === undefined) return;
  if (Array.isArray(value)) return value.forEach((one) => replaceAt(one, [field, ...rest], ids));
  const held: unknown = Reflect.get(value, field);
  if (rest.length > 0) return replaceAt(held, rest, ids);
  if (held === ids.from) Reflect.set(value, field, ids.to);
  if (Array.isArray(held)) held.forEach((one, n) => one === ids.from && (held[n] = ids.to));
};

/** The record of a player that was kept stands in for one that was merged into it. */
const replacePlayer = (
  { players = [] }: Call,
  { params, query, body }: { params: unknown; query: unknown; body: unknown },
  ids: { from: string; to: string },
) => {
  for (const at of players)
    if (at.startsWith(":")) replaceAt(params, [at.slice(1)], ids);
    else if (at.startsWith("?")) replaceAt(query, [at.slice(1)], ids);
    else replaceAt(body, at.split("."), ids);
};

/** Registers these calls: each request passes its call's checks before the handler runs. */
export const mount = (
  router: Router,
  calls: readonly Call[],
  { backend, refuseCrossSite }: { backend: Backend; refuseCrossSite: CrossSite },
) => {
  for (const call of inOrder(calls)) {
    const { method, path, answer, list, query, limit, keyedForVisitors, fromAnywhere } = call;
    const body = call.body ? bodyOf(call.body) : isWrite(method) ? anything : undefined;
    router.register(path, [method], async (ctx) => {
      if (body && !fromAnywhere) refuseCrossSite(ctx, body.types);
      const user = userFor(ctx, call);
      const isTaken = list && ctx.query[takenFor] === "export" && ctx.method !== "HEAD";
      const taker = isTaken ? inRole(ctx, "instructor", "admin") : undefined;
      const request = {
        user,
        params: ctx.params,
        ctx,
        query: query && shaped(query, ctx.query),
        list: list && listQueryOf(ctx, list),
        body: await body?.read(ctx),
        get command() {
          const command = keyedForVisitors ? formCommandOf(ctx) : commandOf(ctx);
          return { ...command, recorded: offerUndo(ctx, backend) };
        },
      };
      for (const playerId of namedPlayers(call, request)) {
        const actedFor = await backend.actingFor(user, playerId, call);
        if (actedFor === playerId) continue;
        if (call.thisRecordOnly)
          throw new Rejection(
            "conflict",
            "RecordsMerged",
            "These two records were put together. Please reload the page and check again.",
          );
        replacePlayer(call, request, { from: playerId, to: actedFor });
      }
      if (limit) await backend.limits.count(limit, ctx.ip);
      const answered = await call.handle(request as never, backend);
      ctx.status = answer.status;
      if (typeof answered === "function") await answered(ctx);
      else if (list && isListed(answered)) {
        const taken = { list: list.name, rows: answered.rows.length };
        if (taker) await backend.recordListExport(request.command, { userId: taker.id, ...taken });
        answerList(ctx, list.name, request.list!, answered);
      } else if (answered !== undefined) ctx.body = answered;
      else if (answer.body) throw new StoreUnavailable(`${path}: what was asked for cannot be shown yet`);
    });
  }
};
