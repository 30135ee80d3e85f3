import { Box, Button, Card, Chip, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { Suspense } from "react";
import { Link, useParams } from "react-router";
import type { UserView } from "../../../backend/accounts/contract.ts";
import type { HistoryEntry } from "../../../backend/history/contract.ts";
import type { VideoFact, VideoView } from "../../../backend/videos/contract.ts";
import { mayReview } from "../../../backend/videos/review/reviewRule.ts";
import { ApiError } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useCurrentUser } from "../access/currentUser.ts";
import { loginPath } from "../access/returnAddress.ts";
import { HistoryList } from "../frame/HistoryList.tsx";
import { onDemand } from "../frame/onDemand.tsx";
import { Page } from "../frame/Page.tsx";
import { Information } from "./Information.tsx";
import { Player } from "./player/Player.tsx";
import { usePlayedPath } from "./player/usePlayedPath.ts";
import { Feedback, Notes } from "./review/Feedback.tsx";
import { useVideoHistory } from "./review/useReview.ts";
import { useAnyVideo } from "./useVideos.ts";
import { WeeklyVideo } from "./weekly/WeeklyVideo.tsx";
import { videoHistoryWords, videoPageWords as words } from "./words.ts";

/** What the product does by itself right after an upload. */
const ours: readonly string[] = ["VideoProbed", "VideoRenditionMade", "VideoConversionFailed"] satisfies VideoFact[];

/** Marks save themselves every few seconds: what somebody drew in a row is told once, by its last save. */
const inShort = (history: readonly HistoryEntry[]) => {
  const entries = history.filter(({ what }) => !ours.includes(what));
  return entries.filter(({ what, actor }, n) => {
    const next = entries[n + 1];
    return what !== "VideoAnnotated" || next?.what !== what || next.actor.id !== actor.id;
  });
};

const way = (
  <Anchor component={Link} to="/videos">
    {words.backToVideos}
  </Anchor>
);

const NotFound = () => (
  <Page title={words.videoNotFound} maxWidth="sm" intro={words.theresNoVideo}>
    <Button component={Link} to="/videos" variant="contained" size="large" sx={{ mt: 3 }}>
      {words.backToVideos}
    </Button>
  </Page>
);

const AccessDenied = ({ id }: { id: string }) => (
  <Page title={words.video} above={way} maxWidth="sm" intro={words.logInToSee}>
    <Button component={Link} to={loginPath(`/video-analysis/${id}`)} variant="contained" size="large" sx={{ mt: 3 }}>
      {words.logIn}
    </Button>
  </Page>
);

/** For a coach who reviews it: what may be done about it. Others load none of that. */
const Review = onDemand(async () => (await import("./review/Review.tsx")).Review, "Review");

const Said = ({ video, user }: { video: VideoView; user: UserView }) => {
  const { data, error, refetch } = useVideoHistory(video.id);
  const player = video.studentName ?? words.thePlayer;
  const isReviewer = mayReview(user, video);
  return (
    <Box sx={{ minWidth: 0, display: "grid", gap: 4 }}>
      <Card component="section" aria-labelledby="feedback" sx={{ p: { xs: 2.5, sm: 3 } }}>
        <Typography id="feedback" variant="h3" component="h2">
          {isReviewer ? words.review : words.feedback}
        </Typography>
        {isReviewer ? (
          <Suspense fallback={<Skeleton variant="rounded" height={260} sx={{ mt: 2 }} aria-busy />}>
            <Review video={video} history={data} player={player} />
          </Suspense>
        ) : (
          <Feedback video={video} history={data} />
        )}
        {!isReviewer && video.instructorNotes && <Notes text={video.instructorNotes} />}
      </Card>
      {!isReviewer && video.focusPoints.length > 0 && <ToWorkOn points={video.focusPoints} />}
      <Box component="section" aria-labelledby="history">
        <Typography id="history" variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {words.history}
        </Typography>
        {data ? (
          <HistoryList entries={inShort(data)} words={videoHistoryWords} />
        ) : error ? (
          <Problem title={words.couldntLoadHistory} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={72} />
        )}
      </Box>
    </Box>
  );
};

/** What the coach saw in it that is to be worked on. */
const ToWorkOn = ({ points }: { points: VideoView["focusPoints"] }) => (
  <Card component="section" aria-labelledby="to-work-on" sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 1.5 }}>
    <Typography id="to-work-on" variant="h3" component="h2">
      {words.toWorkOn}
    </Typography>
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5, overflowWrap: "anywhere" }}>
      {points.map(({ id, title, description, isReached }) => (
        <Box component="li" key={id} sx={{ display: "grid", justifyItems: "start", gap: 0.5 }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          {description && <Typography sx={{ whiteSpace: "pre-line" }}>{description}</Typography>}
          {isReached && <Chip size="small" variant="outlined" color="success" label={words.reached} />}
        </Box>
      ))}
    </Box>
  </Card>
);

const below = '"player player" "said facts"';
/** Whoever reviews it sees the video while they write. */
const beside = '"player said" "facts said"';

const Shown = ({ video, user }: { video: VideoView; user: UserView }) => {
  const { filePath, onSeen } = usePlayedPath(video.filePath);
  const isReviewer = mayReview(user, video);
  return (
    <Box
      sx={{
        display: "grid",
        columnGap: 4,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 360px" },
        gridTemplateAreas: { xs: '"player" "said" "facts"', md: below, lg: isReviewer ? beside : below },
        gridTemplateRows: { lg: isReviewer ? "auto 1fr" : "none" },
      }}
    >
      <Box sx={{ gridArea: "player", minWidth: 0 }}>
        <Player key={filePath} video={{ ...video, filePath }} drawn={{ video, user }} onSeen={onSeen} />
      </Box>
      <Box
        sx={{
          gridArea: "said",
          minWidth: 0,
          mt: { xs: 4, lg: isReviewer ? 3 : 4 },
          ...(isReviewer && { position: { lg: "sticky" }, top: 88, maxHeight: { lg: "calc(100svh - 104px)" } }),
          ...(isReviewer && { overflowY: { lg: "auto" } }),
        }}
      >
        <Said video={video} user={user} />
      </Box>
      <Box sx={{ gridArea: "facts", minWidth: 0, mt: 4 }}>
        <Information video={video} user={user} />
      </Box>
    </Box>
  );
};

/** One video: to look at, and what is known and said of it. */
const VideoPage = () => {
  const { id = "" } = useParams();
  const user = useCurrentUser();
  const { data: video, error, refetch } = useAnyVideo(id);
  if (user === null) return <AccessDenied id={id} />;
  if (!video && error instanceof ApiError && error.status === 404) return <NotFound />;
  return (
    <Page title={video?.title ?? words.video} above={way}>
      {video && user ? (
        video.isWeeklyInstruction ? (
          <WeeklyVideo key={video.id} video={video} />
        ) : (
          <Shown key={video.id} video={video} user={user} />
        )
      ) : error ? (
        <Box sx={{ mt: 3 }}>
          <Problem title={words.failedToFetchVideo} error={error} onRetry={() => void refetch()} />
        </Box>
      ) : (
        <Skeleton
          variant="rounded"
          sx={{ mt: 3, borderRadius: "16px", height: { xs: 340, md: "clamp(400px, 100svh - 240px, 82vh)" } }}
          aria-busy
        />
      )}
    </Page>
  );
};
export default VideoPage;
