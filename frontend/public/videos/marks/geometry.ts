import type { MarkType, MarkView } from "../../../../backend/videos/marks/contract.ts";
import { packed, plane, type Point, unpacked } from "../../../../backend/videos/marks/marksRule.ts";

/** A mark without whose it is. */
export type Drawn = Omit<MarkView, "videoId" | "annotatorId" | "annotatorName">;

export const drawnOf = ({ videoId: _video, annotatorId: _id, annotatorName: _name, ...mark }: MarkView): Drawn => mark;

const nothing = {
  startX: null,
  startY: null,
  endX: null,
  endY: null,
  radius: null,
  width: null,
  height: null,
  points: null,
};
export const blank = { ...nothing, inches: null, text: null };

/** How many points a mark of each type is drawn by. */
export const pointsOfType: Record<MarkType, number> = {
  line: 2,
  arrow: 2,
  circle: 2, // its middle, and a point on it
  rectangle: 2, // opposite corners
  text: 1,
  angle: 3, // the second is where it is measured
  distance: 2,
  scale: 2,
  freehand: Infinity,
};

const tenth = (value: number) => Math.round(value * 10) / 10;
const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** The points by which a mark is drawn and changed. */
export const pointsOf = (mark: Omit<Drawn, "id" | "timestamp">): Point[] => {
  const [x, y] = [mark.startX ?? 0, mark.startY ?? 0];
  switch (mark.type) {
    case "freehand":
    case "angle":
      return mark.points ? unpacked(mark.points) : [];
    case "text":
      return [[x, y]];
    case "circle":
      return [
        [x, y],
        [x + (mark.radius ?? 0), y],
      ];
    case "rectangle":
      return [
        [x, y],
        [x + (mark.width ?? 0), y + (mark.height ?? 0)],
      ];
    case "line":
    case "arrow":
    case "distance":
    case "scale":
      return [
        [x, y],
        [mark.endX ?? x, mark.endY ?? y],
      ];
  }
};

/** The fields of a mark that is drawn by these points. */
export const fieldsOf = (type: MarkType, points: readonly Point[]): typeof nothing | Partial<Drawn> => {
  const [start = [0, 0], end = start] = points;
  const at = { ...nothing, startX: tenth(start[0]), startY: tenth(start[1]) };
  switch (type) {
    case "freehand":
    case "angle":
      return { ...nothing, points: packed(points) };
    case "text":
      return at;
    case "circle":
      return { ...at, radius: tenth(apart(start, end)) };
    case "rectangle":
      return { ...at, width: tenth(end[0] - start[0]), height: tenth(end[1] - start[1]) };
    case "line":
    case "arrow":
    case "distance":
    case "scale":
      return { ...at, endX: tenth(end[0]), endY: tenth(end[1]) };
  }
};

/** Where a picture of this size lies on the plane; all of the plane if its size cannot be told. */
export const pictureOn = ({ width, height }: { width: number | null; height: number | null }) => {
  if (!width || !height) return { x: 0, y: 0, ...plane };
  const scale = Math.min(plane.width / width, plane.height / height);
  const [shownWidth, shownHeight] = [width * scale, height * scale];
  return {
    x: (plane.width - shownWidth) / 2,
    y: (plane.height - shownHeight) / 2,
    width: shownWidth,
    height: shownHeight,
  };
};

/** In whole degrees, up to 180. */
export const degreesOf = ([a, b, c]: readonly Point[]) => {
  if (!a || !b || !c) return 0;
  const turn = Math.abs(Math.atan2(a[1] - b[1], a[0] - b[0]) - Math.atan2(c[1] - b[1], c[0] - b[0])) * (180 / Math.PI);
  return Math.round(turn > 180 ? 360 - turn : turn);
};

const lengthOf = (mark: Drawn) => {
  const [start, end] = pointsOf(mark);
  return start && end ? apart(start, end) : 0;
};
/**
 * How long a distance is, by the known length nearest in time, the same annotator's if there is one. Null: there is
 * none to measure by.
 */
export const inchesOf = (mark: MarkView, marks: readonly MarkView[]): number | null => {
  const scales = marks.filter((one) => one.type === "scale" && one.inches && lengthOf(one) > 0);
  const own = scales.filter(({ annotatorId }) => annotatorId === mark.annotatorId);
  const away = ({ timestamp }: MarkView) => Math.abs(timestamp - mark.timestamp);
  const [scale] = (own.length > 0 ? own : scales).toSorted((one, other) => away(one) - away(other));
  return scale ? (lengthOf(mark) / lengthOf(scale)) * scale.inches! : null;
};

/**
 * The points of a stroke that its shape needs, none further off than this many units (Ramer, Douglas and Peucker). Not
 * by recursion: a stroke may have thousands of points.
 */
export const simplified = (points: readonly Point[], tolerance = 0.6): Point[] => {
  const kept = new Set([0, points.length - 1]);
  const todo: [number, number][] = [[0, points.length - 1]];
  for (let part = todo.pop(); part; part = todo.pop()) {
    const [from, to] = part;
    const [[ax, ay], [bx, by]] = [points[from]!, points[to]!];
    const [dx, dy] = [bx - ax, by - ay];
    const squared = dx * dx + dy * dy;
    let [far, at] = [0, -1];
    for (let n = from + 1; n < to; n++) {
      const [px, py] = [points[n]![0] - ax, points[n]![1] - ay];
      const along = squared ? Math.max(0, Math.min(1, (px * dx + py * dy) / squared)) : 0;
      const off = Math.hypot(px - along * dx, py - along * dy);
      if (off > far) [far, at] = [off, n];
    }
    if (far <= tolerance) continue;
    kept.add(at);
    todo.push([from, at], [at, to]);
  }
  return points.filter((_, n) => kept.has(n));
};

/** The first moment of the frame that is shown at this time, s. */
export const frameAt = (time: number, { fps, isVariable }: { fps: number | null; isVariable: boolean }) =>
  fps && !isVariable ? Math.floor(time * fps + 0.15) / fps : time; // WebM knows milliseconds only
/** A moment well within the frame that begins then: at its very first, browsers may still show the one before. */
export const withinFrame = (timestamp: number, { fps }: { fps: number | null }) => timestamp + 0.5 / (fps || 30);
