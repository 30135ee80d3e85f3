import { Alert, Box, Button } from "@mui/material";
import { useState } from "react";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { incompleteDivision } from "../../../../backend/camps/running/publishContract.ts";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import type { CampDraft, faultsOfRevised } from "./campDraft.ts";
import { CampFields } from "./CampFields.tsx";
import { useCampForm } from "./useCampForm.ts";

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
