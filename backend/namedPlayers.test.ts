import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { calls } from "./contexts.ts";
import { acceptInvitationUrl, guardiansUrl, guardianUrl } from "./players/contract.ts";
import type { Call } from "./http/call.ts";
import { activateMembershipUrl, deactivateMembershipUrl } from "./memberships/contract.ts";
import { playerStream } from "../eventstore/players/events.ts";
import { player } from "./players/player.ts";
import { calls as made } from "./testing/access/accessCalls.ts";
import { type Cast, castOf } from "./testing/access/accessCast.ts";
import { cellOf, nameOf as rowNameOf, rows } from "./testing/access/accessMatrix.ts";
import { type Person, testProduct, type TestProduct } from "./testing/testProduct.ts";
import { videosUrl } from "./videos/contract.ts";
import { focusPointsUrl } from "./videos/progress/contract.ts";

/** What a field is called that names a player. */
const isNamedAs = /^playerIds?$/;

type Schema = z.core.JSONSchema.BaseSchema;

/** Where a body names players, as a call declares it. */
const fieldsIn = (schema: z.core.JSONSchema._JSONSchema): string[] => {
  if (typeof schema === "boolean") return [];
  const { properties = {}, items = [], anyOf = [], allOf = [], oneOf = [] } = schema;
  const named = Object.entries(properties).flatMap(([name, below]) =>
    isNamedAs.test(name) ? [name] : fieldsIn(below).map((field) => `${name}.${field}`),
  );
  return [...named, ...[items, anyOf, allOf, oneOf].flat().flatMap(fieldsIn)];
};
const schemaOf = (schema: unknown): Schema =>
  schema instanceof z.ZodType ? z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) : {};

/** Where the specification says user and means whoever plays. */
const specifiedAsUser: ReadonlySet<string> = new Set([activateMembershipUrl, deactivateMembershipUrl]);
/** Where it says student. */
const specifiedAsStudent: ReadonlySet<string> = new Set([focusPointsUrl, videosUrl]);
/** Admins may name every player there is. */
const isForAdmins = ({ who }: Call) => String(who) === "admin";

/** Where a call names players by the looks of it. */
const namedIn = ({ method, path, query, body }: Call) => [
  ...new Set([
    ...(/^\/api\/(players\/:id\b|memberships\/:id\/)/.test(path) ? [":id"] : []),
    ...(specifiedAsUser.has(path) ? ["userId"] : []),
    ...(method === "GET" && specifiedAsStudent.has(path) ? ["?studentId"] : []),
    ...fieldsIn(schemaOf(query)).map((field) => `?${field}`),
    ...fieldsIn(schemaOf(body)),
  ]),
];

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const naming = calls.filter((one) => namedIn(one).length > 0 || one.players);

it("G1-60:players: every call that names a player declares where", () => {
  expect(naming.length).toBeGreaterThan(0);
  for (const one of naming) expect([nameOf(one), one.players?.toSorted()]).toEqual([nameOf(one), namedIn(one).sort()]);
});

const forCamps = { sport: "baseball", emergencyContact: "Lou Lee", emergencyPhone: "555-010-0111" };

/** The same value with another player named at these fields. */
const withPlayer = (value: unknown, [field, ...rest]: readonly string[], playerId: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => withPlayer(one, [field!, ...rest], playerId));
  if (field === undefined) return playerId;
  if (field === "players") return { ...(value as object), participants: [], players: [{ ...forCamps, playerId }] };
  return { ...(value as object), [field]: withPlayer(Reflect.get(value as object, field), rest, playerId) };
};

/** What stays with whoever did it, whichever parents the player has: money, contacts, and what they just did. */
const isActorsAlone = (path: string) => /^\/api\/(camp-registrations|waitlist|undo)\//.test(path);
/** Calls that name a player by something of theirs: another family's is not found. */
const ofPlayersThings = rows.filter(
  (row) =>
    row.path.includes("{") &&
    !naming.some((one) => row.path.split("?")[0] === one.path.replaceAll(/:(\w+)/g, "{$1}")) &&
    cellOf(row, "playerOwner").startsWith("2") &&
    cellOf(row, "otherPlayer") === "404",
);

