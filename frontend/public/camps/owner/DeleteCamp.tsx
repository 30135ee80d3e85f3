import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { campUrl, type CampView } from "../../../../backend/camps/contract.ts";
import { isCancelledByDeletion } from "../../../../backend/camps/endingRule.ts";
import { ApiError, command, wordsOf } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { undoIn, useUndo } from "../../../shared/Undo.tsx";
import { undoOf } from "../../../shared/undos.ts";
import { useRefresh } from "./useRegistrations.ts";
import { deleteCampWords as words } from "../words.ts";

const failed = words.failedToDeleteCamp;
const titleOf = (error: unknown) =>
  error instanceof ApiError && error.status > 0 ? `${failed}: ${error.status}` : failed;

const Reason = z.object({ reason: z.string().trim() });
const Told = z.object({ reason: Reason.shape.reason.min(1, words.addAReason) });

/** Deleting erases nothing: a camp without families is archived, any other is called off and its families are told. */
export const DeleteCamp = ({ camp, onClose }: { camp: CampView; onClose: () => void }) => {
  const id = useId();
  const refresh = useRefresh();
  const { undo } = useUndo(refresh);
  const concerns = isCancelledByDeletion(camp);
  const form = useForm({ resolver: zodResolver(concerns ? Told : Reason), defaultValues: { reason: "" } });
  const { send, sending, error } = useSend(
    ({ reason }: z.infer<typeof Reason>) =>
      command("DELETE", `${campUrl(camp.id)}?force=true`, { reason: reason || null }),
    {
      form,
      failed: { text: words.pleaseTryAgain },
      sent: async () => {
        toast(
          concerns
            ? {
                title: words.campCanceled,
                text: words.wellEmailEveryFamily,
                ...undoIn(undoOf(camp.id), undo),
              }
            : { title: words.campDeleted, text: words.itsInYourArchive },
        );
        onClose();
        await refresh();
      },
      refused: (refusal) => {
        toast({ title: titleOf(refusal), text: wordsOf(refusal, words.pleaseTryAgain), kind: "destructive" });
        return true;
      },
    },
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>
        {concerns ? words.cancelThisCamp(camp.title) : words.deleteThisCamp(camp.title)}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>
          {concerns ? words.becauseFamilies(camp.registrationCount, camp.waitlistCount) : words.nobodyIsRegistered}
        </Typography>
        <FormField
          control={form.control}
          name="reason"
          label={concerns ? words.reasonForTheFamilies : words.reasonOptional}
          required={concerns}
          multiline
          minRows={2}
        />
        {error && <Alert severity="error">{titleOf(error)}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {words.keepCamp}
        </Button>
        <ActButton variant="contained" color="error" busy={sending} onClick={form.handleSubmit(send)}>
          {concerns ? words.cancelCamp : words.deleteCamp}
        </ActButton>
      </DialogActions>
    </Dialog>
  );
};
