import { Box, Link } from "@mui/material";
import { settings } from "../../shared/settings.ts";

/** The product's mark, the one of the browser's tab, and its name. Leads to the public site. */
export const Brand = () => (
  <Link
    href="/"
    underline="none"
    sx={{ color: "inherit", display: "inline-flex", alignItems: "center", gap: 1.25, minHeight: 44, pr: 1 }}
  >
    <img src="/favicon.svg" alt="" width={34} height={34} />
    <Box component="span" sx={{ typography: "h5", fontWeight: 800, fontSize: "1.25rem" }}>
      {settings().productName}
    </Box>
  </Link>
);
