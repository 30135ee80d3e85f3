import { Box } from "@mui/material";
import { memo } from "react";
import type { MarkView } from "../../../../backend/videos/marks/contract.ts";
import { annotatorsOf } from "./describe.ts";

const colors = ["#d32f2f", "#1565c0", "#2e7d32", "#8e24aa", "#e65100", "#37474f"];
const shapes = [
  "circle(50%)",
  "inset(8%)",
  "polygon(50% 0, 100% 100%, 0 100%)",
  "polygon(50% 0, 100% 50%, 50% 100%, 0 50%)",
  "polygon(0 0, 100% 0, 50% 100%)",
  "polygon(50% 0, 100% 38%, 81% 100%, 19% 100%, 0 38%)",
];
/** How an annotator's marks are told from others' where there is no line to dash: by a color and a shape. */
export const signOf = (annotator: number) => ({
  backgroundColor: colors[annotator % colors.length]!,
  clipPath: shapes[annotator % shapes.length]!,
});

/** Where on the timeline there are marks. For the eye alone: the list of marks names each. */
export const Ticks = memo(({ marks, duration }: { marks: readonly MarkView[]; duration: number }) => {
  const annotators = annotatorsOf(marks);
  return (
    <Box
      aria-hidden
      data-testid="ticks"
      sx={{ position: "absolute", insetInline: 0, top: -4, height: 10, pointerEvents: "none" }}
    >
      {marks.map(({ id, annotatorId, timestamp }) => (
        <span
          key={id}
          style={{
            position: "absolute",
            width: 10,
            height: 10,
            left: `calc(${Math.min(timestamp / duration, 1) * 100}% - 5px)`,
            ...signOf(annotators.get(annotatorId) ?? 0),
          }}
        />
      ))}
    </Box>
  );
});
