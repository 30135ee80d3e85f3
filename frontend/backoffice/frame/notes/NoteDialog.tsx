import { Typography } from "@mui/material";
import { WriteNote } from "../../../../backend/textContract.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import type { SentOnce } from "../../../shared/forms/useSend.ts";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../FormDialog.tsx";
import { noteWords as words } from "./words.ts";

/** `means`: who reads it, and who never does. */
export const NoteDialog = ({
  add,
  means,
  onClose,
}: {
  add: (note: WriteNote, once: SentOnce) => Promise<unknown>;
  means: string;
  onClose: () => void;
}) => {
  const { control, dialog } = useActForm(
    WriteNote,
    { words: "" },
    () => (note, attempt) => add(note, attempt(note)),
    { done: words.noteAdded, failed: words.failed },
    { sent: onClose },
  );
  return (
    <FormDialog title={words.addNote} action={words.addNote} {...dialog} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks for words starts in their field */}
      <FormField control={control} name="words" label={words.note} multiline minRows={3} required autoFocus />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {means}
      </Typography>
    </FormDialog>
  );
};
