import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { z } from "zod";
import type { VideoStatus, VideoView } from "../../../../backend/videos/contract.ts";
import { mayReview, reviewSteps, stepsAhead } from "../../../../backend/videos/review/reviewRule.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { statusWords } from "../../../shared/videos/words.ts";
import { useMe } from "../../access/me.ts";
import { useAct } from "../../data/useAct.ts";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { StatusMenu } from "../../frame/StatusMenu.tsx";
import type { VideoVerbs } from "../verbs.ts";
import { videoRowsWords as words, videoStatusWords } from "../words.ts";
import { changing, said, StartReviewButton } from "./StartReviewButton.tsx";

const Reason = z.object({
  reason: z.string().trim().min(1, videoStatusWords.sayWhy),
});

const MoveBackDialog = ({ video, to, onClose }: { video: VideoView; to: VideoStatus; onClose: () => void }) => {
  const { control, dialog } = useActForm(
    Reason,
    { reason: "" },
    ({ changeVideoStatus }: VideoVerbs) =>
      ({ reason }) =>
        changeVideoStatus({ id: video.id, status: to, reason }),
    said,
    { sent: onClose },
  );
  return (
    <FormDialog title={videoStatusWords.moveThisBack} action={videoStatusWords.moveBack} {...dialog} onClose={onClose}>
      <Typography sx={{ fontWeight: 650 }}>{`${video.title} → ${statusWords[to]}`}</Typography>
      <FormField
        control={control}
        name="reason"
        label={videoStatusWords.why}
        multiline
        minRows={2}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that asks for words starts in their field
        autoFocus
      />
    </FormDialog>
  );
};

/** The next step, and every one before. */
const VideoStatusMenu = ({ video }: { video: VideoView }) => {
  const [back, setBack] = useState<VideoStatus>();
  const { send, sending } = useAct(changing, said);
  const choices = reviewSteps.filter((step) => {
    const ahead = stepsAhead(video.status, step);
    return ahead !== 0 && ahead <= 1;
  });
  return (
    <>
      <StatusMenu
        of={videoStatusWords.theVideo(video.title)}
        variant="outlined"
        choices={choices.map((status) => ({
          status,
          label: statusWords[status],
          means: videoStatusWords.means[status],
        }))}
        current={video.status}
        busy={sending}
        onChoose={(status) =>
          stepsAhead(video.status, status) < 0 ? setBack(status) : void send({ id: video.id, status })
        }
      />
      {back && <MoveBackDialog video={video} to={back} onClose={() => setBack(undefined)} />}
    </>
  );
};

/** What may be done about a video. Its page is outside of the back office. */
export const VideoActs = ({ video }: { video: VideoView }) => {
  const me = useMe();
  const isReviewer = mayReview(me, video);
  const { id, title, status, feedback } = video;
  const page = `/video-analysis/${id}`;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      {isReviewer && status === "pending" && <StartReviewButton video={video} />}
      <Button size="small" href={page} aria-label={words.of(words.viewVideo, title)}>
        {words.viewVideo}
      </Button>
      {isReviewer && status !== "archived" && feedback === null && (
        <Button size="small" href={page} aria-label={words.of(words.addFeedback, title)}>
          {words.addFeedback}
        </Button>
      )}
      {isReviewer && status !== "pending" && <VideoStatusMenu video={video} />}
    </Box>
  );
};