describe("whoever names a player", () => {
  let product: TestProduct;
  let cast: Cast;
  let players: Record<"own" | "foreign" | "unknown" | "joined" | "left", string>;
  beforeAll(async () => {
    product = await testProduct({ FACILITY_ADDRESS: "12 Ballpark Lane, Springfield" }); // or no outreach is sent
    cast = await castOf(product);
    const add = async (who: "playerOwner" | "otherPlayer") => {
      const kim = { firstName: "Kim", lastName: "Lee", age: 8, declared: true, addAgain: true }; // waits for a place among the youngest
      return (await cast.clientAs(who)("POST", "/api/players", kim)).body.id as string;
    };
    const left = await joined(await add("otherPlayer"));
    await cast.playerOwner("DELETE", guardianUrl(left, cast.playerOwner.id), {});
    players = {
      own: await add("playerOwner"),
      foreign: await add("otherPlayer"),
      unknown: randomUUID(),
      joined: await add("otherPlayer"),
      left,
    };
  });
  /** The owner answers for a player of somebody else's, too. */
  const joined = async (playerId: string) => {
    const invited = await cast.otherPlayer("POST", guardiansUrl(playerId), { name: "Lou", email: "lou@home.example" });
    const token = cast.capabilities.tokenOf("guardianInvitation", invited.body.id);
    await cast.playerOwner("POST", acceptInvitationUrl, { token, declared: true });
    return playerId;
  };
  afterAll(() => product.close());

  /** A call that would be answered, to be sent as it is, or with another player in this place. */
  const requested = async (one: Call, at: string) => {
    const name = `${one.method} ${one.path.replaceAll(/:(\w+)/g, "{$1}")}`;
    const make = made[name] ?? made[`${name}${at}={id}`];
    if (!make) throw new Error(`Say in testing/access/accessCalls.ts how ${name} is called`);
    const role = isForAdmins(one) ? "admin" : "playerOwner";
    const { path, body, headers, as } = await make(cast, role);
    const client = cast.clientAs(role);
    return (playerId?: string) => {
      if (playerId === undefined) return (as ?? client)(one.method, path, body, headers);
      if (at.startsWith(":")) {
        const n = one.path.split("/").indexOf(at);
        return client(one.method, path.split("/").with(n, playerId).join("/"), body, headers);
      }
      if (at.startsWith("?")) return client(one.method, `${one.path}${at}=${playerId}`, body, headers);
      return client(one.method, path, withPlayer(body, at.split("."), playerId), headers);
    };
  };
  const cells = naming.flatMap((one) => one.players!.map((at) => [nameOf(one), at, one] as const));
  /** Calls that were refused, and may still be sent for a player who may be named. */
  const unspent = new Map<string, Awaited<ReturnType<typeof requested>>>();

  it.each(cells)(
    "G1-60:players: %s at %s: one they have left, somebody else's or an unknown player is 404, and nothing is recorded",
    async (name, at, one) => {
      const others = isForAdmins(one) ? [] : [players.left, players.foreign, cast.idOf("otherPlayer")];
      const send = await requested(one, at);
      unspent.set(`${name} ${at}`, send);
      const before = await product.backend.store.head();
      for (const playerId of [players.unknown, ...others])
        expect(await send(playerId)).toMatchObject({ status: 404, body: { code: "NoSuchPlayer" } });
      expect(await product.backend.store.head()).toEqual(before);
    },
  );

  it.each(cells)("G1-60:players: %s at %s: an own player", async (name, at, one) => {
    const send = unspent.get(`${name} ${at}`) ?? (await requested(one, at));
    // In conflict with how that player stands: so it is found, and may be named.
    expect(await send(at.startsWith(":") ? undefined : players.own)).toMatchObject({
      status: expect.toSatisfy((status: number) => status < 300 || status === 409),
    });
  });

  it.each(cells.filter(([, , one]) => !isForAdmins(one)))(
    "G1-60:players: %s at %s: a player whom the caller has joined, as an own one",
    async (_, at, one) => {
      await joined(players.joined);
      const send = await requested(one, at);
      const { status, body } = await send(players.joined);
      // Found, whatever else there is about that player or isn't.
      expect([status, body.code]).toSatisfy(
        ([is, code]: [number, string?]) => is < 300 || is === 409 || (is === 404 && code !== "NoSuchPlayer"),
      );
    },
  );

  describe("what is a player's", () => {
    let joined: Person, left: Person;
    beforeAll(async () => {
      [joined, left] = [await product.person(), await product.person()];
      const playerId = cast.playerOwner.id;
      const join = ({ id: userId }: Person) =>
        ({
          type: "GuardianJoined",
          data: { playerId, userId, how: "confirmed by mail", declared: "parent or legal guardian" },
        }) as const;
      const gone = { type: "GuardianLeft", data: { playerId, userId: left.id, why: "left", personal: null } } as const;
      const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
      const target = { fold: player, stream: playerStream(playerId), command };
      await product.backend.handle(target, () => [join(joined), join(left), gone]);
      await product.backend.caughtUp();
    });

    it.each(ofPlayersThings.map((row) => [rowNameOf(row), row] as const))(
      "G1-60:players: %s: a guardian who has joined, as the owner; one who has left finds nothing",
      async (name, row) => {
        const { path, body, headers, as } = await made[name]!(cast, "playerOwner");
        if (as) return;
        expect((await left(row.method, path, body, headers)).status).toBe(404);
        const { status } = await joined(row.method, path, body, headers);
        expect(String(status)).toBe(isActorsAlone(row.path) ? "404" : cellOf(row, "playerOwner"));
      },
    );
  });
});
