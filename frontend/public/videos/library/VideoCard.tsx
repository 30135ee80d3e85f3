import PendingIcon from "@mui/icons-material/HourglassEmpty";
import ReviewingIcon from "@mui/icons-material/RateReviewOutlined";
import ReviewedIcon from "@mui/icons-material/TaskAltOutlined";
import ArchivedIcon from "@mui/icons-material/Inventory2Outlined";
import MovieIcon from "@mui/icons-material/MovieOutlined";
import { Box, Card, CardActionArea, Chip, Typography } from "@mui/material";
import { Link } from "react-router";
import type { VideoStatus, VideoView } from "../../../../backend/videos/contract.ts";
import { dateAt, dayAgo } from "../../../shared/formats.ts";
import { statusWords } from "../../../shared/videos/words.ts";
import { heldFor } from "../../../shared/videos/waiting.ts";
import { tabular } from "../../../shared/theme.ts";
import { lengthInWords, playsWords, typeWords, videoCardWords as words } from "../words.ts";

const looks: Record<VideoStatus, { icon: typeof PendingIcon; color: "warning" | "info" | "success" | "default" }> = {
  pending: { icon: PendingIcon, color: "warning" },
  in_progress: { icon: ReviewingIcon, color: "info" },
  reviewed: { icon: ReviewedIcon, color: "success" },
  archived: { icon: ArchivedIcon, color: "default" },
};

/** Told by word and picture, not by color alone. */
export const StatusChip = ({ status }: { status: VideoStatus }) => {
  const { icon: Icon, color } = looks[status];
  return <Chip size="small" variant="outlined" color={color} icon={<Icon />} label={statusWords[status]} />;
};

/** The picture shown for a video, or what stands in for one that has none. */
export const Poster = ({
  video: { thumbnailPath, duration },
}: {
  video: Pick<VideoView, "thumbnailPath" | "duration">;
}) => (
  <Box sx={{ position: "relative", aspectRatio: "16 / 9", bgcolor: "#16232e", display: "grid", placeItems: "center" }}>
    {thumbnailPath ? (
      <Box
        component="img"
        src={thumbnailPath}
        alt=""
        loading="lazy"
        sx={{ position: "absolute", width: "100%", height: "100%", objectFit: "contain" }}
      />
    ) : (
      <MovieIcon sx={{ fontSize: 56, color: "rgba(255, 255, 255, 0.35)" }} aria-hidden />
    )}
    {duration !== null && (
      <Box
        component="span"
        sx={{
          position: "absolute",
          right: 8,
          bottom: 8,
          px: 0.75,
          borderRadius: "6px",
          bgcolor: "rgba(0, 0, 0, 0.78)",
          color: "#fff",
          fontSize: "0.8125rem",
          fontWeight: 600,
          ...tabular,
        }}
      >
        {lengthInWords(duration)}
      </Box>
    )}
  </Box>
);

/** With whom it is and for how long, or who reviewed it. */
const whoHasIt = ({ instructorName, reviewedBy, ...waits }: VideoView) => {
  if (waits.waitingSince === null) {
    const reviewer = reviewedBy ?? instructorName;
    return reviewer ? words.by(reviewer) : words.formerCoach;
  }
  return instructorName ? words.withFor(instructorName, heldFor(waits)) : words.pendingFor(heldFor(waits));
};

/** Where it plays, if not everywhere. */
export const whereItPlays = ({ playable, conversion }: Pick<VideoView, "playable" | "conversion">) => {
  if (playable === "everywhere") return undefined;
  return conversion === "under way"
    ? playsWords.underWay
    : conversion === "failed" && playable === "nowhere"
      ? playsWords.failed
      : playsWords[playable];
};

/** One video of the library. `forWhom`: whose it is, where that is not clear. */
export const VideoCard = ({ video, forWhom }: { video: VideoView; forWhom: string | undefined }) => (
  <Card component="li" sx={{ minWidth: 0 }}>
    <CardActionArea component={Link} to={`/video-analysis/${video.id}`} sx={{ height: "100%", display: "block" }}>
      <Poster video={video} />
      <Box sx={{ p: 2, display: "grid", gap: 0.75, justifyItems: "start" }}>
        <StatusChip status={video.status} />
        <Typography component="h3" variant="h5" sx={{ overflowWrap: "anywhere" }}>
          {video.title}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {[forWhom, typeWords[video.videoType], dayAgo(dateAt(video.createdAt))].filter(Boolean).join(" · ")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {whoHasIt(video)}
        </Typography>
        {whereItPlays(video) && <Typography variant="body2">{whereItPlays(video)}</Typography>}
      </Box>
    </CardActionArea>
  </Card>
);
