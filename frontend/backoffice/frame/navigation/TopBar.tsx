import LogoutIcon from "@mui/icons-material/Logout";
import { AppBar, Box, Button, Chip, Link, Toolbar, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { Ball } from "../../../shared/Ball.tsx";
import { fullName } from "../../../shared/formats.ts";
import { scene } from "../../../shared/palette.ts";
import { Portrait } from "../../../shared/Portrait.tsx";
import { settings } from "../../../shared/settings.ts";
import { logOut } from "../../access/authProvider.ts";
import { roleLabel } from "../../access/roles.ts";
import { baseOf, place } from "../../place.ts";
import { elsewhere, wayIn } from "./destinations.ts";
import { SiteMenu } from "./SiteMenu.tsx";
import { topBarWords as words } from "../words.ts";

/** The product's logo and name, which lead to the public site. */
const Brand = () => (
  <Link
    href="/"
    underline="none"
    sx={{
      color: "inherit",
      display: "inline-flex",
      alignItems: "center",
      gap: 1.25,
      minHeight: 44,
      pr: 1,
      flexShrink: 0,
    }}
  >
    <Ball size={34} />
    <Box component="span" sx={{ typography: "h5", fontWeight: 800, fontSize: "1.25rem" }}>
      {settings().productName}
    </Box>
  </Link>
);

export const barHeight = 64;

const link = {
  color: scene.chalk,
  px: 1.5,
  whiteSpace: "nowrap",
  flexShrink: 0,
  fontSize: "0.9375rem",
  "&:hover": { bgcolor: "rgb(255 255 255 / 0.1)" },
  "&[aria-current]": { bgcolor: "rgb(255 255 255 / 0.14)" },
} as const;

const Person = ({ me, onLogout }: { me: UserView; onLogout: () => void }) => (
  <>
    <Portrait name={fullName(me)} src={me.profileImageUrl} size={34} />
    <Typography noWrap component="span" title={fullName(me)} sx={{ fontWeight: 650, minWidth: 24 }}>
      {fullName(me)}
    </Typography>
    <Chip size="small" label={roleLabel[me.role]} sx={{ flexShrink: 0, bgcolor: scene.lamp, color: scene.nightDeep }} />
    <Button startIcon={<LogoutIcon />} sx={link} onClick={onLogout}>
      {words.logout}
    </Button>
  </>
);

/** Fixed at the top of every screen: other pages, who is logged in, and the log-out. */
export const TopBar = ({ me, children }: { me: UserView | null; children?: ReactNode }) => {
  const queries = useQueryClient();
  const onLogout = () => void logOut(queries);
  return (
    <AppBar
      elevation={0}
      enableColorOnDark
      sx={{
        bgcolor: scene.fieldDeep,
        color: scene.chalk,
        zIndex: (theme) => theme.zIndex.drawer + 1,
        displayPrint: "none",
        "&& :focus-visible": { outlineColor: scene.lamp },
      }}
    >
      <Toolbar sx={{ minHeight: `${barHeight}px !important`, gap: 1 }}>
        <Brand />
        {children}
        <Box
          component="nav"
          aria-label={words.site}
          sx={{ ml: "auto", flexShrink: 0, display: { xs: "none", lg: "flex" }, gap: 0.5 }}
        >
          {elsewhere(me?.role ?? null).map(({ href, label }) => (
            <Button
              key={href}
              href={href}
              sx={link}
              {...(href === baseOf(place) && { "aria-current": "true" as const })}
            >
              {label}
            </Button>
          ))}
        </Box>
        <Box sx={{ display: { xs: "none", lg: "flex" }, alignItems: "center", gap: 1.25, ml: 1.5, minWidth: 0 }}>
          {me ? (
            <Person me={me} onLogout={onLogout} />
          ) : (
            wayIn().map(({ href, label }) => (
              <Button key={href} href={href} sx={link}>
                {label}
              </Button>
            ))
          )}
        </Box>
        <SiteMenu me={me} onLogout={onLogout} />
      </Toolbar>
    </AppBar>
  );
};
