import { Box, Container } from "@mui/material";

// Plain boxes: this is on every page, and MUI's own skeleton weighs more than all of it.
const place = { borderRadius: "10px", bgcolor: "ground.sand" };

/** Stands where a page's heading and first block will be. */
export const PageSkeleton = () => (
  <Container sx={{ py: { xs: 4, md: 6 }, display: "grid", gap: 2 }} aria-busy>
    <Box sx={{ ...place, height: 44, maxWidth: 420 }} />
    <Box sx={{ ...place, height: 24, maxWidth: 560 }} />
    <Box sx={{ ...place, height: 320 }} />
  </Container>
);
