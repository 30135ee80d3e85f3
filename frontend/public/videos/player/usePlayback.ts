import { useEffect, useState } from "react";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import { isSet, type Loop, newDriver } from "./driver.ts";
import { useLoading } from "./useLoading.ts";

export const rates = [0.25, 0.5, 1, 2] as const;
export type Speed = (typeof rates)[number];

const shortestLoop = 2; // frames
export const usualFps = 30; // where it cannot be told

/** What plays, and how. `problem`: why nothing can be seen. */
export const usePlayback = ({ fps, isVariable, filePath }: Pick<VideoView, "fps" | "isVariable" | "filePath">) => {
  const [driver] = useState(newDriver);
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [rate, setRate] = useState<Speed>(1);
  const [loop, setLoop] = useState<Loop>();
  const { duration, hasFrame, problem, events: loading } = useLoading(filePath, driver);
  useEffect(() => driver.follow(setTime, loop), [driver, loop]);

  const events = {
    ...loading,
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onEnded: () => {
      setPlaying(false);
      if (isSet(loop)) driver.play(loop);
    },
  };
  const byHand =
    <Told extends unknown[]>(act: (...told: Told) => void) =>
    (...told: Told) => {
      driver.acted();
      act(...told);
    };
  const showRate = (next: Speed) => {
    driver.setRate(next);
    setRate(next);
  };
  return {
    take: driver.take,
    events,
    time,
    duration,
    hasFrame,
    isPlaying,
    rate,
    loop,
    problem,
    seek: byHand((seconds: number) => {
      driver.seek(seconds);
      setTime(seconds);
    }),
    pause: byHand(driver.pause),
    element: driver.element,
    position: driver.position,
    skip: byHand((seconds: number) => {
      driver.skip(seconds);
      setTime(driver.position());
    }),
    toggle: byHand(() => driver.toggle(loop)),
    step: byHand((direction: 1 | -1) => driver.step(direction, { fps: fps || usualFps, isVariable }, setTime)),
    setRate: byHand(showRate),
    showRate, // as a voice note has it, which nobody does by hand
    acted: driver.acted,
    showed: driver.showed,
    listen: driver.listen,
    /** Sets where the repeated part begins. */
    loopFrom: () => setLoop({ from: time, to: isSet(loop) && loop.to > time ? loop.to : null }),
    /** Sets where it ends, or, before where it began, where it begins. */
    loopTo: () => {
      const began = loop?.from ?? 0;
      const shortest = shortestLoop / (fps || usualFps);
      const to = Math.min(Math.max(time, began, Math.min(time, began) + shortest), duration ?? Infinity);
      setLoop({ from: Math.min(time, began, to - shortest), to });
    },
    endLoop: () => setLoop(undefined),
  };
};
export type Playback = ReturnType<typeof usePlayback>;
