import { isCancelledByDeletion } from "../../../../backend/camps/endingRule.ts";
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from "@mui/material";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { campsUrl, campUrl, type CampView } from "../../../../backend/camps/contract.ts";
import { ApiError, command } from "../../../shared/api.ts";
import { toast } from "../../../shared/toastStore.ts";
import { counted } from "../campWords.ts";

const failed = "Failed to delete camp";
const titleOf = (error: unknown) =>
  error instanceof ApiError && error.status > 0 ? `${failed}: ${error.status}` : failed;

/** Deleting erases nothing: a camp without families is archived, any other is called off and its families are told. */
export const DeleteCamp = ({ camp, onClose }: { camp: CampView; onClose: () => void }) => {
  const id = useId();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const concerns = isCancelledByDeletion(camp);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => command("DELETE", `${campUrl(camp.id)}?force=true`, { reason: reason.trim() || null }),
    onSuccess: async () => {
      toast(
        concerns
          ? { title: "Camp cancelled", text: "Everybody who registered is told why." }
          : { title: "Camp deleted", text: "It is in the archive, and can be brought back from there." },
      );
      onClose();
      await queryClient.invalidateQueries({ queryKey: [campsUrl] });
    },
    onError: (refused) =>
      toast({
        title: titleOf(refused),
        text: (refused instanceof ApiError && refused.said) || "Please try again.",
        kind: "destructive",
      }),
  });
  const isMissing = concerns && reason.trim() === "";
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>Delete “{camp.title}”?</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>
          {concerns
            ? `${counted(camp.registrationCount, "family", "families")} registered. The camp is called off, they are told your reason by mail, and what they paid is due to be given back. Nothing is erased.`
            : "Nobody is registered. The camp goes out of all lists and into your archive; nothing is erased."}
        </Typography>
        <TextField
          label={concerns ? "Reason, for the families" : "Reason (optional)"}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          required={concerns}
          multiline
          minRows={2}
          error={isAsked && isMissing}
          helperText={isAsked && isMissing ? "Please say why, so that the families can be told" : undefined}
        />
        {error && <Alert severity="error">{titleOf(error)}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Keep it
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={isPending}
          onClick={() => {
            setAsked(true);
            if (!isMissing) mutate();
          }}
        >
          {concerns ? "Call the camp off" : "Delete"}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
