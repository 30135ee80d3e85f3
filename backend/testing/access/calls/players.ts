import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Cast } from "../accessCast.ts";
import type { MatrixRole } from "../accessMatrix.ts";
import { password } from "../../testProduct.ts";
import { type Calls, lists } from "./call.ts";

const form = () => ({ firstName: "Kim", lastName: "Lee", birthDate: "2016-05-04", declared: true, addAgain: true });

const add = async (cast: Cast, role: MatrixRole) => {
  const { body } = await cast.clientAs(role)("POST", "/api/players", form());
  return String(body.id);
};
/** One of each person's players: an account has twelve at most. */
const shown = new WeakMap<Cast, Map<MatrixRole, Promise<string>>>();
const playerOf = (cast: Cast, role: MatrixRole) => {
  const known = shown.get(cast) ?? new Map<MatrixRole, Promise<string>>();
  shown.set(cast, known);
  const player = known.get(role) ?? add(cast, role);
  known.set(role, player);
  return player;
};
const isOthers = (role: MatrixRole) => role === "anonymous" || role === "otherPlayer" || role === "otherInstructor";

export const players: Calls = {
  "POST /api/account/email": () => ({
    path: "/api/account/email",
    body: { email: `${randomUUID()}@example.com`, password },
  }),
  "POST /api/account/email/ask": () => ({ path: "/api/account/email/ask" }),
  "POST /api/account/email/confirm": async ({ tokenOf }) => ({
    path: "/api/account/email/confirm",
    body: { token: await tokenOf("email") },
  }),
  "GET /api/players": async (cast, role) => {
    const id = await playerOf(cast, "playerOwner");
    return {
      path: "/api/players",
      check: (list) => {
        expect(lists(list, cast.idOf(role))).toBe(true);
        expect(lists(list, id)).toBe(role === "playerOwner");
      },
    };
  },
  "POST /api/players": () => ({ path: "/api/players", body: form() }),
  "PATCH /api/players/{id}": async (cast, role) => ({
    path: `/api/players/${await playerOf(cast, isOthers(role) ? "playerOwner" : role)}`,
    body: { position: "Catcher", userId: cast.spare.id },
    check: (player) => expect(player).toMatchObject({ position: "Catcher", isOwn: false }),
  }),
  "POST /api/players/{id}/erase": async (cast, role) => {
    const id = isOthers(role) ? await playerOf(cast, "playerOwner") : await add(cast, role);
    return {
      path: `/api/players/${id}/erase`,
      body: { password },
      check: ({ playerId }) => expect(playerId).toBe(id),
    };
  },
};
