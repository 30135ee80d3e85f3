import { useEffect, useRef, useState } from "react";
import { steer } from "../compare/steering.ts";
import { rates, type Playback } from "../player/usePlayback.ts";
import { momentAt, type Track } from "./track.ts";

const every = 0.05; // s between one look at voice and picture and the next
const oneFrame = 1 / 60; // s

/** Puts the picture where it was when this was said. It follows the voice, and never the other way round. */
const follow = (video: HTMLVideoElement, { time, isPlaying, rate }: ReturnType<typeof momentAt>) => {
  const end = Number.isFinite(video.duration) ? video.duration : Infinity;
  const wanted = Math.min(time, end);
  if (!isPlaying || wanted >= end) {
    if (!video.paused) video.pause();
    if (Math.abs(video.currentTime - wanted) > oneFrame && !video.seeking) video.currentTime = wanted;
    return;
  }
  if (video.paused) void video.play().catch(() => {}); // paused again at once
  const isReady = !video.seeking && video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
  const order = steer({ time: wanted, isReady: true }, { time: video.currentTime, isReady }, { speed: rate, every });
  if (order.kind === "meet") video.currentTime = wanted;
  else if (order.kind === "go" && video.playbackRate !== order.rate) video.playbackRate = order.rate;
};

interface Means {
  readonly track: Track;
  readonly playback: Playback;
  readonly onShow: (markId: string | undefined) => void;
  readonly onStart: () => void;
}

/** Plays a voice and steers the player along. Whoever touches the player stops it, and it goes on from there later. */
export const useReplay = ({ track, playback, onShow, onStart }: Means) => {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const current = useRef({ track, playback, onShow });
  useEffect(() => {
    current.current = { track, playback, onShow };
  });
  const look = useRef(() => {
    const { track, playback, onShow } = current.current;
    const [voice, video] = [audio.current, playback.element()];
    if (!voice) return;
    setTime(voice.currentTime);
    if (!video) return; // this browser cannot play it
    const moment = momentAt(track, voice.currentTime);
    onShow(moment.markId);
    follow(video, moment);
    const shown = rates.find((rate) => rate === moment.rate);
    if (shown && playback.rate !== shown && !video.seeking) playback.showRate(shown);
  });
  useEffect(() => {
    const forget = () => current.current.onShow(undefined);
    const stopListening = current.current.playback.listen({ acted: forget }); // also of what a paused voice shows
    return () => {
      stopListening();
      forget();
    };
  }, []);
  useEffect(() => {
    if (!isPlaying) return;
    const voice = audio.current;
    const video = current.current.playback.element();
    const wasMuted = video?.muted ?? false;
    // The coach alone is heard; and phones let only a silent video begin without a tap.
    if (video) video.muted = true;
    const timer = setInterval(() => look.current(), every * 1000);
    const letGo = () => {
      clearInterval(timer);
      if (video) video.muted = wasMuted;
    };
    const acted = () => {
      voice?.pause();
      letGo(); // at once: a phone would stop a video that gets its sound back without a tap
    };
    const stopListening = current.current.playback.listen({ acted });
    return () => {
      stopListening();
      letGo();
      const { playback, onShow } = current.current;
      if (video) video.playbackRate = playback.rate;
      onShow(undefined);
    };
  }, [isPlaying]);
  const stopPicture = () => playback.element()?.pause();
  const play = () => {
    playback.endLoop();
    playback.acted(); // another voice gives way
    onStart();
    setBroken(false);
    if (audio.current?.error) audio.current.load();
    void audio.current?.play().catch(() => {}); // told by its error
  };
  return {
    audio: {
      ref: audio,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => {
        setPlaying(false);
        stopPicture();
      },
      onError: () => {
        setPlaying(false);
        setBroken(true);
      },
    },
    time,
    isPlaying,
    isBroken,
    toggle: () => {
      if (!isPlaying) return play();
      audio.current?.pause();
      stopPicture();
    },
    seek: (seconds: number) => {
      if (!audio.current) return;
      audio.current.currentTime = seconds;
      look.current();
      if (!isPlaying) stopPicture();
    },
  };
};
