import { Box, Link } from "@mui/material";
import { Problem } from "../../shared/Problem.tsx";
import { baseOf, place } from "../place.ts";

/** A screen crashed. What was saved is saved, and a reload usually fixes the rest. */
export const Crash = () => (
  <Box component="main" sx={{ maxWidth: 640, mx: "auto", mt: 12, px: 3 }}>
    <Problem title="This screen stopped working. What you saved is safe." onRetry={() => location.reload()} />
    <Box sx={{ mt: 2 }}>
      <Link href={baseOf(place) || "/"}>Back to the overview</Link>
    </Box>
  </Box>
);
