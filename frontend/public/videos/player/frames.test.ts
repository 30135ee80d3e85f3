import { afterEach, expect, it, vi } from "vitest";
import { step, type Steppable } from "./frames.ts";

afterEach(() => void vi.useRealTimers());

/** A video that shows, at any time, the last frame that began before. `frames`: when each begins, s. */
const film = (frames: readonly number[], { stubborn = 0 } = {}) => {
  let waiting: ((now: number, frame: { mediaTime: number }) => void) | undefined;
  let shown = frames[0]!;
  let left = stubborn;
  const video: Steppable & { asked: number[] } = {
    asked: [],
    duration: frames.at(-1)! + 1 / 30,
    seeking: false,
    get currentTime() {
      return shown;
    },
    set currentTime(time: number) {
      this.asked.push(time);
      const isLate = left-- > 0; // shows what it showed before, once
      shown = isLate ? shown : frames.findLast((begins) => begins <= time + 1e-9)!;
      const [tell, mediaTime] = [waiting, shown];
      queueMicrotask(() => tell?.(0, { mediaTime }));
    },
    requestVideoFrameCallback: (told) => {
      waiting = told;
      return 1;
    },
  };
  return video;
};

it.each([30, 59.94, 240])("shows each frame of %d a second, forward and back", async (fps) => {
  const frames = Array.from({ length: 60 }, (_, k) => k / fps);
  const video = film(frames);
  let at = 0;
  for (let k = 1; k < 60; k++) {
    at = await step(video, at, 1, { fps, isVariable: false });
    expect(at).toBeCloseTo(frames[k]!, 9);
  }
  for (let k = 58; k >= 0; k--) {
    at = await step(video, at, -1, { fps, isVariable: false });
    expect(at).toBeCloseTo(frames[k]!, 9);
  }
});

it("asks for the middle of a frame", async () => {
  const video = film([0, 1 / 30, 2 / 30]);
  await step(video, 0, 1, { fps: 30, isVariable: false });
  expect(video.asked).toEqual([1.5 / 30]);
});

it("asks again where the browser shows another frame than the one asked for", async () => {
  const frames = Array.from({ length: 5 }, (_, k) => k / 30);
  expect(await step(film(frames, { stubborn: 2 }), 0, 1, { fps: 30, isVariable: false })).toBeCloseTo(1 / 30, 9);
});

it.each([
  { seeks: 2500, shows: 0 },
  { seeks: 990, shows: 500 },
])(
  "waits for a slow phone, which seeks for $seeks ms and shows the picture $shows ms later: asking again would start that over",
  async ({ seeks, shows }) => {
    vi.useFakeTimers();
    let tell: ((now: number, frame: { mediaTime: number }) => void) | undefined;
    let timer: NodeJS.Timeout | undefined;
    const video: Steppable = {
      duration: 1,
      seeking: false,
      get currentTime() {
        return 0;
      },
      set currentTime(time: number) {
        Object.assign(this, { seeking: true });
        clearTimeout(timer);
        timer = setTimeout(() => {
          Object.assign(this, { seeking: false });
          timer = setTimeout(() => tell?.(0, { mediaTime: Math.floor(time * 30) / 30 }), shows);
        }, seeks);
      },
      requestVideoFrameCallback: (told) => {
        tell = told;
        return 1;
      },
    };
    const stepped = step(video, 0, 1, { fps: 30, isVariable: false });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await stepped).toBeCloseTo(1 / 30, 9);
  },
);

it("finds the frames of a video whose frames vary in length", async () => {
  const frames = [0, 0.01, 0.05, 0.2, 0.21, 0.25];
  const video = film(frames);
  const rate = { fps: 24, isVariable: true };
  let at = 0;
  const seen = [at];
  for (let k = 0; k < 3; k++) seen.push((at = await step(video, at, 1, rate)));
  expect(seen).toEqual([0, 0.01, 0.05, 0.2]);
  expect(await step(video, 0.2, -1, rate)).toBe(0.05);
});

it("finds the frames of slow motion, which begins with many a second and goes on with few", async () => {
  const frames = [
    ...Array.from({ length: 4 }, (_, k) => k / 240),
    ...Array.from({ length: 4 }, (_, k) => (k + 1) / 30),
  ];
  const video = film(frames);
  const rate = { fps: 240, isVariable: false };
  const [on, back] = [[0], [frames.at(-1)!]];
  for (let k = 1; k < frames.length; k++) on.push(await step(video, on.at(-1)!, 1, rate));
  expect(on).toEqual(frames);
  for (let k = 1; k < frames.length; k++) back.push(await step(video, back.at(-1)!, -1, rate));
  expect(back).toEqual(frames.toReversed());
});

it("stays at the first and the last frame", async () => {
  const video = film([0, 1 / 30, 2 / 30]);
  const rate = { fps: 30, isVariable: false };
  expect(await step(video, 0, -1, rate)).toBe(0);
  expect(await step(video, 2 / 30, 1, rate)).toBe(2 / 30);
});
