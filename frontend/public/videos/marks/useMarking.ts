import { useState } from "react";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import type { MarkView } from "../../../../backend/videos/marks/contract.ts";
import type { Playback } from "../player/usePlayback.ts";
import { frameAt, withinFrame } from "./geometry.ts";
import { useMarks } from "./useMarks.ts";
import { useReview } from "./useReview.ts";

/** Going to marks, drawing and changing them, and going through them all. */
export const useMarking = (video: VideoView, user: UserView, playback: Playback) => {
  const marks = useMarks(video.id, {
    id: user.id,
    name: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
  });
  const [isDrawing, setDrawing] = useState(false);
  const [editing, setEditing] = useState<MarkView>();
  const goTo = (mark: MarkView) => {
    playback.pause();
    playback.seek(withinFrame(mark.timestamp, video));
  };
  const review = useReview({ marks: marks.marks, userId: user.id, goTo });
  const jump = (mark: MarkView) => {
    review.stop();
    goTo(mark);
  };
  const draw = () => {
    playback.pause();
    review.stop();
    setDrawing(true);
  };
  const stopDrawing = () => {
    setDrawing(false);
    setEditing(undefined);
    void marks.own.now();
  };
  return {
    marks,
    review,
    isDrawing,
    editing,
    goTo: jump,
    add: draw,
    stopDrawing,
    toggleDrawing: () => (isDrawing ? stopDrawing() : draw()),
    edit: (mark: MarkView) => {
      draw();
      jump(mark);
      setEditing(mark);
    },
    edited: () => setEditing(undefined),
    /** The next one after the picture that is shown; after the last one, the first. */
    next: () => {
      const inTime = marks.marks.toSorted((one, other) => one.timestamp - other.timestamp);
      const after = inTime.find(({ timestamp }) => timestamp > frameAt(playback.time, video) + 0.001);
      const mark = after ?? inTime[0];
      if (mark) jump(mark);
    },
  };
};
