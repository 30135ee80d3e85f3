import LogoutIcon from "@mui/icons-material/Logout";
import MenuIcon from "@mui/icons-material/Menu";
import { Box, Divider, IconButton, ListItemIcon, Menu, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import type { Role } from "../../../../backend/accounts/contract.ts";
import { Portrait } from "../../../shared/Portrait.tsx";
import { scene } from "../../../shared/palette.ts";
import { roleLabel } from "../../access/roles.ts";
import { elsewhere } from "./destinations.ts";

/** What does not fit into the top bar on a narrow screen. */
export const SiteMenu = (props: { name: string; role: Role; picture: string | null; onLogout: () => void }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <Box sx={{ display: { lg: "none" }, ml: "auto" }}>
      <IconButton
        aria-label="Menu"
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
        <Box component="li" role="presentation" sx={{ px: 2, py: 1, display: "flex", alignItems: "center", gap: 1.5 }}>
          <Portrait name={props.name} src={props.picture} />
          <div>
            <Typography sx={{ fontWeight: 650 }}>{props.name}</Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {roleLabel[props.role]}
            </Typography>
          </div>
        </Box>
        <Divider role="presentation" />
        {elsewhere(props.role).map(({ href, label }) => (
          <MenuItem key={href} component="a" href={href} onClick={close} sx={{ minHeight: 44 }}>
            {label}
          </MenuItem>
        ))}
        <Divider role="presentation" />
        <MenuItem onClick={props.onLogout} sx={{ minHeight: 44 }}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          Logout
        </MenuItem>
      </Menu>
    </Box>
  );
};
