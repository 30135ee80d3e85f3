import { type Rate, step } from "./frames.ts";

/** A part that is played again and again, s. `to`: null until it is set. */
export interface Loop {
  readonly from: number;
  readonly to: number | null;
}
/** Both of its ends are set. */
export const isSet = (loop: Loop | undefined): loop is Loop & { readonly to: number } =>
  loop !== undefined && loop.to !== null;

const nearby = 0.1; // s: the picture at a position began a little before it

/** What somebody does at the player. */
interface Acts {
  readonly acted: () => void;
  readonly showed: (markId: string) => void;
}

/** What a video element is told to do. Before there is one, nothing happens. */
export const newDriver = () => {
  let video: HTMLVideoElement | null = null;
  let shown = 0; // since when the picture that is seen is shown, s
  let stepping = Promise.resolve();
  const listeners = new Set<Partial<Acts>>();

  /** The video is on its way to another place than the one whose picture is this one. */
  const isElsewhere = (element: HTMLVideoElement, picture: number) =>
    element.seeking && Math.abs(picture - element.currentTime) > nearby;
  const position = () => video?.currentTime ?? 0;
  const seek = (seconds: number) => {
    if (!video || Number.isNaN(video.duration)) return;
    video.currentTime = Math.min(Math.max(seconds, 0), video.duration);
  };
  const play = (loop: Loop | undefined) => {
    if (!video) return;
    if (isSet(loop) && (video.currentTime < loop.from || video.currentTime >= loop.to)) seek(loop.from);
    void video.play().catch(() => {}); // not allowed, or paused again at once
  };
  return {
    take: (element: HTMLVideoElement | null) => void (video = element),
    element: () => video,
    /** Where the video is, or is on its way to, s. */
    position,
    seek,
    play,
    skip: (seconds: number) => seek(position() + seconds),
    toggle: (loop: Loop | undefined) => (video?.paused ? play(loop) : video?.pause()),
    pause: () => video?.pause(),
    /** Says that somebody does something, so that what plays by itself gives way. */
    acted: () => listeners.forEach(({ acted }) => acted?.()),
    showed: (markId: string) => listeners.forEach(({ showed }) => showed?.(markId)),
    /** Returns how to stop listening. */
    listen: (listener: Partial<Acts>) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setRate: (rate: number) => {
      if (video) video.playbackRate = rate;
    },
    /** One step after the other, however fast a key repeats. */
    step: (direction: 1 | -1, rate: Rate, told: (time: number) => void) => {
      video?.pause();
      stepping = stepping.then(async () => {
        if (!video || Number.isNaN(video.duration)) return;
        const from = isElsewhere(video, shown) ? video.currentTime : shown;
        shown = await step(video, from, direction, rate);
        told(shown);
      });
    },
    /** Once all steps that were asked for are taken. */
    afterSteps: (act: () => void) => void (stepping = stepping.then(act)),
    /**
     * Tells the time of each picture that is shown, and keeps to the loop. Returns how to stop. A picture that
     * arrives while the video is already seeking elsewhere is not told: the position would jump back to it.
     */
    follow: (told: (time: number) => void, loop: Loop | undefined) => {
      const element = video;
      if (!element) return undefined;
      let handle = 0;
      const next = (_: number, { mediaTime }: { readonly mediaTime: number }) => {
        shown = mediaTime;
        if (!isElsewhere(element, mediaTime)) {
          told(mediaTime);
          if (isSet(loop) && mediaTime >= loop.to && !element.paused) seek(loop.from);
        }
        handle = element.requestVideoFrameCallback(next);
      };
      handle = element.requestVideoFrameCallback(next);
      return () => element.cancelVideoFrameCallback(handle);
    },
  };
};
export type Driver = ReturnType<typeof newDriver>;
