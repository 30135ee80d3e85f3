import { Box, Card, Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { FocusPointView } from "../../../backend/videos/progress/contract.ts";
import { dateAt, dayOfYear } from "../formats.ts";
import { focusPointWords as words } from "./words.ts";

const day = (instant: string) => dayOfYear(dateAt(instant));

/** What a coach asked a player to work on. `acts`: what the viewer can do about it. */
export const FocusPoint = ({ point, acts }: { point: Omit<FocusPointView, "studentId">; acts?: ReactNode }) => {
  const { title, description, status, instructorName, setAt, endedAt } = point;
  return (
    <Card
      component="li"
      sx={{ p: { xs: 2, sm: 2.5 }, display: "grid", alignContent: "start", gap: 0.75, overflowWrap: "anywhere" }}
    >
      <Typography component="h3" variant="h5">
        {title}
      </Typography>
      {description && <Typography sx={{ whiteSpace: "pre-line" }}>{description}</Typography>}
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {[endedAt && words.ended[status](day(endedAt)), words.setBy(instructorName, day(setAt))]
          .filter(Boolean)
          .join(" · ")}
      </Typography>
      {acts && <Box sx={{ mt: 0.5, ml: -1, display: "flex", flexWrap: "wrap", columnGap: 0.5 }}>{acts}</Box>}
    </Card>
  );
};

export const focusPointGrid = {
  listStyle: "none",
  p: 0,
  m: 0,
  display: "grid",
  gap: 1.5,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
} as const;
