import { Container, Skeleton, Stack } from "@mui/material";

/** Stands where a page's heading and first block will be. */
export const PageSkeleton = () => (
  <Container sx={{ py: { xs: 4, md: 6 } }} aria-busy>
    <Stack spacing={2}>
      <Skeleton variant="rounded" height={44} sx={{ maxWidth: 420 }} />
      <Skeleton variant="rounded" height={24} sx={{ maxWidth: 560 }} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  </Container>
);
