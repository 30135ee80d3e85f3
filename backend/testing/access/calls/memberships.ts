import { expect } from "vitest";
import { guardianPage } from "../../../memberships/guardianLink.ts";
import type { Cast } from "../accessCast.ts";
import type { MatrixRole } from "../accessMatrix.ts";
import { type Calls, isPlayer, lists, once } from "./call.ts";

/** A player with a membership that nothing else uses. */
const member = async (cast: Cast) => {
  const { id } = await cast.leaving("playerOwner");
  await cast.admin("POST", "/api/activate-membership-manual", { userId: id });
  return id;
};
const oneMember = once(member);
/** Their own where they have one, else somebody's. */
const named = (cast: Cast, role: MatrixRole) => `?playerId=${cast.idOf(role)}`;

const pageOf = ({ body: { url } }: { body: { url: string } }) => {
  const secret = url.split("#token=")[1]!;
  return { id: secret.split("_secret_")[0]!, secret };
};
const card = "4242424242424242";
/** A checkout of a player whom nothing else needs. */
const checkout = async (cast: Cast) => {
  const who = await cast.leaving("playerOwner");
  return { who, page: pageOf(await who("POST", "/api/subscription/checkout", {})) };
};
const oneCheckout = once(checkout);
/** A player who pays by card, as the provider's news had it. */
const payer = async (cast: Cast) => {
  const { who, page } = await checkout(cast);
  await cast.clientAs("anonymous")("POST", `/api/test-checkouts/${page.id}/pay`, { secret: page.secret, card });
  await cast.sayTestEvents();
  return who;
};
const paid = async (cast: Cast) => {
  const { id } = await payer(cast);
  const { payments } = await cast.admin("GET", `/api/memberships/${id}`).then(({ body }) => body);
  return { id, invoiceId: String(payments[0].invoiceId) };
};
const portal = async (cast: Cast) => pageOf(await (await payer(cast))("POST", "/api/subscription/portal", {}));
const onePayer = once(payer);
const onePortal = once(portal);
/** A player acts for itself; who has none of their own is refused before that matters. */
const byPayer = async (cast: Cast, role: MatrixRole) => (isPlayer(role) ? { as: await payer(cast) } : {});
const inPortal = (act: string, shows: object) => async (cast: Cast) => {
  const { id, secret } = await (act === "open" || act === "card" ? onePortal : portal)(cast);
  return {
    path: `/api/test-portals/${id}/${act}`,
    body: { secret, ...(act === "card" && { card }) },
    check: (view: object) => expect(view).toMatchObject(shows),
  };
};

/** A child whose guardian has confirmed, and what the mailed link holds. */
const ward = async (cast: Cast) => {
  const { who, email } = await cast.confirmedWardAnew();
  const token = cast.tokenIn(guardianPage(cast, { playerId: who.id, email }));
  return { who, token };
};
const oneWard = once(ward);
const paidByLink = async (cast: Cast) => {
  const { token } = await ward(cast);
  const visitor = cast.clientAs("anonymous");
  const { id, secret } = pageOf(await visitor("POST", "/api/membership-link/checkout", { token }));
  await visitor("POST", `/api/test-checkouts/${id}/pay`, { secret, card });
  await cast.sayTestEvents();
  return token;
};
const oneLinkOfPayer = once(paidByLink);

