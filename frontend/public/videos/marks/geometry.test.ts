import { expect, it } from "vitest";
import type { MarkType, MarkView } from "../../../../backend/videos/marks/contract.ts";
import { packed, type Point, unpacked } from "../../../../backend/videos/marks/marksRule.ts";
import { blank, degreesOf, fieldsOf, frameAt, inchesOf, pictureOn, pointsOf, simplified } from "./geometry.ts";

const whose = { id: "m", videoId: "v", annotatorId: "ana", annotatorName: "Ana", timestamp: 1, color: "#ff0000" };
const mark = (type: MarkType, points: Point[], more: Partial<MarkView> = {}): MarkView => ({
  ...blank,
  ...whose,
  type,
  ...fieldsOf(type, points),
  ...more,
});

it.each(["line", "arrow", "circle", "rectangle", "angle", "distance", "scale", "text", "freehand"] as const)(
  "a %s is drawn by its points, and they come back",
  (type) => {
    const points: Point[] = [
      [100, 50.5],
      [40, 50.5],
      [40, 20],
    ];
    const some = points.slice(0, { text: 1, angle: 3, freehand: 3 }[type as string] ?? 2);
    const back = pointsOf(mark(type, some));
    expect(back).toEqual(type === "circle" ? [points[0], [160, 50.5]] : some);
  },
);

it("G2-20: a portrait picture lies in the middle of the plane, and its right angles are right", () => {
  expect(pictureOn({ width: 720, height: 1280 })).toEqual({ x: 218.75, y: 0, width: 202.5, height: 360 });
  expect(pictureOn({ width: 1280, height: 720 })).toEqual({ x: 0, y: 0, width: 640, height: 360 });
  expect(pictureOn({ width: null, height: null })).toEqual({ x: 0, y: 0, width: 640, height: 360 });
  // An arm of 100 px across and one of 100 px down, in the pixels of the video.
  const { x, width } = pictureOn({ width: 720, height: 1280 });
  const onPlane = (px: number, py: number): Point => [x + (px * width) / 720, (py * 360) / 1280];
  expect(degreesOf([onPlane(300, 200), onPlane(300, 300), onPlane(400, 300)])).toBe(90);
  expect(degreesOf([onPlane(300, 200), onPlane(300, 300), onPlane(400, 200)])).toBe(45);
  expect(
    degreesOf([
      [0, 0],
      [10, 0],
      [20, 0],
    ]),
  ).toBe(180);
});

it("a distance is measured by the annotator's own known length that is nearest in time, else by anybody's", () => {
  const across = (length: number): Point[] => [
    [0, 0],
    [length, 0],
  ];
  const distance = mark("distance", across(100));
  const bat = mark("scale", across(50), { inches: 33 });
  const later = mark("scale", across(50), { inches: 1000, timestamp: 5 });
  const others = mark("scale", across(50), { inches: 1, annotatorId: "bob" });
  expect(inchesOf(distance, [distance])).toBeNull();
  expect(inchesOf(distance, [others])).toBe(2);
  expect(inchesOf(distance, [later, bat, others])).toBe(66);
});

it("a stroke is kept by few points, none of it off by more than 0.6 units", () => {
  const raw: Point[] = Array.from({ length: 960 }, (_, n) => {
    const turn = (n / 960) * Math.PI * 3;
    return [320 + 180 * Math.cos(turn), 180 + 90 * Math.sin(turn * 1.3)];
  });
  const few = simplified(raw);
  expect(few.length).toBeLessThan(100);
  expect(packed(few).length).toBeLessThan(1000);
  const back = unpacked(packed(few));
  const off = ([px, py]: Point) =>
    Math.min(
      ...back.slice(1).map(([bx, by], n) => {
        const [ax, ay] = back[n]!;
        const [dx, dy] = [bx - ax, by - ay];
        const along = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
        return Math.hypot(px - ax - along * dx, py - ay - along * dy);
      }),
    );
  expect(Math.max(...raw.map(off))).toBeLessThan(0.7);
});

it("a time belongs to the frame that is shown then", () => {
  const fast = { fps: 240, isVariable: false };
  expect(frameAt(7 / 240, fast)).toBe(7 / 240);
  expect(frameAt(7.8 / 240, fast)).toBe(7 / 240);
  expect(frameAt(0.029, fast)).toBe(7 / 240); // as WebM has it
  expect(frameAt(0.5, { fps: 24, isVariable: true })).toBe(0.5);
});
