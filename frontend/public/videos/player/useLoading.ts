import { type SyntheticEvent, useEffect, useState } from "react";
import type { Driver } from "./driver.ts";

export type LoadingProblem = "missing" | "cannot play" | "not loaded";

/** Browsers tell a file that they cannot play from one that they did not get only once something of it is there. */
const whyNot = async (address: string, error: MediaError | null): Promise<LoadingProblem> => {
  if (error?.code === 2) return "not loaded"; // MEDIA_ERR_NETWORK
  // Not its head alone, which is there even when the file is not.
  const answer = await fetch(address, { headers: { range: "bytes=0-0" } }).catch(() => undefined);
  if (answer?.status === 404) return "missing";
  return answer?.ok ? "cannot play" : "not loaded";
};

/**
 * How long a video is, once that is known, and why nothing of it can be seen. `hasFrame`: its first frame is there.
 * `events`: of its element.
 */
export const useLoading = (filePath: string, driver: Driver) => {
  const [duration, setDuration] = useState<number>();
  const [hasFrame, setHasFrame] = useState(false);
  const [problem, setProblem] = useState<LoadingProblem>();
  // On a busy machine a file may come before anybody listens: then its event is sent once more.
  useEffect(() => {
    const video = driver.element();
    if (!video) return;
    if (video.error) video.dispatchEvent(new Event("error"));
    else {
      if (video.readyState >= HTMLMediaElement.HAVE_METADATA) video.dispatchEvent(new Event("loadedmetadata"));
      if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) video.dispatchEvent(new Event("loadeddata"));
    }
  }, [driver]);
  const events = {
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      setDuration(currentTarget.duration);
      // Some browsers play nothing but the sound of what they cannot decode.
      if (currentTarget.videoWidth === 0) setProblem("cannot play");
    },
    onLoadedData: () => setHasFrame(true),
    onError: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
      void whyNot(filePath, currentTarget.error).then(setProblem),
  };
  return { duration, hasFrame, problem, events };
};
