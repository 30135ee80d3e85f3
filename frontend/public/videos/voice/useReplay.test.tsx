import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newDriver } from "../player/driver.ts";
import type { Track } from "./track.ts";
import { useReplay } from "./useReplay.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const track: Track = [
  [0, "rate", 0.25],
  [0, "play", 0],
  [5, "pause", 1],
  [6, "show", "m1"],
];

/** A voice and a video that do nothing but note what they are told. */
const replay = ({ muted = false } = {}) => {
  const video = { paused: true, muted, currentTime: 0, duration: 2, playbackRate: 1, readyState: 4, seeking: false };
  Object.assign(video, {
    play: async () => void (video.paused = false),
    pause: () => void (video.paused = true),
  });
  const driver = newDriver();
  driver.take(video as never);
  const playback = {
    ...driver,
    rate: 1,
    showRate: (rate: number) => driver.setRate((playback.rate = rate)),
    endLoop: () => {},
  };
  const voice = { currentTime: 0, pause: vi.fn<() => void>() };
  const onShow = vi.fn<(markId: string | undefined) => void>();
  const hook = renderHook(() => useReplay({ track, playback: playback as never, onShow, onStart: () => {} }));
  hook.result.current.audio.ref.current = voice as never;
  return { ...hook, video, voice, playback, onShow };
};

it.each([false, true])(
  "only the coach is heard while a voice plays; then the video is as before (muted: %s)",
  (muted) => {
    const { result, video, voice, playback } = replay({ muted });
    act(() => result.current.audio.onPlay());
    expect(video.muted).toBe(true);
    act(() => playback.acted());
    expect([video.muted, voice.pause.mock.calls.length]).toEqual([muted, 1]);
    act(() => result.current.audio.onPause());
    expect(video.muted).toBe(muted);
  },
);

it("a speed that is chosen while a voice plays stays", () => {
  const { result, video, playback } = replay();
  act(() => result.current.audio.onPlay());
  act(() => void vi.advanceTimersByTime(100));
  expect(playback.rate).toBe(0.25);
  act(() => {
    playback.acted();
    playback.showRate(2);
    vi.advanceTimersByTime(100); // before the voice says that it has stopped
  });
  act(() => result.current.audio.onPause());
  expect([video.playbackRate, playback.rate]).toEqual([2, 2]);
});

it.each(["somebody goes on by hand", "the voice is left"])(
  "a mark shown by a paused voice is let go once %s",
  (how) => {
    const { result, playback, onShow, unmount } = replay();
    act(() => result.current.seek(7));
    expect(onShow.mock.lastCall).toEqual(["m1"]);
    if (how === "the voice is left") unmount();
    else act(() => playback.acted());
    expect(onShow.mock.lastCall).toEqual([undefined]);
  },
);
