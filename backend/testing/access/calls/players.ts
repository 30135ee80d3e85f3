import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Cast } from "../accessCast.ts";
import type { MatrixRole } from "../accessMatrix.ts";
import type { Client } from "../../client.ts";
import { type MyWaivers, myWaiversUrl, waiversUrl, waiverUrl } from "../../../players/waivers/contract.ts";
import { acceptGrownUpUrl, growUpUrl, openGrownUpUrl } from "../../../players/contract.ts";
import { password } from "../../testProduct.ts";
import { type Calls, lists, once } from "./call.ts";

const form = () => ({ firstName: "Kim", lastName: "Lee", birthDate: "2016-05-04", declared: true, addAgain: true });

const addBy = async (who: Client) => String((await who("POST", "/api/players", form())).body.id);
const add = async (cast: Cast, role: MatrixRole) => addBy(cast.clientAs(role));
/** One of each person's players: an account has twelve at most. */
const shown = new WeakMap<Cast, Map<MatrixRole, Promise<string>>>();
const playerOf = (cast: Cast, role: MatrixRole) => {
  const known = shown.get(cast) ?? new Map<MatrixRole, Promise<string>>();
  shown.set(cast, known);
  const player = known.get(role) ?? add(cast, role);
  known.set(role, player);
  return player;
};
const isOthers = (role: MatrixRole): role is "anonymous" | "otherPlayer" | "otherInstructor" =>
  role === "anonymous" || role === "otherPlayer" || role === "otherInstructor";

/** To a player of the caller's, or of somebody else's. */
const invitation = async (cast: Cast, role: MatrixRole) => {
  const who = isOthers(role) ? await cast.leaving("playerOwner") : cast.personAs(role);
  const playerId = await addBy(who);
  const lou = { name: "Lou", email: `${randomUUID()}@example.com` };
  const { body } = await who("POST", `/api/players/${playerId}/guardians`, lou);
  const token = cast.capabilities.tokenOf("guardianInvitation", body.id);
  return { who, playerId, id: String(body.id), token };
};

const signing = async ({ playerOwner }: Cast) => {
  const { body } = await playerOwner("GET", myWaiversUrl);
  return { version: String(body.version), name: "Dana Lee" };
};

const oneInvitation = once((cast) => invitation(cast, "anonymous"));

const teens = () => `${randomUUID()}@example.com`;
/** A player old enough for a login, of somebody whose email is confirmed. */
const teenOf = async (cast: Cast, owner: Awaited<ReturnType<Cast["leaving"]>>) => {
  await cast.spare("POST", "/api/account/email/confirm", { token: await cast.linkAbout("email", owner.id) });
  const { body } = await owner("POST", "/api/players", { ...form(), birthDate: "2011-05-04" });
  return String(body.id);
};

const teenAs = async (cast: Cast, role: MatrixRole) => {
  const owner = isOthers(role) ? await cast.leaving("playerOwner") : cast.personAs(role);
  return { owner, id: await teenOf(cast, owner) };
};

const oneTeen = once(async (cast) => teenOf(cast, await cast.leaving("playerOwner")));

