import { Box, ListItemButton, ListItemIcon, ListItemText, Typography } from "@mui/material";
import { memo } from "react";
import { Link, useLocation } from "react-router";
import { soft } from "../../../shared/theme.ts";
import { grouped, isAt, type NavigationItem } from "./destinations.ts";
import { barHeight } from "./TopBar.tsx";
import { Waiting } from "./Waiting.tsx";
import { navigationWords as words } from "../words.ts";

export const sideWidth = 240;

/** On wide screens: the screens of this dashboard by what they are about, each with how much waits there. */
export const SideNav = memo(({ items }: { items: NavigationItem[] }) => {
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
                <Item item={item} here={isAt(item, pathname)} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
});

const groupName = { px: 1.25, py: 0.25, typography: "body2", fontWeight: 600, color: "text.secondary" };

const Item = ({ item, here }: { item: NavigationItem; here: boolean }) => {
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
        "@media (pointer: fine)": { minHeight: 36 }, // all of an admin's screens on a laptop without scrolling
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
      {item.waiting.length > 0 && <Waiting at={[item]} sx={{ mr: 1 }} />}
    </ListItemButton>
  );
};
