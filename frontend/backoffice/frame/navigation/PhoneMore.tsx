import MoreHorizIcon from "@mui/icons-material/MoreHoriz";
import {
  Badge,
  BottomNavigationAction,
  type BottomNavigationActionProps,
  ListItemIcon,
  ListSubheader,
  Menu,
  MenuItem,
} from "@mui/material";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { grouped, isAt, type NavigationItem, type Waiting } from "./destinations.ts";
import { stitched } from "../stitched.ts";
import { navigationWords as words } from "../words.ts";

type Props = BottomNavigationActionProps & { items: NavigationItem[]; waiting: Waiting };

/** The last place in the bar, whose menu opens above the thumb. The bar passes in whether it is the current one. */
export const PhoneMore = ({ items, waiting, ...action }: Props) => {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const waits = items.reduce((sum, { to }) => sum + (waiting[to] ?? 0), 0);
  return (
    <>
      <BottomNavigationAction
        {...action}
        label={words.more}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        icon={
          <Badge badgeContent={waits} sx={stitched}>
            <MoreHorizIcon />
          </Badge>
        }
      />
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        anchorOrigin={{ vertical: "top", horizontal: "right" }}
        transformOrigin={{ vertical: "bottom", horizontal: "right" }}
        slotProps={{ paper: { sx: { minWidth: 220, borderRadius: "12px" } } }}
      >
        {grouped(items).flatMap(({ group, label, items }) => [
          <ListSubheader
            key={group}
            role="presentation"
            disableSticky
            sx={{ lineHeight: 2.25, bgcolor: "transparent" }}
          >
            {label}
          </ListSubheader>,
          ...items.map((item) => {
            const { to, label, icon: Icon, isAway = false } = item;
            return (
              <MenuItem
                key={to}
                component={Link}
                to={to}
                reloadDocument={isAway}
                selected={isAt(item, pathname)}
                onClick={close}
                sx={{ minHeight: 48 }}
              >
                <ListItemIcon>
                  <Icon fontSize="small" />
                </ListItemIcon>
                {label}
                {waiting[to] !== undefined && (
                  <Badge
                    badgeContent={waiting[to]}
                    aria-label={words.waiting(waiting[to])}
                    sx={{ ...stitched, ml: "auto", mr: 1.5 }}
                  />
                )}
              </MenuItem>
            );
          }),
        ])}
      </Menu>
    </>
  );
};
