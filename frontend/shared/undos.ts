import { undoSeconds } from "../../backend/undo/contract.ts";

/** Something that can still be undone. */
export interface UndoOffer {
  readonly id: string; // to undo it by
  readonly of: string; // the id of what was changed
  readonly until: number; // ms, by this browser's clock
  readonly said?: string; // what was done, in a line, for where what was changed is no longer shown
}

let offers: readonly UndoOffer[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly UndoOffer[]) => {
  offers = next;
  for (const listener of listeners) listener();
};

export const withdrawUndo = (id: string) => change(offers.filter((offer) => offer.id !== id));

/**
 * Takes in a write's header that says what can be undone. The server counts from when it got the write, so counting
 * from when it was sent never promises too much.
 */
export const offerUndos = (header: string | null, sentAt: number) => {
  if (!header) return;
  const until = sentAt + undoSeconds * 1000;
  for (const [id = "", of = ""] of header.split(",").map((offered) => offered.trim().split(" "))) {
    change([...offers.filter((offer) => offer.of !== of), { id, of, until }]);
    setTimeout(() => withdrawUndo(id), until - Date.now());
  }
};

/** What can be undone of one thing now. */
export const undoOf = (thing: string) => offers.find(({ of }) => of === thing);
export const allUndos = () => offers;
/** Says what was done, where the thing itself is gone. */
export const sayUndo = (id: string, said: string) =>
  change(offers.map((offer) => (offer.id === id ? { ...offer, said } : offer)));
export const onUndosChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
