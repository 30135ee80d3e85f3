/** A division's key; null for a player without one: the camp has none, or its owner still decides. */
export type DivisionId = string | null;

interface Room {
  readonly divisions: readonly { readonly id: string; readonly left: number }[];
  readonly spotsAvailable: number; // counts only in a camp without divisions
}

/**
 * Whether players of these divisions can come too, all of them or none. One whom no division fits takes no division's
 * spot: the owner finds it one.
 */
export const hasRoom = ({ divisions, spotsAvailable }: Room, wanted: readonly DivisionId[]) => {
  if (divisions.length === 0) return wanted.length <= spotsAvailable;
  return divisions.every(({ id, left }) => {
    const theirs = wanted.filter((one) => one === id).length;
    return theirs === 0 || theirs <= left;
  });
};
