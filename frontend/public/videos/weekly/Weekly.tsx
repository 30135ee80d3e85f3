import PlayIcon from "@mui/icons-material/PlayCircleOutlined";
import LinkIcon from "@mui/icons-material/OpenInNewOutlined";
import { Box, Button, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import type { WeeklyVideoView } from "../../../../backend/videos/weekly/weeklyContract.ts";
import { dateAt, dayAgo } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { usePlayerFilter } from "../../players/open.ts";
import { whereItPlays } from "../library/VideoCard.tsx";
import { lengthInWords } from "../words.ts";
import { Practiced } from "./Practiced.tsx";
import { useWeekly } from "./useWeekly.ts";
import { weeklyWords as words } from "./words.ts";

const shownAtFirst = 5;

/** The video itself: a file on its own page, a link in a tab of its own, which learns nothing of where it came from. */
const Title = ({ video: { id, title, videoUrl } }: { video: WeeklyVideoView }) => (
  <Typography component="h3" variant="h5" id={`weekly-${id}`} sx={{ overflowWrap: "anywhere" }}>
    {videoUrl === null ? (
      <Anchor component={Link} to={`/video-analysis/${id}`} color="inherit" underline="hover">
        {title}
      </Anchor>
    ) : (
      <Anchor href={videoUrl} target="_blank" rel="noopener noreferrer" color="inherit" underline="hover">
        {title}
      </Anchor>
    )}
  </Typography>
);

const Row = ({ video, user }: { video: WeeklyVideoView; user: UserView }) => {
  const { description, uploadType, file, thumbnailPath, instructorName, createdAt, practiced, isOwn } = video;
  const Icon = uploadType === "url" ? LinkIcon : PlayIcon;
  const length = file?.duration !== null && file ? lengthInWords(file.duration) : words.file;
  const plays = file && whereItPlays(file);
  return (
    <Card component="li" sx={{ p: 2, display: "grid", gridTemplateColumns: "auto 1fr", columnGap: 1.5 }}>
      <Box
        sx={{
          position: "relative",
          alignSelf: "start",
          width: { xs: 96, sm: 144 },
          aspectRatio: "16 / 9",
          borderRadius: "10px",
          overflow: "hidden",
          display: "grid",
          placeItems: "center",
          bgcolor: thumbnailPath ? "#16232e" : "action.hover",
        }}
      >
        {thumbnailPath ? (
          <Box
            component="img"
            src={thumbnailPath}
            alt=""
            loading="lazy"
            sx={{ position: "absolute", width: "100%", height: "100%", objectFit: "contain" }}
          />
        ) : (
          <Icon aria-hidden sx={{ fontSize: 28, color: "primary.main" }} />
        )}
      </Box>
      <Box sx={{ minWidth: 0, display: "grid", gap: 0.5, justifyItems: "start" }}>
        <Title video={video} />
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words.byCoach(instructorName ?? words.removedCoach, dayAgo(dateAt(createdAt)))}
          {" · "}
          {uploadType === "url" ? words.link : length}
        </Typography>
        {plays && <Typography variant="body2">{plays}</Typography>}
        {description && (
          <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{description}</Typography>
        )}
        {isOwn && user.role === "instructor" && practiced !== null && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {words.practicedCount(practiced)}
          </Typography>
        )}
        <Practiced video={video} />
      </Box>
    </Card>
  );
};

const Rows = ({ user }: { user: UserView }) => {
  const { data, error, refetch } = useWeekly();
  const who = usePlayerFilter();
  const [all, setAll] = useState(false);
  if (error && !data) return <Problem title={words.couldntLoad} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Skeleton
        variant="rounded"
        height={84}
        sx={{ borderRadius: "16px" }}
        component="section"
        aria-busy
        aria-label={words.loading}
      />
    );
  const isShown = ({ players, isOwn }: WeeklyVideoView) =>
    who.chosen === null || isOwn || players.some(({ playerId }) => playerId === who.chosen);
  const found = data.filter(isShown);
  const shown = found.slice(0, all ? found.length : shownAtFirst);
  const isCoach = user.role === "instructor";
  return (
    <>
      {found.length === 0 ? (
        <Card sx={{ p: { xs: 2, sm: 3 }, color: "text.secondary" }}>
          {isCoach ? words.nonePublished : words.noneYet}
        </Card>
      ) : (
        <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1.5 }}>
          {shown.map((video) => (
            <Row key={video.id} video={video} user={user} />
          ))}
        </Box>
      )}
      {found.some(({ players }) => players.length > 0) && (
        <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
          {words.tellsYourCoach}
        </Typography>
      )}
      {found.length > shown.length && (
        <Button sx={{ mt: 2 }} onClick={() => setAll(true)}>
          {words.showAll(found.length)}
        </Button>
      )}
    </>
  );
};

/** What coaches give players to practice. */
export const Weekly = ({ user, mt = 6 }: { user: UserView; mt?: number | { xs: number; sm: number } }) => (
  <Box component="section" aria-labelledby="weekly" sx={{ mt }}>
    <Box sx={{ mb: 2, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
      <Typography id="weekly" variant="h3" component="h2">
        {words.weeklyInstructionVideos}
      </Typography>
      {user.role === "instructor" && (
        // The back office is another application: a full page load.
        <Anchor href="/instructor-dashboard/weekly-videos">{words.manage}</Anchor>
      )}
    </Box>
    <Rows user={user} />
  </Box>
);
