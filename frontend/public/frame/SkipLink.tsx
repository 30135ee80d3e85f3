import { Box } from "@mui/material";

export const SkipLink = () => (
  <Box
    component="a"
    href="#main"
    sx={{
      position: "fixed",
      zIndex: 1300,
      top: 8,
      left: 8,
      px: 2,
      py: 1.25,
      borderRadius: "10px",
      bgcolor: "primary.main",
      color: "primary.contrastText",
      fontWeight: 700,
      transform: "translateY(-200%)",
      "&:focus": { transform: "none" },
    }}
  >
    Skip to content
  </Box>
);
