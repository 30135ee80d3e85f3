import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Product } from "../product.ts";
import type { Line } from "../tried.ts";
import { basesOf, type Cookie, logIn, nobody, pairsOf, signedBy, whoIs } from "./browser.ts";

const name = "fungo";

/** The same length, with one character different. */
const altered = (text: string, random: () => number) => {
  const at = Math.floor(random() * text.length);
  return `${text.slice(0, at)}${text[at] === "A" ? "B" : "A"}${text.slice(at + 1)}`;
};

interface Known {
  readonly own: string; // a session's id, whose signature is `signature`
  readonly signature: string;
  readonly others: Cookie; // someone else's
  readonly secret: string; // which no attacker has
  readonly userId: string;
  readonly random: () => number;
}

/** Cookies no one was given, as close as possible to a real one. */
const forged: Readonly<Record<string, (known: Known) => Cookie>> = {
  "no signature": ({ own }) => `${name}=${own}`,
  "an empty signature": ({ own }) => `${name}=${own}; ${name}.sig=`,
  "a signature with another sign in it": ({ own, signature, random }) =>
    `${name}=${own}; ${name}.sig=${altered(signature, random)}`,
  "an id with another sign in it": ({ own, signature, random }) =>
    `${name}=${altered(own, random)}; ${name}.sig=${signature}`,
  "an id with another sign in it, signed by us": ({ own, secret, random }) => {
    const id = altered(own, random);
    return `${name}=${id}; ${name}.sig=${signedBy(secret, name, id)}`;
  },
  "the signature of another secret": ({ own }) =>
    `${name}=${own}; ${name}.sig=${signedBy("another secret of 32 characters!", name, own)}`,
  "the signature of an empty secret": ({ own }) => `${name}=${own}; ${name}.sig=${signedBy("", name, own)}`,
  "the signature of another cookie's name": ({ own, secret }) =>
    `${name}=${own}; ${name}.sig=${signedBy(secret, "fungo-held", own)}`,
  "the signature of somebody else's session": ({ own, others }) =>
    `${name}=${own}; ${name}.sig=${pairsOf(others).get(`${name}.sig`)}`,
  "what the database keeps, signed by us": ({ own, secret }) => {
    const kept = createHash("sha256").update(own).digest("base64url");
    return `${name}=${kept}; ${name}.sig=${signedBy(secret, name, kept)}`;
  },
  "a session written into the cookie, signed by us": ({ userId, secret }) => {
    const session = Buffer.from(JSON.stringify({ userId, _expire: Date.now() + 1e9, _maxAge: 1e9 })).toString("base64");
    return `${name}=${session}; ${name}.sig=${signedBy(secret, name, session)}`;
  },
  "a made-up id, signed by us": ({ secret }) => {
    const id = randomBytes(32).toString("base64url");
    return `${name}=${id}; ${name}.sig=${signedBy(secret, name, id)}`;
  },
  "a question to the database": ({ secret }) => {
    const id = "'%20or%20true--";
    return `${name}=${id}; ${name}.sig=${signedBy(secret, name, id)}`;
  },
  "the hint alone": () => "fungo-signed-in=1",
  "an id as long as a cookie can be": () => `${name}=${"A".repeat(4000)}; ${name}.sig=${"A".repeat(27)}`,
};

/** Only what was issued opens anything. */
export const forgeCookies = async (
  product: Product,
  line: Line,
  { rounds, random }: { rounds: number; random: () => number },
) => {
  const { here, there } = basesOf(product);
  const secret = await readFile(join(product.folder, "session.secret"), "utf8");
  const [pat, kim] = [await product.person(), await product.person()];
  for (let round = 0; round < rounds; round++) {
    const [cookie, others] = [await logIn(here, pat), await logIn(there, kim)];
    const own = pairsOf(cookie ?? "").get(name);
    if (!cookie || !others || !own) throw new Error("a log-in gives no session");
    const signature = pairsOf(cookie).get(`${name}.sig`) ?? "";
    if (!signature) line.wrong("a session's cookie is not signed");
    for (const [kind, make] of Object.entries(forged)) {
      line.tried();
      const forgery = make({ own, signature, others, secret, userId: pat.id, random });
      const who = await whoIs(random() < 0.5 ? here : there, forgery);
      if (who !== nobody) line.wrong("a forged cookie opens something", `${kind}: ${who}`);
    }
    if ((await whoIs(there, cookie)) !== pat.id) line.wrong("forgeries end the session that they imitate");
  }
};
