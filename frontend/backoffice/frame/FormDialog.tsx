import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type Theme,
  Typography,
  useMediaQuery,
} from "@mui/material";
import { type ComponentProps, type ReactNode, useId } from "react";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { formDialogWords as words } from "./words.ts";

type Props = {
  open?: boolean;
  title: string;
  action: string; // what sending it does
  cancel?: string;
  /** Another action, to the left of the buttons. */
  beside?: ReactNode;
  danger?: boolean;
  /** For many fields: fills the screen on a phone. */
  large?: boolean;
  /** Sending is not possible yet. */
  isLocked?: boolean;
  /** What it means, first in the dialog, and read as it opens. */
  lead?: ReactNode;
  describedBy?: string;
  sending: boolean;
  refusal: string; // the server's no, where it is about no field
  onSubmit: ComponentProps<"form">["onSubmit"];
  onClose: () => void;
  children: ReactNode;
};

/**
 * A short form in a dialog. It stays open while it is being sent, after a refusal, and when somebody clicks outside: only
 * Cancel and Escape close it, and discard what was typed unless the form keeps it.
 */
export const FormDialog = ({ open = true, cancel = words.cancel, danger = false, large = false, ...props }: Props) => {
  const {
    title,
    action,
    beside,
    isLocked = false,
    lead,
    describedBy,
    sending,
    refusal,
    onSubmit,
    onClose,
    children,
  } = props;
  const [id, leadId] = [useId(), useId()];
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={(_, why) => !sending && why !== "backdropClick" && onClose()}
      maxWidth={large ? "sm" : "xs"}
      fullWidth
      fullScreen={large && phone}
      aria-labelledby={id}
      aria-describedby={lead ? leadId : describedBy}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <form noValidate onSubmit={onSubmit} style={{ display: "contents" }}>
        <DialogContent>
          <div style={{ display: "grid", gap: 16 }}>
            {refusal && (
              <Alert severity="error" role="alert">
                {refusal}
              </Alert>
            )}
            {lead && <Typography id={leadId}>{lead}</Typography>}
            {children}
          </div>
        </DialogContent>
        <DialogActions sx={{ flexWrap: "wrap" }}>
          {beside}
          <ActButton color="inherit" onClick={onClose} busy={sending}>
            {cancel}
          </ActButton>
          <ActButton
            type="submit"
            variant="contained"
            color={danger ? "error" : "primary"}
            busy={sending}
            disabled={isLocked}
          >
            {action}
          </ActButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
