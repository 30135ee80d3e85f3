import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from "@mui/material";
import { type ReactNode, useId, useState } from "react";
import { ActButton } from "../frame/ActButton.tsx";

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <div>
    <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Box>
  </div>
);

type Props = {
  name: string;
  goes: readonly string[];
  stays: readonly string[];
  proof?: ReactNode; // what else is asked for
  isProven?: boolean;
  isPending: boolean;
  onErase: () => void;
  onClose: () => void;
};

/** Says what goes and what stays, and wants the name typed before it does it. */
export const EraseQuestion = ({ name, goes, stays, proof, isProven = true, isPending, onErase, onClose }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState("");
  const isSure = typed.trim().toLowerCase() === name.toLowerCase() && isProven;
  const erase = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (isSure && !isPending) onErase();
  };
  return (
    <Dialog
      open
      onClose={isPending ? () => {} : onClose}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={`${id}title`}>Erase the personal data of {name}?</DialogTitle>
      <form onSubmit={erase}>
        <DialogContent sx={{ display: "grid", gap: 2, pt: 0 }}>
          <Box id={`${id}text`} sx={{ display: "grid", gap: 2, overflowWrap: "anywhere" }}>
            <Points title="What goes, for good" points={goes} />
            <Points title="What stays" points={stays} />
            <Typography>Nobody can take this back, and no backup made afterwards holds the data.</Typography>
          </Box>
          {proof}
          <TextField
            label={`Type “${name}” to confirm`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            Keep as it is
          </Button>
          <ActButton type="submit" variant="contained" color="error" busy={isPending} disabled={!isSure}>
            {isPending ? "Erasing …" : "Erase for good"}
          </ActButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
