import { BottomNavigation, BottomNavigationAction, Paper } from "@mui/material";
import { memo } from "react";
import { Link, useLocation } from "react-router";
import { isAt, type NavigationItem } from "./destinations.ts";
import { PhoneMore } from "./PhoneMore.tsx";
import { Waiting } from "./Waiting.tsx";
import { navigationWords as words } from "../words.ts";

/** On a phone: the same screens within reach of the thumb, rarely used ones behind "More". */
export const PhoneNav = memo(({ items }: { items: NavigationItem[] }) => {
  const { pathname } = useLocation();
  const [often, seldom] = [items.filter(({ isSeldom }) => !isSeldom), items.filter(({ isSeldom }) => isSeldom)];
  if (items.length < 2) return null;
  const here = items.findIndex((item) => isAt(item, pathname));
  return (
    <Paper
      component="nav"
      aria-label={words.dashboard}
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
        displayPrint: "none",
      }}
    >
      <BottomNavigation
        showLabels
        value={items[here]?.isSeldom ? "more" : items[here]?.to}
        sx={{ height: 64, bgcolor: "transparent" }}
      >
        {often.map((item) => {
          const { to, label, icon: Icon, isAway = false } = item;
          return (
            <BottomNavigationAction
              key={to}
              value={to}
              component={Link}
              to={to}
              reloadDocument={isAway}
              label={label}
              icon={
                <Waiting at={[item]}>
                  <Icon />
                </Waiting>
              }
              {...(isAt(item, pathname) && { "aria-current": "page" as const })}
              sx={underTheThumb}
            />
          );
        })}
        {seldom.length > 0 && <PhoneMore value="more" items={seldom} sx={underTheThumb} />}
      </BottomNavigation>
    </Paper>
  );
});

const underTheThumb = {
  minWidth: 0,
  px: 0.25,
  "& .MuiBottomNavigationAction-label": { fontSize: "0.8125rem !important", fontWeight: 600 },
};
