import { useEffect, useRef, useState } from "react";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import type { MarkView } from "../../../../backend/videos/marks/contract.ts";
import type { Playback } from "../player/usePlayback.ts";
import { frameAt, withinFrame } from "./geometry.ts";
import { useMarks } from "./useMarks.ts";
import { useReview } from "./useReview.ts";

/** A video that may be drawn on, and by whom. */
export interface DrawnOn {
  readonly video: VideoView;
  readonly user: UserView;
}

/** Going to marks, drawing and changing them, and going through them all. */
export const useMarking = (video: Parameters<typeof frameAt>[1], drawn: DrawnOn | undefined, playback: Playback) => {
  const marks = useMarks(drawn?.video.id, {
    id: drawn?.user.id ?? "",
    name: [drawn?.user.firstName, drawn?.user.lastName].filter(Boolean).join(" ") || null,
  });
  const known = useRef(new Set<string>());
  const { showed } = playback;
  useEffect(() => {
    // What somebody draws while they talk about it is seen as it comes.
    for (const { id, annotatorId } of marks.marks) {
      if (annotatorId === marks.userId && !known.current.has(id)) showed(id);
      known.current.add(id);
    }
  }, [marks.marks, marks.userId, showed]);
  const [isDrawing, setDrawing] = useState(false);
  const [editing, setEditing] = useState<MarkView>();
  const goTo = (mark: MarkView) => {
    playback.pause();
    playback.seek(withinFrame(mark.timestamp, video));
    playback.showed(mark.id);
  };
  const review = useReview({ marks: marks.marks, userId: drawn?.user.id ?? "", goTo });
  const jump = (mark: MarkView) => {
    review.stop();
    goTo(mark);
  };
  const draw = () => {
    playback.pause();
    review.stop();
    setDrawing(true);
  };
  const closing = useRef<() => void>(undefined);
  const stopDrawing = () => {
    closing.current?.();
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
    beforeClosing: (act: (() => void) | undefined) => void (closing.current = act),
    stopDrawing,
    toggleDrawing: () => (isDrawing ? stopDrawing() : draw()),
    edit: (mark: MarkView) => {
      if (isDrawing && editing?.id === mark.id) return jump(mark);
      closing.current?.();
      draw();
      jump(mark);
      setEditing(mark);
    },
    edited: () => setEditing(undefined),
    /** The one after the picture that is shown or, during a seek, after where that leads; after the last, the first. */
    next: () => {
      const from = playback.element()?.seeking ? playback.position() : playback.time;
      const inTime = marks.marks.toSorted((one, other) => one.timestamp - other.timestamp);
      const after = inTime.find(({ timestamp }) => timestamp > frameAt(from, video) + 0.001);
      const mark = after ?? inTime[0];
      if (mark) jump(mark);
    },
  };
};
