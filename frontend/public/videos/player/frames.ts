/** As much of a video element as stepping needs. */
export interface Steppable {
  currentTime: number; // s
  readonly duration: number; // s
  readonly seeking: boolean;
  requestVideoFrameCallback(shown: (now: number, frame: { readonly mediaTime: number }) => void): number;
}

const lookAgain = 250; // ms
const patience = 4; // looks, for a picture to be shown once the seek is over
const longestSeek = 32; // looks
const tries = 4;

/**
 * The time of the next picture that is shown, s; undefined if none is. A slow phone may seek for seconds, and asking again
 * would start that over.
 */
const nextShown = (video: Steppable) =>
  new Promise<number | undefined>((resolve) => {
    let looks = 0;
    let since = 0; // looks, since the seek is over
    const look = () => {
      looks += 1;
      since = video.seeking ? 0 : since + 1;
      if (since < patience && looks < longestSeek) timer = setTimeout(look, lookAgain);
      else resolve(undefined);
    };
    let timer = setTimeout(look, lookAgain);
    video.requestVideoFrameCallback((_, { mediaTime }) => {
      clearTimeout(timer);
      resolve(mediaTime);
    });
  });

const goTo = async (video: Steppable, seconds: number) => {
  const shown = nextShown(video);
  video.currentTime = Math.min(Math.max(seconds, 0), video.duration);
  return shown;
};

/** How many frames there are in a second; on average, if that varies. */
export type Rate = { readonly fps: number; readonly isVariable: boolean };

/**
 * Shows the frame after (1) or before (-1) the one that is shown since `from` s, and returns the time since which that
 * one is shown. It asks for the middle of a frame, not for its first moment, at which browsers show the one before or
 * after as they please.
 */
export const step = async (
  video: Steppable,
  from: number,
  direction: 1 | -1,
  { fps, isVariable }: Rate,
): Promise<number> => {
  const length = 1 / fps;
  const isNext = (shown: number, isEven: boolean) =>
    !isEven ? (shown - from) * direction > 0 : Math.abs(shown - from - direction * length) < length / 2;
  // A frame of a varying length may be shorter than the average, or much longer. And what is evenly spaced where it
  // begins may slow down later, as slow motion does.
  const reach = (n: number) => length * (isVariable ? 0.25 + n * 0.5 : Math.max(1, n - tries + 2));
  for (let n = 0; n < tries * 5; n++) {
    const middle = isVariable ? 0 : length / 2;
    const target = direction === 1 ? from + reach(n) + middle : from - reach(n) + middle;
    if (target >= video.duration || target < -length) return from;
    const shown = await goTo(video, target);
    if (shown !== undefined && isNext(shown, !isVariable && n < tries)) return shown;
  }
  return from;
};
