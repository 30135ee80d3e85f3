import { Box, Button, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { Link, useParams } from "react-router";
import type { UserView } from "../../../backend/accounts/contract.ts";
import type { VideoFact, VideoView } from "../../../backend/videos/contract.ts";
import { ApiError } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useSettings } from "../../shared/settings.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { loginPath } from "../access/returnAddress.ts";
import { HistoryOf } from "../frame/HistoryOf.tsx";
import { Page } from "../frame/Page.tsx";
import { Information } from "./Information.tsx";
import { Player } from "./player/Player.tsx";
import { useVideo } from "./useVideos.ts";
import { videoHistoryWords, videoPageWords as words } from "./words.ts";

/** What the product does by itself right after an upload. */
const ours: readonly VideoFact[] = ["VideoProbed", "VideoRenditionMade"];

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

const Shown = ({ video, user }: { video: VideoView; user: UserView }) => {
  const { claims } = useSettings();
  return (
    <>
      <Player key={video.filePath} video={video} />
      <Box sx={{ mt: 4, display: "grid", gap: 4, alignItems: "start", gridTemplateColumns: { md: "1fr 360px" } }}>
        <Box sx={{ minWidth: 0, display: "grid", gap: 4 }}>
          <Card component="section" aria-labelledby="feedback" sx={{ p: { xs: 2.5, sm: 3 } }}>
            <Typography id="feedback" variant="h3" component="h2">
              {words.feedback}
            </Typography>
            <Typography sx={{ mt: 1, color: "text.secondary" }}>{words.noFeedbackYet(claims.turnaround)}</Typography>
          </Card>
          <Box component="section" aria-labelledby="history">
            <Typography id="history" variant="h3" component="h2" sx={{ mb: 1.5 }}>
              {words.history}
            </Typography>
            <HistoryOf id={video.id} words={videoHistoryWords} without={ours} problem={words.couldntLoadHistory} />
          </Box>
        </Box>
        <Information video={video} user={user} />
      </Box>
    </>
  );
};

/** One video: to look at, and what is known and said of it. */
const VideoPage = () => {
  const { id = "" } = useParams();
  const user = useCurrentUser();
  const { data: video, error, refetch } = useVideo(id);
  if (user === null) return <AccessDenied id={id} />;
  if (!video && error instanceof ApiError && error.status === 404) return <NotFound />;
  return (
    <Page title={video?.title ?? words.video} above={way}>
      {video && user ? (
        <Shown video={video} user={user} />
      ) : error ? (
        <Box sx={{ mt: 3 }}>
          <Problem title={words.failedToFetchVideo} error={error} onRetry={() => void refetch()} />
        </Box>
      ) : (
        <Skeleton variant="rounded" sx={{ mt: 3, borderRadius: "16px", height: { xs: 340, md: 640 } }} aria-busy />
      )}
    </Page>
  );
};
export default VideoPage;
