import { type SyntheticEvent, useEffect, useState } from "react";
import type { Driver } from "./driver.ts";

const whyNot = async (address: string) => {
  const status = await fetch(address, { method: "HEAD" }).then(
    (answer) => answer.status,
    () => 0,
  );
  return status === 404 ? ("missing" as const) : ("cannot play" as const);
};

/**
 * How long a video is, once that is known, and why nothing of it can be seen. `hasFrame`: its first frame is there.
 * `events`: of its element.
 */
export const useLoading = (filePath: string, driver: Driver) => {
  const [duration, setDuration] = useState<number>();
  const [hasFrame, setHasFrame] = useState(false);
  const [problem, setProblem] = useState<"missing" | "cannot play">();
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
    onError: () => void whyNot(filePath).then(setProblem),
  };
  return { duration, hasFrame, problem, events };
};
