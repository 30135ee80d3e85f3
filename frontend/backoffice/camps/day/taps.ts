import { z } from "zod";
import { type CampDayView, type DayPlayerView, RecordAttendance } from "../../../../backend/camps/days/dayContract.ts";
import { ApiError } from "../../../shared/api.ts";
import { kept, onForgetAllKept } from "../../../shared/kept.ts";

/** What somebody tapped at the gate, until the server has it: ids, the time, and at most one adult's name. */
const Tap = RecordAttendance.extend({
  key: z.string(), // sent again, it counts once
  by: z.string(), // whose account
  campId: z.string(),
  day: z.string(),
  who: z.string().nullable(),
});
export type Tap = z.infer<typeof Tap>;
/** A tap the server said no to, and why. Its day may show the player no more. */
export interface RefusedTap {
  readonly tap: Tap;
  readonly error: ApiError;
  readonly playerName: string | undefined;
}
interface Taps {
  readonly waiting: readonly Tap[]; // in the order of the tapping
  readonly refused: readonly RefusedTap[];
  readonly isStalled: boolean; // the last attempt reached no server
}

const inBrowser = kept("camp-day-taps", Tap.array(), "browser");
const nothing: Taps = { waiting: [], refused: [], isStalled: false };
let taps: Taps = { ...nothing, waiting: inBrowser.read() ?? [] };
const listeners = new Set<() => void>();
const change = (to: Partial<Taps>) => {
  taps = { ...taps, ...to };
  for (const listener of listeners) listener();
};
const keep = (waiting: readonly Tap[], also: Partial<Taps> = {}) => {
  if (waiting.length > 0) inBrowser.keep([...waiting]);
  else inBrowser.forget();
  change({ ...also, waiting });
};
/** Of whom the open page knows, by participant: names of players are never kept in the browser. */
const names = new Map<string, string>();
onForgetAllKept(() => {
  names.clear();
  change(nothing);
});

export const tapsNow = () => taps;
export const onTaps = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const addTap = (tap: Tap, playerName?: string) => {
  if (playerName !== undefined) names.set(tap.participantId, playerName);
  keep([...taps.waiting, tap]);
};
export const dismissRefused = () => change({ refused: [] });

/** A no to this very tap. Everything else may go better the next time. */
const isNo = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 403, 404, 409, 422].includes(error.status);

let isSending = false;
/**
 * Sends what waits of one account, one after another. What the server refuses is put aside in its words, so that it
 * holds up nothing behind it. Returns how many arrived, if it got through after it had stalled.
 */
export const sendTaps = async (by: string, deliver: (tap: Tap) => Promise<void>): Promise<number> => {
  if (isSending) return 0;
  isSending = true;
  const hadStalled = taps.isStalled;
  let sent = 0;
  const next = () => taps.waiting.find((tap) => tap.by === by);
  try {
    for (let tap = next(); tap; tap = next()) {
      const { key } = tap;
      const others = () => taps.waiting.filter((one) => one.key !== key);
      try {
        await deliver(tap);
        sent += 1;
        keep(others(), { isStalled: false });
      } catch (error) {
        if (!isNo(error)) {
          change({ isStalled: true });
          return 0;
        }
        const playerName = names.get(tap.participantId);
        keep(others(), { isStalled: false, refused: [...taps.refused, { tap, error, playerName }] });
      }
    }
    return hadStalled ? sent : 0;
  } finally {
    isSending = false;
  }
};

const after: Record<Tap["did"], (tap: Tap, player: DayPlayerView) => Partial<DayPlayerView>> = {
  checkIn: ({ at, who }, { state }) =>
    state === "here" ? {} : { state: "here", checkedInAt: at, broughtBy: who, checkedOutAt: null, pickedUpBy: null },
  checkOut: ({ at, who }, { state }) => (state === "here" ? { state: "left", checkedOutAt: at, pickedUpBy: who } : {}),
  takeBackCheckIn: () => ({ state: "expected", checkedInAt: null, broughtBy: null }),
  takeBackCheckOut: () => ({ state: "here", checkedOutAt: null, pickedUpBy: null }),
};

/** A day as it is once everything that waits has arrived. */
export const withTaps = (day: CampDayView, waiting: readonly Tap[]): CampDayView => ({
  ...day,
  players: day.players.map((player) =>
    waiting
      .filter((tap) => tap.campId === day.campId && tap.day === day.day && tap.participantId === player.id)
      .reduce<DayPlayerView>((is, tap) => ({ ...is, ...after[tap.did](tap, is) }), player),
  ),
});
