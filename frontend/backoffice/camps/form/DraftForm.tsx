import { Alert, Box, Button } from "@mui/material";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { incompleteDivision } from "../../../../backend/camps/running/publishContract.ts";
import { useSend } from "../../../shared/forms/useSend.ts";
import { kept } from "../../../shared/kept.ts";
import { toast } from "../../../shared/toastStore.ts";
import { checkedBy } from "../../data/useActForm.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { CampDraft, type faultsOfRevised, isChanged } from "./campDraft.ts";
import { CampFields } from "./CampFields.tsx";

const Kept = z.object({ before: CampDraft, draft: CampDraft });

/**
 * The form of a camp. What is typed is kept for this tab: closing the dialog, leaving the page or reloading loses nothing.
 * It is restored only if the camp has not changed since, so that nobody overwrites somebody else's changes.
 */
const useCampForm = (of: string, start: () => CampDraft, faultsOf: typeof faultsOfRevised) => {
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

type Props = {
  of: string; // whose draft it is
  start: () => CampDraft;
  ages: { from: number; to: number };
  faultsOf: typeof faultsOfRevised;
  save: (
    typed: { draft: CampDraft; before: CampDraft },
    attempt: (body: object) => { idempotencyKey: string },
  ) => Promise<CampView>;
  failed: string;
  onSaved: (camp: CampView) => void;
  action: { name: string; busy: string };
  onCancel?: (() => void) | undefined;
};

/** The form of a camp, new or existing. */
export const DraftForm = ({ of, start, ages, faultsOf, save, failed, onSaved, action, onCancel }: Props) => {
  const [isAsking, setAsking] = useState(false);
  const { form, draft, before, isDirty, cameBack, startOver } = useCampForm(of, start, faultsOf);
  const { send, sending, refusal, isBeside } = useSend(save, {
    form,
    failed: { title: failed, text: "The camp could not be saved. Please try again." },
    sent: (camp) => {
      startOver();
      onSaved(camp);
    },
  });
  const sayFirst = () => {
    const faults = faultsOf(form.getValues(), before);
    const isIncomplete = faults.some(({ message }) => message === incompleteDivision);
    toast({
      title: isIncomplete ? "Missing Division Information" : (faults[0]?.message ?? ""),
      ...(isIncomplete && { text: incompleteDivision }),
      kind: "destructive",
    });
  };
  return (
    <>
      <form noValidate onSubmit={form.handleSubmit((draft) => send({ draft, before }), sayFirst)}>
        {cameBack && (
          <Alert
            severity="info"
            variant="outlined"
            sx={{ mb: 3 }}
            action={
              <Button color="inherit" size="small" onClick={startOver}>
                Start over
              </Button>
            }
          >
            What you typed before is still here.
          </Alert>
        )}
        <CampFields form={form} draft={draft} ages={ages} />
        {refusal && !isBeside && (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            {refusal}
          </Alert>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 1.5, pt: 1 }}>
          {onCancel && (
            <Button color="inherit" size="large" onClick={() => (isDirty ? setAsking(true) : onCancel())}>
              Cancel
            </Button>
          )}
          <ActButton type="submit" variant="contained" size="large" busy={sending}>
            {sending ? action.busy : action.name}
          </ActButton>
        </Box>
      </form>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={false}
        title="Leave without saving?"
        action="Discard changes"
        onConfirm={() => {
          setAsking(false);
          startOver();
          onCancel?.();
        }}
        onClose={() => setAsking(false)}
      >
        What you typed is not saved yet, and would be gone.
      </ConfirmDialog>
    </>
  );
};
