import { randomBytes } from "node:crypto";
import {
  confirmGuardianUrl,
  forgotPasswordUrl,
  guardianExportUrl,
  guardianLinkUrl,
  passwordLinkUrl,
  resetPasswordUrl,
} from "../../../backend/accounts/contract.ts";
import { issueLink } from "../../../backend/accounts/mailedLinks.ts";
import { tally } from "../../../backend/testing/client.ts";
import { guardian } from "../../../backend/testing/peopleAt.ts";
import { raw } from "../../../backend/testing/raw.ts";
import type { Product } from "../product.ts";
import type { Line } from "../tried.ts";
import { basesOf, logIn } from "./browser.ts";

const password = (n: number | string) => `a bunt down the line ${n}`;
type Kind = keyof typeof kinds;
/** Where a link of each kind opens something. */
const kinds = {
  password: [passwordLinkUrl, resetPasswordUrl],
  guardian: [guardianLinkUrl, confirmGuardianUrl],
  export: [guardianExportUrl],
} as const;

const factsOf = async ({ backend }: Product, userId: string) => {
  const types: string[] = [];
  for await (const { type } of backend.store.read(`user-${userId}`)) types.push(type);
  return types;
};

/**
 * A mailed link opens one thing for one person, once, until it is too old or a newer one was mailed. No one can guess
 * one.
 */
export const misuseLinks = async (
  product: Product,
  line: Line,
  { rounds, atOnce, random }: { rounds: number; atOnce: number; random: () => number },
) => {
  const { here, there } = basesOf(product);
  const { db } = product.backend;
  const ask = (n: number, url: string, body: object) => product.visitor().at(n % 2 ? here : there)("POST", url, body);
  const dead = async (what: string, kind: Kind, token: string) => {
    for (const url of kinds[kind]) {
      line.tried();
      const { status } = await ask(Math.round(random()), url, { token, newPassword: password("never") });
      if (status !== 409) line.wrong("a dead link opens something", `${what}, ${url}: ${status}`);
    }
  };

  for (let round = 0; round < rounds; round++) {
    const ward = await product.person("student", { age: 15, ...guardian });
    const link = async (kind: Kind) => (await issueLink(db, { kind, userId: ward.id })).token;

    const replaced = await link("password");
    const token = await link("password");
    await dead("replaced", "password", replaced);
    for (const another of ["guardian", "export"] as const) await dead("of a password", another, token);
    const at = Math.floor(random() * token.length);
    await dead(
      "with another sign in it",
      "password",
      token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1),
    );
    await dead("made up", "password", randomBytes(32).toString("base64url"));
    const [kept] = await db("account.mailed_link").where({ kind: "password", user_id: ward.id }).pluck("hash");
    await dead("as the database keeps it", "password", String(kept));

    line.tried(atOnce);
    const words = Array.from({ length: atOnce }, (_, n) => password(n));
    const answers = await Promise.all(words.map((newPassword, n) => ask(n, resetPasswordUrl, { token, newPassword })));
    if (tally(answers)[200] !== 1) line.wrong("a link sets not one password", JSON.stringify(tally(answers)));
    const opened = [];
    for (const word of words) opened.push(await logIn(here, { email: ward.email, password: word }));
    if (opened.filter(Boolean).length !== 1) line.wrong("not one of many new passwords opens the account");
    await dead("used", "password", token);

    const asked = await link("guardian");
    for (const another of ["password", "export"] as const) await dead("of a guardian", another, asked);
    line.tried(atOnce);
    const confirmed = await Promise.all(words.map((_, n) => ask(n, confirmGuardianUrl, { token: asked })));
    if (tally(confirmed)[200] !== atOnce) line.wrong("a guardian's link is refused", JSON.stringify(tally(confirmed)));
    const facts = (await factsOf(product, ward.id)).filter((type) => type === "GuardianConfirmed");
    if (facts.length !== 1) line.wrong("a guardian confirms not once", String(facts.length));

    for (const kind of ["password", "guardian", "export"] as const) {
      const old = await link(kind);
      await db("account.mailed_link")
        .where({ user_id: ward.id, kind })
        .update({ expires_at: db.raw("now()") });
      await dead("too old", kind, old);
    }
  }
};

const elsewhere = "evil.example";

/** Where a mail's link leads is for us to decide, whatever the request says about its origin. */
export const misleadLinks = async (product: Product, line: Line, rounds: number) => {
  const { db } = product.backend;
  const lies: Record<string, string>[] = [
    { host: elsewhere },
    { "x-forwarded-host": elsewhere, "x-forwarded-proto": "https", "x-original-host": elsewhere },
    { forwarded: `host=${elsewhere};proto=https`, "x-host": elsewhere, "x-forwarded-server": elsewhere },
    { referer: `https://${elsewhere}/`, "x-rewrite-url": `https://${elsewhere}/`, "x-original-url": `//${elsewhere}/` },
  ];
  const { email } = await product.person();
  for (let round = 0; round < rounds; round++)
    for (const headers of lies) {
      line.tried();
      const { status } = await raw(product.base, forgotPasswordUrl, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ email }),
      });
      const mails = await db("mail.outbox").where({ recipient: email, kind: "password link" }).delete(["text", "html"]);
      if (status !== 200 || mails.length !== 1) line.wrong("a link is not mailed", `${status}, ${mails.length} mails`);
      if (JSON.stringify(mails).includes(elsewhere))
        line.wrong("a mailed link leads elsewhere", JSON.stringify(headers));
    }
};
