import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useId } from "react";
import type { Refusal } from "./admission.ts";

/** Stands over what somebody was doing when they lost their role: they see it, and if the role comes back, go on. */
const RoleChanged = ({ text, action, onRetry }: Refusal & { onRetry: () => void }) => {
  const [title, why] = [useId(), useId()];
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={title} aria-describedby={why}>
      <DialogTitle id={title}>Your role changed</DialogTitle>
      <DialogContent id={why}>
        <Typography>{text}</Typography>
        <Typography sx={{ mt: 1.5 }}>If that's a mistake, ask an admin. Nothing you typed is lost.</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button color="inherit" onClick={onRetry}>
          Check again
        </Button>
        <Button variant="contained" href={action.href}>
          {action.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
export default RoleChanged;
