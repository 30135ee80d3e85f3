import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { type ReactNode, useId } from "react";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { confirmDialogWords as words } from "./words.ts";

type Props = {
  open: boolean;
  title: string;
  children: ReactNode;
  action: string;
  danger?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before doing what cannot be undone. The safe answer comes first. */
export const ConfirmDialog = ({ open, title, children, action, danger = false, busy, onConfirm, onClose }: Props) => {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`} component="div" sx={{ color: "text.primary" }}>
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button color="inherit" onClick={onClose}>
          {words.keepAsItIs}
        </Button>
        <ActButton variant="contained" color={danger ? "error" : "primary"} busy={busy} onClick={onConfirm}>
          {action}
        </ActButton>
      </DialogActions>
    </Dialog>
  );
};
