import { useState } from "react";
import { Box, Card, Skeleton, Typography } from "@mui/material";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import { tabular } from "../../../shared/theme.ts";
import { statCardsWords as words } from "../words.ts";

type Counted = Pick<VideoView, "status" | "createdAt">;

const aWeek = 7 * 24 * 60 * 60 * 1000; // ms

const stats: readonly { label: string; counts: (video: Counted, now: number) => boolean }[] = [
  { label: words.totalVideos, counts: () => true },
  { label: words.pendingReview, counts: ({ status }) => status === "pending" },
  { label: words.reviewed, counts: ({ status }) => status === "reviewed" },
  { label: words.thisWeek, counts: ({ createdAt }, now) => now - Date.parse(createdAt) < aWeek },
];

/** How many videos each card counts; undefined while they are on their way. */
export const countIn = (videos: readonly Counted[] | undefined, now: number) =>
  stats.map(({ label, counts }) => ({ label, count: videos?.filter((video) => counts(video, now)).length }));

/** How many videos there are, wait, are reviewed, and came in the last seven days. */
export const StatCards = ({ videos }: { videos: readonly VideoView[] | undefined }) => {
  const [now] = useState(Date.now);
  const counted = countIn(videos, now);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 3,
        display: "grid",
        gap: { xs: 1.5, sm: 2 },
        gridTemplateColumns: { xs: "repeat(2, 1fr)", md: "repeat(4, 1fr)" },
      }}
    >
      {counted.map(({ label, count }) => (
        <Card key={label} sx={{ p: { xs: 2, sm: 2.5 }, display: "flex", flexDirection: "column-reverse" }}>
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            {label}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0, ...tabular }}>
            {count ?? <Skeleton width={48} aria-busy />}
          </Typography>
        </Card>
      ))}
    </Box>
  );
};
