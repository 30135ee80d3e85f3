import { Link as Anchor, Typography } from "@mui/material";
import type { ReactNode } from "react";

/** In a tab of its own, so that nothing typed is left behind. */
const Policy = ({ at, children }: { at: string; children: ReactNode }) => (
  <Anchor href={at} target="_blank" rel="noopener">
    {children}
  </Anchor>
);

/** Beside a button that commits to something: what else it says yes to. */
export const AgreeByActing = ({ by }: { by: "booking" | "registering" | "paying" | "signing up" }) => (
  <Typography variant="body2" sx={{ color: "text.secondary" }}>
    By {by}, you agree to our <Policy at="/terms">Terms</Policy> and{" "}
    <Policy at="/refunds">Refunds &amp; Cancellations</Policy>. Our <Policy at="/privacy">Privacy page</Policy> says
    what we keep and why.
  </Typography>
);
