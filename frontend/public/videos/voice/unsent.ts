import { useSyncExternalStore } from "react";
import { onForgetAllKept } from "../../../shared/kept.ts";
import type { Track } from "./track.ts";

/** A recording that is not saved yet. */
export interface Recording {
  readonly id: string;
  readonly file: File;
  readonly address: string; // of its sound, in this tab
  readonly seconds: number;
  readonly track: Track;
  readonly transcript: string;
}

/** By video. In memory alone: a voice, and what it says about a child, is never left on a shared computer. */
const unsent = new Map<string, Recording>();
const listeners = new Set<() => void>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
/** The browser asks before it closes or reloads a page on which something would be lost. */
export const warnBeforeLeaving = (isOn: boolean) =>
  isOn || unsent.size > 0 ? addEventListener("beforeunload", warn) : removeEventListener("beforeunload", warn);

/** Keeps a recording until it is sent, also while other pages are looked at; undefined: forgets it. */
export const setUnsent = (videoId: string, recording: Recording | undefined) => {
  const before = unsent.get(videoId);
  if (before && before.address !== recording?.address) URL.revokeObjectURL(before.address);
  if (recording) unsent.set(videoId, recording);
  else unsent.delete(videoId);
  warnBeforeLeaving(false);
  for (const listener of listeners) listener();
};
onForgetAllKept(() => {
  for (const videoId of unsent.keys()) setUnsent(videoId, undefined);
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** The recording of a video that waits to be saved. */
export const useUnsent = (videoId: string) => useSyncExternalStore(subscribe, () => unsent.get(videoId));
