import CompareIcon from "@mui/icons-material/CompareOutlined";
import { Box, Button, Card, Typography } from "@mui/material";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { UserView } from "../../../backend/accounts/contract.ts";
import { videoUrl, type VideoView } from "../../../backend/videos/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { fileSize, longDateAndTime } from "../../shared/formats.ts";
import { toast } from "../../shared/toastStore.ts";
import { AskFirst } from "../frame/AskFirst.tsx";
import { onDemand } from "../frame/onDemand.tsx";
import { StatusChip } from "./library/VideoCard.tsx";
import { DownloadVideo } from "./player/NotSeen.tsx";
import { useVideosChanged } from "./useVideos.ts";
import { compareWords, deleteWords, informationWords as words, lengthInWords, typeWords } from "./words.ts";

const Retitle = onDemand(async () => (await import("./Retitle.tsx")).Retitle, "Retitle");

const facts = (video: VideoView) => {
  const { width, height, fps, isVariable, duration, bytes, fileName } = video;
  return [
    [words.player, video.studentName ?? words.removedPlayer],
    [words.instructor, video.instructorName ?? words.pendingAssignment],
    [words.type, typeWords[video.videoType]],
    [words.uploaded, longDateAndTime(video.createdAt)],
    duration !== null && [words.length, lengthInWords(duration)],
    width && height && [words.picture, words.size(width, height, fps ? words.fps(fps, isVariable) : "")],
    [words.file, `${fileName} · ${fileSize(bytes)}`],
  ].filter((fact): fact is [string, string] => Array.isArray(fact));
};

/** Deletes a video for good, once asked. */
const DeleteVideo = ({ video: { id, title } }: { video: VideoView }) => {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const changed = useVideosChanged();
  const { mutate, isPending } = useMutation({
    mutationFn: () => command("DELETE", videoUrl(id)),
    onSuccess: async () => {
      toast({ title: deleteWords.videoDeleted, text: deleteWords.hasBeenDeleted });
      await navigate("/videos");
      client.removeQueries({ queryKey: [videoUrl(id)] });
      await changed({ gone: id });
    },
    onError: (error) => {
      setAsking(false);
      toast({ title: deleteWords.deleteFailed, text: wordsOf(error, deleteWords.failedToDelete), kind: "destructive" });
    },
  });
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {deleteWords.deleteVideo}
      </Button>
      {isAsking && (
        <AskFirst
          question={deleteWords.deleteThisVideo}
          text={deleteWords.areYouSure(title)}
          yes={deleteWords.deleteVideo}
          no={deleteWords.keepVideo}
          isPending={isPending}
          onYes={() => mutate()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** What is known of a video, and what may be done about it. */
export const Information = ({ video, user }: { video: VideoView; user: UserView }) => {
  const [isEditing, setEditing] = useState(false);
  const mayDelete = user.role !== "instructor" || video.studentId === user.id;
  return (
    <Card component="section" aria-labelledby="information" sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2 }}>
      <Typography id="information" variant="h3" component="h2">
        {words.videoInformation}
      </Typography>
      <Box>
        <StatusChip status={video.status} />
      </Box>
      {video.description && (
        <Box>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {words.description}
          </Typography>
          <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{video.description}</Typography>
        </Box>
      )}
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 1.5 }}>
        {facts(video).map(([what, fact]) => (
          <Box key={what}>
            <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
              {what}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
              {fact}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {video.playable !== "nowhere" && (
          <Button component={Link} to={`/compare?left=${video.id}`} variant="outlined" startIcon={<CompareIcon />}>
            {compareWords.compare}
          </Button>
        )}
        <DownloadVideo video={video} />
        {video.isOwn && (
          <Button variant="outlined" color="inherit" onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
        )}
        {mayDelete && <DeleteVideo video={video} />}
      </Box>
      {isEditing && (
        <Suspense>
          <Retitle video={video} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  );
};
