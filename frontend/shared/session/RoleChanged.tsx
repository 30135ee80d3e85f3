import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from "@mui/material";
import { useId } from "react";
import { roleChangedWords as words } from "../words.ts";

type Props = { text: string; action: { label: string; href: string }; onRetry: () => void };

/** Stands over what somebody was doing when they lost their role: they see it, and if the role comes back, go on. */
const RoleChanged = ({ text, action, onRetry }: Props) => {
  const [title, why] = [useId(), useId()];
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={title} aria-describedby={why}>
      <DialogTitle id={title}>{words.yourRoleChanged}</DialogTitle>
      <DialogContent id={why}>
        <Typography>{text}</Typography>
        <Typography sx={{ mt: 1.5 }}>{words.ifThatsAMistake}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button color="inherit" onClick={onRetry}>
          {words.checkAgain}
        </Button>
        <Button variant="contained" href={action.href}>
          {action.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
export default RoleChanged;
