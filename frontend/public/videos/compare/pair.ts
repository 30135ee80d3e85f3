import type { Driver } from "../player/driver.ts";
import type { Rate } from "../player/frames.ts";
import { steer } from "./steering.ts";

/** A video that can be played: it has told how long it is. */
export interface Loaded {
  readonly videoId: string;
  readonly driver: Driver;
  readonly rate: Rate;
  readonly duration: number; // s
}
/** One of two. */
interface Member extends Loaded {
  readonly zero: number; // s in this video at which the common clock is at 0
}
/** Two videos under one clock. */
interface Together {
  readonly members: readonly [Member, Member];
  readonly speed: number;
  readonly repeats: boolean; // plays again from the start when it is at the end
}
export interface Clock {
  readonly time: number; // s
  readonly isPlaying: boolean;
}

/** The times at which there is something to see in both. */
export const rangeOf = ([one, other]: Together["members"]) => ({
  start: -Math.min(one.zero, other.zero),
  end: Math.max(0, Math.min(one.duration - one.zero, other.duration - other.zero)),
});

/** The middle of a frame that begins at 0: there every browser shows that frame and no other. */
export const middleOf = ({ fps, isVariable }: Rate) => (isVariable ? 0.25 : 0.5) / fps;

const almost = 0.02; // s, before the end

/** Plays two video elements as one. */
export const newPair = () => {
  let told: (clock: Clock) => void = () => {};
  let together: Together | undefined;
  let handle = 0;
  let lookedAt = 0; // ms
  let isPlaying = false;
  let time = 0;

  const tell = (next: number) => told({ time: (time = next), isPlaying });
  /** The leader is the one with more frames a second: steps go from each of its frames to the next. */
  const both = () => {
    if (!together) return undefined;
    const [one, other] = together.members;
    const [leader, follower] = other.rate.fps > one.rate.fps ? [other, one] : [one, other];
    const [led, following] = [leader.driver.element(), follower.driver.element()];
    return led && following
      ? { ...together, leader: { ...leader, video: led }, other: { ...follower, video: following } }
      : undefined;
  };
  type Both = NonNullable<ReturnType<typeof both>>;
  type Shown = Both["leader"];

  const seen = ({ video, zero }: Shown) => ({
    time: video.currentTime - zero,
    isReady: !video.seeking && video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA,
  });
  const go = ({ video }: Shown, rate: number) => {
    if (Math.abs(video.playbackRate - rate) > 0.001) video.playbackRate = rate;
    if (video.paused) void video.play().catch(() => {}); // paused again at once
  };
  const meet = ({ leader, other }: Both) => void (other.video.currentTime = other.zero + seen(leader).time);
  const stop = () => {
    cancelAnimationFrame(handle);
    isPlaying = false;
    const now = both();
    now?.leader.video.pause();
    now?.other.video.pause();
    return now;
  };
  const show = (to: number) => {
    const now = both();
    if (!now) return;
    const { start, end } = rangeOf(now.members);
    const next = Math.min(Math.max(to, start), end);
    for (const { video, zero } of [now.leader, now.other]) video.currentTime = next + zero;
    tell(next);
  };
  const pause = () => {
    const now = stop();
    if (!now) return;
    meet(now);
    tell(seen(now.leader).time);
  };
  const isOver = ({ members, leader, other }: Both) =>
    seen(leader).time >= rangeOf(members).end - almost || leader.video.ended || other.video.ended;

  const tick = (at: number) => {
    const now = both();
    if (!now) return void stop();
    const order = steer(seen(now.leader), seen(now.other), {
      speed: now.speed,
      every: Math.max(at - lookedAt, 0) / 1000,
    });
    lookedAt = at;
    if (order.kind === "go") {
      go(now.leader, now.speed);
      go(now.other, order.rate);
    } else {
      now.leader.video.pause();
      now.other.video.pause();
      if (order.kind === "meet") meet(now);
    }
    if (!isOver(now) || now.leader.video.seeking) tell(seen(now.leader).time);
    else if (now.repeats) show(rangeOf(now.members).start);
    else return pause();
    handle = requestAnimationFrame(tick);
  };

  return {
    /** Tells the common clock whenever it has moved. */
    follow: (next: typeof told) => void (told = next),
    take: (next: Together | undefined) => void (together = next),
    show,
    pause,
    toggle: () => {
      const now = both();
      if (!now) return;
      if (isPlaying) return pause();
      isPlaying = true;
      lookedAt = performance.now();
      if (isOver(now)) show(rangeOf(now.members).start);
      handle = requestAnimationFrame(tick);
      tell(time);
    },
    skip: (seconds: number) => show(time + seconds),
    /** To the next frame of the one that has more of them. */
    step: (direction: 1 | -1) => {
      const now = stop();
      if (!now) return;
      const { leader, other, members } = now;
      const { start, end } = rangeOf(members);
      const next = time + direction / leader.rate.fps;
      if (next < start - almost || next > end + almost) return tell(time);
      leader.driver.step(direction, leader.rate, (shown) => {
        const middle = shown + middleOf(leader.rate) - leader.zero;
        other.video.currentTime = other.zero + middle;
        tell(middle);
      });
    },
  };
};
export type Pair = ReturnType<typeof newPair>;
