import { expect, it } from "vitest";
import { hashPassword, passwordMatches, passwordWork } from "./passwords.ts";

it("at most two passwords are processed at once, also when callers arrive as others leave", async () => {
  const atWork: number[] = [];
  const counted = async <T>(work: Promise<T>) => {
    const result = await work;
    atWork.push(passwordWork.activeCount);
    return result;
  };
  const callers = Array.from({ length: 6 }, async (_, at) => {
    const hash = await counted(hashPassword(`password ${at}`));
    return counted(passwordMatches(`password ${at}`, hash));
  });
  expect(await Promise.all(callers)).toEqual(callers.map(() => true));
  expect(Math.max(...atWork)).toBe(2);
});

it("comparing waits in the same line", async () => {
  const hash = await hashPassword("password");
  await passwordMatches("password", hash); // the dummy hash exists from now on
  const compared = Array.from({ length: 3 }, () => passwordMatches("password", hash));
  for (let turn = 0; turn < 20; turn++) await Promise.resolve(); // nothing else gets in between: it is requested now
  expect([passwordWork.activeCount, passwordWork.pendingCount]).toEqual([2, 1]);
  expect(await Promise.all(compared)).toEqual([true, true, true]);
});

it("a password matches only its own hash, however its accents are typed, and never the dummy one", async () => {
  const hash = await hashPassword("caf\u00e9 au lait");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches("cafe\u0301 au lait", hash)).toBe(true);
  expect(await passwordMatches("cafe au lait", hash)).toBe(false);
  expect(await passwordMatches("nobody has this password", undefined)).toBe(false);
});
