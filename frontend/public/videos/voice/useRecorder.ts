import { useEffect, useRef, useState } from "react";
import { longestRecording } from "../../../../backend/videos/voice/voiceRule.ts";
import type { Playback } from "../player/usePlayback.ts";
import { newUuid } from "../../../shared/forms/attemptKey.ts";
import { takeDown } from "./track.ts";
import { setUnsent, warnBeforeLeaving } from "./unsent.ts";
import type { recorderWords } from "./words.ts";

type Problem = keyof typeof recorderWords.problems;
type State = "idle" | "starting" | "recording" | "paused" | "stopping";

const types = ["audio/webm;codecs=opus", "audio/mp4"];
const bitsPerSecond = 48_000; // ten minutes stay well below what may be sent
const lookEvery = 100; // ms
const quiet = 0.01; // of the loudest there can be
const mayBeQuiet = 3000; // ms

const problemOf = (error: unknown): Problem => {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "absent";
  if (name === "NotReadableError" || name === "AbortError") return "busy";
  return name === "NotAllowedError" || name === "SecurityError" ? "refused" : "unsupported";
};

/** How loud a microphone is, 0 to 1. */
const meter = (stream: MediaStream) => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  const samples = new Float32Array(analyser.fftSize);
  context.createMediaStreamSource(stream).connect(analyser);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    },
    end: () => void context.close(),
  };
};

/** How much was recorded, s: what was paused does not count. */
const stopwatch = () => {
  let [before, since] = [0, 0];
  let isOn = false;
  const read = () => (before + (isOn ? performance.now() - since : 0)) / 1000;
  return {
    read,
    running: () => (isOn ? read() : undefined),
    pause: () => void ([before, isOn] = [read() * 1000, false]),
    goOn: () => void ([since, isOn] = [performance.now(), true]),
  };
};

/** Everything that listens to a microphone, and ends together. */
const record = (stream: MediaStream, playback: Playback, onData: (type: string, pieces: Blob[]) => void) => {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  if (mimeType === undefined) throw new Error("It can record nothing that we take");
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
  const pieces: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => void (data.size > 0 && pieces.push(data)));
  const [watch, loud] = [stopwatch(), meter(stream)];
  const notes = takeDown(playback.element()!, watch.running);
  const stopListening = playback.listen({ showed: notes.show });
  recorder.addEventListener("start", () => {
    watch.goOn();
    notes.sayAll();
  });
  recorder.addEventListener("stop", () => {
    watch.pause();
    stopListening();
    notes.end();
    loud.end();
    for (const track of stream.getTracks()) track.stop();
    playback.element()?.pause();
    onData(mimeType.split(";")[0]!, pieces);
  });
  recorder.start(1000);
  return { recorder, watch, loud, notes };
};
type Session = ReturnType<typeof record>;

/** Records a coach's voice and what they do to the picture while they talk. The result is kept as the video's unsent recording. */
export const useRecorder = (videoId: string, playback: Playback) => {
  const [state, setState] = useState<State>("idle");
  const [problem, setProblem] = useState<Problem>();
  const [seconds, setSeconds] = useState(0);
  const [level, setLevel] = useState(0);
  const [isSilent, setSilent] = useState(false);
  const [isFull, setFull] = useState(false);
  const session = useRef<Session>(undefined);
  const isGone = useRef(false);

  const finish = async (type: string, pieces: Blob[]) => {
    const { watch, notes } = session.current!;
    session.current = undefined;
    warnBeforeLeaving(false);
    if (!isGone.current) setState("stopping");
    const raw = new File(pieces, type === "audio/mp4" ? "voice.m4a" : "voice.webm", { type });
    const file = await import("./withLength.ts").then(async ({ withLength }) => withLength(raw)).catch(() => raw);
    const address = URL.createObjectURL(file);
    setUnsent(videoId, {
      id: newUuid(),
      file,
      address,
      seconds: watch.read(),
      track: notes.track,
      transcript: "",
    });
    if (!isGone.current) setState("idle");
  };
  const stop = () => {
    if (session.current && session.current.recorder.state !== "inactive") session.current.recorder.stop();
  };
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (session.current && session.current.recorder.state !== "inactive") session.current.recorder.stop();
    };
  }, []);
  useEffect(() => {
    if (state !== "recording") return;
    let heard = performance.now();
    const timer = setInterval(() => {
      if (!session.current) return;
      const { watch, loud, notes } = session.current;
      notes.check();
      const [now, recorded] = [loud.level(), watch.read()];
      if (now > quiet) heard = performance.now();
      setLevel(now);
      setSilent(performance.now() - heard > mayBeQuiet);
      setSeconds(recorded);
      if (recorded < longestRecording) return;
      setFull(true);
      session.current.recorder.stop();
    }, lookEvery);
    return () => clearInterval(timer);
  }, [state]);

  const start = async () => {
    setProblem(undefined);
    setFull(false);
    setSilent(false);
    setState("starting");
    let stream: MediaStream | undefined;
    const letGo = () => stream?.getTracks().forEach((track) => track.stop());
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isGone.current) return letGo();
      stream.getAudioTracks()[0]?.addEventListener("ended", () => {
        setProblem("broke");
        stop();
      });
      playback.acted(); // a voice note that plays would be recorded
      session.current = record(stream, playback, (type, pieces) => void finish(type, pieces));
      warnBeforeLeaving(true);
      setSeconds(0);
      setState("recording");
    } catch (error) {
      letGo(); // no microphone stays on for a recording that did not begin
      setProblem(problemOf(error));
      setState("idle");
    }
  };
  const pause = () => {
    session.current?.recorder.pause();
    session.current?.watch.pause();
    setState("paused");
  };
  const goOn = () => {
    session.current?.recorder.resume();
    session.current?.watch.goOn();
    session.current?.notes.sayAll();
    setState("recording");
  };
  return { state, problem, seconds, level, isSilent, isFull, start, pause, goOn, stop };
};
