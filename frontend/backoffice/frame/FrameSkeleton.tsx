import { Box, Skeleton } from "@mui/material";
import { scene } from "../../shared/palette.ts";
import { barHeight } from "./navigation/TopBar.tsx";
import { loadingWords as words } from "./words.ts";

const page = { maxWidth: 1160, mx: "auto", px: { xs: 2, sm: 4 }, pt: { xs: 3, sm: 4.5 } };

/** Shown while a screen's code loads. */
export const PageSkeleton = () => (
  <Box component="section" sx={page} aria-busy="true" aria-label={words.loading}>
    <Skeleton variant="text" sx={{ fontSize: "2rem", width: "min(320px, 70%)" }} />
    <Skeleton variant="text" sx={{ width: "min(440px, 90%)", mb: 3 }} />
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} variant="rounded" height={96} sx={{ mb: 1.5, borderRadius: "16px" }} />
    ))}
  </Box>
);

/** Before we know who is here: the bar, and room for the rest. */
export const FrameSkeleton = () => (
  <>
    <Box sx={{ height: barHeight, bgcolor: scene.fieldDeep }} />
    <PageSkeleton />
  </>
);
