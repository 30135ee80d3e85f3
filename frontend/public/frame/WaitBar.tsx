import { Box } from "@mui/material";

/** Runs along the top while something of the site is fetched. */
export const WaitBar = () => (
  <Box
    aria-hidden // screen readers announce the page itself
    sx={{
      position: "fixed",
      zIndex: 1400,
      top: 0,
      left: 0,
      width: "100%",
      height: 4,
      bgcolor: "stitch.main",
      transformOrigin: "left",
      "@keyframes loading": { from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } },
      // Nothing is shown for waits too short to notice.
      animation: "loading 8s cubic-bezier(0.1, 0.7, 0.3, 1) 300ms both",
    }}
  />
);
