import { Box } from "@mui/material";
import type { ReactNode } from "react";

/** One line of a list of facts: a name and what it is. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box
    sx={{
      display: "grid",
      gridTemplateColumns: { xs: "1fr", sm: "150px 1fr" },
      gap: { xs: 0.25, sm: 2 },
      py: 1.5,
      borderTop: 1,
      borderColor: "divider",
      "&:first-of-type": { borderTop: 0 },
    }}
  >
    <Box component="dt" sx={{ color: "text.secondary" }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
      {children}
    </Box>
  </Box>
);

/** Where something stood of a person whose data was erased. */
export const removed = (
  <Box component="span" sx={{ color: "text.secondary" }}>
    Removed
  </Box>
);
export const missing = (
  <Box component="span" sx={{ color: "text.secondary" }}>
    Not given
  </Box>
);
