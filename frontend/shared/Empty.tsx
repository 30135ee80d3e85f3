import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";

/** Nothing here yet: a drawing, what that means, and the next step. */
export const Empty = (props: { title: string; text?: ReactNode; picture?: ReactNode; action?: ReactNode }) => (
  <Box
    sx={{
      textAlign: "center",
      px: 3,
      py: { xs: 5, sm: 7 },
      borderRadius: "16px",
      border: "1px dashed",
      borderColor: "ground.line",
      bgcolor: "background.paper",
    }}
  >
    {props.picture && (
      <Box aria-hidden sx={{ mb: 2, display: "flex", justifyContent: "center" }}>
        {props.picture}
      </Box>
    )}
    <Typography variant="h3" component="h2">
      {props.title}
    </Typography>
    {props.text && (
      <Typography sx={{ color: "text.secondary", mt: 1, mx: "auto", maxWidth: "46ch" }}>{props.text}</Typography>
    )}
    {props.action && <Box sx={{ mt: 3 }}>{props.action}</Box>}
  </Box>
);
