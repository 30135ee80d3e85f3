import { Badge, BottomNavigation, BottomNavigationAction, Paper } from "@mui/material";
import { Link, useLocation } from "react-router";
import { stitched } from "./stitched.ts";
import { type Destination, isAt, type Waiting } from "./destinations.ts";

/** On a phone: the same screens under the thumb. */
export const PhoneNav = ({ items: all, waiting }: { items: Destination[]; waiting: Waiting }) => {
  const { pathname } = useLocation();
  const items = all.filter(({ onDesk }) => !onDesk);
  if (items.length < 2) return null;
  return (
    <Paper
      component="nav"
      aria-label="Dashboard"
      square
      elevation={0}
      sx={{
        position: "fixed",
        insetInline: 0,
        bottom: 0,
        zIndex: "appBar",
        borderTop: 1,
        borderColor: "divider",
        pb: "env(safe-area-inset-bottom)",
        display: { md: "none" },
      }}
    >
      <BottomNavigation
        showLabels
        value={items.findIndex((item) => isAt(item, pathname))}
        sx={{ height: 64, bgcolor: "transparent" }}
      >
        {items.map(({ to, label, icon: Icon, ...item }) => (
          <BottomNavigationAction
            key={to}
            component={Link}
            to={to}
            label={label}
            icon={
              <Badge badgeContent={waiting[to] ?? 0} sx={stitched}>
                <Icon />
              </Badge>
            }
            {...(isAt({ to, ...item }, pathname) && { "aria-current": "page" as const })}
            sx={{
              minWidth: 0,
              px: 0.25,
              "& .MuiBottomNavigationAction-label": { fontSize: "0.8125rem !important", fontWeight: 600 },
            }}
          />
        ))}
      </BottomNavigation>
    </Paper>
  );
};
