import { Box } from "@mui/material";
import { NavLink } from "react-router";
import type { Destination } from "../context.ts";

const link = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  px: 1.5,
  borderRadius: "10px",
  color: "text.primary",
  fontWeight: 600,
  textDecoration: "none",
  whiteSpace: "nowrap",
  "&:hover": { bgcolor: "ground.sand" },
  "&[aria-current=page]": { color: "primary.main", boxShadow: "inset 0 -3px 0 0 currentColor", borderRadius: 0 },
};

export const NavigationLink = ({ to, label, otherApplication }: Destination) =>
  otherApplication ? (
    <Box component="a" href={to} sx={link}>
      {label}
    </Box>
  ) : (
    <Box component={NavLink} to={to} sx={link}>
      {label}
    </Box>
  );
