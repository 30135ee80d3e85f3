import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { type ReactNode, type SyntheticEvent, useId } from "react";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { playerDialogWords as words } from "./words.ts";
import { usePhone } from "../frame/phone/usePhone.ts";

type Props = {
  title: string;
  children: ReactNode;
  send: string;
  color?: "primary" | "error";
  sending: boolean;
  refusal: string; // unless it is beside a field
  onSubmit: (event: SyntheticEvent) => void;
  onClose: () => void;
};

/** A form about one player; full screen on a phone. */
export const PlayerDialog = ({
  title,
  children,
  send,
  color = "primary",
  sending,
  refusal,
  onSubmit,
  onClose,
}: Props) => {
  const id = useId();
  const isPhone = usePhone();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={isPhone} fullWidth maxWidth="sm">
      <Box
        component="form"
        method="dialog"
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.stopPropagation(); // it may stand in the middle of another form
          onSubmit(event);
        }}
        sx={{ display: "flex", flexDirection: "column", minHeight: 0, flexGrow: 1 }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2.5, alignContent: "start" }}>
          {children}
          {refusal && <Alert severity="error">{refusal}</Alert>}
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button color="inherit" onClick={onClose}>
            {words.cancel}
          </Button>
          <ActButton type="submit" variant="contained" color={color} busy={sending}>
            {sending ? words.saving : send}
          </ActButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
