import Koa from "koa";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { capabilities, heldCookie } from "./capabilities.ts";

const secret = "a secret of at least 32 characters";
const { tokenOf, openedBy, ...browser } = capabilities({ secret, secure: false });
const day = 24 * 60 * 60 * 1000;

describe("a token", () => {
  it("G3-21: opens what it was made for, always the same", () => {
    const token = tokenOf("registration", "g1");
    expect(openedBy("registration", token)).toBe("g1");
    expect(tokenOf("registration", "g1")).toBe(token);
  });

  it("opens nothing else, and nothing when forged", () => {
    const token = tokenOf("registration", "g1");
    const proof = token.split(".")[1];
    expect(openedBy("waitlistEntry", token)).toBeUndefined();
    const other = capabilities({ secret: "another secret with 32 characters", secure: false });
    const forged = [`g2.${proof}`, "g1", "g1.", "", ".", `${token}x`, other.tokenOf("registration", "g1")];
    expect(forged.map((token) => openedBy("registration", token))).toEqual(forged.map(() => undefined));
  });
});

describe("a browser", () => {
  const app = new Koa({ keys: [secret] });
  let jar: Map<string, string>;
  beforeEach(() => void (jar = new Map()));
  afterEach(() => vi.useRealTimers());

  /** One request from it: what it holds is sent, what it is told to keep stays. */
  const request = <T>(work: (ctx: Koa.Context) => T): T => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const set: string[] = [];
    const response = {
      getHeader: () => set,
      setHeader: (_: string, cookies: string[]) => void set.splice(0, set.length, ...cookies),
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a request as cookies look at
    const ctx = app.createContext({ headers: { cookie }, socket: {} } as never, response as never);
    const answer = work(ctx);
    for (const one of set) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(one)!;
      if (value) jar.set(name!, value);
      else jar.delete(name!);
    }
    return answer;
  };
  const hold = (...ids: string[]) => ids.forEach((id) => request((ctx) => browser.hold(ctx, "registration", id)));
  const held = () => request((ctx) => browser.held(ctx, "registration"));

  it("holds what it made, each under its purpose, and two things from one request", () => {
    expect(held()).toEqual([]);
    hold("g1");
    request((ctx) => {
      browser.hold(ctx, "registration", "g2");
      browser.hold(ctx, "waitlistEntry", "w1");
    });
    hold("g1");
    expect(held()).toEqual(["g1", "g2"]);
    expect(request((ctx) => browser.holds(ctx, "registration", "g2"))).toBe(true);
    expect(request((ctx) => browser.holds(ctx, "waitlistEntry", "g2"))).toBe(false);
  });

  it("cannot make up what it holds", () => {
    hold("g1");
    const name = heldCookie(false);
    jar.set(name, jar.get(name)!.replace("rg1", "rg2"));
    expect(held()).toEqual([]);
  });

  it("drops each after a week, whatever else it opened since and whatever it sends", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    hold("g1");
    vi.setSystemTime(Date.now() + 4 * day);
    hold("g2");
    vi.setSystemTime(Date.now() + 4 * day);
    expect(held()).toEqual(["g2"]);
  });

  it("keeps the last forty, which fit a cookie", () => {
    const ids = Array.from({ length: 45 }, (_, n) => `0198c000-0000-7000-8000-${String(n).padStart(12, "0")}`);
    hold(...ids);
    expect(held()).toEqual(ids.slice(5).toReversed());
    expect(jar.get(heldCookie(false))!.length).toBeLessThan(3000);
  });

  it("drops everything when told", () => {
    hold("g1");
    request((ctx) => browser.letGo(ctx));
    expect(held()).toEqual([]);
  });
});
