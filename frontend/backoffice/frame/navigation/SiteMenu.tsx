import LogoutIcon from "@mui/icons-material/Logout";
import MenuIcon from "@mui/icons-material/Menu";
import { Box, Divider, IconButton, ListItemIcon, Menu, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { fullName } from "../../../shared/formats.ts";
import { Portrait } from "../../../shared/Portrait.tsx";
import { scene } from "../../../shared/palette.ts";
import { roleLabel } from "../../access/roles.ts";
import { elsewhere, wayIn } from "./destinations.ts";
import { topBarWords as words } from "../words.ts";

/** What does not fit into the top bar on a narrow screen. */
export const SiteMenu = ({ me, onLogout }: { me: UserView | null; onLogout: () => void }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <Box sx={{ display: { lg: "none" }, ml: "auto" }}>
      <IconButton
        aria-label={words.menu}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: scene.chalk }}
      >
        <MenuIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        slotProps={{ paper: { sx: { minWidth: 250, borderRadius: "12px" } } }}
      >
        {me && (
          <Box
            component="li"
            role="presentation"
            sx={{ px: 2, py: 1, display: "flex", alignItems: "center", gap: 1.5 }}
          >
            <Portrait name={fullName(me)} src={me.profileImageUrl} />
            <div>
              <Typography sx={{ fontWeight: 650 }}>{fullName(me)}</Typography>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {roleLabel[me.role]}
              </Typography>
            </div>
          </Box>
        )}
        {me && <Divider role="presentation" />}
        {[...elsewhere(me?.role ?? null), ...(me ? [] : wayIn())].map(({ href, label }) => (
          <MenuItem key={href} component="a" href={href} onClick={close} sx={{ minHeight: 44 }}>
            {label}
          </MenuItem>
        ))}
        {me && <Divider role="presentation" />}
        {me && (
          <MenuItem onClick={onLogout} sx={{ minHeight: 44 }}>
            <ListItemIcon>
              <LogoutIcon fontSize="small" />
            </ListItemIcon>
            {words.logout}
          </MenuItem>
        )}
      </Menu>
    </Box>
  );
};
