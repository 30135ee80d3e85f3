import { Box, Card, Link as Anchor, Typography } from "@mui/material";
import type { ElementType, ReactNode } from "react";
import type { FocusPointView } from "../../../backend/videos/progress/contract.ts";
import { dateAt, dayOfYear } from "../formats.ts";
import { focusPointWords as words } from "./words.ts";

const day = (instant: string) => dayOfYear(dateAt(instant));

type Props = {
  point: Omit<FocusPointView, "studentId" | "video"> & Partial<Pick<FocusPointView, "video">>;
  /** How this application links to the video it was seen in: by `to`, or in another application by `href`. */
  link: { component: ElementType; by: "to" | "href" };
  acts?: ReactNode;
};

/** What a coach asked a player to work on. `acts`: what the viewer can do about it. */
export const FocusPoint = ({ point, link: { component, by }, acts }: Props) => {
  const { title, description, status, instructorName, video, setAt, endedAt } = point;
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
      {video && (
        <Typography variant="body2">
          {words.seenIn}{" "}
          <Anchor component={component} {...{ [by]: `/video-analysis/${video.id}` }}>
            {video.title}
          </Anchor>
        </Typography>
      )}
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
