import { expect, it, vi } from "vitest";
import { hashPassword, passwordMatches } from "./passwords.ts";

const work = vi.hoisted(() => ({ running: 0, most: 0, afterEach: () => {} }));

/** Counts who is at work; a caller may come in the very moment in which another one is done. */
vi.mock("@node-rs/argon2", () => {
  const counted = (answer: unknown) => {
    work.most = Math.max(work.most, ++work.running);
    let resolve: (answer: unknown) => void = () => {};
    const promise = new Promise((settle) => (resolve = settle));
    setImmediate(() => {
      work.running--;
      resolve(answer);
      queueMicrotask(() => work.afterEach());
    });
    return promise;
  };
  return { hash: (password: string) => counted(`hash of ${password}`), verify: () => counted(true) };
});

it("at most two passwords are worked on at once, also when callers come as others leave", async () => {
  const latecomers: Promise<unknown>[] = [];
  work.afterEach = () => {
    if (latecomers.length < 20) latecomers.push(hashPassword("late"));
  };
  const all = Array.from({ length: 20 }, (_, at) => hashPassword(`password ${at}`));
  expect(await Promise.all(all)).toEqual(all.map((_, at) => `hash of password ${at}`));
  expect(await Promise.all(latecomers)).toHaveLength(20);
  expect(await passwordMatches("password", "a hash")).toBe(true);
  expect(work).toMatchObject({ running: 0, most: 2 });
});
