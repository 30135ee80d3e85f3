import { useCallback, useEffect, useState } from "react";
import { emptyDraft, keepDraft, keptDraft, type RegistrationDraft } from "./registrationDraft.ts";

/** What is typed for a camp. Each change is kept for a reload of this tab. */
export const useDraft = (campId: string) => {
  const [draft, setDraft] = useState(() => keptDraft(campId) ?? emptyDraft(campId));
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
