import { Button } from "@mui/material";
import { useState } from "react";
import { suppressionUrl } from "../../../../backend/outreach/contract.ts";
import { AllowAgain as Reason } from "../../../../backend/outreach/leagues/contract.ts";
import { command } from "../../../shared/api.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { allowWords as words } from "./words.ts";

type Props = { id: string; whom: string };
const allow = (id: string) => (typed: { reason: string }) => command("DELETE", suppressionUrl(id), typed);

const Dialog = ({ id, whom, onClose }: Props & { onClose: () => void }) => {
  const { control, dialog } = useActForm(
    Reason,
    { reason: "" },
    () => allow(id),
    { done: words.done, failed: words.failed },
    { sent: onClose },
  );
  return (
    <FormDialog title={words.title(whom)} lead={words.means} action={words.allow} {...dialog} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks for words starts in their field */}
      <FormField control={control} name="reason" label={words.reason} required autoFocus />
    </FormDialog>
  );
};

/** For admins: who wants emails again gets them, and why is recorded. */
export const AllowAgain = ({ id, whom }: Props) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-label={`${words.allow}: ${whom}`} onClick={() => setAsking(true)}>
        {words.allow}
      </Button>
      {asking && <Dialog id={id} whom={whom} onClose={() => setAsking(false)} />}
    </>
  );
};
