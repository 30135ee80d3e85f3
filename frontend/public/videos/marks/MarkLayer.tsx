import { Box } from "@mui/material";
import { useMemo } from "react";
import type { MarkView } from "../../../../backend/videos/marks/contract.ts";
import { annotatorsOf, isShownAt, saysOf } from "./describe.ts";
import { pictureOn } from "./geometry.ts";
import { dashOf, Edges, MarkShape } from "./MarkShape.tsx";

export interface Picture {
  readonly width: number | null; // px; null: cannot be told
  readonly height: number | null;
}
/** The part of the plane that an SVG over the picture shows. Its sides are the picture's, so that both lie alike. */
export const viewBoxOf = (picture: Picture) => {
  const { x, y, width, height } = pictureOn(picture);
  return `${x} ${y} ${width} ${height}`;
};
export const overPicture = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  overflow: "visible",
} as const;

interface Props {
  readonly marks: readonly MarkView[]; // all of them
  readonly time: number; // s
  readonly picture: Picture;
  readonly isMirrored: boolean;
  /** In a review: the last one that is shown, drawn on again. */
  readonly drawnOn: string | undefined;
  readonly hidden: string | undefined; // one that is being changed
}

/** The marks of this moment over the picture. The list of marks says the same in words. */
export const MarkLayer = ({ marks, time, picture, isMirrored, drawnOn, hidden }: Props) => {
  const annotators = useMemo(() => annotatorsOf(marks), [marks]);
  const last = marks.findIndex(({ id }) => id === drawnOn); // -1, too, once it is deleted
  const shown = marks
    .slice(0, last === -1 ? marks.length : last + 1)
    .filter((mark) => isShownAt(mark, time) && mark.id !== hidden);
  return (
    <Box
      component="svg"
      viewBox={viewBoxOf(picture)}
      aria-hidden
      data-testid="marks"
      sx={{
        ...overPicture,
        pointerEvents: "none",
        transform: isMirrored ? "scaleX(-1)" : "none",
        "@keyframes draw": { from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } },
        "& .drawn-on[pathLength]": { strokeDasharray: 1, animation: "draw 900ms ease-out" },
      }}
    >
      <Edges marks={shown} />
      {shown.map((mark) => (
        <MarkShape
          key={mark.id}
          mark={mark}
          says={saysOf(mark, marks)}
          dash={dashOf(annotators.get(mark.annotatorId) ?? 0)}
          isMirrored={isMirrored}
          isDrawnOn={mark.id === drawnOn}
        />
      ))}
    </Box>
  );
};
