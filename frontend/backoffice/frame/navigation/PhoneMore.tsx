import MoreHorizIcon from "@mui/icons-material/MoreHoriz";
import {
  BottomNavigationAction,
  type BottomNavigationActionProps,
  ListItemIcon,
  ListSubheader,
  Menu,
  MenuItem,
} from "@mui/material";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { grouped, isAt, type NavigationItem } from "./destinations.ts";
import { Waiting } from "./Waiting.tsx";
import { navigationWords as words } from "../words.ts";

type Props = BottomNavigationActionProps & { items: NavigationItem[] };

/** The last place in the bar, whose menu opens above the thumb. The bar passes in whether it is the current one. */
export const PhoneMore = ({ items, ...action }: Props) => {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <BottomNavigationAction
        {...action}
        label={words.more}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        icon={
          <Waiting key={items.map(({ to }) => to).join()} at={items}>
            <MoreHorizIcon />
          </Waiting>
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
                {item.waiting.length > 0 && <Waiting at={[item]} sx={{ ml: "auto", mr: 1.5 }} />}
              </MenuItem>
            );
          }),
        ])}
      </Menu>
    </>
  );
};