export const memberships: Calls = {
  "POST /api/subscription/ask-guardian": async (cast, role) => ({
    path: "/api/subscription/ask-guardian",
    ...(isPlayer(role) && { as: (await ward(cast)).who }),
    check: ({ message }) => expect(message).toContain("Dana"),
  }),
  "POST /api/membership-link/open": async (cast) => ({
    path: "/api/membership-link/open",
    body: { token: (await oneWard(cast)).token },
    check: (view) => expect(view).toMatchObject({ canPay: true, standing: "inactive", isPayer: false }),
  }),
  "POST /api/membership-link/checkout": async (cast) => ({
    path: "/api/membership-link/checkout",
    body: { token: (await ward(cast)).token },
    check: ({ url }) => expect(url).toMatch(/^\/test-checkout#token=/),
  }),
  "POST /api/membership-link/portal": async (cast) => ({
    path: "/api/membership-link/portal",
    body: { token: await oneLinkOfPayer(cast) },
    check: ({ url }) => expect(url).toMatch(/^\/test-portal#token=/),
  }),
  "POST /api/membership-link/cancel": async (cast) => ({
    path: "/api/membership-link/cancel",
    body: { token: await paidByLink(cast) },
    check: (view) => expect(view).toMatchObject({ standing: "ending", isPayer: true }),
  }),
  "POST /api/subscription/checkout": async (cast, role) => ({
    path: "/api/subscription/checkout",
    body: {},
    ...(isPlayer(role) && { as: await cast.leaving(role) }),
    check: ({ url }) => expect(url).toMatch(/^\/test-checkout#token=/),
  }),
  "POST /api/subscription/portal": async (cast, role) => ({
    path: "/api/subscription/portal",
    body: {},
    ...(isPlayer(role) && { as: await onePayer(cast) }),
    check: ({ url }) => expect(url).toMatch(/^\/test-portal#token=/),
  }),
  "POST /api/subscription/cancel": async (cast, role) => ({
    path: "/api/subscription/cancel",
    body: {},
    ...(await byPayer(cast, role)),
    check: ({ standing }) => expect(standing).toBe("ending"),
  }),
  "POST /api/subscription/pause": async (cast, role) => ({
    path: "/api/subscription/pause",
    body: { months: 2 },
    ...(await byPayer(cast, role)),
    check: ({ pausedUntil }) => expect(pausedUntil).toEqual(expect.any(String)),
  }),
  "POST /api/subscription/resume": async (cast, role) => ({
    path: "/api/subscription/resume",
    body: {},
    ...(await byPayer(cast, role)),
    check: ({ standing }) => expect(standing).toBe("paid"),
  }),
  "POST /api/test-checkouts/{id}/open": async (cast) => {
    const { page } = await oneCheckout(cast);
    return {
      path: `/api/test-checkouts/${page.id}/open`,
      body: { secret: page.secret },
      check: (view) => expect(view).toMatchObject({ status: "open", amount: "10.00" }),
    };
  },
  "POST /api/test-checkouts/{id}/pay": async (cast) => {
    const { page } = await checkout(cast);
    return {
      path: `/api/test-checkouts/${page.id}/pay`,
      body: { secret: page.secret, card },
      check: ({ status }) => expect(status).toBe("complete"),
    };
  },
  "POST /api/test-portals/{id}/open": inPortal("open", { status: "active", card: "4242" }),
  "POST /api/test-portals/{id}/card": inPortal("card", { card: "4242", declined: null }),
  "POST /api/test-portals/{id}/cancel": inPortal("cancel", { renewsAt: null }),
  "POST /api/test-portals/{id}/resume": inPortal("resume", { endsAt: null }),
  "POST /api/test-subscriptions/{id}/advance": async (cast) => ({
    path: `/api/test-subscriptions/${(await payer(cast)).id}/advance`,
    check: (answer) => expect(answer).toEqual({ advanced: true }),
  }),
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
  "POST /api/memberships/{id}/refunds": async (cast) => {
    const { id, invoiceId } = await paid(cast);
    return {
      path: `/api/memberships/${id}/refunds`,
      body: { invoiceId, amount: "4", reason: "Sick all month" },
      check: (payments) => expect(payments).toMatchObject([{ invoiceId, refunded: "4.00" }]),
    };
  },
  "POST /api/memberships/{id}/mismatches/{invoiceId}": async (cast) => {
    const { id, invoiceId } = await paid(cast);
    return {
      path: `/api/memberships/${id}/mismatches/${invoiceId}`,
      body: { how: "refunded", reason: "Sick all month" },
      check: (payments) => expect(payments).toMatchObject([{ invoiceId, left: "0.00" }]),
    };
  },
  "GET /api/membership-revenue": async (cast) => {
    await paid(cast);
    return {
      path: "/api/membership-revenue",
      check: ({ months }) => expect(Number(months[0].collected)).toBeGreaterThanOrEqual(10),
    };
  },
  "GET /api/upload-resets": () => ({
    path: "/api/upload-resets",
    check: (months) => expect(Array.isArray(months)).toBe(true),
  }),
};
