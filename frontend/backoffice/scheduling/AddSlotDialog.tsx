import CloseIcon from "@mui/icons-material/Close";
import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  type Theme,
  useMediaQuery,
} from "@mui/material";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { askingFirst } from "../../shared/lessons/AskingFirst.tsx";
import { toast } from "../../shared/toastStore.ts";
import { useAct } from "../data/useAct.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { following, lacksRequired, newSlot, type SlotDraft } from "./slotDraft.ts";
import { SlotFields } from "./SlotFields.tsx";
import type { ScheduleVerbs } from "./verbs.ts";
import { addSlotDialogWords as words } from "./words.ts";

/** `instructorId`: whose slot, when an admin adds it. */
type Props = { open: boolean; form: UseFormReturn<SlotDraft>; instructorId?: string | undefined; onClose: () => void };

/** What was typed stays through every refusal, and through closing the dialog. */
export const AddSlotDialog = ({ open, form, instructorId, onClose }: Props) => {
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const { send, sending, refusal } = useAct(
    ({ publishSlot }: ScheduleVerbs) =>
      ({ slot }: { slot: SlotDraft; another: boolean }) =>
        askingFirst((knowing) => publishSlot({ ...slot, ...knowing, ...(instructorId && { instructorId }) })),
    {
      done: words.availabilitySlotAddedSuccessfully,
      failed: words.failedToAddAvailability,
      unexplained: words.weCouldntSaveThis,
    },
    {
      form,
      sent: (_, { slot, another }) => {
        form.reset(another ? following(slot) : newSlot());
        if (!another) onClose();
      },
    },
  );
  const save = (another: boolean) =>
    form.handleSubmit(
      (slot) => send({ slot, another }),
      (errors) =>
        toast({
          title: lacksRequired(form.getValues()) ? words.pleaseFillInAll : (Object.values(errors)[0]?.message ?? ""),
          kind: "destructive",
        }),
    );

  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" fullScreen={phone} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ pr: 8 }}>
        {words.addAvailability}
      </DialogTitle>
      <IconButton aria-label={words.close} onClick={onClose} sx={{ position: "absolute", right: 12, top: 12 }}>
        <CloseIcon />
      </IconButton>
      <form noValidate onSubmit={save(false)} style={{ display: "contents" }}>
        <DialogContent>
          {refusal && (
            <Alert severity="error" role="alert" sx={{ mb: 2 }}>
              {refusal}
            </Alert>
          )}
          <SlotFields form={form} />
        </DialogContent>
        <DialogActions>
          <ActButton type="button" busy={sending} onClick={save(true)}>
            {words.addAndKeepGoing}
          </ActButton>
          <ActButton type="submit" variant="contained" busy={sending}>
            {words.addAvailability}
          </ActButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
