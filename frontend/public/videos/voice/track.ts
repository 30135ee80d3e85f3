import type { VoiceNoteView } from "../../../../backend/videos/voice/contract.ts";

/** What a coach did to the picture while talking: when, s since the start, what, and to which value. */
export type Track = VoiceNoteView["actions"];

/** How the picture was at one moment of a recording. */
export interface Moment {
  readonly time: number; // s in the video
  readonly isPlaying: boolean;
  readonly rate: number;
  readonly markId: string | undefined; // shown, until the video plays on
}

/** How the picture was after so many seconds of the recording. Where a video ends is for whoever plays it to know. */
export const momentAt = (track: Track, at: number): Moment => {
  let [time, isPlaying, rate, since] = [0, false, 1, 0];
  let markId: string | undefined;
  const goOnTo = (then: number) => {
    if (isPlaying) time += (then - since) * rate;
    since = then;
  };
  for (const action of track) {
    if (action[0] > at) break;
    goOnTo(action[0]);
    if (action[1] === "rate") rate = action[2];
    else if (action[1] === "show") markId = action[2];
    else {
      time = action[2];
      if (action[1] !== "seek") isPlaying = action[1] === "play";
      if (action[1] === "play") markId = undefined;
    }
  }
  goOnTo(at);
  return { time, isPlaying, rate, markId };
};

const oneMove = 0.1; // s; a slider that is dragged says many times where it is
const apart = 0.06; // s at normal speed: more than that, and the picture has jumped, or had to wait
const most = 4500; // actions; a few hundred less than may be sent

/**
 * Notes what happens to a video while somebody talks. `clock`: how much is recorded, s; undefined while nothing is.
 */
export const takeDown = (video: HTMLVideoElement, clock: () => number | undefined) => {
  const track: Track = [];
  const note = (...[what, value]: ["seek" | "play" | "pause" | "rate", number] | ["show", string]) => {
    const at = clock();
    if (at === undefined || track.length >= most) return;
    const last = track.at(-1);
    if (what === "seek" && last?.[1] === "seek" && at - last[0] < oneMove) last[2] = value;
    else track.push(what === "show" ? [at, what, value] : [at, what, value]);
  };
  const isPlaying = () => !video.paused && !video.ended;
  /** Says everything anew, at the start and after each pause of the recording. */
  const sayAll = () => {
    note("rate", video.playbackRate);
    note(isPlaying() ? "play" : "pause", video.currentTime);
  };
  const follow = {
    playing: () => note("play", video.currentTime),
    pause: () => note("pause", video.currentTime),
    seeking: () => note("seek", video.currentTime),
    ratechange: () => note("rate", video.playbackRate),
  };
  for (const [name, act] of Object.entries(follow)) video.addEventListener(name, act);
  return {
    track,
    sayAll,
    show: (markId: string) => note("show", markId),
    /** Puts right what no event says: a picture that had to wait for its bytes. To be called several times a second. */
    check: () => {
      const at = clock();
      if (at === undefined || !isPlaying() || video.seeking) return;
      const { time, rate } = momentAt(track, at);
      if (Math.abs(time - video.currentTime) > apart * Math.max(rate, 1)) note("seek", video.currentTime);
    },
    end: () => {
      for (const [name, act] of Object.entries(follow)) video.removeEventListener(name, act);
    },
  };
};
