import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { campUrl, type CampView } from "../../../../backend/camps/contract.ts";
import { isCancelledByDeletion } from "../../../../backend/camps/endingRule.ts";
import { ApiError, command, wordsOf } from "../../../shared/api.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { undoIn, useUndo } from "../../../shared/Undo.tsx";
import { undoOf } from "../../../shared/undos.ts";
import { counted } from "../campWords.ts";
import { useRefresh } from "./useRegistrations.ts";

const failed = "Failed to delete camp";
const titleOf = (error: unknown) =>
  error instanceof ApiError && error.status > 0 ? `${failed}: ${error.status}` : failed;

const Reason = z.object({ reason: z.string().trim() });
const Told = z.object({ reason: Reason.shape.reason.min(1, "Please say why, so that the families can be told") });

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
      failed: { text: "Please try again." },
      sent: async () => {
        toast(
          concerns
            ? {
                title: "Camp canceled",
                text: "We’ll email every family that’s registered or waiting.",
                ...undoIn(undoOf(camp.id), undo),
              }
            : { title: "Camp deleted", text: "It is in the archive, and can be brought back from there." },
        );
        onClose();
        await refresh();
      },
      refused: (refusal) => {
        toast({ title: titleOf(refusal), text: wordsOf(refusal, "Please try again."), kind: "destructive" });
        return true;
      },
    },
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>Delete “{camp.title}”?</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>
          {concerns
            ? `${counted(camp.registrationCount, "family", "families")} registered. The camp is called off, they are told your reason by mail, and what they paid is due to be given back. Nothing is erased.`
            : "Nobody is registered. The camp goes out of all lists and into your archive; nothing is erased."}
        </Typography>
        <FormField
          control={form.control}
          name="reason"
          label={concerns ? "Reason, for the families" : "Reason (optional)"}
          required={concerns}
          multiline
          minRows={2}
        />
        {error && <Alert severity="error">{titleOf(error)}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="contained" color="error" disabled={sending} onClick={form.handleSubmit(send)}>
          {concerns ? "Call the camp off" : "Delete"}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
