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
import { useId, useState } from "react";
import { ApiError } from "../../shared/api.ts";
import { toast } from "../../shared/toastStore.ts";
import { useAct } from "../data/useAct.ts";
import { ActButton } from "../frame/ActButton.tsx";
import {
  checkSlot,
  errorsOf,
  following,
  lacksRequired,
  newSlot,
  type SlotDraft,
  type SlotErrors,
} from "./slotDraft.ts";
import { SlotFields } from "./SlotFields.tsx";
import type { ScheduleVerbs } from "./verbs.ts";

type Props = { open: boolean; draft: SlotDraft; onDraft: (draft: SlotDraft) => void; onClose: () => void };

/** What was typed stays through every refusal, and through closing the dialog. */
export const AddSlotDialog = ({ open, draft, onDraft, onClose }: Props) => {
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const [errors, setErrors] = useState<SlotErrors>({});
  const [refusal, setRefusal] = useState("");
  const { mutate, isPending } = useAct(({ publishSlot }: ScheduleVerbs) => publishSlot, {
    done: "Availability slot added successfully",
    failed: "Failed to add availability",
  });

  const change = (part: Partial<SlotDraft>) => {
    onDraft({ ...draft, ...part });
    setErrors((errors) => Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part))));
    setRefusal("");
  };
  const refused = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    const beside = errorsOf(error.issues);
    setErrors(beside);
    if (Object.keys(beside).length === 0) setRefusal(error.said ?? "The server could not save this. Please try again.");
  };
  const save = (another: boolean) => {
    const found = checkSlot(draft);
    setErrors(found);
    if (lacksRequired(draft)) toast({ title: "Please fill in all required fields", kind: "destructive" });
    else if (Object.keys(found).length > 0) toast({ title: Object.values(found)[0] ?? "", kind: "destructive" });
    else
      mutate(draft, {
        onError: refused,
        onSuccess: () => {
          onDraft(another ? following(draft) : newSlot());
          if (!another) onClose();
        },
      });
  };

  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" fullScreen={phone} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ pr: 8 }}>
        Add availability
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: "absolute", right: 12, top: 12 }}>
        <CloseIcon />
      </IconButton>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) save(false);
        }}
        style={{ display: "contents" }}
      >
        <DialogContent>
          {refusal && (
            <Alert severity="error" role="alert" sx={{ mb: 2 }}>
              {refusal}
            </Alert>
          )}
          <SlotFields draft={draft} errors={errors} onChange={change} />
        </DialogContent>
        <DialogActions>
          <ActButton type="button" busy={isPending} onClick={() => save(true)}>
            Add and add another
          </ActButton>
          <ActButton type="submit" variant="contained" busy={isPending}>
            Add
          </ActButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
