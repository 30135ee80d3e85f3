import { Box } from "@mui/material";
import { Link } from "react-router";
import { useSettings } from "../../shared/settings.ts";

const Ball = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden>
    <circle cx="16" cy="16" r="15" fill="#fff8ec" stroke="#d8cbb4" />
    <g fill="none" stroke="#c2202e" strokeWidth="1.8" strokeLinecap="round">
      <path d="M6.500 5.500c5.500 6 5.500 15 0 21M25.500 5.500c-5.500 6-5.500 15 0 21" />
      <path d="m8 11 3.500-1M9.500 16h3.500M8 21l3.500 1M24 11l-3.500-1M22.500 16H19M24 21l-3.500 1" />
    </g>
  </svg>
);

export const Logo = () => {
  const { productName } = useSettings();
  return (
    <Box
      component={Link}
      to="/"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.25,
        minHeight: 44,
        color: "text.primary",
        textDecoration: "none",
        typography: "h4",
        fontWeight: 800,
      }}
    >
      <Ball />
      <span>{productName}</span>
    </Box>
  );
};
