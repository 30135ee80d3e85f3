import { useCallback, useEffect, useState } from "react";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { draftFor, emptyDraft, keepDraft, keptDraft, type RegistrationDraft } from "./registrationDraft.ts";

/** What is typed for a camp. Each change is kept for a reload of this tab. */
export const useDraft = (camp: Pick<CampView, "id" | "days">) => {
  const [draft, setDraft] = useState(() => draftFor(camp, keptDraft(camp.id) ?? emptyDraft(camp.id)));
  const [isTyped, setIsTyped] = useState(false);
  const change = useCallback((part: Partial<RegistrationDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setIsTyped(true);
  }, []);
  useEffect(() => {
    if (isTyped) keepDraft(draft);
  }, [draft, isTyped]);
  return { draft, change };
};
