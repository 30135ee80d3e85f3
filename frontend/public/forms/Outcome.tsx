import { Box, Card, Typography } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";
import { outcomeWords as words } from "./words.ts";

/** Replaces a form or a mailed link's page: what happened, and the next step. It takes over the focus. */
export const Outcome = ({ title, children, next }: { title: string; children: ReactNode; next: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2 }}>
      <Typography component="h2" variant="h3" ref={heading} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
        {title}
      </Typography>
      {children}
      <Box>{next}</Box>
    </Card>
  );
};

export const deadLink = words.thisLinkDoesntWork;
