import { expect, it } from "vitest";
import { hashPassword, passwordMatches, passwordWork } from "./passwords.ts";

it("at most two passwords are worked on at once, also when callers come as others leave", async () => {
  const atWork: number[] = [];
  const hashed = async (password: string) => {
    const hash = await hashPassword(password);
    atWork.push(passwordWork.activeCount);
    return hash;
  };
  const first = Array.from({ length: 6 }, (_, at) => hashed(`password ${at}`));
  const late = first.map(async (one, at) => {
    await one;
    return hashed(`late ${at}`);
  });
  const hashes = [...(await Promise.all(first)), ...(await Promise.all(late))];
  expect(Math.max(...atWork)).toBe(2);
  expect(new Set(hashes).size).toBe(12);
});

it("a password matches its own hash alone, however its accents are typed, and nobody's never", async () => {
  const hash = await hashPassword("caf\u00e9 au lait");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches("cafe\u0301 au lait", hash)).toBe(true);
  expect(await passwordMatches("cafe au lait", hash)).toBe(false);
  expect(await passwordMatches("nobody has this password", undefined)).toBe(false);
});
