import { type PointerEvent, type WheelEvent, useRef, useState } from "react";

/** How the picture is shown: so much larger, and moved by parts of its own size. */
interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
const whole: View = { scale: 1, x: 0, y: 0 };
const most = 6;

/** No more than its edge is moved into the middle. */
const within = ({ scale, x, y }: View): View => {
  const size = Math.min(Math.max(scale, 1), most);
  const room = (size - 1) / 2;
  const held = (by: number) => Math.min(Math.max(by, -room), room);
  return { scale: size, x: held(x), y: held(y) };
};

type Point = { x: number; y: number };
const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Two fingers or the wheel with Ctrl zoom; where it is zoomed, dragging moves it. */
export const useZoom = () => {
  const [view, setView] = useState(whole);
  const fingers = useRef(new Map<number, Point>());
  const apart = useRef(0);
  const change = (by: (now: View) => View) => setView((now) => within(by(now)));
  const zoom = (factor: number) => change((now) => ({ ...now, scale: now.scale * factor }));
  const end = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    apart.current = 0;
  };
  return {
    isZoomed: view.scale > 1,
    transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})`,
    closer: () => zoom(1.5),
    farther: () => zoom(1 / 1.5),
    events: {
      onWheel: (event: WheelEvent) => event.ctrlKey && zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15),
      onPointerDown: ({ pointerId, clientX, clientY }: PointerEvent) =>
        void fingers.current.set(pointerId, { x: clientX, y: clientY }),
      onPointerMove: (event: PointerEvent) => {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        fingers.current.set(event.pointerId, now);
        const [one, other] = [...fingers.current.values()];
        if (one && other) {
          const distance = between(one, other);
          if (apart.current > 0) zoom(distance / apart.current);
          apart.current = distance;
          return;
        }
        if (view.scale === 1) return;
        const { width, height } = event.currentTarget.getBoundingClientRect();
        change(({ scale, x, y }) => ({
          scale,
          x: x + (now.x - before.x) / width,
          y: y + (now.y - before.y) / height,
        }));
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
    },
  };
};
export type Zoom = ReturnType<typeof useZoom>;
