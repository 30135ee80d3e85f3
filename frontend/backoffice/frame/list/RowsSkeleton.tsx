import { Box, Card, Skeleton } from "@mui/material";
import { loadingWords as words } from "../words.ts";

/** Placeholder rows, as high as the real ones. */
export const RowsSkeleton = ({ rows = 8, height = 53 }: { rows?: number; height?: number }) => (
  <Card component="section" aria-busy="true" aria-label={words.loading}>
    {Array.from({ length: rows }, (_, row) => (
      <Box
        key={row}
        sx={{ height, px: 2, display: "flex", alignItems: "center", gap: 3, borderBottom: 1, borderColor: "divider" }}
      >
        <Skeleton width="22%" />
        <Skeleton width="26%" />
        <Skeleton width="12%" />
        <Skeleton width="16%" sx={{ ml: "auto" }} />
      </Box>
    ))}
  </Card>
);
