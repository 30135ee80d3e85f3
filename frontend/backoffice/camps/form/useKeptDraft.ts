import { useEffect, useState } from "react";
import { type CampDraft, isChanged } from "./campDraft.ts";

type Kept = { before: CampDraft; draft: CampDraft };

const keyOf = (of: string) => `fungo.camp.${of}`;
const read = (of: string): Kept | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(of)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
};
const write = (of: string, kept: Kept | undefined) => {
  try {
    if (kept) sessionStorage.setItem(keyOf(of), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(of));
  } catch {
    // Without storage the draft lives as long as the page.
  }
};

/**
 * What is typed about a camp, kept for this tab: closing the dialog, another page or a reload loses nothing. It comes
 * back only to the camp as it was, so that nobody overwrites what was changed elsewhere meanwhile.
 */
export const useKeptDraft = (of: string, start: () => CampDraft) => {
  const [first] = useState(() => {
    const before = start();
    const kept = read(of);
    return kept && !isChanged(kept.before, before) && isChanged(kept.draft, before) ? kept : { before, draft: before };
  });
  const [{ before, draft }, setKept] = useState<Kept>(first);
  const [cameBack, setCameBack] = useState(first.draft !== first.before);
  const dirty = isChanged(draft, before);
  useEffect(() => write(of, dirty ? { before, draft } : undefined), [of, before, draft, dirty]);
  const startOver = () => {
    setCameBack(false);
    const fresh = start();
    setKept({ before: fresh, draft: fresh });
    write(of, undefined);
  };
  return {
    draft,
    before,
    dirty,
    cameBack: cameBack && dirty,
    change: (part: Partial<CampDraft>) => setKept((kept) => ({ ...kept, draft: { ...kept.draft, ...part } })),
    startOver,
  };
};
export type KeptDraft = ReturnType<typeof useKeptDraft>;
