import { Box, Link } from "@mui/material";
import { Problem } from "../../shared/Problem.tsx";
import { baseOf, place } from "../place.ts";
import { crashWords as words } from "./words.ts";

/** A screen crashed. What was saved is saved, and a reload usually fixes the rest. */
export const Crash = () => (
  <Box component="main" sx={{ maxWidth: 640, mx: "auto", mt: 12, px: 3 }}>
    <Problem title={words.thisScreenStopped} onRetry={() => location.reload()} />
    <Box sx={{ mt: 2 }}>
      <Link href={baseOf(place) || "/"}>{words.backToOverview}</Link>
    </Box>
  </Box>
);
