import { Box, Card, Typography } from "@mui/material";
import type { ReactNode } from "react";

/** Things to do, each with the one button that does it. */
export const ToDos = ({ children }: { children: ReactNode }) => (
  <Card component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
    {children}
  </Card>
);

type ToDoProps = { name: ReactNode; about: string; act: ReactNode; isOverdue?: boolean };

export const ToDo = ({ name, about, act, isOverdue = false }: ToDoProps) => (
  <Box
    component="li"
    sx={{
      display: "flex",
      flexWrap: "wrap",
      gap: 1.5,
      alignItems: "center",
      px: 2,
      py: 1.25,
      "& + &": { borderTop: 1, borderColor: "divider" },
    }}
  >
    <Box sx={{ flex: "1 1 200px" }}>
      {name}
      <Typography
        variant="body2"
        sx={{
          color: isOverdue ? "error.main" : "text.secondary",
          fontVariantNumeric: "tabular-nums",
          ...(isOverdue && { fontWeight: 700 }),
        }}
      >
        {about}
      </Typography>
    </Box>
    {act}
  </Box>
);
