import { memo } from "react";
import type { Point } from "../../../../backend/videos/marks/marksRule.ts";
import { type Drawn, pointsOf } from "./geometry.ts";

/** What tells one annotator's marks from another's besides a color: how their lines are dashed. */
const dashes = ["", "9 5", "2 4", "14 4 2 4", "5 3 1 3 1 3", "1 6"];
export const dashOf = (annotator: number) => dashes[annotator % dashes.length]!;

const pathOf = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
/** A pen's stroke through few points, rounded: from the middle between two points to the next such middle. */
const strokeOf = (points: readonly Point[]) => {
  const [start, ...others] = points;
  const end = others.pop();
  if (!start || !end) return start ? pathOf([start, start]) : "";
  const bends = others.map(([x, y], n) => {
    const [nextX, nextY] = others[n + 1] ?? end;
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  return `M${start.join(" ")}${bends.join("")}L${end.join(" ")}`;
};

const headOf = ([from, to]: readonly Point[]) => {
  if (!from || !to) return "";
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (by: number) => [to[0] - 12 * Math.cos(turn + by), to[1] - 12 * Math.sin(turn + by)] as const;
  return pathOf([wing(0.45), to, wing(-0.45)]);
};
/** A short line across each end. */
const endsOf = ([from, to]: readonly Point[]) => {
  if (!from || !to) return "";
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const across = ([x, y]: Point) => {
    const [dx, dy] = [6 * Math.cos(turn), 6 * Math.sin(turn)];
    return pathOf([
      [x - dx, y - dy],
      [x + dx, y + dy],
    ]);
  };
  return across(from) + across(to);
};

/** A mark's lines, as paths: those that an annotator's dashes show on, and those that stay solid. */
const linesOf = (mark: Drawn): { dashed: string; solid?: string } => {
  const points = pointsOf(mark);
  const [start = [0, 0], end = start] = points;
  switch (mark.type) {
    case "text":
      return { dashed: "" };
    case "circle": {
      const r = mark.radius ?? 0;
      const half = `a${r} ${r} 0 1 0`;
      return { dashed: `M${start[0] - r} ${start[1]}${half} ${2 * r} 0${half} ${-2 * r} 0` };
    }
    case "rectangle":
      return { dashed: `${pathOf([start, [end[0], start[1]], end, [start[0], end[1]]])}Z` };
    case "arrow":
      return { dashed: pathOf(points), solid: headOf(points) };
    case "distance":
    case "scale":
      return { dashed: pathOf(points), solid: endsOf(points) };
    case "freehand":
      return { dashed: strokeOf(points) };
    case "line":
    case "angle":
      return { dashed: points.length > 0 ? pathOf(points) : "" };
  }
};

/** Where what a mark says stands. */
const besideOf = (mark: Drawn): Point => {
  const points = pointsOf(mark);
  const [x, y] = (mark.type === "angle" ? points[1] : mark.type === "text" ? points[0] : points.at(-1)) ?? [0, 0];
  return mark.type === "text" ? [x, y] : [x + 8, y - 8];
};

const line = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** Dark edges below all marks, which keep them visible on bright pictures. As one path: there may be hundreds. */
export const Edges = ({ marks }: { marks: readonly Drawn[] }) => {
  const edges = marks.flatMap((mark) => Object.values(linesOf(mark))).join("");
  return edges && <path d={edges} {...line} stroke="#000" strokeOpacity={0.5} strokeWidth={5.5} />;
};

interface Props {
  readonly mark: Drawn;
  readonly says: string; // beside it
  readonly dash: string;
  readonly isMirrored: boolean;
  readonly isDrawnOn?: boolean; // line by line, as when it was drawn
}

/** One mark as SVG, on the plane. By attributes alone, so that a still has it, too. */
export const MarkShape = memo(({ mark, says, dash, isMirrored, isDrawnOn = false }: Props) => {
  const { dashed, solid } = linesOf(mark);
  const ink = { ...line, stroke: mark.color, strokeWidth: 3, ...(isDrawnOn && { className: "drawn-on" }) };
  const [x, y] = besideOf(mark);
  return (
    <g data-mark={mark.id}>
      {dashed && <path d={dashed} {...ink} {...(isDrawnOn ? { pathLength: 1 } : dash && { strokeDasharray: dash })} />}
      {solid && <path d={solid} {...ink} />}
      {says && (
        <text
          x={isMirrored ? -x : x}
          y={y}
          {...(isMirrored && { transform: "scale(-1 1)", textAnchor: "end" })}
          fill={mark.type === "text" ? mark.color : "#fff"}
          stroke="#000"
          strokeWidth={4}
          strokeLinejoin="round"
          paintOrder="stroke"
          fontFamily="sans-serif"
          fontSize={16}
          fontWeight={700}
          {...(mark.type === "text" && dash && { textDecoration: "underline" })}
        >
          {says}
        </text>
      )}
    </g>
  );
});
