import { Badge } from "@mui/material";
import type { ReactNode } from "react";
import type { NavigationItem } from "./destinations.ts";
import { navigationWords as words } from "../words.ts";

/** The accent reserved for what waits. Badges accept only the library's own colours. */
const stitched = { "& .MuiBadge-badge": { bgcolor: "stitch.main", color: "stitch.contrastText" } };

type Props = { at: readonly Pick<NavigationItem, "waiting">[]; sx?: object; children?: ReactNode };

/**
 * How much waits at these destinations, beside their icon or by itself. It reads the count itself, so that a new one
 * draws a number and not the whole navigation. Hooks are allowed in this loop because a key keeps the destinations.
 */
export const Waiting = ({ at, sx, children }: Props) => {
  const count = at.flatMap(({ waiting }) => waiting).reduce((sum, count) => sum + count(), 0);
  const label = !children && count > 0 && { "aria-label": words.waiting(count) };
  // A badge of 0 is unseen, but read out.
  return (
    <Badge badgeContent={count || null} sx={{ ...stitched, ...sx }} {...label}>
      {children}
    </Badge>
  );
};
