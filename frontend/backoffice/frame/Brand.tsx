import { Box, Link } from "@mui/material";
import { settings } from "../../shared/settings.ts";
import { scene } from "../../shared/palette.ts";

/** The product's mark, a diamond seen from the press box, and its name. Leads to the public site. */
export const Brand = () => (
  <Link
    href="/"
    underline="none"
    sx={{ color: "inherit", display: "inline-flex", alignItems: "center", gap: 1.25, minHeight: 44, pr: 1 }}
  >
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden>
      <path d="M16 3 29 16 16 29 3 16Z" fill={scene.clay} />
      <path d="M16 9.5 22.5 16 16 22.5 9.5 16Z" fill={scene.mown} />
      <path d="M16 26.5 18 28.5 16 30.5 14 28.5Z" fill={scene.chalk} />
      <circle cx="16" cy="16" r="2.2" fill={scene.chalk} />
    </svg>
    <Box component="span" sx={{ typography: "h5", fontWeight: 800, fontSize: "1.25rem" }}>
      {settings().productName}
    </Box>
  </Link>
);
