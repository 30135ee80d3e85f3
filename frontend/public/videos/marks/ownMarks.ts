import type { MarkView } from "../../../../backend/videos/marks/contract.ts";
import { ApiError } from "../../../shared/api.ts";
import { type Kept, onForgetAllKept } from "../../../shared/kept.ts";
import { type Drawn, drawnOf } from "./geometry.ts";

/** What somebody drew or changed and what they removed (null), by id, as far as it is not saved. */
export type Changes = ReadonlyMap<string, Drawn | null>;
interface Step {
  readonly id: string;
  readonly before: Drawn | null;
  readonly after: Drawn | null;
}
export interface Saving {
  readonly changes: Changes;
  readonly isSaving: boolean;
  readonly savedAt: number | null;
  readonly problem: unknown; // why something could not be saved; undefined: nothing went wrong
  readonly heldBack: number; // how many the server refused, which are not sent again as they are
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}
interface Save {
  readonly annotations: readonly Drawn[];
  readonly removed: readonly string[];
}
interface Means {
  readonly annotatorId: string;
  readonly send: (save: Save, leaving: boolean) => Promise<MarkView[]>;
  readonly saved: (marks: MarkView[]) => void;
  readonly failed: (error: unknown) => void; // once for each series of failures
  readonly kept: Pick<Kept<[string, Drawn | null][]>, "keep" | "read" | "forget">;
}

const saveAfter = 2000; // ms
const retryAfter = 5000; // ms, then longer and longer
const longestWait = 60_000;
/** What the server will refuse again. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
/** What it may refuse for one mark alone. */
const isOfOne = (error: unknown) => error instanceof ApiError && [409, 413, 422].includes(error.status);

/** Somebody's marks on one video: changed at once, saved soon, and kept in the browser until they are. */
export const ownMarks = ({ annotatorId, send, saved, failed, kept }: Means) => {
  let base: ReadonlyMap<string, Drawn> = new Map(); // as the server has them
  let state: Saving = {
    changes: new Map(kept.read() ?? []),
    isSaving: false,
    savedAt: null,
    problem: undefined,
    heldBack: 0,
    canUndo: false,
    canRedo: false,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let forgotten = 0; // how often
  let atOnce = Infinity; // marks in one save
  let refusal: unknown;
  const refused = new Map<string, Drawn | null>();
  const done: Step[] = [];
  const undone: Step[] = [];
  const listeners = new Set<() => void>();

  const isRefused = ([id, mark]: [string, Drawn | null]) => refused.get(id) === mark;
  const become = (next: Partial<Saving>) => {
    const heldBack = [...(next.changes ?? state.changes)].filter(isRefused).length;
    state = { ...state, ...next, heldBack, canUndo: done.length > 0, canRedo: undone.length > 0 };
    for (const listener of listeners) listener();
  };
  const keep = (changes: Changes) => (changes.size > 0 ? kept.keep([...changes]) : kept.forget());
  const current = (id: string) => (state.changes.has(id) ? state.changes.get(id)! : (base.get(id) ?? null));

  /** The server's marks came. */
  const took = (marks: readonly MarkView[]) => {
    base = new Map(marks.filter((mark) => mark.annotatorId === annotatorId).map((mark) => [mark.id, drawnOf(mark)]));
  };

  const later = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void save();
    }, ms);
  };
  const now = (leaving = false) => {
    clearTimeout(timer);
    timer = undefined;
    return save(leaving);
  };

  const save = async (leaving = false) => {
    const sent = new Map([...state.changes].filter((change) => !isRefused(change)).slice(0, atOnce));
    if (sent.size === 0 || (state.isSaving && !leaving)) return;
    const since = forgotten;
    become({ isSaving: true });
    try {
      const drawn = [...sent.values()].filter((mark) => mark !== null);
      const marks = await send(
        { annotations: drawn, removed: [...sent.keys()].filter((id) => !sent.get(id)) },
        leaving,
      );
      if (since !== forgotten) return;
      failures = 0;
      const changes = new Map([...state.changes].filter(([id, mark]) => sent.get(id) !== mark)); // made meanwhile
      keep(changes);
      took(marks);
      saved(marks);
      const isHeldBack = [...changes].some(isRefused);
      become({ changes, isSaving: false, savedAt: Date.now(), problem: isHeldBack ? refusal : undefined });
      if (changes.size > 0) later(saveAfter);
    } catch (error) {
      if (since !== forgotten) return;
      if (isOfOne(error) && sent.size > 1) {
        atOnce = Math.ceil(sent.size / 2); // and so on, until it is known which one it is
        become({ isSaving: false });
        return later(saveAfter);
      }
      if (isOfOne(error)) {
        for (const [id, mark] of sent) refused.set(id, mark);
        refusal = error;
        atOnce = Infinity;
      }
      failures++;
      become({ isSaving: false, problem: error });
      if (failures === 1) failed(error);
      if (isOfOne(error)) later(saveAfter);
      else if (!isFinal(error)) later(Math.min(retryAfter * 2 ** (failures - 1), longestWait));
    }
  };

  const apply = (id: string, mark: Drawn | null) => {
    const changes = new Map(state.changes);
    changes.delete(id); // so that what is drawn again comes last
    changes.set(id, mark);
    if (mark === null) refused.clear(); // there may be room now
    keep(changes);
    become({ changes });
    later(saveAfter);
  };
  if (state.changes.size > 0) later(0);

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    took,
    /** Draws, changes or, with null, removes one. */
    set: (id: string, after: Drawn | null) => {
      done.push({ id, before: current(id), after });
      undone.length = 0;
      apply(id, after);
    },
    undo: () => {
      const step = done.pop();
      if (!step) return;
      undone.push(step);
      apply(step.id, step.before);
    },
    redo: () => {
      const step = undone.pop();
      if (!step) return;
      done.push(step);
      apply(step.id, step.after);
    },
    /** Saves what there is, without waiting. */
    now,
    /** The same, with what was refused. */
    retry: () => {
      refused.clear();
      return now();
    },
    /** As if nothing had been drawn. */
    forget: () => {
      clearTimeout(timer);
      timer = undefined;
      forgotten++;
      failures = 0;
      atOnce = Infinity;
      refused.clear();
      base = new Map();
      done.length = undone.length = 0;
      become({ changes: new Map(), isSaving: false, savedAt: null, problem: undefined });
    },
  };
};
export type OwnMarks = ReturnType<typeof ownMarks>;

const known = new Map<string, OwnMarks>();
/** The same ones however often a video is opened: what still waits to be saved would overwrite what came later. */
export const ownMarksOf = (name: string, means: () => Means): OwnMarks => {
  const own = known.get(name) ?? ownMarks(means());
  known.set(name, own);
  return own;
};
onForgetAllKept(() => {
  for (const own of known.values()) own.forget();
  known.clear();
});
