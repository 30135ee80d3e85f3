import { Box } from "@mui/material";

/** One line of a summary: what it is, and what was chosen or typed. */
export const SummaryRow = ({ name, children }: { name: string; children: string }) => (
  <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
    <Box component="dt" sx={{ color: "text.secondary" }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, textAlign: "right", overflowWrap: "anywhere", minWidth: 0 }}>
      {children}
    </Box>
  </Box>
);
