import { useEffect, useRef, useState } from "react";
import type { Speed } from "../player/usePlayback.ts";
import { type Clock, type Loaded, type Pair, rangeOf } from "./pair.ts";

/** Two videos as far as they are there, and where the contact is in each, s. */
export interface Compared {
  readonly loaded: readonly [Loaded | undefined, Loaded | undefined];
  readonly contacts: readonly [number | undefined, number | undefined];
}

/** Plays two videos as one from a common moment: the contact in both, or else the beginning of each. */
export const useComparison = (pair: Pair, { loaded: [one, other], contacts: [first, second] }: Compared) => {
  const [clock, setClock] = useState<Clock>({ time: 0, isPlaying: false });
  const [speed, setSpeed] = useState<Speed>(1);
  const [repeats, setRepeats] = useState(false);
  const isLinedUp = first !== undefined && second !== undefined;
  const [zero, otherZero] = isLinedUp ? [first, second] : [0, 0];
  const members =
    one &&
    other &&
    ([
      { ...one, zero },
      { ...other, zero: otherZero },
    ] as const);
  useEffect(() => {
    pair.take(members && { members, speed, repeats });
  });
  useEffect(() => pair.follow(setClock), [pair]);
  const range = members && rangeOf(members);
  const start = range?.start ?? 0;
  // Other videos begin at their start. Once they are lined up, that is what is seen.
  const videos = members && `${one.videoId} ${other.videoId}`;
  const points = isLinedUp ? `${first} ${second}` : undefined;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (videos === undefined) return;
    pair.pause();
    pair.show(shown.current === videos && points !== undefined ? 0 : start);
    shown.current = videos;
  }, [pair, videos, points, start]);
  useEffect(() => pair.pause, [pair]);
  return { ...clock, range, isLinedUp, speed, setSpeed, repeats, setRepeats };
};