export const players: Calls = {
  "POST /api/moving-in/players": () => ({
    path: "/api/moving-in/players",
    body: Buffer.from(`First name,Last name,Age,Email\nKim,Lee,9,${randomUUID()}@example.com`),
    headers: { "content-type": "text/csv" },
    check: ({ rows }) => expect(rows).toMatchObject([{ row: 2, outcome: "added" }]),
  }),
  "POST /api/account/email": () => ({
    path: "/api/account/email",
    body: { email: `${randomUUID()}@example.com`, password },
  }),
  "GET /api/account/email": () => ({
    path: "/api/account/email",
    check: (told) => expect(Object.keys(told)).toEqual(["waiting", "isRefused"]),
  }),
  "DELETE /api/account/email": () => ({ path: "/api/account/email" }),
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
  "POST /api/players/{id}/guardians": async (cast, role) => ({
    path: `/api/players/${await playerOf(cast, isOthers(role) ? "playerOwner" : role)}/guardians`,
    body: { name: "Lou", email: `${randomUUID()}@example.com` },
  }),
  "DELETE /api/players/{id}/guardians/{userId}": async (cast, role) => {
    const { who, playerId, token } = await invitation(cast, role);
    await cast.spare("POST", "/api/guardian-invitations/accept", { token, declared: true });
    return { path: `/api/players/${playerId}/guardians/${who.id}`, body: {} };
  },
  "GET /api/players/{id}/invitations": async (cast, role) => {
    const { playerId, id } = await invitation(cast, role);
    return {
      path: `/api/players/${playerId}/invitations`,
      check: (list) => expect(list).toMatchObject([{ id, isMine: true }]),
    };
  },
  "DELETE /api/players/{id}/invitations/{invitationId}": async (cast, role) => {
    const { playerId, id } = await invitation(cast, role);
    return { path: `/api/players/${playerId}/invitations/${id}` };
  },
  "POST /api/players/{id}/keep": async (cast, role) => ({
    path: `/api/players/${await playerOf(cast, isOthers(role) ? "playerOwner" : role)}/keep`,
  }),
  "POST /api/players/{id}/grown-up": async (cast, role) => ({
    path: growUpUrl((await teenAs(cast, role)).id),
    body: { email: teens() },
    check: ({ message }) => expect(message).toMatch(/^We're emailing/),
  }),
  "GET /api/players/{id}/grown-up": async (cast, role) => {
    const { owner, id } = await teenAs(cast, role);
    await owner("POST", growUpUrl(id), { email: teens() });
    return { path: growUpUrl(id), check: ({ link }) => expect(link).toMatchObject({ isMine: true }) };
  },
  "DELETE /api/players/{id}/grown-up": async (cast, role) => ({
    path: growUpUrl((await teenAs(cast, role)).id),
    check: ({ message }) => expect(message).toBe("The link was withdrawn."),
  }),
  "POST /api/grown-up/open": async (cast) => ({
    path: openGrownUpUrl,
    body: { token: await cast.linkAbout("grown up", await oneTeen(cast), teens()) },
    check: ({ firstName }) => expect(firstName).toBe("Kim"),
  }),
  "POST /api/grown-up/accept": async (cast) => {
    const id = await teenOf(cast, await cast.leaving("playerOwner"));
    return {
      path: acceptGrownUpUrl,
      body: { token: await cast.linkAbout("grown up", id, teens()), password },
      check: (account) => expect(account.id).toBe(id),
    };
  },
  "POST /api/players/{id}/waiver": async (cast, role) => ({
    path: waiverUrl(await playerOf(cast, isOthers(role) ? "playerOwner" : role)),
    body: { ...(await signing(cast)), by: cast.spare.id },
    check: ({ name }) => expect(name).toBe("Dana Lee"),
  }),
  "GET /api/players/{id}/waiver": async (cast, role) => {
    const signer = isOthers(role) ? "playerOwner" : role;
    const playerId = await playerOf(cast, signer);
    await cast.clientAs(signer)("POST", waiverUrl(playerId), await signing(cast));
    return { path: waiverUrl(playerId), check: ({ playerName }) => expect(playerName).toBe("Kim Lee") };
  },
  "GET /api/my/waivers": async (cast, role) => {
    const playerId = await playerOf(cast, "playerOwner");
    return {
      path: myWaiversUrl,
      check: ({ players: mine }: MyWaivers) =>
        expect(mine.some((one) => one.playerId === playerId)).toBe(role === "playerOwner"),
    };
  },
  "GET /api/waivers": () => ({ path: waiversUrl, check: (list) => expect(Array.isArray(list)).toBe(true) }),
  "POST /api/guardian-invitations/open": async (cast) => ({
    path: "/api/guardian-invitations/open",
    body: { token: (await oneInvitation(cast)).token },
    check: (shown) => expect(Object.keys(shown)).toEqual(["invitedBy"]),
  }),
  "POST /api/guardian-invitations/accept": async (cast) => ({
    path: "/api/guardian-invitations/accept",
    body: { token: (await invitation(cast, "anonymous")).token, declared: true },
  }),
  "POST /api/guardian/join": async (cast) => ({
    path: "/api/guardian/join",
    body: { token: await cast.confirmedToken(), declared: true },
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
