import { Box, Button, Typography } from "@mui/material";
import { Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { videoUrl, VideoView } from "../../../../backend/videos/contract.ts";
import { isUnreviewed, promisedHours } from "../../../../backend/videos/review/reviewRule.ts";
import { command } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { hoursInWords } from "../../../shared/videos/waiting.ts";
import { onDemand } from "../../frame/onDemand.tsx";
import { useKeys } from "../player/useKeys.ts";
import { useVideosChanged } from "../useVideos.ts";
import { Feedback, Notes } from "./Feedback.tsx";
import { FocusPoints } from "./FocusPoints.tsx";
import { ReviewForm } from "./ReviewForm.tsx";
import { useReviewQueue, useStep, type VideoHistoryEntry } from "./useReview.ts";
import { analysisWords, focusWords, reviewWords as words } from "./words.ts";

const MoveBack = onDemand(async () => (await import("./MoveBack.tsx")).MoveBack, "MoveBack");

const quiet = { color: "text.secondary" } as const;

const leftOf = (hours: number) => {
  const [first, last] = promisedHours;
  if (hours < first) return words.onTime(first - hours);
  return hours < last ? words.aDayGone(last - hours) : words.isLate;
};

/** How long it has waited, and what starts its review. */
const Waiting = ({ video }: { video: VideoView }) => {
  const { send, sending } = useStep(video);
  const { status, instructorId, waitingHours } = video;
  return (
    <Box sx={{ mt: 1, display: "grid", gap: 1.5, justifyItems: "start" }}>
      {waitingHours !== null && (
        <Typography>{words.waiting(hoursInWords(waitingHours), leftOf(waitingHours))}</Typography>
      )}
      {instructorId === null && <Typography sx={quiet}>{words.whoeverStarts}</Typography>}
      {status === "pending" && (
        <ActButton variant="outlined" busy={sending} onClick={() => void send({ status: "in_progress" })}>
          {sending ? words.starting : words.startReview}
        </ActButton>
      )}
    </Box>
  );
};

/** The way to whichever video has waited longest, also by the key N. */
const NextVideo = ({ after: { id, status } }: { after: VideoView }) => {
  const navigate = useNavigate();
  const { data: queue } = useReviewQueue();
  const next = queue?.find((video) => video.id !== id);
  const path = next && `/video-analysis/${next.id}`;
  useKeys({ n: () => void (path && navigate(path)) }, path !== undefined);
  if (path)
    return (
      <Button component={Link} to={path} color="inherit">
        {words.nextVideo}
      </Button>
    );
  return queue && !isUnreviewed(status) ? <Typography sx={quiet}>{words.queueIsEmpty}</Typography> : null;
};

type Props = { video: VideoView; history: readonly VideoHistoryEntry[] | undefined; player: string };

/** For the coach who reviews a video: what is published, and what to do next. */
export const Review = ({ video, history, player }: Props) => {
  const [isEditing, setEditing] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const { status, reviewedAt, instructorNotes } = video;
  const { send: step, sending: stepping } = useStep(video);
  const { send: restore } = useSend(
    async (feedback: string) => VideoView.parse(await command("PATCH", videoUrl(video.id), { feedback })),
    {
      failed: { title: analysisWords.error, text: analysisWords.failedToSave },
      settled: useVideosChanged(),
      sent: () => toast({ title: words.restored }),
    },
  );
  const isForm = isUnreviewed(status) || isEditing;
  return (
    <>
      {isUnreviewed(status) && <Waiting video={video} />}
      {reviewedAt !== null && (
        <Feedback
          video={video}
          history={history}
          {...(status === "reviewed" && { onRestore: ({ feedback }) => void restore(feedback ?? "") })}
        />
      )}
      {!isForm && instructorNotes && <Notes text={instructorNotes} />}
      {isForm && (
        <ReviewForm
          key={`${video.id} ${reviewedAt ?? ""}`}
          video={video}
          player={player}
          onPublished={() => setEditing(false)}
          onCancel={isEditing ? () => setEditing(false) : undefined}
        />
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, "&:not(:empty)": { mt: 2.5 } }}>
        {status === "reviewed" && !isEditing && (
          <>
            <Button variant="outlined" onClick={() => setEditing(true)}>
              {words.edit}
            </Button>
            <ActButton color="inherit" busy={stepping} onClick={() => void step({ status: "archived" })}>
              {words.archive}
            </ActButton>
          </>
        )}
        {status !== "pending" && (
          <Button color="inherit" onClick={() => setMoving(true)}>
            {words.moveBack}
          </Button>
        )}
        <NextVideo after={video} />
      </Box>
      <Box
        component="section"
        aria-labelledby="focus-points"
        sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: "divider", display: "grid", gap: 1 }}
      >
        <Typography id="focus-points" variant="h5" component="h3">
          {focusWords.worksOn(player)}
        </Typography>
        {video.instructorId === null ? (
          <Typography sx={quiet}>{focusWords.onceItsYours}</Typography>
        ) : (
          <FocusPoints video={video} player={player} />
        )}
      </Box>
      {isMoving && (
        <Suspense>
          <MoveBack video={video} onClose={() => setMoving(false)} />
        </Suspense>
      )}
    </>
  );
};
