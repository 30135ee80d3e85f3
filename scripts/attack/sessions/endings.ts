import { randomUUID } from "node:crypto";
import { logoutUrl, passwordUrl, resetPasswordUrl, usersUrl, userUrl } from "../../../backend/accounts/contract.ts";
import { issueLink } from "../../../backend/accounts/mailedLinks.ts";
import { clientOf } from "../../../backend/testing/client.ts";
import { password } from "../../../backend/testing/peopleAt.ts";
import type { Product } from "../product.ts";
import type { Line } from "../tried.ts";
import { basesOf, type Cookie, logIn, nobody, pairsOf, whoIs } from "./browser.ts";

const atOnce = 12; // calls that are under way while a session ends
const another = () => `a long password ${randomUUID()}`;

const browserOf = (base: string, cookie: Cookie) => clientOf(base, new Map(pairsOf(cookie)));
const session = async (base: string, of: Parameters<typeof logIn>[1]): Promise<Cookie> => {
  const cookie = await logIn(base, of);
  if (!cookie) throw new Error("logging in failed");
  return cookie;
};
/** Not the previous id: anything else a browser was given may stay. */
const idIn = (cookie: Cookie) => pairsOf(cookie).get("fungo");

/** Whoever planted a cookie before the log-in holds nothing after it, and each log-in is a session of its own. */
export const fixate = async (product: Product, line: Line, rounds: number) => {
  const { here, there } = basesOf(product);
  for (let round = 0; round < rounds; round++) {
    const [victim, mallory] = [await product.person(), await product.person()];
    const theirs = await session(here, mallory);
    for (const planted of [theirs, "fungo=planted; fungo.sig=planted", await session(there, victim)]) {
      line.tried();
      const given = await session(there, { ...victim, cookie: planted });
      if ((await whoIs(here, given)) !== victim.id) line.wrong("a log-in with a planted cookie opens nothing");
      if (idIn(given) === idIn(planted)) line.wrong("a log-in keeps the session that was planted");
      const who = await whoIs(here, planted);
      if (who !== nobody) line.wrong("a cookie from before the log-in opens something after it", who);
    }
  }
};

/** As if they were about to end, so that the next use renews them. */
const age = ({ backend: { db } }: Product, userId: string) =>
  db("web.session")
    .where({ user_id: userId })
    .update({ expire: db.raw("now() + interval '1 hour'") });

/** A log-out on one node applies on the other, for this session only, and nothing under way revives it. */
export const logOut = async (product: Product, line: Line, rounds: number) => {
  const { here, there } = basesOf(product);
  const pat = await product.person();
  for (let round = 0; round < rounds; round++) {
    const [ends, stays] = [await session(here, pat), await session(there, pat)];
    await age(product, pat.id);
    const reads = () => Array.from({ length: atOnce }, (_, n) => whoIs(n % 2 ? here : there, ends));
    const leave = browserOf(round % 2 ? here : there, ends);
    line.tried();
    await Promise.all([...reads(), leave("POST", logoutUrl), ...reads()]);
    for (const base of [here, there]) {
      if ((await whoIs(base, ends)) !== nobody) line.wrong("a session outlives its log-out");
      if ((await whoIs(base, stays)) !== pat.id) line.wrong("a log-out ends another session");
    }
  }
};

/** Another password ends sessions on both nodes: changed, all but the one that changed it; by a mailed link, all. */
export const renewPassword = async (product: Product, line: Line, rounds: number) => {
  const { here, there } = basesOf(product);
  const { db } = product.backend;
  for (let round = 0; round < rounds; round++) {
    const pat = await product.person();
    const [first, second] = [await session(here, pat), await session(there, pat)];
    const changed = another();
    line.tried();
    await browserOf(here, first)("POST", passwordUrl, { currentPassword: password, newPassword: changed });
    if ((await whoIs(there, first)) !== pat.id) line.wrong("a change of password ends the session that made it");
    if ((await whoIs(there, second)) !== nobody) line.wrong("a session outlives a change of password");
    if (await logIn(there, pat)) line.wrong("the password from before the change opens the account");

    const third = await session(there, { email: pat.email, password: changed });
    const { token } = await issueLink(db, { kind: "password", userId: pat.id });
    const reset = another();
    line.tried();
    await product.visitor().at(here)("POST", resetPasswordUrl, { token, newPassword: reset });
    for (const cookie of [first, third])
      if ((await whoIs(there, cookie)) !== nobody) line.wrong("a session outlives a new password by a mailed link");
    if (await logIn(there, { email: pat.email, password: changed }))
      line.wrong("the password from before the mailed link opens the account");
    if (!(await logIn(there, { email: pat.email, password: reset }))) line.wrong("a new password opens nothing");
  }
};

/** Someone made an admin on one node is one on the other at the next call, and no longer once that is revoked. */
export const changeRole = async (product: Product, line: Line, rounds: number) => {
  const { here, there } = basesOf(product);
  const [admin, kim] = [await product.person("admin"), await product.person("instructor")];
  for (let round = 0; round < rounds; round++) {
    const [at, elsewhere] = round % 2 ? [here, there] : [there, here];
    for (const [role, wanted] of [
      ["admin", 200],
      ["instructor", 403],
    ] as const) {
      line.tried();
      await admin.at(at)("PATCH", userUrl(kim.id), { role });
      const { status } = await kim.at(elsewhere)("GET", usersUrl);
      if (status !== wanted) line.wrong("a change of role does not count at the next call", `${role}: ${status}`);
    }
  }
};

/** Moves a moment of someone's sessions into the past. */
const moveBack = ({ backend }: Product, userId: string, column: "logged_in_at" | "used_at", by: string) =>
  backend.db.raw(`update web.session set ?? = ?? - cast(? as interval) where user_id = ?`, [
    column,
    column,
    by,
    userId,
  ]);

/**
 * However much it is used a session ends 30 days after its log-in, and an administrator's 12 hours after its last use.
 */
export const outlive = async (product: Product, line: Line, rounds: number) => {
  const { here, there } = basesOf(product);
  for (let round = 0; round < rounds; round++)
    for (const [role, column, almost, rest] of [
      ["student", "logged_in_at", "29 days 23 hours 50 minutes", "10 minutes"],
      ["admin", "used_at", "11 hours 50 minutes", "12 hours"],
    ] as const) {
      const who = await product.person(role);
      const cookie = await session(here, who);
      line.tried();
      await moveBack(product, who.id, column, almost);
      if ((await whoIs(there, cookie)) !== who.id) line.wrong("a session ends before its time", role);
      await age(product, who.id);
      await Promise.all(Array.from({ length: atOnce }, (_, n) => whoIs(n % 2 ? here : there, cookie)));
      await moveBack(product, who.id, column, rest);
      await Promise.all(Array.from({ length: atOnce }, (_, n) => whoIs(n % 2 ? here : there, cookie)));
      if ((await whoIs(there, cookie)) !== nobody) line.wrong("a session outlives its time", role);
    }
};
