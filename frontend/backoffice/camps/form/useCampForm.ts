import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { kept } from "../../../shared/kept.ts";
import { checkedBy } from "../../data/useActForm.ts";
import { CampDraft, type faultsOfRevised, isChanged } from "./campDraft.ts";

const Kept = z.object({ before: CampDraft, draft: CampDraft });

/**
 * The form of a camp. What is typed is kept for this tab: closing the dialog, leaving the page or reloading loses nothing.
 * It is restored only if the camp has not changed since, so that nobody overwrites somebody else's changes.
 */
export const useCampForm = (of: string, start: () => CampDraft, faultsOf: typeof faultsOfRevised) => {
  const [keeper] = useState(() => kept(`camp.${of}`, Kept));
  const [first] = useState(() => {
    const before = start();
    const found = keeper.read();
    return found && !isChanged(found.before, before) && isChanged(found.draft, before)
      ? { ...found, cameBack: true }
      : { before, draft: before, cameBack: false };
  });
  const [{ before, cameBack }, setBegun] = useState(first);
  const form = useForm<CampDraft>({
    defaultValues: first.draft,
    resolver: checkedBy(
      z.custom<CampDraft>().superRefine((draft, ctx) => {
        for (const { path, message } of faultsOf(draft, before))
          ctx.addIssue({ code: "custom", path: [...path], message });
      }),
    ),
  });
  const draft = useWatch({ control: form.control }) as CampDraft;
  const isDirty = isChanged(draft, before);
  useEffect(() => (isDirty ? keeper.keep({ before, draft }) : keeper.forget()), [keeper, before, draft, isDirty]);
  return {
    form,
    draft,
    before,
    isDirty,
    cameBack: cameBack && isDirty,
    startOver: () => {
      const fresh = start();
      setBegun({ before: fresh, draft: fresh, cameBack: false });
      form.reset(fresh);
      keeper.forget();
    },
  };
};
