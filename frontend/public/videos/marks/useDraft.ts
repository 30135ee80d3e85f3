import { useRef, useState } from "react";
import type { MarkType } from "../../../../backend/videos/marks/contract.ts";
import { defaultColor, mostPoints, plane, type Point } from "../../../../backend/videos/marks/marksRule.ts";
import { newUuid } from "../../../shared/forms/attemptKey.ts";
import { blank, type Drawn, fieldsOf, pointsOf, pointsOfType, simplified } from "./geometry.ts";

/** A mark that is being drawn or changed. */
export interface Draft {
  readonly mark: Drawn;
  readonly points: readonly Point[];
  /** By a pointer, point after point; or by its points, each moved by itself. */
  readonly how: "drawing" | "points";
  readonly isNew: boolean;
  readonly asks?: true; // for its text
}

const tapAtMost = 4; // units that a finger moves in a tap
const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);
const onPlane = ([x, y]: Point): Point => [
  Math.min(Math.max(x, 0), plane.width),
  Math.min(Math.max(y, 0), plane.height),
];

/** Where a mark begins that is drawn by keys: in the middle. */
const [x, y] = [plane.width / 2, plane.height / 2];
const middle: Record<MarkType, readonly Point[]> = {
  line: [
    [x - 30, y],
    [x + 30, y],
  ],
  arrow: [
    [x - 30, y],
    [x + 30, y],
  ],
  circle: [
    [x, y],
    [x + 30, y],
  ],
  rectangle: [
    [x - 30, y - 20],
    [x + 30, y + 20],
  ],
  text: [[x, y]],
  angle: [
    [x - 40, y],
    [x, y],
    [x, y - 40],
  ],
  distance: [
    [x - 30, y],
    [x + 30, y],
  ],
  scale: [
    [x - 30, y],
    [x + 30, y],
  ],
  freehand: [[x, y]],
};

/** A draft as the mark it would be. */
export const markOf = ({ mark, points }: Draft): Drawn => ({ ...mark, ...fieldsOf(mark.type, points) });

interface Means {
  readonly time: () => number; // of the picture that is shown, s
  readonly done: (mark: Drawn) => void;
}

/** Draws one mark after the other with the chosen tool, and changes those that there are. */
export const useDraft = ({ time, done }: Means) => {
  const [tool, setTool] = useState<MarkType>("line");
  const [color, setColor] = useState<string>(defaultColor);
  const [inches, setInches] = useState(33); // of the next scale: a bat
  const [draft, show] = useState<Draft>();
  // What the handlers read: a quick pointer is up before React has rendered what it drew.
  const latest = useRef<Draft>(undefined);
  const begun = useRef<Draft>(undefined);
  const setDraft = (next: Draft | undefined) => {
    latest.current = next;
    show(next);
  };

  const begin = (next: Draft | undefined) => setDraft((begun.current = next));

  const newMark = (type: MarkType): Drawn => ({
    ...blank,
    id: newUuid(),
    type,
    timestamp: time(),
    color,
    ...(type === "scale" && { inches }),
  });
  const finish = (last: Draft) => {
    const text = last.mark.text?.trim() || null;
    if (last.mark.type === "text" && !text) return setDraft({ ...last, how: "points", asks: true });
    const points = last.mark.type === "freehand" ? simplified(last.points).slice(0, mostPoints) : last.points;
    done(markOf({ ...last, mark: { ...last.mark, text }, points }));
    setDraft(undefined);
  };
  const settle = () => {
    const draft = latest.current;
    const isAsItBegan = draft?.mark === begun.current?.mark && draft?.points === begun.current?.points;
    if (draft?.how !== "points" || isAsItBegan || (draft.mark.type === "text" && !draft.mark.text?.trim())) return;
    finish(draft);
  };

  return {
    tool,
    color,
    inches: draft?.mark.inches ?? inches,
    draft,
    /** With `byKeys`, a mark is there at once, whose points are moved. */
    choose: (type: MarkType, byKeys: boolean) => {
      settle();
      setTool(type);
      begin(byKeys ? { mark: newMark(type), points: middle[type], how: "points", isNew: true } : undefined);
    },
    paint: (next: string) => {
      const draft = latest.current;
      setColor(next);
      if (draft) setDraft({ ...draft, mark: { ...draft.mark, color: next } });
    },
    change: (mark: Drawn) => {
      setTool(mark.type);
      setColor(mark.color);
      begin({ mark, points: pointsOf(mark), how: "points", isNew: false });
    },
    say: (text: string) => {
      const draft = latest.current;
      if (draft) setDraft({ ...draft, mark: { ...draft.mark, text: text || null } });
    },
    measure: (length: number) => {
      const draft = latest.current;
      setInches(length);
      if (draft?.mark.type === "scale") setDraft({ ...draft, mark: { ...draft.mark, inches: length } });
    },
    /** Moves one point; of a stroke, goes on to there. */
    move: (n: number, [dx, dy]: Point) => {
      const draft = latest.current;
      if (!draft) return;
      const from = draft.points[n] ?? [0, 0];
      const to = onPlane([from[0] + dx, from[1] + dy]);
      const isPen = draft.mark.type === "freehand" && draft.isNew;
      setDraft({ ...draft, points: isPen ? [...draft.points, to] : draft.points.with(n, to) });
    },
    put: (n: number, to: Point) => {
      const draft = latest.current;
      if (draft) setDraft({ ...draft, points: draft.points.with(n, onPlane(to)) });
    },
    /** Done with its points. */
    set: () => latest.current && finish(latest.current),
    /** Sets it, if somebody did something to it and it is complete: they have gone on to something else. */
    settle,
    cancel: () => setDraft(undefined),
    pointer: {
      down: (at: Point) => {
        const draft = latest.current;
        if (draft?.how === "points") return;
        if (!draft) setDraft({ mark: newMark(tool), points: [onPlane(at), onPlane(at)], how: "drawing", isNew: true });
        else setDraft({ ...draft, points: [...draft.points.slice(0, -1), onPlane(at)] });
      },
      /** Where it went since; several places at once from quick pens. */
      move: (...places: readonly Point[]) => {
        const draft = latest.current;
        if (draft?.how !== "drawing" || places.length === 0) return;
        const to = places.map(onPlane);
        const isPen = draft.mark.type === "freehand";
        setDraft({ ...draft, points: isPen ? [...draft.points, ...to] : [...draft.points.slice(0, -1), to.at(-1)!] });
      },
      up: () => {
        const draft = latest.current;
        if (draft?.how !== "drawing") return;
        const { points } = draft;
        const needed = pointsOfType[draft.mark.type];
        if (needed === Infinity) return finish(draft);
        if (needed === 1) return finish({ ...draft, points: points.slice(-1) });
        if (apart(points.at(-1)!, points.at(-2)!) < tapAtMost) return; // a tap: the next one is its next point
        if (points.length === needed) return finish(draft);
        setDraft({ ...draft, points: [...points, points.at(-1)!] });
      },
    },
  };
};
export type Drafting = ReturnType<typeof useDraft>;
