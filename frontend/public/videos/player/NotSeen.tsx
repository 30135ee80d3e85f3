import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import ReplayIcon from "@mui/icons-material/Replay";
import { Button, Card, Typography } from "@mui/material";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import { problemWords } from "../../../shared/words.ts";
import { playerWords as words } from "../words.ts";
import type { LoadingProblem } from "./useLoading.ts";

type WhyNot = keyof typeof words.notSeen;

/** Why nothing can be seen of a video, whatever the browser makes of it. */
export const whyNotSeen = (
  { playable, conversion }: Pick<VideoView, "playable" | "conversion">,
  problem: LoadingProblem | undefined,
): WhyNot | undefined => {
  if (problem === "missing" || problem === "not loaded") return problem;
  const isSeen = playable !== "nowhere" && problem === undefined;
  return isSeen ? undefined : (conversion ?? (playable === "nowhere" ? playable : problem));
};

type Video = Pick<VideoView, "originalPath">;

export const DownloadVideo = ({ video: { originalPath } }: { video: Video }) => (
  <Button component="a" href={`${originalPath}?download`} variant="outlined" startIcon={<DownloadIcon />}>
    {words.download}
  </Button>
);

type Props = { video: Video; why: WhyNot; onRetry: () => void };

/** Why a video cannot be seen, and what can be done. */
export const WhyNotSeen = ({ video, why, onRetry }: Props) => (
  <>
    <Typography component="output">{words.notSeen[why]}</Typography>
    {why === "not loaded" ? (
      <Button variant="outlined" color="inherit" startIcon={<ReplayIcon />} onClick={onRetry}>
        {problemWords.retry}
      </Button>
    ) : (
      why !== "missing" && <DownloadVideo video={video} />
    )}
  </>
);

/** In place of the player. */
export const NotSeen = (props: Props) => (
  <Card sx={{ mt: 3, p: { xs: 3, sm: 5 }, display: "grid", gap: 2, justifyItems: "start" }}>
    <WhyNotSeen {...props} />
  </Card>
);
