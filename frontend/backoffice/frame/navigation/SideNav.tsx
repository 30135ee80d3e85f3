import { Badge, Box, ListItemButton, ListItemIcon, ListItemText, Typography } from "@mui/material";
import { Link, useLocation } from "react-router";
import { soft } from "../../../shared/theme.ts";
import { grouped, isAt, type NavigationItem, type Waiting } from "./destinations.ts";
import { stitched } from "../stitched.ts";
import { barHeight } from "./TopBar.tsx";
import { navigationWords as words } from "../words.ts";

export const sideWidth = 240;

/** On wide screens: the screens of this dashboard by what they are about, each with how much waits there. */
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
        borderRight: 1,
        borderColor: "divider",
        bgcolor: "ground.sand",
        overflowY: "auto",
        display: { xs: "none", md: "block" },
        displayPrint: "none",
      }}
    >
      {grouped(items).map(({ group, label, items }) => (
        <Box key={group} sx={{ "& + &": { mt: 1.25 } }}>
          <Typography id={`nav-${group}`} component="p" sx={groupName}>
            {label}
          </Typography>
          <Box component="ul" aria-labelledby={`nav-${group}`} sx={{ listStyle: "none", m: 0, p: 0 }}>
            {items.map((item) => (
              <li key={item.to}>
                <Item item={item} here={isAt(item, pathname)} count={waiting[item.to]} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const groupName = { px: 1.25, py: 0.25, typography: "body2", fontWeight: 600, color: "text.secondary" };

const Item = ({ item, here, count }: { item: NavigationItem; here: boolean; count: number | undefined }) => {
  const { to, label, icon: Icon, isAway = false } = item;
  return (
    <ListItemButton
      component={Link}
      to={to}
      reloadDocument={isAway}
      selected={here}
      {...(here && { "aria-current": "page" as const })}
      sx={{
        borderRadius: "12px",
        minHeight: 44,
        py: 0.25,
        px: 1.25,
        color: here ? "primary.main" : "text.primary",
        "&.Mui-selected, &.Mui-selected:hover": { bgcolor: soft("primary", 14) },
      }}
    >
      <ListItemIcon sx={{ minWidth: 36 }}>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: here ? 700 : 550 } } }} />
      {count !== undefined && (
        <Badge badgeContent={count} aria-label={words.waiting(count)} sx={{ ...stitched, mr: 1 }} />
      )}
    </ListItemButton>
  );
};
