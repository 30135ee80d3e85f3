import { Box } from "@mui/material";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import type { MarkView } from "../../../../backend/videos/marks/contract.ts";
import type { Point } from "../../../../backend/videos/marks/marksRule.ts";
import type { Zoom } from "../player/useZoom.ts";
import { drawingWords as words } from "../words.ts";
import { saysOf } from "./describe.ts";
import { pictureOn } from "./geometry.ts";
import { overPicture, type Picture, viewBoxOf } from "./MarkLayer.tsx";
import { Edges, MarkShape } from "./MarkShape.tsx";
import { type Drafting, markOf } from "./useDraft.ts";

interface Props {
  readonly drafting: Drafting;
  readonly marks: readonly MarkView[];
  readonly picture: Picture;
  readonly isMirrored: boolean;
  readonly zoom: Zoom;
  readonly dash: string;
  readonly annotatorId: string;
}

/** Where something on the screen lies on the plane, however the picture is zoomed, moved or mirrored. */
const placeOn =
  (picture: Picture, isMirrored: boolean) =>
  (surface: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = surface.getBoundingClientRect();
    const { x, y, width, height } = pictureOn(picture);
    const scale = Math.min(box.width / width, box.height / height);
    const across = ((clientX - (box.left + box.width / 2)) / scale) * (isMirrored ? -1 : 1);
    return [x + width / 2 + across, y + height / 2 + (clientY - (box.top + box.height / 2)) / scale];
  };

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** SVG has no button of its own. */
const button = { role: "button", tabIndex: 0 } as const;

/** One point of a mark, to be moved by arrow keys or dragged. */
const Handle = ({
  n,
  at,
  of,
  isMirrored,
  drafting,
  place,
  isFirst,
}: {
  readonly n: number;
  readonly at: Point;
  readonly of: number;
  readonly isMirrored: boolean;
  readonly drafting: Drafting;
  readonly place: (surface: Element, at: PointerEvent) => Point;
  readonly isFirst: boolean;
}) => {
  const self = useRef<SVGGElement>(null);
  useEffect(() => {
    if (isFirst) self.current?.focus({ preventScroll: true });
  }, [isFirst]);
  const pressed = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) {
      const by = event.shiftKey ? 10 : 1;
      drafting.move(n, [step[0] * by * (isMirrored ? -1 : 1), step[1] * by]);
    } else if (event.key === "Enter") {
      if (!event.repeat) drafting.set(); // held down, it would choose the tool again, and set one mark after the other
    } else if (event.key === "Escape") drafting.cancel();
    else return;
    event.preventDefault();
  };
  const surfaceOf = (event: PointerEvent<SVGGElement>) => event.currentTarget.ownerSVGElement!;
  return (
    <g
      ref={self}
      {...button}
      aria-label={words.point(n + 1, of, at[0], at[1])}
      onKeyDown={pressed}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) drafting.put(n, place(surfaceOf(event), event));
      }}
      style={{ cursor: "move", outline: "none" }}
    >
      <circle cx={at[0]} cy={at[1]} r={22} fill="transparent" />
      <circle className="handle" cx={at[0]} cy={at[1]} r={6} fill="#fff" stroke="#000" strokeWidth={2} />
    </g>
  );
};

/** What is drawn on: takes mouse, touch and pen; two fingers still zoom. Points that are moved have handles. */
export const Surface = ({ drafting, marks, picture, isMirrored, zoom, dash, annotatorId }: Props) => {
  const { draft, pointer } = drafting;
  const fingers = useRef(new Set<number>());
  const place = placeOn(picture, isMirrored);
  const release = (event: PointerEvent) => {
    zoom.events.onPointerUp(event);
    const wasOne = fingers.current.size === 1;
    fingers.current.delete(event.pointerId);
    return wasOne;
  };
  const shown = draft && { ...markOf(draft), videoId: "", annotatorId, annotatorName: null };
  const isPen = draft?.mark.type === "freehand";
  const handles = draft?.how !== "points" ? [] : isPen ? [draft.points.length - 1] : draft.points.map((_, n) => n);
  return (
    <Box
      component="svg"
      viewBox={viewBoxOf(picture)}
      data-testid="surface"
      onWheel={zoom.events.onWheel}
      onPointerDown={(event: PointerEvent<SVGSVGElement>) => {
        zoom.events.onPointerDown(event);
        fingers.current.add(event.pointerId);
        if (fingers.current.size > 1) return draft?.how === "drawing" ? drafting.cancel() : undefined;
        if (event.button !== 0) return;
        if (event.target === event.currentTarget) event.currentTarget.setPointerCapture(event.pointerId);
        pointer.down(place(event.currentTarget, event));
      }}
      onPointerMove={(event: PointerEvent<SVGSVGElement>) => {
        if (fingers.current.size > 1) return zoom.events.onPointerMove(event);
        const isHovering = fingers.current.size === 0;
        if (isHovering && isPen) return;
        const native = event.nativeEvent;
        const places = isPen ? (native.getCoalescedEvents?.() ?? []) : [];
        pointer.move(...(places.length > 0 ? places : [native]).map((at) => place(event.currentTarget, at)));
      }}
      onPointerUp={(event: PointerEvent) => release(event) && pointer.up()}
      onMouseDown={(event: MouseEvent) => {
        if (draft?.asks) event.preventDefault(); // after a touch, it would take the focus from the text's field
      }}
      onPointerCancel={(event: PointerEvent) => {
        release(event);
        if (draft?.how === "drawing") drafting.cancel();
      }}
      sx={{
        ...overPicture,
        touchAction: "none",
        cursor: draft?.how === "points" ? "default" : "crosshair",
        transform: isMirrored ? "scaleX(-1)" : "none",
        "& g:focus-visible .handle": { stroke: "#ffd54a", strokeWidth: 4, r: 8 },
      }}
    >
      {shown && (
        <>
          <Edges marks={[shown]} />
          <MarkShape mark={shown} says={saysOf(shown, [...marks, shown])} dash={dash} isMirrored={isMirrored} />
        </>
      )}
      {draft &&
        handles.map((n, turn) => (
          <Handle
            key={isPen ? "pen" : n}
            n={n}
            at={draft.points[n]!}
            of={isPen ? 1 : handles.length}
            isMirrored={isMirrored}
            drafting={drafting}
            place={place}
            isFirst={turn === 0 && !draft.asks}
          />
        ))}
    </Box>
  );
};
