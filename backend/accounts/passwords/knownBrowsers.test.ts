import { expect, it } from "vitest";
import { knownBrowsers } from "./knownBrowsers.ts";

const secret = "a secret of at least 32 characters";
const { idOf, remember } = knownBrowsers({ secret, secure: false });
const accountOf = (user_id: string) => ({ user_id, password_hash: `hash of ${user_id}` });

/** One browser, as far as its cookies go. */
const aBrowser = () => {
  let value: string | undefined;
  return { cookies: { get: () => value, set: (_: string, cookie: string) => void (value = cookie) } } as never;
};

it("A2: a browser is known to an account opened in it, as long as the password stays the same", () => {
  const browser = aBrowser();
  expect(idOf(browser, accountOf("pat"))).toBeUndefined();
  remember(browser, accountOf("pat"));
  const id = idOf(browser, accountOf("pat"));
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(idOf(browser, accountOf("sam"))).toBeUndefined();
  expect(idOf(browser, { ...accountOf("pat"), password_hash: "another" })).toBeUndefined();
  const elsewhere = knownBrowsers({ secret: "another secret with 32 characters", secure: false });
  expect(elsewhere.idOf(browser, accountOf("pat"))).toBeUndefined();
  remember(browser, accountOf("pat"));
  expect(idOf(browser, accountOf("pat"))).not.toBe(id);
});

it("A2: of very many accounts in one browser the oldest is dropped", () => {
  const browser = aBrowser();
  const family = Array.from({ length: 9 }, (_, n) => accountOf(`member ${n}`));
  for (const member of family) remember(browser, member);
  expect(family.map((member) => idOf(browser, member) !== undefined)).toEqual([
    false,
    ...family.slice(1).map(() => true),
  ]);
});
