import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { type ReactNode, type SyntheticEvent, useId } from "react";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { lessonDialogWords as words } from "./words.ts";
import { usePhone } from "../frame/phone/usePhone.ts";

type Props = {
  title: string;
  children: ReactNode;
  send: string;
  sending: boolean;
  /** Why it was refused, shown near the button. */
  refusal: string;
  onSubmit: (event: SyntheticEvent) => void;
  onClose: () => void;
};

/** A short form about one lesson; full screen on a phone. */
export const LessonDialog = ({ title, children, send, sending, refusal, onSubmit, onClose }: Props) => {
  const id = useId();
  const isPhone = usePhone();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={isPhone} fullWidth maxWidth="sm">
      <Box
        component="form"
        method="dialog"
        noValidate
        onSubmit={onSubmit}
        sx={{ display: "flex", flexDirection: "column", minHeight: 0, flexGrow: 1 }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2.5, alignContent: "start" }}>
          {children}
          {refusal && <Alert severity="error">{refusal}</Alert>}
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button color="inherit" onClick={onClose}>
            {words.close}
          </Button>
          <ActButton type="submit" variant="contained" busy={sending}>
            {sending ? words.sending : send}
          </ActButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
