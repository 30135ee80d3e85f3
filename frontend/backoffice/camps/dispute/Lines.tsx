import { Box } from "@mui/material";
import { Fragment } from "react";

/** Names and what stands for them, close together as on a form. */
export const Lines = ({ lines }: { lines: readonly (readonly [name: string, value: string])[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: "grid",
      gridTemplateColumns: { xs: "1fr", sm: "160px 1fr" },
      columnGap: 2,
      rowGap: 0.5,
      "@media print": { gridTemplateColumns: "140px 1fr" },
    }}
  >
    {lines.map(([name, value]) => (
      <Fragment key={name}>
        <Box component="dt" sx={{ color: "text.secondary", mt: { xs: 1, sm: 0 }, "@media print": { mt: 0 } }}>
          {name}
        </Box>
        <Box component="dd" sx={{ m: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {value}
        </Box>
      </Fragment>
    ))}
  </Box>
);
