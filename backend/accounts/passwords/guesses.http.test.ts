import limit from "p-limit";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Client, clientOf, tally } from "../../testing/client.ts";
import { mailsTo, tokenIn } from "../../testing/mails.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { forgetOldGuesses } from "./guesses.ts";
import { passwordWork } from "./passwords.ts";

let product: TestProduct;
let pat: Person;
beforeAll(async () => void (product = await testProduct({ RATE_LIMITS: "1" })));
beforeEach(async () => void (pat = await product.person("student", { email: `pat${++people}@example.com` })));
afterAll(() => product.close());

let people = 0;
let addresses = 0;
const rotating = () => `2001:db8:0:${(++addresses).toString(16)}::1`;
const logIn = (word: string, client: Client = product.visitor(), email = pat.email) =>
  client("POST", "/api/custom-login", { email, password: word }, { "x-forwarded-for": rotating() });
const wrongly = (times: number, client?: Client, email?: string) =>
  Promise.all(Array.from({ length: times }, (_, n) => logIn(`guess ${n}`, client, email)));
const logOut = (client: Client) => client("POST", "/api/logout");
const kept = () => product.backend.db("web.guess");
/** As if everything counted had happened that much earlier. */
const moveBack = (interval: string) =>
  kept().update({
    guesses: product.backend.db.raw("array(select guess - cast(? as interval) from unnest(guesses) guess)", [interval]),
  });
const mailedToken = async () => {
  await product.visitor()("POST", "/api/password/forgot", { email: pat.email }, { "x-forwarded-for": rotating() });
  return tokenIn((await mailsTo(product, pat.email)).at(-1));
};
const limited = { status: 429, body: { code: "TooManyGuesses" } };

