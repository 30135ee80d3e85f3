import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type Theme,
  useMediaQuery,
} from "@mui/material";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { ActButton } from "./ActButton.tsx";

type Props = {
  open?: boolean;
  title: string;
  action: string; // what sending it does
  cancel?: string;
  /** Something else that can be done here, at the left of the buttons. */
  beside?: ReactNode;
  danger?: boolean;
  /** With many fields: it fills a phone. */
  large?: boolean;
  busy: boolean;
  refusal: string; // the server's no, where it is about no field
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

const showFault = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/**
 * A short form in a dialog. It stays through a refusal and while it is being sent, and a press beside it closes nothing:
 * what was typed is lost only by Cancel or Escape. The first field that something is wrong with gets the focus.
 */
export const FormDialog = ({ open = true, cancel = "Cancel", danger = false, large = false, ...props }: Props) => {
  const { title, action, beside, busy, refusal, onSubmit, onClose, children } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!busy) showFault(form.current); // the server's
  }, [busy]);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={(_, why) => !busy && why !== "backdropClick" && onClose()}
      maxWidth={large ? "sm" : "xs"}
      fullWidth
      fullScreen={large && phone}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (busy) return;
          onSubmit();
          requestAnimationFrame(() => showFault(form.current)); // the form's own
        }}
        style={{ display: "contents" }}
      >
        <DialogContent>
          <div style={{ display: "grid", gap: 16 }}>
            {refusal && (
              <Alert severity="error" role="alert">
                {refusal}
              </Alert>
            )}
            {children}
          </div>
        </DialogContent>
        <DialogActions sx={{ flexWrap: "wrap" }}>
          {beside}
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <ActButton type="submit" variant="contained" color={danger ? "error" : "primary"} busy={busy}>
            {action}
          </ActButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
