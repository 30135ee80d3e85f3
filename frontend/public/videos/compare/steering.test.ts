import { expect, it } from "vitest";
import { type Order, steer } from "./steering.ts";

const frame = 1 / 60; // s
const inTime = 1.5; // s, after which they are together, however they started

/** Numbers that look random and are the same every time. */
const numbers = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

interface Trouble {
  readonly at: number; // s on the wall
  readonly of: "leader" | "other";
  readonly lasts: number; // s without pictures
  readonly jump?: number; // s, where it is afterwards, from where it should be
}

/** A video with its own clock: it starts late, runs a little fast or slow, and stops for want of pictures. */
const simulated = ({ late, drift, time = 0 }: { late: number; drift: number; time?: number }) => {
  let [rate, isPlaying, playsFrom, readyFrom] = [1, false, Infinity, 0];
  return {
    seen: (now: number) => ({ time, isReady: now >= readyFrom }),
    play: (now: number) => {
      if (!isPlaying) playsFrom = now + late;
      isPlaying = true;
    },
    pause: () => void (isPlaying = false),
    setRate: (next: number) => void (rate = next),
    seek: (to: number, now: number) => {
      time = to;
      readyFrom = now + 0.08;
    },
    stall: (now: number, { lasts, jump = 0 }: Trouble) => {
      readyFrom = now + lasts;
      time += jump;
    },
    pass: (from: number, until: number) => {
      const since = Math.max(from, playsFrom, readyFrom);
      if (isPlaying && until > since) time += (until - since) * rate * (1 + drift);
    },
  };
};

type Played = {
  speed: number;
  late: [number, number];
  drift: number;
  start?: number;
  troubles?: readonly Trouble[];
  slow?: number;
};

/** How far apart two videos are at each moment of `seconds`, and when anything last disturbed them. */
const play = ({ speed, late, drift, start = 0, troubles = [], slow = 1 }: Played, by: typeof steer, seconds = 8) => {
  const random = numbers(7);
  const [leader, other] = [simulated({ late: late[0], drift: 0 }), simulated({ late: late[1], drift, time: start })];
  const obey = (order: Order, now: number) => {
    if (order.kind === "meet") other.seek(leader.seen(now).time, now);
    for (const one of [leader, other]) (order.kind === "go" ? one.play : one.pause)(now);
    leader.setRate(speed);
    if (order.kind === "go") other.setRate(order.rate);
  };
  const left = [...troubles];
  let last = 0;
  const seen: { now: number; apart: number; order: Order }[] = [];
  for (let now = 0; now < seconds;) {
    // Mostly a frame; now and then the page has something else to do.
    const next = now + (random() < 0.02 && slow === 1 ? 0.15 : 0.016 + random() * 0.002) * slow;
    while (left[0] && left[0].at <= now) {
      const trouble = left.shift()!;
      (trouble.of === "leader" ? leader : other).stall(now, trouble);
    }
    const order = by(leader.seen(now), other.seen(now), { speed, every: now - last });
    last = now;
    obey(order, now);
    leader.pass(now, next);
    other.pass(now, next);
    now = next;
    seen.push({ now, apart: Math.abs(other.seen(now).time - leader.seen(now).time), order });
  }
  return seen;
};

const worst = (seen: ReturnType<typeof play>, from: number, until = Infinity) =>
  Math.max(...seen.filter(({ now }) => now >= from && now < until).map(({ apart }) => apart));

const alone: typeof steer = (_, __, { speed }) => ({ kind: "go", rate: speed });

const cases: [string, Omit<Played, "speed">][] = [
  ["one starts late", { late: [0.02, 0.18], drift: 0 }],
  ["the leader starts late", { late: [0.2, 0], drift: 0 }],
  ["one runs 2 % fast", { late: [0.02, 0.05], drift: 0.02 }],
  ["one runs 2 % slow, and starts late", { late: [0, 0.15], drift: -0.02 }],
  ["one is elsewhere", { late: [0.02, 0.02], drift: 0, start: 4 }],
];
it.each(cases.flatMap(([what, how]) => [0.25, 0.5, 1, 2].map((speed) => [what, speed, how] as const)))(
  "%s, at speed %d: they are together within a second and a half, and stay so",
  (_, speed, how) => {
    expect(worst(play({ ...how, speed }, steer), inTime)).toBeLessThan(frame);
  },
);

it("left to themselves they would not be", () => {
  expect(worst(play({ late: [0.02, 0.18], drift: 0.02, speed: 1 }, alone), inTime)).toBeGreaterThan(frame * 5);
});

it.each(["leader", "other"] as const)("where the pictures of the %s stop coming, both wait", (of) => {
  const stall = { at: 3, of, lasts: 1 };
  const seen = play({ late: [0.02, 0.1], drift: 0.01, speed: 1, troubles: [stall] }, steer);
  expect(worst(seen, inTime, 3)).toBeLessThan(frame);
  expect(seen.filter(({ now }) => now > 3.2 && now < 3.9).map(({ order }) => order.kind)).not.toContain("go");
  expect(worst(seen, 4 + inTime)).toBeLessThan(frame);
});

it("where one has skipped what it could not show, it goes back to the leader, once", () => {
  const skip = { at: 3, of: "other", lasts: 0.2, jump: 0.8 } as const;
  const seen = play({ late: [0.02, 0.02], drift: 0, speed: 1, troubles: [skip] }, steer);
  expect(seen.filter(({ order }) => order.kind === "meet")).toHaveLength(1);
  expect(worst(seen, 3.2 + inTime)).toBeLessThan(frame);
});

it("on a page that seldom gets to look, they are together a little later", () => {
  const seen = play({ late: [0.02, 0.18], drift: 0.01, speed: 1, slow: 40 }, steer, 15);
  expect(worst(seen, 6)).toBeLessThan(frame * 2);
});

it("never plays so slowly or so fast that it shows", () => {
  const orders = [-0.29, -0.1, 0, 0.1, 0.29].map((apart) =>
    steer({ time: 1, isReady: true }, { time: 1 + apart, isReady: true }, { speed: 1, every: 0.016 }),
  );
  expect(orders).toEqual([1.5, 1.4, 1, 0.6, 0.5].map((rate) => ({ kind: "go", rate: expect.closeTo(rate) as number })));
});
