/**
 * Marks are drawn on a plane of 640 × 360 units, in the middle of which the picture lies, as large as it fits. Both axes
 * have one scale, so that angles and lengths are true for a portrait video, too.
 */
export const plane = { width: 640, height: 360 } as const;

export const defaultColor = "#ff0000";
export const shownWithin = 0.5; // s around a mark's timestamp
export const mostMarks = 500; // of one annotator on one video
export const mostPoints = 2000;
export const longestText = 500;

export type Point = readonly [x: number, y: number];

/** Tenths of a unit, each point from the one before: "3205,1800 4,-2". */
export const packed = (points: readonly Point[]): string => {
  let [x, y] = [0, 0];
  return points
    .map(([nextX, nextY]) => {
      const [u, v] = [Math.round(nextX * 10), Math.round(nextY * 10)];
      const step = `${u - x},${v - y}`;
      [x, y] = [u, v];
      return step;
    })
    .join(" ");
};

export const unpacked = (points: string): Point[] => {
  let [x, y] = [0, 0];
  return points.split(" ").map((step): Point => {
    const [u = 0, v = 0] = step.split(",").map(Number);
    [x, y] = [x + u, y + v];
    return [x / 10, y / 10];
  });
};
