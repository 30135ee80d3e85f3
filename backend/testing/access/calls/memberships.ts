import { expect } from "vitest";
import type { Cast } from "../accessCast.ts";
import type { MatrixRole } from "../accessMatrix.ts";
import { type Calls, lists } from "./call.ts";

/** A player with a membership, whom nothing else needs. */
const member = async (cast: Cast) => {
  const { id } = await cast.leaving("playerOwner");
  await cast.admin("POST", "/api/activate-membership-manual", { userId: id });
  return id;
};
const shown = new WeakMap<Cast, Promise<string>>();
const oneMember = (cast: Cast) => {
  const known = shown.get(cast) ?? member(cast);
  shown.set(cast, known);
  return known;
};
/** Their own where they have one, else somebody's. */
const named = (cast: Cast, role: MatrixRole) => `?playerId=${cast.idOf(role)}`;

export const memberships: Calls = {
  "GET /api/subscription/status": (cast, role) => ({
    path: `/api/subscription/status${named(cast, role)}`,
    check: (status) => expect(status).toMatchObject({ membershipStatus: "inactive", videosThisMonth: 0 }),
  }),
  "GET /api/subscription/ledger": (cast, role) => ({
    path: `/api/subscription/ledger${named(cast, role)}`,
    check: (lines) => expect(lines).toEqual([]),
  }),
  "POST /api/activate-membership-manual": async (cast) => {
    const { id: userId } = await cast.leaving("playerOwner");
    return {
      path: "/api/activate-membership-manual",
      body: { userId, reason: "Paid in cash" },
      check: (membership) => expect(membership).toMatchObject({ id: userId, membershipStatus: "active" }),
    };
  },
  "POST /api/deactivate-membership": async (cast) => {
    const userId = await member(cast);
    return {
      path: "/api/deactivate-membership",
      body: { userId },
      check: (membership) => expect(membership).toMatchObject({ id: userId, membershipStatus: "inactive" }),
    };
  },
  "GET /api/memberships": async (cast) => {
    const id = await oneMember(cast);
    return { path: "/api/memberships", check: (list) => expect(lists(list, id)).toBe(true) };
  },
  "GET /api/memberships/{id}": async (cast) => {
    const id = await oneMember(cast);
    return { path: `/api/memberships/${id}`, check: (membership) => expect(membership.id).toBe(id) };
  },
  "POST /api/memberships/{id}/grants": async (cast) => ({
    path: `/api/memberships/${await oneMember(cast)}/grants`,
    body: { uploads: 1, reason: "Bad light" },
    check: ({ allowed }) => expect(allowed).toBeGreaterThan(4),
  }),
  "GET /api/upload-resets": () => ({
    path: "/api/upload-resets",
    check: (months) => expect(Array.isArray(months)).toBe(true),
  }),
};
