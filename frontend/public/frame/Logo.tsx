import { Box } from "@mui/material";
import { Link } from "react-router";
import { Ball } from "../../shared/Ball.tsx";
import { useSettings } from "../../shared/settings.ts";

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
      <Ball size={32} />
      <span>{productName}</span>
    </Box>
  );
};
