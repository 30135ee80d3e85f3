import { useEffect } from "react";

/** The button that was pressed to load a video again has gone, and the focus with it: now the video has it. */
export const useFocusAgain = (isRetried: boolean, element: () => HTMLVideoElement | null) =>
  useEffect(() => {
    if (isRetried) element()?.focus({ preventScroll: true });
  }, [isRetried, element]);
