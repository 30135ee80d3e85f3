import { Box, Skeleton, Typography } from "@mui/material";
import { loadingFieldsWords as words } from "./words.ts";

/** Where the fields of a card will be. */
export const LoadingFields = () => (
  <Box sx={{ display: "grid", gap: 2 }}>
    <Typography component="output" sx={{ color: "text.secondary" }}>
      {words.loadingPaymentForm}
    </Typography>
    <Skeleton variant="rounded" height={56} />
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "1fr 1fr" }}>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
    </Box>
    <Skeleton variant="rounded" height={56} />
  </Box>
);