it("A2 G1-6: after ten guesses the right password alone no longer opens the account, and the answer says what does", async () => {
  expect(tally(await wrongly(10))).toEqual({ 401: 10 });
  const { status, body, headers } = await logIn(password);
  expect([status, body]).toEqual([
    429,
    {
      code: "TooManyGuesses",
      message:
        "Too many attempts with this email address. Wait 15 minutes, or let us email you a link to choose a new password.",
    },
  ]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(14 * 60);
});

it("A2: an address without an account gets exactly the same answer", async () => {
  const nobody = `nobody${people}@example.com`;
  const answers = async (email: string) =>
    [...(await wrongly(10, undefined, email)), await logIn(password, undefined, email)].map(({ status, body }) => [
      status,
      body,
    ]);
  expect(await answers(nobody)).toEqual(await answers(pat.email));
});

it("A2: of many guesses at once, from as many addresses and on two nodes, ten are compared", async () => {
  const other = await product.another();
  await logIn("guess", undefined, "nobody@example.com"); // the dummy hash exists from now on
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const inTheWay = [passwordWork(() => gate), passwordWork(() => gate)];
  try {
    let refused = 0;
    const guesses = Array.from({ length: 60 }, async (_, n) => {
      const answer = await logIn(n === 59 ? password : `guess ${n}`, clientOf(n % 2 ? product.base : other.base));
      if (answer.status === 429) refused++;
      return answer;
    });
    await expect.poll(() => refused, { timeout: 30_000 }).toBe(50);
    expect(passwordWork.pendingCount).toBe(10);
    open();
    expect(tally(await Promise.all(guesses))[429]).toBe(50);
  } finally {
    open();
    await Promise.all(inTheWay);
    await other.close();
  }
});

it("A2: of 1,000 guesses on two nodes ten may be compared", async () => {
  const other = await product.another();
  try {
    const nodes = [product.backend.guesses, other.backend.guesses];
    const lanes = limit(16); // whoever waits too long for a connection is not counted at all
    const guesses = await Promise.all(
      Array.from({ length: 1000 }, (_, n) => lanes(() => nodes[n % 2]!.count(`account ${people}`))),
    );
    const waits = guesses.map(({ wait }) => wait).toSorted((one, other) => one - other);
    expect(waits.slice(0, 10)).toEqual(Array(10).fill(0));
    expect(waits[10]).toBeGreaterThan(14 * 60_000);
  } finally {
    await other.close();
  }
});

it("A2: the guesses at an account are one count, however its address is typed", async () => {
  const jose = `jos\u00e9${people}@example.com`;
  for (const email of [` ${jose.toUpperCase()} `, jose.normalize("NFD")])
    expect(tally(await wrongly(5, undefined, email))).toEqual({ 401: 5 });
  expect(await logIn("guess", undefined, jose)).toMatchObject(limited);
});

it("A2: a browser that was logged in before has ten guesses of its own, which no one else can use up", async () => {
  await logOut(pat);
  await wrongly(20);
  expect(tally(await wrongly(9, pat))).toEqual({ 401: 9 });
  expect((await logIn(password, pat)).status).toBe(200);
  expect(await logIn(password), "that it got in lets nobody else guess on").toMatchObject(limited);

  await logOut(pat);
  expect(tally(await wrongly(11, pat))).toEqual({ 401: 10, 429: 1 });
  expect(await logIn(password, pat)).toMatchObject(limited);
});

it("A2: a browser's mark is useless for another account, and so is a made-up one", async () => {
  const sam = await product.person("student", { email: `sam${people}@example.com` });
  await wrongly(10);
  expect(await logIn(password, sam)).toMatchObject(limited);
  const cookie = "fungo-known=AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA~.~";
  const made = await product.visitor()(
    "POST",
    "/api/custom-login",
    { email: pat.email, password },
    { "x-forwarded-for": rotating(), cookie },
  );
  expect(made).toMatchObject(limited);
});

it("A2: a browser may be known to several accounts of a family", async () => {
  const kid = await product.person("student", { email: `kid${people}@example.com` });
  expect((await logIn(password, pat, kid.email)).status).toBe(200);
  await wrongly(10);
  await wrongly(10, undefined, kid.email);
  expect((await logIn(password, pat)).status).toBe(200);
  expect((await logIn(password, pat, kid.email)).status).toBe(200);
});

it("A2: a copy of a browser's mark gains nothing when that browser logs in", async () => {
  const cookies = new Map<string, string>();
  const browser = clientOf(product.base, cookies);
  await logIn(password, browser);
  const copy = clientOf(product.base, new Map(cookies));
  await logOut(copy);
  await wrongly(10);
  expect(tally(await wrongly(9, copy))).toEqual({ 401: 9 });
  expect((await logIn(password, browser)).status).toBe(200);
  expect(tally(await wrongly(2, copy))).toEqual({ 401: 1, 429: 1 });
  expect((await logIn(password, browser)).status).toBe(200);
});

it("A2: a mailed link opens the account while others keep guessing, and its browser is known from then on", async () => {
  await wrongly(20);
  const newPassword = "a bunt down the line";
  const browser = product.visitor();
  const body = { token: await mailedToken(), newPassword };
  expect((await browser("POST", "/api/password/reset", body, { "x-forwarded-for": rotating() })).status).toBe(200);
  expect((await logIn(newPassword)).status, "the guesses were at another password").toBe(200);
  await wrongly(20);
  expect(await logIn(newPassword)).toMatchObject(limited);
  expect((await logIn(newPassword, browser)).status).toBe(200);
  expect(await logIn(newPassword, pat), "known by the old password alone").toMatchObject(limited);
});

it("A2: someone who changes the password stays known in that browser, and nowhere else", async () => {
  const elsewhere = product.visitor();
  await logIn(password, elsewhere);
  const newPassword = "another long password";
  await pat("POST", "/api/profile/password", { currentPassword: password, newPassword });
  await wrongly(10);
  expect(await logIn(newPassword, elsewhere)).toMatchObject(limited);
  expect((await logIn(newPassword, pat)).status).toBe(200);
});

it("A2: a right password is no guess, however often it is entered", async () => {
  await wrongly(9);
  for (let n = 0; n < 3; n++) expect((await logIn(password)).status).toBe(200);
  expect((await logIn("guess")).status).toBe(401);
  expect(await logIn(password)).toMatchObject(limited);
});

it("A2: ten in any fifteen minutes: each counts until it is that old, and is then forgotten", async () => {
  await wrongly(5);
  await moveBack("14 minutes 50 seconds");
  await wrongly(5);
  const { status, headers } = await logIn(password);
  expect([status, Number(headers.get("retry-after")) <= 10]).toEqual([429, true]);
  await forgetOldGuesses(product.backend.db);
  await moveBack("11 seconds");
  expect(tally(await wrongly(10))).toEqual({ 401: 5, 429: 5 });
  await moveBack("15 minutes");
  await forgetOldGuesses(product.backend.db);
  expect(await kept()).toEqual([]);
});

it("A2: a database whose clock ran ahead for a while locks no one out for that long, and what it left is forgotten", async () => {
  await wrongly(10);
  await wrongly(10, undefined, "nobody@example.com");
  await moveBack("-1 year");
  expect((await logIn(password)).status).toBe(200);
  await forgetOldGuesses(product.backend.db);
  expect(await kept().whereRaw("guesses[1] > now()")).toEqual([]);
});

it("A2: stored guesses name no one", async () => {
  await wrongly(11, pat);
  expect(await kept()).not.toEqual([]);
  expect(JSON.stringify(await kept())).not.toMatch(/@|pat|2001:db8/);
});
