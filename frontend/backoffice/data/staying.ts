import { useState, useSyncExternalStore } from "react";
import { onUndosChange, allUndos } from "../../shared/undos.ts";

type Row = { readonly id: string };

/** These rows, and at their old places those that left although `stays` holds of them. */
export const withStaying = <R extends Row>(
  rows: readonly R[],
  { before, stays }: { before: readonly R[]; stays: (id: string) => boolean },
): readonly R[] => {
  const gone = before.map((row, at) => ({ row, at })).filter(({ row }) => !rows.some(({ id }) => id === row.id));
  return gone
    .filter(({ row }) => stays(row.id))
    .reduce<readonly R[]>((all, { row, at }) => all.toSpliced(at, 0, row), rows);
};

/** What was just done to a row may take it off its list: there it stays for as long as that can be undone. */
export const useStaying = <R extends Row>(rows: readonly R[]): readonly R[] => {
  const offers = useSyncExternalStore(onUndosChange, allUndos, allUndos);
  const [before, setBefore] = useState(rows);
  const shown = withStaying(rows, { before, stays: (id) => offers.some(({ of }) => of === id) });
  if (shown.length !== before.length || shown.some((row, n) => row !== before[n])) setBefore(shown);
  return shown;
};
