import { randomOf } from "../../backend/testing/random.ts";
import type { Damage } from "../torture/node.ts";
import type { Chapter } from "./chapter.ts";
import { startProduct } from "./product.ts";
import { writeFromElsewhere } from "./sessions/crossSite.ts";
import { changeRole, fixate, logOut, outlive, renewPassword } from "./sessions/endings.ts";
import { forgeCookies } from "./sessions/forge.ts";
import { misleadLinks, misuseLinks } from "./sessions/links.ts";
import { counting } from "./tried.ts";

const plants: Readonly<Record<string, Damage>> = {
  /** A log-in continues the existing session. */
  fixation: { file: "/accounts/sessionCalls.js", right: "await ctx.session.regenerate();", wrong: "" },
  /** Cookies are believed without a signature. */
  unsigned: { file: "/backend/http/sessions.js", right: "signed: true", wrong: "signed: false" },
  /** A call under way revives an ended session. */
  renewal: { file: "/backend/http/sessions.js", right: "if (isRenewal)", wrong: "if (false)" },
  /** A new password by a mailed link leaves other devices logged in. */
  endings: {
    file: "/backend/accounts/passwords/passwordCalls.js",
    right: "await endSessions(transaction, { userId });",
    wrong: "",
  },
  /** A mailed link may be used again. */
  twice: { file: "/accounts/mailedLinks.js", right: "token), used_at: null })", wrong: "token) })" },
  /** Other sites may write. */
  crossSite: { file: "/backend/http/crossSite.js", right: "(origin && !isOurs)", wrong: "false" },
  /** Sessions in use never end. */
  everlasting: { file: "/backend/http/sessions.js", right: "\"interval '30 days'\"", wrong: "\"interval '300 days'\"" },
};

export const sessions: Chapter = {
  name: "sessions",
  does: "forges cookies, plants and keeps sessions, misuses mailed links, and writes from other sites",
  plants: Object.keys(plants),
  async run(field, { isShort, seed, plant }) {
    const { row, outcome } = counting();
    const product = await startProduct(field, { nodes: 2, damage: plant ? plants[plant] : undefined });
    const random = randomOf(seed);
    await forgeCookies(product, row("forged cookies"), { random, rounds: isShort ? 1 : 30 });
    await fixate(product, row("cookies planted before a log-in"), isShort ? 1 : 20);
    await logOut(product, row("log-outs amid other calls"), isShort ? 8 : 60);
    await renewPassword(product, row("new passwords"), isShort ? 1 : 20);
    await changeRole(product, row("changes of role"), isShort ? 1 : 30);
    await outlive(product, row("sessions that grow old"), isShort ? 1 : 15);
    const links = { random, rounds: isShort ? 1 : 15, atOnce: isShort ? 2 : 8 };
    await misuseLinks(product, row("mailed links, dead or many at once"), links);
    await misleadLinks(product, row("mailed links, led astray"), isShort ? 1 : 10);
    await writeFromElsewhere(product, row("writes from other sites"), isShort ? 7 : 1);
    return outcome();
  },
};
