import { expect, it } from "vitest";
import { momentAt, takeDown, type Track } from "./track.ts";

const mark = "0190f1c5-7a00-4000-8000-00000000a261";
const track: Track = [
  [0, "rate", 0.5],
  [0, "pause", 1],
  [1, "play", 1],
  [3, "rate", 2],
  [4, "seek", 0.5],
  [5, "pause", 2.5],
  [5, "show", mark],
  [6, "seek", 1.5],
  [7, "play", 1.5],
];

it("tells where the picture was at each moment, however it is come by", () => {
  const time = (at: number) => momentAt(track, at).time;
  expect([0, 0.9, 2, 3, 3.5, 4, 4.5, 5.5, 6.5, 8].map(time)).toEqual([1, 1, 1.5, 2, 3, 0.5, 1.5, 2.5, 1.5, 3.5]);
  expect([0, 1, 5, 7].map((at) => momentAt(track, at).isPlaying)).toEqual([false, true, false, true]);
  expect([2, 3].map((at) => momentAt(track, at).rate)).toEqual([0.5, 2]);
  expect([4.9, 5, 6.9, 7].map((at) => momentAt(track, at).markId)).toEqual([undefined, mark, mark, undefined]);
  expect(momentAt([], 3)).toEqual({ time: 0, isPlaying: false, rate: 1, markId: undefined });
});

const recorded = () => {
  const state = { paused: true, ended: false, seeking: false, currentTime: 0.2, playbackRate: 1 };
  const video = Object.assign(new EventTarget(), state);
  let at: number | undefined = 0;
  const notes = takeDown(video as unknown as HTMLVideoElement, () => at);
  const comes = (next: number | undefined, event: string, change: Partial<typeof state> = {}) => {
    at = next;
    Object.assign(video, change);
    video.dispatchEvent(new Event(event));
  };
  return { ...notes, comes };
};

it("takes down what happens to a video, a dragged slider once, and nothing while the recording is paused", () => {
  const { comes, ...notes } = recorded();
  notes.sayAll();
  comes(1, "playing", { paused: false });
  comes(1.5, "ratechange", { playbackRate: 0.25 });
  comes(2, "seeking", { currentTime: 0.9 });
  comes(2.05, "seeking", { currentTime: 1 });
  comes(undefined, "pause", { paused: true, currentTime: 1.1 });
  comes(3, "none");
  notes.sayAll();
  notes.show(mark);
  notes.end();
  comes(4, "seeking", { currentTime: 0 });
  expect(notes.track).toEqual([
    [0, "rate", 1],
    [0, "pause", 0.2],
    [1, "play", 0.2],
    [1.5, "rate", 0.25],
    [2, "seek", 1],
    [3, "rate", 0.25],
    [3, "pause", 1.1],
    [3, "show", mark],
  ]);
});

it("a picture that had to wait is put right, and one that is in time is left", () => {
  const { comes, ...notes } = recorded();
  comes(0, "playing", { paused: false });
  comes(1, "none", { currentTime: 1.21 });
  notes.check();
  expect(notes.track).toHaveLength(1);
  comes(2, "none", { currentTime: 1.5 });
  notes.check();
  expect(notes.track.at(-1)).toEqual([2, "seek", 1.5]);
});
