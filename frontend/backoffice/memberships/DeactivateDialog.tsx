import { Typography } from "@mui/material";
import { DeactivateMembership } from "../../../backend/memberships/formContract.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useActForm } from "../data/useActForm.ts";
import { FormDialog } from "../frame/FormDialog.tsx";
import type { MembershipVerbs } from "./verbs.ts";
import { deactivateWords as words } from "./words.ts";

interface Props {
  readonly playerId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Ends a membership right away. */
export const DeactivateDialog = ({ playerId, name, onClose }: Props) => {
  const { control, dialog } = useActForm(
    DeactivateMembership.omit({ userId: true }),
    { reason: "" },
    ({ deactivateMembership }: MembershipVerbs) =>
      ({ reason }) =>
        deactivateMembership({ userId: playerId, reason }),
    { done: words.done, failed: words.error, unexplained: words.failed },
    { sent: onClose },
  );
  return (
    <FormDialog
      title={words.title(name)}
      action={words.deactivate}
      cancel={words.keep}
      danger
      {...dialog}
      onClose={onClose}
    >
      <Typography>{words.whatItMeans}</Typography>
      <FormField control={control} name="reason" label={words.reason} helperText={words.reasonHelp} multiline />
    </FormDialog>
  );
};
