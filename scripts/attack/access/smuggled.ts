import { z } from "zod";
import { calls as describedCalls } from "../../../backend/contexts.ts";
import { shapeOf } from "../../../backend/http/bodies/bodies.ts";
import { calls } from "../../../backend/testing/access/accessCalls.ts";
import type { Cast } from "../../../backend/testing/access/accessCast.ts";
import { nameOf, roles, type Row } from "../../../backend/testing/access/accessMatrix.ts";
import type { Product } from "../product.ts";
import type { Line } from "../tried.ts";
import { builtRows } from "./cells.ts";

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);

/** Fields in a call's contract that may name people: who they name is up to the caller. */
const ownFields = (method: string, path: string): Set<string> => {
  const call = describedCalls.find((one) => one.method === method && patternOf(one.path).test(path.split("?")[0]!));
  const shape = shapeOf(call?.body);
  const schema = shape && z.toJSONSchema(shape, { io: "input", unrepresentable: "any" });
  return new Set([schema ?? {}, ...(schema?.anyOf ?? [])].flatMap(({ properties }) => Object.keys(properties ?? {})));
};

const isWrite = ({ method, path }: Row) => method !== "GET" && method !== "HEAD" && !/stripe|erase-visitor/.test(path);

/**
 * Every `each`th write, in every role, with a body that names someone else as the owner and claims a role. Whatever the
 * answer, no resulting fact may mention them, and no one has another role afterwards.
 */
export const smuggledIds = async (product: Product, cast: Cast, line: Line, each: number) => {
  const victim = await product.person();
  const fields = {
    userId: victim.id,
    studentId: victim.id,
    playerId: victim.id,
    payerId: victim.id,
    requesterId: victim.id,
  };
  const smuggled: Readonly<Record<string, unknown>> = {
    ...fields,
    id: victim.id,
    by: victim.id,
    actor: { userId: victim.id },
    role: "admin",
    isAdmin: true,
  };
  const sent: string[] = [];
  const cells = builtRows.filter(isWrite).flatMap((row) => roles.map((role) => ({ row, role })));
  for (const [n, { row, role }] of cells.entries()) {
    if (n % each !== 0) continue;
    const { path, body, headers, as } = await calls[nameOf(row)]!(cast, role);
    const own = ownFields(row.method, path);
    const besides = Object.fromEntries(Object.entries(smuggled).filter(([name]) => !own.has(name)));
    const call = as ?? cast.clientAs(role);
    line.tried();
    sent.push(`${nameOf(row)} by ${role}`);
    await call(
      row.method,
      path,
      { ...body, ...besides },
      { ...headers, "x-request-id": `smuggled-${sent.length - 1}` },
    );
  }
  const { rows: facts } = await product.backend.db.raw<{ rows: { type: string; request: string }[] }>(
    `select type, meta->>'correlationId' as request from log.event
     where meta->>'correlationId' like 'smuggled-%' and strpos(stream || data::text || meta::text, ?) > 0`,
    [victim.id],
  );
  for (const { type, request } of facts)
    line.wrong("an id besides the contract is believed", `${sent[Number(request.split("-")[1])]} recorded ${type}`);
  const people = {
    playerOwner: "student",
    otherPlayer: "student",
    instructorOwner: "instructor",
    otherInstructor: "instructor",
  };
  for (const [role, has] of Object.entries(people)) {
    const { body } = await cast.clientAs(role as keyof typeof people)("GET", "/api/auth/user");
    line.tried();
    if (body.role !== has) line.wrong("a claimed role is believed", `${role} is ${body.role}`);
  }
};
