import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { type ReactNode, useId } from "react";
import { ActButton } from "../../shared/forms/ActButton.tsx";

type Props = {
  question: string;
  text: string;
  yes: string;
  no: string;
  isPending: boolean;
  onYes: () => void;
  onNo: () => void;
  children?: ReactNode; // what else there is to choose
};

/** Asks before something that cannot be taken back. */
export const AskFirst = ({ question, text, yes, no, isPending, onYes, onNo, children }: Props) => {
  const title = useId();
  return (
    <Dialog open onClose={onNo} aria-labelledby={title}>
      <DialogTitle id={title}>{question}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button color="inherit" onClick={onNo}>
          {no}
        </Button>
        <ActButton variant="contained" color="error" onClick={onYes} busy={isPending}>
          {yes}
        </ActButton>
      </DialogActions>
    </Dialog>
  );
};
