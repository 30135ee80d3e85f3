import { CircularProgress, IconButton, type IconButtonProps, Tooltip } from "@mui/material";
import type { ReactNode } from "react";

type Props = Omit<IconButtonProps, "children"> & { busy?: boolean; word: string; icon: ReactNode };

/** ActButton for places with room for an icon alone. */
export const ActIcon = ({ busy = false, word, icon, onClick, ...props }: Props) => (
  <Tooltip title={word} describeChild>
    <IconButton
      size="small"
      sx={{ minWidth: { xs: 44, md: 36 }, minHeight: { xs: 44, md: 36 } }}
      {...props}
      aria-disabled={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <CircularProgress size={18} color="inherit" /> : icon}
    </IconButton>
  </Tooltip>
);
