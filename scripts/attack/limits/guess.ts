import { loginUrl } from "../../../backend/accounts/contract.ts";
import { type Client, clientOf, tally } from "../../../backend/testing/client.ts";
import { password } from "../../../backend/testing/peopleAt.ts";
import type { Product } from "../product.ts";
import { comesTrue } from "../comesTrue.ts";
import type { Line } from "../tried.ts";
import { rotating } from "./addresses.ts";

const most = 10; // guesses at an account that may be compared
const hashed = "a password is hashed"; // see countHashes.mjs

/**
 * Guesses at one account, each from an address of its own, at once on two nodes: no more than ten reach the hash, and
 * then the right password no longer opens it, except in a browser that was logged in before, which has ten of its own.
 */
export const guess = async (product: Product, line: Line, guesses: number) => {
  const { nodes } = product;
  const from = () => ({ "x-forwarded-for": rotating() });
  const logIn = (who: Client, email: string, word: string) => who("POST", loginUrl, { email, password: word }, from());
  const strangers = nodes.map(({ base }) => clientOf(base));
  const counts = () => nodes.map(({ said }) => said().split(hashed).length - 1);
  /** How often passwords were hashed, once all reports have come: each node's last report is one of ours. */
  const counted = async () => {
    const before = counts();
    for (const stranger of strangers) await logIn(stranger, `${rotating()}@example.com`, "nobody");
    const has = () => counts().every((count, n) => count > before[n]!);
    if (!(await comesTrue(async () => has()))) throw new Error("hashing is not counted");
    return counts().reduce((sum, count) => sum + count, 0);
  };

  const pat = await product.person();
  for (const stranger of strangers) await logIn(stranger, "who@example.com", "nobody"); // the dummy hash exists from now on
  const own = await counted();
  const each = (await counted()) - own; // what counting itself takes
  const before = await counted();
  line.tried(guesses);
  const answers = await Promise.all(
    Array.from({ length: guesses }, (_, n) =>
      logIn(clientOf(nodes[n % 2]!.base), pat.email, n === guesses - 1 ? password : `guess ${n}`),
    ),
  );
  const reached = (await counted()) - before - each;
  const odd = answers.filter(({ status }) => ![200, 401, 429].includes(status));
  if (reached > most) line.wrong("more guesses reach the hash than may", `${reached} of ${guesses}`);
  if (odd.length > 0) line.wrong("a guess is answered with a fault", JSON.stringify(tally(odd)));

  line.tried();
  if ((await logIn(strangers[0]!, pat.email, password)).status !== 429)
    line.wrong("the right password alone opens what is guessed at");
  const wrong = await Promise.all(
    Array.from({ length: 3 * most }, (_, n) => logIn(pat.at(nodes[n % 2]!.base), pat.email, `own ${n}`)),
  );
  line.tried(wrong.length);
  if (tally(wrong)[401] !== most)
    line.wrong("a browser that is known has not ten guesses", JSON.stringify(tally(wrong)));

  const kim = await product.person();
  await Promise.all(Array.from({ length: 2 * most }, () => logIn(strangers[1]!, kim.email, "a guess")));
  line.tried(2);
  if ((await logIn(kim, kim.email, password)).status !== 200) line.wrong("guessing locks a family out");
  if ((await logIn(pat, kim.email, password)).status !== 429) line.wrong("a browser is known for another's account");
  return { "guesses that reached the hash": reached };
};
