import { undoSeconds } from "../../backend/undo/contract.ts";
import { kept, onForgetAllKept } from "./kept.ts";

/** Something that can still be undone. */
export interface UndoOffer {
  readonly id: string; // to undo it by
  readonly of: string; // the id of what was changed
  readonly until: number; // ms, by this browser's clock
  readonly isGone?: boolean; // what was changed may be off its list
  readonly said?: string; // then, what was done, in a line; forgotten when the page is loaded again, as names are in it
}

const isOffer = (told: unknown): told is UndoOffer =>
  typeof told === "object" &&
  told !== null &&
  "id" in told &&
  typeof told.id === "string" &&
  "of" in told &&
  typeof told.of === "string" &&
  "until" in told &&
  typeof told.until === "number";
// No zod schema: every page loads this file.
const keeper = kept("undos", { parse: (told) => (Array.isArray(told) ? told.filter(isOffer) : []) });

let offers: readonly UndoOffer[] = [];
const listeners = new Set<() => void>();

const nameless = (offer: UndoOffer): UndoOffer => {
  const { said: _, ...rest } = offer;
  return rest;
};

const change = (next: readonly UndoOffer[]) => {
  offers = next;
  if (next.length === 0) keeper.forget();
  else keeper.keep(next.map(nameless));
  for (const listener of listeners) listener();
};
onForgetAllKept(() => change([]));

export const withdrawUndo = (id: string) => change(offers.filter((offer) => offer.id !== id));

const withdrawInTime = ({ id, until }: Pick<UndoOffer, "id" | "until">) =>
  setTimeout(() => withdrawUndo(id), until - Date.now());

/** What was offered before the page was loaded again. If the clock was set back meanwhile, no one knows for how long. */
const offeredBefore = () => {
  const now = Date.now();
  return (keeper.read() ?? []).filter(({ until }) => now < until && until <= now + undoSeconds * 1000);
};
const before = offeredBefore();
if (before.length > 0) change(before);
for (const offer of before) withdrawInTime(offer);

/**
 * Takes in a write's header that says what can be undone. The server counts from when it got the write, so counting
 * from when it was sent never promises too much.
 */
export const offerUndos = (header: string | null, sentAt: number) => {
  if (!header) return;
  const until = sentAt + undoSeconds * 1000;
  for (const [id = "", of = ""] of header.split(",").map((offered) => offered.trim().split(" "))) {
    change([...offers.filter((offer) => offer.of !== of), { id, of, until }]);
    withdrawInTime({ id, until });
  }
};

/** What can be undone of one thing now. */
export const undoOf = (thing: string) => offers.find(({ of }) => of === thing);
export const allUndos = () => offers;
/** Says what was done, where the thing itself is gone. */
export const sayUndo = (id: string, said: string) =>
  change(offers.map((offer) => (offer.id === id ? { ...offer, isGone: true, said } : offer)));
export const onUndosChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
