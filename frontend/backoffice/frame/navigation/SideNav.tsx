import { Badge, Box, ListItemButton, ListItemIcon, ListItemText } from "@mui/material";
import { Link, useLocation } from "react-router";
import { soft } from "../../../shared/theme.ts";
import { isAt, type NavigationItem, type Waiting } from "./destinations.ts";
import { stitched } from "../stitched.ts";
import { barHeight } from "./TopBar.tsx";
import { navigationWords as words } from "../words.ts";

export const sideWidth = 240;

/** On wide screens: the screens of this dashboard, each with how much waits there. */
export const SideNav = ({ items, waiting }: { items: NavigationItem[]; waiting: Waiting }) => {
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={words.dashboard}
      sx={{
        position: "fixed",
        top: barHeight,
        bottom: 0,
        width: sideWidth,
        p: 1.5,
        pt: 2.5,
        borderRight: 1,
        borderColor: "divider",
        bgcolor: "ground.sand",
        overflowY: "auto",
        display: { xs: "none", md: "block" },
        displayPrint: "none",
      }}
    >
      {items.map((item) => {
        const { to, label, icon: Icon, isAway = false } = item;
        const here = isAt(item, pathname);
        return (
          <ListItemButton
            key={to}
            component={Link}
            to={to}
            reloadDocument={isAway}
            selected={here}
            {...(here && { "aria-current": "page" as const })}
            sx={{
              borderRadius: "12px",
              mb: 0.5,
              minHeight: 46,
              px: 1.25,
              color: here ? "primary.main" : "text.primary",
              "&.Mui-selected, &.Mui-selected:hover": { bgcolor: soft("primary", 14) },
            }}
          >
            <ListItemIcon sx={{ minWidth: 36 }}>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: here ? 700 : 550 } } }} />
            {waiting[to] !== undefined && (
              <Badge badgeContent={waiting[to]} aria-label={words.waiting(waiting[to])} sx={{ ...stitched, mr: 1 }} />
            )}
          </ListItemButton>
        );
      })}
    </Box>
  );
};
