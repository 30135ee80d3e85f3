import { Box, Button, Container, Typography } from "@mui/material";

/** A page that cannot be shown: no connection, or a new version whose files have other names. A reload mends both. */
export const PageFailed = () => (
  <Container maxWidth="sm" role="alert" sx={{ py: { xs: 4, md: 6 } }}>
    <Typography variant="h1">This page could not be shown</Typography>
    <Typography sx={{ mt: 1.5, color: "text.secondary" }}>
      Please check your connection and try again. Whatever you have booked is safe.
    </Typography>
    <Box sx={{ mt: 3 }}>
      <Button variant="contained" size="large" onClick={() => location.reload()}>
        Try again
      </Button>
    </Box>
  </Container>
);
